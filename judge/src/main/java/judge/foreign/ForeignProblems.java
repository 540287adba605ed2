package judge.foreign;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.foreign.ForeignException.Cause;
import judge.source.PackageMark;

/** Reads problems as other judges keep them, by what lies in a folder. */
public final class ForeignProblems {

    private ForeignProblems() {}

    /**
     * The problems in a folder: of LemonLime perhaps several, else one.
     *
     * @param name of the folder or zip, for a problem that has no name of its own
     * @throws ForeignException with one sentence where there is none, or it cannot be read
     */
    public static List<ForeignProblem> read(Path folder, String name) throws ForeignException {
        SourceFolder source = new SourceFolder(folder);
        if (source.has("problem.xml")) {
            return List.of(new Polygon(source, name).read());
        }
        List<String> files = source.files();
        Optional<String> contest =
                files.stream().filter(file -> file.endsWith(".cdf")).findFirst();
        if (contest.isPresent()) {
            return new Lemon(source, contest.get()).read();
        }
        boolean marked = source.has(PackageMark.YAML) || source.has(PackageMark.DOMJUDGE);
        boolean own = marked && files.stream().anyMatch(file -> file.startsWith("data/"));
        if (own) {
            throw new ForeignException(Cause.OWN_PACKAGE, folder.toString());
        }
        if (files.stream().anyMatch(file -> file.startsWith("testdata/"))) {
            return List.of(new Hydro(source, name).read());
        }
        throw new ForeignException(Cause.UNKNOWN_LAYOUT, folder.toString());
    }
}
