package judge.problem.making;

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
import java.util.function.Predicate;
import judge.problem.DataPlan;
import judge.problem.ProblemType;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlReader;

/**
 * Reads {@code generators/generators.yaml}, in which BAPCtools says how test data are made: the names of all cases, and
 * the rule of each. Names and seeds are those that {@code bt generate} gives.
 */
final class GeneratorsYaml {

    static final String FILE = "generators/generators.yaml";

    /** The keys that stand for no name. */
    private static final Set<String> NAMELESS = Set.of("", "~", "null");

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
    /** The cases in each folder that has been read and below it, included ones too. */
    private final Map<String, List<List<String>>> foldersByKey = new HashMap<>();

    private final Map<String, List<String>> casesByKey = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    private Numbering numbering = Numbering.NONE;
    private boolean full;

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
        numbering = Numbering.ofCases(root);
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

    /** The cases in a folder such as {@code secret/group} and below; what includes it from below gets those so far. */
    private List<String> folder(String key, String path, Yaml.Keys folder, GeneratorRule.Settings outer) {
        List<String> all = new ArrayList<>();
        foldersByKey.computeIfAbsent(key, any -> new ArrayList<>()).add(all);
        GeneratorRule.Settings settings = outer.with(folder, rule);
        writeSettings(folder, "data/" + path);
        List<String> others = included(folder);
        Numbering ofCases = numbering.in(folder);
        Numbering ofFolders = Numbering.ofFolders(folder);
        Numbering.children(folder).forEach(child -> {
            String name = NAMELESS.contains(child.getKey()) ? "" : child.getKey();
            Yaml value = child.getValue();
            if (name.isEmpty() && ofCases.equals(Numbering.NONE)) {
                fault(value, PackageFault.RULE_WITHOUT_NAME, path);
            } else if (GeneratorsShape.isCase(value)) {
                all.addAll(cases(name, path, ofCases, value, settings));
            } else if (value instanceof Yaml.Keys keys) {
                String called = ofFolders.next(name);
                if (isAllowed(value, path, called)) {
                    all.addAll(folder(name, path + "/" + called, keys, settings));
                }
            }
        });
        include(path, others, folder, all);
        return all;
    }

    private List<String> cases(
            String key, String folder, Numbering numbers, Yaml value, GeneratorRule.Settings settings) {
        List<String> made = new ArrayList<>();
        Optional<List<Long>> counts = GeneratorRule.counts(value);
        if (counts.isEmpty()) {
            fault(value, PackageFault.RULE_COUNT_MALFORMED, folder + "/" + key);
            return made;
        }
        for (long count : counts.get()) {
            String name =
                    numbers.next(key) + (GeneratorRule.isCounted(value) ? Numbering.suffix(count, counts.get()) : "");
            String path = folder + "/" + name;
            if (!isNew(value, folder, name)) {
                return made;
            }
            rule.read(path, value, settings, count).ifPresent(cases::add);
            made.add(path);
        }
        casesByKey.computeIfAbsent(key, any -> new ArrayList<>()).addAll(made);
        return made;
    }

    private boolean isNew(Yaml value, String folder, String name) {
        String path = folder + "/" + name;
        if (!isAllowed(value, folder, name)) {
            return false;
        }
        if (names.size() >= MOST_CASES) {
            tooMany(value);
        } else if (name.equals("test_group")) {
            fault(value, PackageFault.RULE_NAMED_AS_SETTINGS, path);
        } else if (names.add(path)) {
            return true;
        } else {
            fault(value, PackageFault.RULE_NAME_TWICE, path);
        }
        return false;
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
        for (String name : List.of(PackageIndex.GROUP, PackageIndex.OLDER_GROUP)) {
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
                : include.filter(one -> one instanceof Yaml.Scalar && !one.is(Yaml.Kind.EMPTY)).stream()
                        .toList();
        for (Yaml key : keys) {
            String name = key instanceof Yaml.Scalar scalar ? scalar.text() : "";
            if (seen.add(name)) {
                all.addAll(named(name, key));
            }
        }
        if (names.size() + all.size() > MOST_CASES) {
            tooMany(folder);
            return List.of();
        }
        return List.copyOf(all);
    }

    /** The cases that a key stands for: a single one, or those of a folder. */
    private List<String> named(String name, Yaml key) {
        List<List<String>> folders = foldersByKey.getOrDefault(name, List.of());
        List<String> single = casesByKey.getOrDefault(name, List.of());
        if (folders.size() + single.size() == 1) {
            return folders.isEmpty() ? single : folders.get(0);
        }
        boolean unknown = folders.isEmpty() && single.isEmpty();
        fault(key, unknown ? PackageFault.INCLUDE_UNKNOWN : PackageFault.INCLUDE_AMBIGUOUS, key.shown());
        return List.of();
    }

    private void include(String folder, List<String> others, Yaml where, List<String> all) {
        for (String other : others) {
            String copy = folder + "/" + other.substring(other.lastIndexOf('/') + 1);
            Optional<String> there = Optional.ofNullable(included.get(copy));
            if (there.isPresent() ? !there.get().equals(other) : !names.add(copy)) {
                fault(where, PackageFault.INCLUDE_CLASHES, folder, other);
            } else {
                included.put(copy, other);
            }
        }
        others.stream().filter(Predicate.not(Set.copyOf(all)::contains)).forEach(all::add);
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
