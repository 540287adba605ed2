package judge.foreign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import judge.foreign.ForeignException.Cause;
import judge.source.PackageMark;

/** Reads problems as other judges keep them, by what lies in a folder. */
public final class ForeignProblems {

    private static final String TEST_DATA = SourceFolder.TEST_DATA;
    private static final String POLYGON = "problem.xml";

    private ForeignProblems() {}

    /**
     * The problems in a folder: one, or several of a contest of LemonLime, of a set of HUSTOJ or of an export that has
     * a folder for each.
     * Of test data alone a problem is made as Hydro makes one.
     *
     * @param name of the folder or zip, for a problem that has no name of its own
     * @throws ForeignException with one sentence where there is none, or one cannot be read
     */
    public static List<ForeignProblem> read(Path folder, String name) throws ForeignException {
        SourceFolder source = new SourceFolder(folder);
        if (source.has(POLYGON)) {
            return List.of(new Polygon(source, name).read());
        }
        List<String> files = source.files();
        List<String> contests =
                files.stream().filter(file -> file.endsWith(".cdf")).toList();
        if (contests.size() > 1) {
            throw new ForeignException(Cause.SEVERAL_CONTESTS, folder.toString(), String.join(", ", contests));
        }
        if (!contests.isEmpty()) {
            return new Lemon(source, contests.get(0)).read();
        }
        List<ForeignProblem> sets = new ArrayList<>();
        for (String file : files) {
            if (Fps.is(source, file)) {
                sets.addAll(new Fps(source, file).read());
            }
        }
        if (!sets.isEmpty()) {
            return sets;
        }
        boolean marked = source.has(PackageMark.YAML) || source.has(PackageMark.DOMJUDGE);
        boolean own = marked && files.stream().anyMatch(file -> file.startsWith("data/"));
        if (own) {
            throw new ForeignException(Cause.OWN_PACKAGE, folder.toString());
        }
        if (files.stream().anyMatch(file -> file.startsWith(TEST_DATA))) {
            return List.of(new Hydro(source, name).read());
        }
        List<ForeignProblem> each = each(folder, files);
        return each.isEmpty() ? plain(source, folder, name) : each;
    }

    /**
     * The problems in a file, as HUSTOJ hands them on.
     *
     * @throws ForeignException with one sentence where it is no such file, or cannot be read
     */
    public static List<ForeignProblem> readFile(Path file) throws ForeignException {
        SourceFolder source = new SourceFolder(Objects.requireNonNull(file.getParent(), "an absolute path"));
        String name = String.valueOf(file.getFileName());
        if (!Fps.is(source, name)) {
            throw new ForeignException(Cause.NO_FPS, file.toString());
        }
        return new Fps(source, name).read();
    }

    /** Of test data alone: those of one problem, or a folder of them for each. */
    private static List<ForeignProblem> plain(SourceFolder source, Path folder, String name) throws ForeignException {
        ForeignException unknown = Layouts.unknown(source, folder.toString());
        SortedSet<String> folders = new TreeSet<>();
        for (String file : source.files()) {
            if (Layouts.isInput(file)) {
                folders.add(file.substring(0, Math.max(0, file.lastIndexOf('/'))));
            }
        }
        List<ForeignProblem> problems = new ArrayList<>();
        for (String place : unknown.why() == Cause.DATA_ALONE ? folders : List.<String>of()) {
            SourceFolder data = SourceFolder.ofTestData(folder.resolve(place));
            if (HydroSubtasks.areIn(data)) {
                problems.add(new Hydro(data, place.isEmpty() ? name : SourceFolder.base(place)).readBare());
            }
        }
        if (problems.isEmpty()) {
            throw unknown;
        }
        return problems;
    }

    /** As Hydro exports several problems, and Polygon those of a contest. */
    private static List<ForeignProblem> each(Path folder, List<String> files) throws ForeignException {
        SortedSet<String> folders = new TreeSet<>();
        for (String file : files) {
            String place = file.replaceFirst("^(.+?)/(?:" + POLYGON + "$|" + TEST_DATA + ").*", "$1");
            if (!place.equals(file)) {
                folders.add(place);
            }
        }
        List<ForeignProblem> problems = new ArrayList<>();
        for (String place : folders) {
            SourceFolder one = new SourceFolder(folder.resolve(place));
            String name = SourceFolder.base(place);
            try {
                problems.add(one.has(POLYGON) ? new Polygon(one, name).read() : new Hydro(one, name).read());
            } catch (ForeignException e) {
                throw new ForeignException(e.why(), place + "/" + e.file(), e.detail());
            }
        }
        return problems;
    }
}
