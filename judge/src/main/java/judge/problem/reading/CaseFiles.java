package judge.problem.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import judge.problem.PackageContent;
import judge.problem.making.DataScripts;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/**
 * Finds the test cases in a folder of {@code data}: which files belong together, and what is missing or superfluous.
 */
final class CaseFiles {

    /** The endings of both versions of the format; longer ones come before those that they end with. */
    private static final List<String> ENDINGS = List.of(
            ".in.statement",
            ".ans.statement",
            ".in.download",
            ".ans.download",
            ".in",
            ".ans",
            ".out",
            ".interaction",
            ".files",
            ".yaml",
            ".hint",
            ".desc",
            ".png",
            ".jpg",
            ".jpeg",
            ".svg");

    /** Endings of files that nobody makes without an input. */
    private static final Set<String> LEFT_BEHIND = Set.of(".ans", ".yaml", ".files", ".out");

    /** The ending that compilers give to programs, too: {@code a.out}. */
    private static final Set<String> PRINTED = Set.of(".out");

    /** The first bytes of programs of Linux, of Windows and of macOS (for one kind of processor or two). */
    private static final List<String> PROGRAMS = List.of("7f454c46", "4d5a9000", "cffaedfe", "cafebabe");

    private static final Set<String> ILLUSTRATIONS = Set.of(".png", ".jpg", ".jpeg", ".svg");

    /** Each is handed to the sandbox in a descriptor of its own. */
    private static final int MOST_FILES = 100;

    private final PackageIndex index;
    private final boolean legacy;
    private final Faults faults;
    private final SampleForms forms;

    CaseFiles(PackageIndex index, boolean legacy, Faults faults) {
        this.index = index;
        this.legacy = legacy;
        this.faults = faults;
        this.forms = new SampleForms(index, legacy, faults.warnings());
    }

    /** Paths without ending of the cases directly in a folder, sorted. */
    List<String> in(String folder) {
        Map<String, Set<String>> endings = new TreeMap<>();
        for (String child : index.children(folder)) {
            String path = PackageIndex.join(folder, child);
            Optional<String> ending = ending(child);
            if (child.equals(settings(!legacy))) {
                ofOtherVersion(path, PackageFault.CASE_ENDING_OF_OTHER_FORMAT, settings(legacy));
            } else if (ending.isPresent()
                    && (index.hasFile(path) || ending.get().equals(".files"))) {
                String base = path.substring(0, path.length() - ending.get().length());
                endings.computeIfAbsent(base, any -> new TreeSet<>()).add(ending.get());
            } else if (index.hasFile(path) && !child.equals(settings(legacy)) && !child.startsWith("README")) {
                faults.warnings().add(index.shown(path), PackageFault.CASE_ENDING_UNKNOWN);
            }
        }
        endings.forEach(this::check);
        return endings.entrySet().stream()
                .filter(entry -> entry.getValue().contains(".in"))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Says so of settings: what they ask for is lost, unless that is nothing. */
    void ofOtherVersion(String path, PackageFault code, String usual) {
        Faults graded = index.isWithoutKeys(path) ? faults.warnings() : faults;
        graded.add(index.shown(path), code, usual);
    }

    /**
     * Says that there is no secret case.
     *
     * @param judgedBySamples whether the samples decide then, as in problems for beginners
     */
    void noSecret(boolean judgedBySamples) {
        if (judgedBySamples) {
            faults.warnings().add(index.shown("data/secret"), PackageFault.SAMPLES_DECIDE);
        } else {
            faults.add(
                    index.shown("data/secret"),
                    PackageFault.NO_TEST_CASE,
                    astray().orElse(""),
                    astray().isPresent() ? "" : script().orElse(""));
        }
    }

    /** The first input that lies directly in {@code data}. */
    private Optional<String> astray() {
        return index.children("data").stream()
                .filter(child -> child.endsWith(".in"))
                .map(child -> "data/" + child)
                .filter(index::hasFile)
                .findFirst();
    }

    /** Many keep what makes the data beside them, and not the data. */
    private Optional<String> script() {
        return DataScripts.find(index).or(() -> Optional.of("data/Makefile").filter(index::hasFile));
    }

    /** Paths without ending of the cases in a folder and below it, sorted. */
    List<String> below(String folder) {
        List<String> cases = new ArrayList<>(in(folder));
        for (String child : index.children(folder)) {
            if (isFolder(folder, child)) {
                cases.addAll(below(PackageIndex.join(folder, child)));
            }
        }
        cases.sort(null);
        return cases;
    }

    /** Tells whether a child is a folder that may hold cases, not the files of a case. */
    boolean isFolder(String folder, String child) {
        return index.hasFolder(PackageIndex.join(folder, child)) && !child.endsWith(".files");
    }

    private void check(String base, Set<String> endings) {
        if (!SampleForms.SHOWN.containsAll(endings)) {
            forms.requireOne(base, endings);
        } else if (base.startsWith("data/sample/") && (!legacy || endings.equals(SampleForms.TALK))) {
            return; // It is no case, but a sample that the statement shows.
        }
        if (endings.equals(PRINTED) && isProgram(base + ".out")) {
            faults.warnings().add(index.shown(base + ".out"), PackageFault.CASE_FILE_IS_PROGRAM);
            return;
        }
        if (!endings.contains(".in")) {
            // It is no case, and what is judged does not depend on it; who has lost an input must be told.
            Optional<String> lost =
                    endings.stream().filter(LEFT_BEHIND::contains).findFirst();
            Faults graded = lost.isPresent() ? faults.omissions() : faults.warnings();
            String first = lost.orElseGet(() -> endings.iterator().next());
            graded.add(index.shown(base + first), PackageFault.CASE_WITHOUT_INPUT, name(base) + ".in");
            return;
        }
        checkCase(base, endings);
    }

    private void checkCase(String base, Set<String> endings) {
        if (!endings.contains(".ans")) {
            faults.add(index.shown(base + ".in"), PackageFault.CASE_WITHOUT_ANSWER, name(base) + ".ans");
        }
        checkFiles(base + ".files");
        forms.requireBoth(base, endings);
        if (index.hasFolder(base)) {
            faults.warnings().add(index.shown(base), PackageFault.CASE_NAMED_AS_FOLDER, name(base) + ".in");
        }
        if (!legacy && name(base).equals("test_group")) {
            faults.warnings().add(index.shown(base + ".in"), PackageFault.CASE_NAME_RESERVED);
        }
        if (endings.stream().filter(ILLUSTRATIONS::contains).count() > 1) {
            faults.warnings().add(index.shown(base + ".in"), PackageFault.ILLUSTRATIONS_SEVERAL);
        }
        for (String ending : List.of(".in", ".ans")) {
            checkSize(index, base + ending, faults);
        }
    }

    /** Tells whether a compiler has made a file, as generators are compiled where the data lie. */
    private boolean isProgram(String file) {
        try (InputStream bytes = Files.newInputStream(index.path(file))) {
            return PROGRAMS.contains(HexFormat.of().formatHex(bytes.readNBytes(4)));
        } catch (IOException e) {
            return false; // Whatever it is, it is told that it has no input.
        }
    }

    /** Returns the files for the working folder of a case, by their path there; empty where it has none. */
    Map<String, Path> beside(String base) {
        String folder = base + ".files";
        Map<String, Path> files = new TreeMap<>();
        for (String file : index.filesBelow(folder, "")) {
            files.put(file.substring(folder.length() + 1), index.path(file));
        }
        return files;
    }

    private void checkFiles(String folder) {
        List<String> files = index.filesBelow(folder, "");
        if (index.hasFile(folder)) {
            faults.add(index.shown(folder), PackageFault.MUST_BE_FOLDER);
        } else if (files.size() > MOST_FILES) {
            faults.add(index.shown(folder), PackageFault.TOO_MANY_CASE_FILES, files.size(), MOST_FILES);
        }
        files.forEach(file -> checkSize(index, file, faults));
    }

    /** A file is held in memory as a whole. */
    static void checkSize(PackageIndex index, String path, Faults faults) {
        try {
            if (index.hasFile(path) && Files.size(index.path(path)) > PackageContent.MOST_BYTES) {
                faults.add(index.shown(path), PackageFault.FILE_TOO_LARGE, PackageContent.MOST_BYTES >> 20);
            }
        } catch (IOException e) {
            faults.add(index.shown(path), PackageFault.UNREADABLE, e);
        }
    }

    private Optional<String> ending(String file) {
        if (file.equals(settings(legacy))) {
            return Optional.empty();
        }
        return ENDINGS.stream()
                .filter(ending -> file.endsWith(ending) && file.length() > ending.length())
                .filter(ending -> legacy || !(ending.equals(".hint") || ending.equals(".desc")))
                .filter(ending -> !legacy || !ending.equals(".yaml"))
                .findFirst();
    }

    private static String settings(boolean legacy) {
        return legacy ? PackageIndex.OLDER_GROUP : PackageIndex.GROUP;
    }

    private static String name(String base) {
        return base.substring(base.lastIndexOf('/') + 1);
    }
}
