package judge.problem.making;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.DataPlan;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.Yaml.Kind;

/**
 * Names everything in {@code generators.yaml} that is of another type or in another place than its schema says, so that
 * no data are lost in silence. Keys without effect become warnings.
 */
final class GeneratorsShape {

    /** The folders in the order in which they are read: a folder includes only those that were named before. */
    static final List<String> ROOTS =
            List.of("sample", "secret", "invalid_output", "invalid_answer", "invalid_input", "valid_output");

    private static final Set<String> SETTINGS = Set.of("solution", "random_salt", "retries");
    private static final Set<String> CASE_KEYS = union(
            Set.of("generate", "copy", "count", "match"),
            DataPlan.ENDINGS.stream().map(ending -> ending.substring(1)).collect(Collectors.toSet()));
    private static final Set<String> RULE_KEYS = union(CASE_KEYS, SETTINGS);
    private static final Set<String> FOLDER_KEYS =
            union(SETTINGS, Set.of("data", "include", PackageIndex.GROUP, PackageIndex.OLDER_GROUP));
    private static final Set<String> ROOT_KEYS = union(FOLDER_KEYS, Set.of("generators", "version"));

    /** The keys of BAPCtools that no judge reads. */
    private static final Set<String> NOT_MADE = Set.of(
            "fuzz", "testing_tool_test", "invalid_inputs", "invalid_answers", "invalid_outputs", "valid_outputs");

    private static final Pattern VERSION = Pattern.compile("[0-9]{4}-[0-9]{2}");

    private final PackageIndex index;
    private final String place;
    private final Faults faults;

    GeneratorsShape(PackageIndex index, Faults faults) {
        this.index = index;
        this.place = index.shown(GeneratorsYaml.FILE);
        this.faults = faults;
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(others);
        return all;
    }

    /** Tells whether it is the rule of a case, and not a folder. */
    static boolean isCase(Yaml value) {
        return value instanceof Yaml.Keys keys
                ? keys.values().keySet().stream().anyMatch(CASE_KEYS::contains)
                : value.is(Kind.TEXT) || value.is(Kind.EMPTY);
    }

    void check(Yaml.Keys root) {
        refuseKeysOfCases("", root);
        warnOfOthers("", root, ROOT_KEYS);
        settings("", root);
        root.get("version")
                .filter(version -> !(version instanceof Yaml.Scalar one
                        && VERSION.matcher(one.text()).matches()))
                .ifPresent(version -> warn(version, PackageFault.GENERATORS_VERSION_MALFORMED, version.shown()));
        root.get("generators").filter(value -> !value.is(Kind.EMPTY)).ifPresent(this::programs);
        Yaml data = root.get("data").orElse(new Yaml.Keys(Map.of(), 1));
        if (!(data instanceof Yaml.Keys folders)) {
            fault(data, PackageFault.DATA_NOT_A_MAP, data.shown());
            return;
        }
        Stream.of("sample", "secret")
                .filter(name -> folders.get(name).isEmpty())
                .forEach(name -> warn(data, PackageFault.DATA_FOLDER_MISSING, name));
        folders.values().forEach(this::rootFolder);
    }

    private void rootFolder(String name, Yaml folder) {
        if (NOT_MADE.contains(name)) {
            warn(folder, PackageFault.DATA_FOLDER_WITHOUT_EFFECT, name);
        } else if (!ROOTS.contains(name)) {
            fault(folder, PackageFault.DATA_FOLDER_UNKNOWN, shown(name), String.join(", ", ROOTS));
        } else if (folder instanceof Yaml.Keys keys) {
            refuseKeysOfCases(name, keys);
            folder(name, keys);
        } else if (!folder.is(Kind.EMPTY)) {
            fault(folder, PackageFault.NOT_A_MAP, name, folder.shown());
        }
    }

    private void programs(Yaml value) {
        if (!(value instanceof Yaml.Keys named)) {
            fault(value, PackageFault.GENERATORS_NOT_LISTS, value.shown());
            return;
        }
        named.values().forEach((name, files) -> {
            if (!PackageIndex.isAllowed(name)) {
                fault(files, PackageFault.GENERATOR_NAME_NOT_ALLOWED, shown(name));
            }
            if (!(files instanceof Yaml.Items items) || items.items().isEmpty() || !areTexts(items)) {
                fault(files, PackageFault.NOT_A_LIST_OF_FILES, "generators." + shown(name), files.shown());
            }
        });
    }

    private void folder(String path, Yaml.Keys folder) {
        warnOfOthers(path + ".", folder, FOLDER_KEYS);
        settings(path + ".", folder);
        Optional<Yaml> data = folder.get("data").filter(value -> !value.is(Kind.EMPTY));
        if (data.isEmpty()) {
            return;
        }
        if (data.get() instanceof Yaml.Keys named) {
            named.values().forEach((name, child) -> child(path, name, child));
        } else if (data.get() instanceof Yaml.Items items) {
            for (Yaml item : items.items()) {
                if (item instanceof Yaml.Keys keys && keys.values().size() == 1) {
                    keys.values().forEach((name, child) -> child(path, name, child));
                } else {
                    fault(item, PackageFault.RULE_NAMES_SEVERAL, path, item.shown());
                }
            }
        } else {
            fault(data.get(), PackageFault.DATA_NOT_MAPS, path, data.get().shown());
        }
    }

    private void child(String folder, String name, Yaml value) {
        String path = folder + "/" + shown(name);
        if (value instanceof Yaml.Keys keys && isCase(value)) {
            rule(path, keys);
        } else if (value instanceof Yaml.Keys keys) {
            folder(path, keys);
        } else if (!isCase(value)) {
            fault(value, PackageFault.RULE_MALFORMED, path, value.shown());
        }
    }

    private void rule(String path, Yaml.Keys rule) {
        rule.values().forEach((key, value) -> {
            if (!RULE_KEYS.contains(key)) {
                fault(value, PackageFault.KEY_UNKNOWN_IN_RULE, path + "." + shown(key), String.join(", ", RULE_KEYS));
            } else if (key.contains(".") && !path.startsWith("sample/")) {
                warn(value, PackageFault.RULE_KEY_OF_SAMPLES, path + "." + key);
            }
        });
        settings(path + ".", rule);
        Stream.of("generate", "copy").forEach(key -> text(path + ".", rule, key));
        rule.get("match").filter(match -> !match.is(Kind.EMPTY)).ifPresent(match -> match(path, match));
        rule.get("interaction")
                .filter(talk -> talk instanceof Yaml.Scalar one && !isTalk(one.text()))
                .ifPresent(talk -> warn(talk, PackageFault.RULE_TALK_MALFORMED, path + ".interaction"));
    }

    private void match(String path, Yaml match) {
        boolean right = match instanceof Yaml.Keys keys
                ? List.of("in", "ans").containsAll(keys.values().keySet())
                        && keys.values().values().stream().allMatch(GeneratorsShape::isTextOrTexts)
                : isTextOrTexts(match);
        if (!right) {
            fault(match, PackageFault.RULE_MATCH_MALFORMED, path, match.shown());
        }
    }

    /** Checks the settings that folders and cases have in common, and folders alone. */
    private void settings(String prefix, Yaml.Keys keys) {
        text(prefix, keys, "random_salt");
        keys.get("solution").filter(value -> !value.is(Kind.EMPTY)).ifPresent(this::solution);
        keys.get("include")
                .filter(value -> !value.is(Kind.EMPTY) && !(value instanceof Yaml.Scalar) && !isListOfScalars(value))
                .ifPresent(value -> fault(value, PackageFault.NOT_A_LIST_OF_KEYS, prefix + "include", value.shown()));
        for (String name : List.of(PackageIndex.GROUP, PackageIndex.OLDER_GROUP)) {
            keys.get(name)
                    .filter(value -> !value.is(Kind.EMPTY) && !(value instanceof Yaml.Keys))
                    .ifPresent(value -> fault(value, PackageFault.NOT_A_MAP, prefix + name, value.shown()));
        }
    }

    private void solution(Yaml value) {
        String text = value.is(Kind.TEXT) ? ((Yaml.Scalar) value).text() : "";
        String path = text.startsWith("/") ? text.substring(1) : "";
        if (path.isEmpty() || !(index.hasFile(path) || index.hasFolder(path))) {
            fault(value, PackageFault.SOLUTION_NOT_A_PATH, value.shown());
        }
    }

    private void text(String prefix, Yaml.Keys keys, String key) {
        keys.get(key)
                .filter(value -> !value.is(Kind.TEXT) && !value.is(Kind.EMPTY))
                .ifPresent(value -> {
                    PackageFault code =
                            value instanceof Yaml.Scalar ? PackageFault.TEXT_UNQUOTED : PackageFault.NOT_TEXT;
                    fault(value, code, prefix + key, value.shown());
                });
    }

    private void refuseKeysOfCases(String folder, Yaml.Keys keys) {
        keys.values().forEach((key, value) -> {
            if (CASE_KEYS.contains(key) && folder.isEmpty()) {
                fault(value, PackageFault.FILE_HAS_KEY_OF_CASE, key);
            } else if (CASE_KEYS.contains(key)) {
                fault(value, PackageFault.FOLDER_HAS_KEY_OF_CASE, folder, key);
            }
        });
    }

    private void warnOfOthers(String prefix, Yaml.Keys folder, Set<String> known) {
        folder.values().forEach((key, value) -> {
            if (!known.contains(key) && !CASE_KEYS.contains(key)) {
                warn(value, PackageFault.KEY_UNKNOWN_IN_RULE, prefix + shown(key), String.join(", ", known));
            }
        });
    }

    private static boolean isTalk(String text) {
        return text.lines().allMatch(line -> line.startsWith("<") || line.startsWith(">") || line.equals("---"));
    }

    private static boolean areTexts(Yaml.Items items) {
        return items.items().stream().allMatch(item -> item.is(Kind.TEXT));
    }

    private static boolean isTextOrTexts(Yaml value) {
        return value.is(Kind.TEXT) || (value instanceof Yaml.Items items && areTexts(items));
    }

    private static boolean isListOfScalars(Yaml value) {
        return value instanceof Yaml.Items items && items.items().stream().allMatch(Yaml.Scalar.class::isInstance);
    }

    private static String shown(String name) {
        return new Yaml.Scalar(name, Kind.NUMBER, 1).shown().toString();
    }

    private void fault(Yaml at, PackageFault code, Object... values) {
        faults.add(place, at.line(), code, values);
    }

    private void warn(Yaml at, PackageFault code, Object... values) {
        faults.warnings().add(place, at.line(), code, values);
    }
}
