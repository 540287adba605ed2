package judge.problem;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

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

    /** Endings of files that a verdict depends on. */
    private static final Set<String> DECISIVE = Set.of(".ans", ".yaml", ".files");

    private static final Set<String> ILLUSTRATIONS = Set.of(".png", ".jpg", ".jpeg", ".svg");

    /** An input is held in memory as a whole. */
    private static final long MAX_BYTES = 256L << 20;

    private final PackageIndex index;
    private final boolean legacy;
    private final Faults faults;

    CaseFiles(PackageIndex index, boolean legacy, Faults faults) {
        this.index = index;
        this.legacy = legacy;
        this.faults = faults;
    }

    /** Paths without ending of the cases directly in a folder, sorted. */
    List<String> in(String folder) {
        Map<String, Set<String>> endings = new TreeMap<>();
        for (String child : index.children(folder)) {
            String path = PackageIndex.join(folder, child);
            Optional<String> ending = ending(child);
            if (child.equals(settings(!legacy))) {
                faults.add(index.shown(path), "is of the format's other version: here it is " + settings(legacy));
            } else if (ending.isPresent()
                    && (index.hasFile(path) || ending.get().equals(".files"))) {
                String base = path.substring(0, path.length() - ending.get().length());
                endings.computeIfAbsent(base, any -> new TreeSet<>()).add(ending.get());
            } else if (index.hasFile(path) && !isSettings(child) && !child.startsWith("README")) {
                faults.warnings().add(index.shown(path), "belongs to no test case: its ending is none of the format's");
            }
        }
        endings.forEach(this::check);
        return endings.entrySet().stream()
                .filter(entry -> entry.getValue().contains(".in"))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** A sentence for where there is no case at all. */
    String none() {
        String missing = "has no test case: there must be at least one .in with its .ans";
        return index.hasFile("generators/generators.yaml")
                ? missing + "; the package makes them from generators/generators.yaml, which this judge cannot do yet:"
                        + " let BAPCtools make them (bt generate), and try again"
                : missing;
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

    /** Whether a child is a folder that may hold cases, not the files of a case. */
    boolean isFolder(String folder, String child) {
        return index.hasFolder(PackageIndex.join(folder, child)) && !child.endsWith(".files");
    }

    private void check(String base, Set<String> endings) {
        if (!endings.contains(".in")) {
            // Who has lost an input must be told; nobody misses one for a picture.
            Optional<String> lost = endings.stream().filter(DECISIVE::contains).findFirst();
            Faults graded = lost.isPresent() ? faults : faults.warnings();
            String first = lost.orElseGet(() -> endings.iterator().next());
            graded.add(index.shown(base + first), "has no " + name(base) + ".in beside it");
            return;
        }
        if (!endings.contains(".ans")) {
            faults.add(index.shown(base + ".in"), "has no answer: " + name(base) + ".ans is missing");
        }
        if (endings.contains(".files")) {
            faults.add(
                    index.shown(base + ".files"),
                    "is not supported yet: input comes by stdin or judge.yaml's input_file");
        }
        if (index.hasFolder(base)) {
            faults.warnings().add(index.shown(base), "is a folder with the name of a test case, " + name(base) + ".in");
        }
        if (endings.stream().filter(ILLUSTRATIONS::contains).count() > 1) {
            faults.warnings().add(index.shown(base + ".in"), "has more than one illustration");
        }
        for (String ending : List.of(".in", ".ans")) {
            checkSize(base + ending);
        }
    }

    private void checkSize(String path) {
        try {
            if (index.hasFile(path) && Files.size(index.path(path)) > MAX_BYTES) {
                faults.add(index.shown(path), "is larger than " + (MAX_BYTES >> 20) + " MiB");
            }
        } catch (IOException e) {
            faults.add(index.shown(path), "cannot be read: " + e);
        }
    }

    private Optional<String> ending(String file) {
        if (isSettings(file)) {
            return Optional.empty();
        }
        return ENDINGS.stream()
                .filter(ending -> file.endsWith(ending) && file.length() > ending.length())
                .filter(ending -> legacy || !(ending.equals(".hint") || ending.equals(".desc")))
                .filter(ending -> !legacy || !ending.equals(".yaml"))
                .findFirst();
    }

    private boolean isSettings(String file) {
        return file.equals(settings(legacy));
    }

    private static String settings(boolean legacy) {
        return legacy ? LegacyGroupYaml.FILE : GroupYaml.FILE;
    }

    private static String name(String base) {
        return base.substring(base.lastIndexOf('/') + 1);
    }
}
