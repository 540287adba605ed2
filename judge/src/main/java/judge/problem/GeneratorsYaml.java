package judge.problem;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Reads {@code generators/generators.yaml}, in which BAPCtools says how test data are made: the names of all cases, and
 * the rule of each. Names and seeds are those that {@code bt generate} gives.
 */
final class GeneratorsYaml {

    static final String FILE = "generators/generators.yaml";

    private static final List<String> SETTINGS = List.of(GroupYaml.FILE, LegacyGroupYaml.FILE);

    /** The most cases: more than any problem has. */
    private static final int MOST_CASES = 10_000;

    private final PackageIndex index;
    private final Faults faults;
    private final String place;
    private final GeneratorRule rule;
    private final List<DataPlan.Case> cases = new ArrayList<>();
    private final SortedMap<String, String> groupFiles = new TreeMap<>();
    private final SortedMap<String, String> included = new TreeMap<>();
    private final Map<String, List<String>> programs = new HashMap<>();
    private final Map<String, List<Folder>> foldersByKey = new HashMap<>();
    private final Map<String, List<String>> casesByKey = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    private int numbered;
    private int numberedInAll;
    private boolean full;

    /** A folder whose rules have been read: the cases in it and below, included ones too. */
    private record Folder(List<String> all) {}

    private GeneratorsYaml(PackageIndex index, ProblemType type, Map<String, String> constants, Faults faults) {
        this.index = index;
        this.faults = faults;
        this.place = index.shown(FILE);
        this.rule = new GeneratorRule(index, type, constants, programs, faults);
    }

    /**
     * Reads the rules by which the package makes its data; empty where there are none, or where they cannot be
     * understood.
     */
    static Optional<DataPlan> read(PackageIndex index, ProblemType type, Map<String, String> constants, Faults faults) {
        return YamlReader.readWithAliases(index.path(FILE), index.shown(FILE), faults)
                .filter(keys -> {
                    new GeneratorsShape(index, faults).check(keys);
                    return faults.list().isEmpty();
                })
                .map(keys -> new GeneratorsYaml(index, type, constants, faults).plan(keys))
                .filter(plan -> faults.list().isEmpty());
    }

    private DataPlan plan(Yaml.Keys root) {
        readPrograms(root);
        numberedInAll = count(root);
        GeneratorRule.Settings settings = GeneratorRule.Settings.NONE.with(root, rule);
        writeSettings(root, "data");
        Optional<Yaml> data = root.get("data");
        for (String name : GeneratorsShape.ROOTS) {
            Optional<Yaml> child =
                    data.orElse(null) instanceof Yaml.Keys folders ? folders.get(name) : Optional.empty();
            if (child.isPresent() && child.get() instanceof Yaml.Keys keys) {
                folder(name, name, keys, settings);
            }
        }
        return new DataPlan(place, index.path(""), index.files(), cases, groupFiles, included, programs);
    }

    private void readPrograms(Yaml.Keys root) {
        if (!(root.get("generators").orElse(null) instanceof Yaml.Keys named)) {
            return;
        }
        named.values().forEach((name, value) -> {
            List<String> files = new ArrayList<>();
            for (Yaml file : ((Yaml.Items) value).items()) {
                String path = "generators/" + (file instanceof Yaml.Scalar scalar ? scalar.text() : "");
                if (index.hasFile(path)) {
                    files.add(path);
                } else {
                    fault(file, PackageFault.GENERATOR_FILE_MISSING, "generators." + name, file.shown());
                }
            }
            programs.put(name, files);
        });
    }

    /** Returns the number of numbered cases, as BAPCtools counts them: its digits are the digits of all numbers. */
    private static int count(Yaml.Keys folder) {
        Optional<Yaml> data = folder.get("data");
        boolean numbered = data.orElse(null) instanceof Yaml.Items;
        int total = 0;
        for (Yaml.Keys entry : entries(data)) {
            for (Yaml child : entry.values().values()) {
                if (GeneratorsShape.isCase(child)) {
                    total += numbered
                            ? GeneratorRule.counts(child).map(List::size).orElse(1)
                            : 0;
                } else if (child instanceof Yaml.Keys keys) {
                    total += count(keys);
                }
            }
        }
        return total;
    }

    private static List<Yaml.Keys> entries(Optional<Yaml> data) {
        if (data.orElse(null) instanceof Yaml.Keys one) {
            return List.of(one);
        }
        if (data.orElse(null) instanceof Yaml.Items items) {
            return items.items().stream()
                    .filter(Yaml.Keys.class::isInstance)
                    .map(Yaml.Keys.class::cast)
                    .toList();
        }
        return List.of();
    }

    /** Reads a folder of data, such as {@code secret/group}: the cases in it and below, included ones too. */
    private List<String> folder(String key, String path, Yaml.Keys folder, GeneratorRule.Settings outer) {
        List<String> all = new ArrayList<>();
        // A folder below that includes this one gets only the cases read so far.
        foldersByKey.computeIfAbsent(key, any -> new ArrayList<>()).add(new Folder(all));
        GeneratorRule.Settings settings = outer.with(folder, rule);
        writeSettings(folder, "data/" + path);
        List<String> others = included(folder);
        Optional<Yaml> data = folder.get("data");
        List<Yaml.Keys> entries = entries(data);
        boolean isNumbered = data.orElse(null) instanceof Yaml.Items;
        int folders = (int) entries.stream()
                .flatMap(entry -> entry.values().values().stream())
                .filter(child -> child instanceof Yaml.Keys && !GeneratorsShape.isCase(child))
                .count();
        int number = 0;
        for (Yaml.Keys entry : entries) {
            for (Map.Entry<String, Yaml> child : new TreeMap<>(entry.values()).entrySet()) {
                String name = child.getKey().equals("~") || child.getKey().equals("null") ? "" : child.getKey();
                Yaml value = child.getValue();
                if (name.isEmpty() && !isNumbered) {
                    fault(value, PackageFault.RULE_WITHOUT_NAME, path);
                } else if (GeneratorsShape.isCase(value)) {
                    Supplier<String> named = () -> isNumbered ? numbered(++numbered, name, numberedInAll) : name;
                    all.addAll(cases(name, path, named, value, settings));
                } else if (value instanceof Yaml.Keys keys) {
                    String called = isNumbered ? numbered(++number, name, folders) : name;
                    if (isAllowed(value, path, called)) {
                        all.addAll(folder(name, path + "/" + called, keys, settings));
                    }
                }
            }
        }
        include(path, others, folder);
        Set<String> there = new HashSet<>(all);
        others.stream().filter(there::add).forEach(all::add);
        return all;
    }

    private static String numbered(int number, String name, int most) {
        String digits = String.valueOf(number);
        String padded = "0".repeat(Math.max(0, String.valueOf(most).length() - digits.length())) + digits;
        return name.isEmpty() ? padded : padded + "-" + name;
    }

    private List<String> cases(
            String key, String folder, Supplier<String> named, Yaml value, GeneratorRule.Settings settings) {
        List<String> made = new ArrayList<>();
        Optional<List<Long>> counts = GeneratorRule.counts(value);
        if (counts.isEmpty()) {
            fault(value, PackageFault.RULE_COUNT_MALFORMED, folder + "/" + key);
            return made;
        }
        for (long count : counts.get()) {
            String name = named.get() + (GeneratorRule.isCounted(value) ? suffix(count, counts.get()) : "");
            String path = folder + "/" + name;
            if (!isAllowed(value, folder, name)) {
                return made;
            }
            if (names.size() >= MOST_CASES) {
                tooMany(value);
                return made;
            }
            if (name.equals("test_group")) {
                fault(value, PackageFault.RULE_NAMED_AS_SETTINGS, path);
                return made;
            }
            if (!names.add(path)) {
                fault(value, PackageFault.RULE_NAME_TWICE, path);
                return made;
            }
            rule.read(path, value, settings, count).ifPresent(cases::add);
            made.add(path);
        }
        casesByKey.computeIfAbsent(key, any -> new ArrayList<>()).addAll(made);
        return made;
    }

    /** Zeros in front where the numbers follow each other, as Python's format has them. */
    private static String suffix(long count, List<Long> all) {
        long least = all.stream().mapToLong(Long::longValue).min().orElse(count);
        long most = all.stream().mapToLong(Long::longValue).max().orElse(count);
        boolean inARow = most - least == all.size() - 1;
        int width = inARow
                ? all.stream()
                        .mapToInt(one -> Long.toString(one).length())
                        .max()
                        .orElse(0)
                : 0;
        return "-" + (width == 0 ? Long.toString(count) : String.format("%0" + width + "d", count));
    }

    private boolean isAllowed(Yaml value, String folder, String name) {
        if (PackageIndex.isAllowed(name) && !name.endsWith(".in")) {
            return true;
        }
        fault(value, PackageFault.RULE_NAME_NOT_ALLOWED, folder, new Yaml.Scalar(name, Yaml.Kind.NUMBER, 1).shown());
        return false;
    }

    /** The settings of a folder as a file, unless the package has it. */
    private void writeSettings(Yaml.Keys folder, String path) {
        for (String name : SETTINGS) {
            Optional<Yaml> settings = folder.get(name);
            String file = path + "/" + name;
            if (settings.isPresent() && !index.hasFile(file) && settings.get() instanceof Yaml.Keys) {
                groupFiles.put(file, YamlText.of(settings.get()));
            }
        }
    }

    /** The cases that a folder includes by their keys, which stand before it. */
    private List<String> included(Yaml.Keys folder) {
        Set<String> all = new LinkedHashSet<>();
        Set<String> seen = new HashSet<>();
        Optional<Yaml> include = full ? Optional.empty() : folder.get("include");
        List<Yaml> keys = include.orElse(null) instanceof Yaml.Items items
                ? items.items()
                : include.filter(one -> one instanceof Yaml.Scalar scalar && scalar.kind() != Yaml.Kind.EMPTY).stream()
                        .toList();
        for (Yaml key : keys) {
            String name = key instanceof Yaml.Scalar scalar ? scalar.text() : "";
            List<Folder> folders = foldersByKey.getOrDefault(name, List.of());
            List<String> single = casesByKey.getOrDefault(name, List.of());
            if (!seen.add(name)) {
                continue;
            }
            if (folders.size() + single.size() == 1) {
                all.addAll(folders.isEmpty() ? single : folders.get(0).all());
            } else {
                boolean unknown = folders.isEmpty() && single.isEmpty();
                fault(key, unknown ? PackageFault.INCLUDE_UNKNOWN : PackageFault.INCLUDE_AMBIGUOUS, key.shown());
            }
        }
        if (names.size() + all.size() > MOST_CASES) {
            tooMany(folder);
            return List.of();
        }
        return List.copyOf(all);
    }

    private void include(String folder, List<String> others, Yaml where) {
        for (String other : others) {
            String copy = folder + "/" + other.substring(other.lastIndexOf('/') + 1);
            Optional<String> there = Optional.ofNullable(included.get(copy));
            if (there.isPresent() ? !there.get().equals(other) : !names.add(copy)) {
                fault(where, PackageFault.INCLUDE_CLASHES, folder, other);
            } else {
                included.put(copy, other);
            }
        }
    }

    /** Said once: who names that many may do so in each line. */
    private void tooMany(Yaml at) {
        if (!full) {
            fault(at, PackageFault.TOO_MANY_CASES, MOST_CASES);
        }
        full = true;
    }

    private void fault(Yaml at, PackageFault code, Object... values) {
        faults.add(place, at.line(), code, values);
    }
}
