package judge.problem.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.DataMaker;
import judge.problem.Problem;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.source.PackageMark;

/** The problem packages in a folder, each by its folder's name. */
public final class ProblemLibrary {

    private final Path folder;
    private final List<String> ids;
    private final DataMaker maker;

    private ProblemLibrary(Path folder, List<String> ids, DataMaker maker) {
        this.folder = folder;
        this.maker = maker;
        this.ids = List.copyOf(ids);
    }

    /**
     * The library of a folder: every folder in it that has a {@code problem.yaml}. No package is read yet.
     *
     * @throws ProblemFormatException with one sentence if there is no such folder or no problem in it
     */
    public static ProblemLibrary open(Path folder) throws ProblemFormatException {
        return open(folder, PackageReader.NO_MAKER);
    }

    /** The same with somebody who makes data that packages do not bring. */
    public static ProblemLibrary open(Path folder, DataMaker maker) throws ProblemFormatException {
        if (!Files.isDirectory(folder)) {
            throw fault(
                    folder, Files.exists(folder) ? PackageFault.LIBRARY_NOT_A_FOLDER : PackageFault.LIBRARY_MISSING);
        }
        try (Stream<Path> children = Files.list(folder)) {
            List<String> ids = children.filter(PackageMark::isIn)
                    .map(child -> child.getFileName().toString())
                    .filter(name -> !PackageIndex.isHidden(name))
                    .sorted()
                    .toList();
            if (ids.isEmpty()) {
                throw fault(folder, PackageFault.LIBRARY_EMPTY, folder.resolve("<problem>/problem.yaml"));
            }
            return new ProblemLibrary(folder, ids, maker);
        } catch (IOException e) {
            throw fault(folder, PackageFault.LIBRARY_UNREADABLE, String.valueOf(e.getMessage()));
        }
    }

    /** The problems' ids, sorted, at least one. */
    public List<String> ids() {
        return ids;
    }

    /** The ids of problems to which answers are handed in; no package is read for it. */
    public Set<String> answerIds() {
        return ids.stream()
                .filter(id -> PackageReader.takesAnswers(folder.resolve(id)))
                .collect(Collectors.toSet());
    }

    /**
     * The problem with an id.
     *
     * @throws ProblemFormatException with one sentence if there is none, or with every fault of its package
     */
    public Problem problem(String id) throws ProblemFormatException {
        if (!ids.contains(id)) {
            throw fault(folder, PackageFault.PROBLEM_UNKNOWN, id, String.join(", ", ids));
        }
        return PackageReader.read(folder.resolve(id), maker);
    }

    /**
     * All problems, or those with the given ids if there are any, in the order of their ids.
     *
     * @throws ProblemFormatException with the faults of all their packages
     */
    public List<Problem> problems(List<String> wanted) throws ProblemFormatException {
        List<Problem> problems = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (String id :
                wanted.isEmpty() ? ids : wanted.stream().distinct().sorted().toList()) {
            try {
                problems.add(problem(id));
            } catch (ProblemFormatException e) {
                faults.addAll(e.faults());
            }
        }
        if (!faults.isEmpty()) {
            throw new ProblemFormatException(faults);
        }
        return problems;
    }

    private static ProblemFormatException fault(Path folder, PackageFault code, Object... values) {
        return new ProblemFormatException(List.of(Fault.at(folder, code, values)));
    }
}
