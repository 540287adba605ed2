package judge.foreign;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import judge.foreign.ForeignException.Cause;
import judge.reason.Fault;
import judge.source.PackageMark;

/** Reads problems as other judges keep them, by what lies in a folder. */
public final class ForeignProblems {

    private static final String TEST_DATA = SourceFolder.TEST_DATA;
    private static final String POLYGON = "problem.xml";

    private static final Set<Cause> UNKNOWN = EnumSet.complementOf(EnumSet.of(
            Cause.ANSWERS_DIFFER, Cause.NO_AMOUNT, Cause.OUT_OF_RANGE, Cause.NO_LIST, Cause.NO_MEMBER, Cause.CHARSET));

    private ForeignProblems() {}

    /**
     * Reads the problems in a folder: one, or several of a contest of LemonLime or CMS, of a set of HUSTOJ or of an
     * export that has a folder for each. Test data alone become a problem as Hydro makes one.
     *
     * @param name of the folder or zip, for a problem that has no name of its own
     * @param charset of texts that are not in Unicode; empty: that is to be found out
     * @throws ForeignException with one sentence where there is none, or one cannot be read
     */
    public static List<ForeignProblem> read(Path folder, String name, Optional<Charset> charset)
            throws ForeignException {
        SourceFolder source = new SourceFolder(folder, charset);
        List<ForeignProblem> problems = new ArrayList<>(read(source, folder, name));
        problems.add(told(problems.remove(problems.size() - 1), source, file -> true));
        return problems;
    }

    /**
     * The contents of a folder in which another judge keeps a problem, or test data alone: its files, many of a kind as
     * one. Empty where nothing is known of it.
     */
    public static Optional<String> found(Path folder) {
        try {
            SourceFolder source = new SourceFolder(folder, Optional.empty());
            List<String> files = source.notTaken();
            read(source, folder, "problem");
            return Optional.of(LeftOver.listed(files));
        } catch (ForeignException e) {
            return UNKNOWN.contains(e.why())
                    ? Optional.empty()
                    : Optional.of(e.file()).filter(file -> !file.isEmpty());
        }
    }

    /** The same, with what nobody has taken of a folder among its remarks. */
    private static ForeignProblem told(ForeignProblem problem, SourceFolder source, Predicate<String> own)
            throws ForeignException {
        boolean judges = problem.files().keySet().stream().anyMatch(path -> path.startsWith("output_validator/"));
        List<Fault> remarks = new ArrayList<>(problem.remarks());
        source.charsets().forEach((file, charset) -> {
            Fault remark = Fault.of(ImportRemark.CHARSET_TAKEN, file, charset);
            if (own.test(file) && !remarks.contains(remark)) {
                remarks.add(remark);
            }
        });
        // A file that a remark names is told already.
        Predicate<String> rest = file -> problem.remarks().stream().noneMatch(remark -> LeftOver.isNamed(file, remark));
        remarks.addAll(LeftOver.told(source, own.and(rest), judges));
        return new ForeignProblem(problem.id(), problem.files(), remarks);
    }

    private static List<ForeignProblem> read(SourceFolder source, Path folder, String name) throws ForeignException {
        List<String> files = source.files();
        if (source.has(POLYGON) || Cms.is(source)) {
            return one(source, name).stream().toList();
        }
        List<ForeignProblem> sets = sets(source, folder, files);
        if (!sets.isEmpty()) {
            return sets;
        }
        boolean marked = source.has(PackageMark.YAML) || source.has(PackageMark.DOMJUDGE);
        boolean own = marked && files.stream().anyMatch(file -> file.startsWith("data/"));
        if (own) {
            throw new ForeignException(Cause.OWN_PACKAGE, folder.toString());
        }
        Optional<ForeignProblem> one = one(source, name);
        List<ForeignProblem> each = one.isPresent() ? List.of(one.get()) : each(source, files);
        return each.isEmpty() ? plain(source, folder, name) : each;
    }

    /** The problem in a folder that is one of Polygon, CMS or Hydro. */
    private static Optional<ForeignProblem> one(SourceFolder source, String name) throws ForeignException {
        if (source.has(POLYGON)) {
            return Optional.of(new Polygon(source, name).read());
        }
        if (Cms.is(source)) {
            return Optional.of(new Cms(source, name).read());
        }
        return source.files().stream().anyMatch(file -> file.startsWith(TEST_DATA))
                ? Optional.of(new Hydro(source, name).read())
                : Optional.empty();
    }

    /** The problems of a contest of Lemon, or in files of HUSTOJ. */
    private static List<ForeignProblem> sets(SourceFolder source, Path folder, List<String> files)
            throws ForeignException {
        List<String> contests =
                files.stream().filter(file -> file.endsWith(".cdf")).toList();
        if (contests.size() > 1) {
            throw new ForeignException(Cause.SEVERAL_CONTESTS, folder.toString(), String.join(", ", contests));
        }
        if (!contests.isEmpty()) {
            return new Lemon(source, contests.get(0)).read();
        }
        List<ForeignProblem> sets = new ArrayList<>();
        OwnNames names = new OwnNames();
        for (String file : files) {
            if (Fps.is(source, file)) {
                sets.addAll(new Fps(source, file, names).read());
            }
        }
        return sets;
    }

    /**
     * The problems in a file, as HUSTOJ hands them on.
     *
     * @throws ForeignException with one sentence where it is no such file, or cannot be read
     */
    public static List<ForeignProblem> readFile(Path file) throws ForeignException {
        Path real = SourceFolder.real(file);
        SourceFolder source = SourceFolder.around(real);
        String name = String.valueOf(real.getFileName());
        if (!Fps.is(source, name)) {
            throw new ForeignException(Cause.NO_FPS, file.toString());
        }
        return new Fps(source, name, new OwnNames()).read();
    }

    /** Reads a folder of test data alone: those of one problem, or a folder of them for each. */
    private static List<ForeignProblem> plain(SourceFolder source, Path folder, String name) throws ForeignException {
        ForeignException unknown = Layouts.unknown(source, folder.toString());
        if (unknown.why() != Cause.DATA_ALONE) {
            throw unknown;
        }
        Layouts.refusePackages(source.files());
        SortedSet<String> folders = new TreeSet<>();
        for (String file : source.files()) {
            if (Layouts.isInput(file)) {
                folders.add(file.substring(0, Math.max(0, file.lastIndexOf('/'))));
            }
        }
        for (String place : List.copyOf(folders)) {
            if (!HydroSubtasks.areIn(source.testData(place))) {
                folders.remove(place);
            }
        }
        if (folders.isEmpty()) {
            throw unknown;
        }
        SortedMap<String, String> samples = Layouts.samples(folders);
        folders.removeAll(samples.values());
        return plain(source, folders, samples, name);
    }

    private static List<ForeignProblem> plain(
            SourceFolder source, SortedSet<String> folders, SortedMap<String, String> samples, String name)
            throws ForeignException {
        List<ForeignProblem> problems = new ArrayList<>();
        OwnNames names = new OwnNames();
        for (String place : folders) {
            String home = home(place, folders);
            SourceFolder around = source.in(home);
            Predicate<String> own = file -> folders.stream()
                    .filter(other -> !other.equals(place))
                    .noneMatch(other -> below(home, file).startsWith(below(other, "")));
            SourceFolder data = source.testData(place);
            Hydro problem = new Hydro(data, names.of(name(place, name)), around, own);
            if (samples.containsKey(place)) {
                problem.withSamples(source.testData(samples.get(place)));
            }
            problems.add(told(problem.readBare(), around, own));
        }
        return problems;
    }

    /** The folder that has test data and what belongs to them: all that was handed over where there are no others. */
    private static String home(String place, SortedSet<String> all) {
        if (all.size() == 1) {
            return "";
        }
        String around = place.replaceFirst(Layouts.DATA_FOLDER, "");
        boolean shared = all.stream().filter(other -> !other.equals(place)).anyMatch(other -> below(other, "")
                .startsWith(below(around, "")));
        return shared ? place : around;
    }

    private static String below(String folder, String file) {
        return folder.isEmpty() ? file : folder + "/" + file;
    }

    /** The last part of a place that says more than that test data are there. */
    private static String name(String place, String otherwise) {
        String own = place.replaceFirst(Layouts.DATA_FOLDER, "");
        return own.isEmpty() ? otherwise : Trees.id(SourceFolder.base(own));
    }

    /** Reads the folders of an export of Hydro with several problems, or of a contest of Polygon or CMS. */
    private static List<ForeignProblem> each(SourceFolder source, List<String> files) throws ForeignException {
        SortedSet<String> folders = new TreeSet<>();
        for (String file : files) {
            String place = file.replaceFirst("^(.+?)/(?:" + POLYGON + "$|" + Cms.TASK + "$|" + TEST_DATA + ").*", "$1");
            if (!place.equals(file)) {
                folders.add(place);
            }
        }
        List<ForeignProblem> problems = new ArrayList<>();
        for (String place : folders) {
            SourceFolder one = source.in(place);
            try {
                Optional<ForeignProblem> read = one(one, SourceFolder.base(place));
                if (read.isPresent()) {
                    problems.add(told(read.get(), one, file -> true));
                }
            } catch (ForeignException e) {
                throw new ForeignException(e.why(), place + "/" + e.file(), e.detail());
            }
        }
        return problems;
    }
}
