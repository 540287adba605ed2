package judge.problem.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.TestGroup;
import judge.problem.ValidatorArguments;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/**
 * The settings in a {@code test_group.yaml}, or none where there is no such file.
 *
 * @param maxScore the most points of the group; positive infinity where there is no bound
 * @param aggregation the way in which its score comes about
 * @param requirePass names of groups or {@code sample}
 * @param arguments the arguments that its cases inherit
 * @param statics the case of the static validator that it asks for
 * @param place the place of its faults
 */
record GroupYaml(
        Optional<Double> maxScore,
        Optional<TestGroup.Aggregation> aggregation,
        List<String> requirePass,
        CaseArguments arguments,
        Optional<StaticCase> statics,
        String place) {

    /** The keys that BAPCtools allows in it, and beside a case. */
    static final Set<String> FOREIGN = Set.of("answer_validator_args");

    private static final long MOST_POINTS = 1_000_000_000;

    /**
     * A case in which the static validator looks at the sources.
     *
     * @param most points; empty where it is accepted or not
     * @param arguments of the validator
     */
    record StaticCase(Optional<Double> most, List<String> arguments) {}

    /**
     * The arguments that a test case inherits or has itself.
     *
     * @param program arguments of the submission
     * @param checker arguments of the checker
     * @param inputValidator arguments of input validators
     */
    record CaseArguments(List<String> program, List<String> checker, ValidatorArguments inputValidator) {

        static final CaseArguments NONE = new CaseArguments(List.of(), List.of(), ValidatorArguments.NONE);

        CaseArguments {
            program = List.copyOf(program);
            checker = List.copyOf(checker);
        }
    }

    /**
     * Reads the file of a folder.
     *
     * @param scored whether keys about the score may stand in it
     * @param inherited the arguments that its cases get if it gives none
     */
    static GroupYaml read(PackageIndex index, String folder, boolean scored, CaseArguments inherited, Faults faults) {
        String file = PackageIndex.join(folder, PackageIndex.GROUP);
        Optional<YamlMap> yaml = index.yaml(file, faults);
        if (yaml.isEmpty()) {
            return new GroupYaml(
                    Optional.empty(), Optional.empty(), List.of(), inherited, Optional.empty(), index.shown(folder));
        }
        YamlMap keys = yaml.get();
        if (!scored) {
            refuse(keys);
        }
        GroupYaml read = new GroupYaml(
                scored ? maxScore(keys) : Optional.empty(),
                scored ? aggregation(keys) : Optional.empty(),
                scored ? keys.textOrTexts("require_pass") : List.of(),
                caseArguments(keys, inherited),
                statics(keys),
                index.shown(file));
        keys.rejectOthers(FOREIGN);
        return read;
    }

    private static Optional<StaticCase> statics(YamlMap keys) {
        String score = "static_validation_score";
        List<String> arguments = keys.arguments("static_validator_args");
        if (!keys.has(score)) {
            if (keys.has("static_validator_args")) {
                keys.found("static_validator_args", PackageFault.STATIC_ARGUMENTS_WITHOUT_CASE, score);
            }
            return Optional.empty();
        }
        boolean passes = keys.value(score).orElse(null) instanceof Yaml.Scalar scalar
                && scalar.text().equals("pass-fail");
        Optional<Double> most = passes
                ? Optional.empty()
                : keys.whole(score, 0, MOST_POINTS, "points", PackageFault.STATIC_SCORE_OUT_OF_RANGE)
                        .map(Long::doubleValue);
        return Optional.of(new StaticCase(most, arguments));
    }

    private static void refuse(YamlMap keys) {
        for (String key : List.of("max_score", "score_aggregation", "require_pass")) {
            if (keys.has(key)) {
                keys.found(key, PackageFault.GROUP_KEY_ELSEWHERE);
            }
        }
    }

    /** The arguments that a map gives to test cases, and the keys about cases that have no effect here. */
    static CaseArguments caseArguments(YamlMap keys, CaseArguments inherited) {
        YamlMap withoutEffect = keys.withoutEmpty().mild();
        withoutEffect.arguments("input_visualizer_args");
        withoutEffect.arguments("output_visualizer_args");
        withoutEffect.flag("full_feedback");
        withoutEffect.text("hint");
        withoutEffect.text("description");
        return new CaseArguments(
                texts(keys, "args", inherited.program()),
                texts(keys, "output_validator_args", inherited.checker()),
                inputValidator(keys, inherited.inputValidator()));
    }

    /** Packages in older drafts have a text here; one with nothing in it asks for nothing. */
    private static ValidatorArguments inputValidator(YamlMap keys, ValidatorArguments inherited) {
        String key = "input_validator_args";
        Yaml value = keys.value(key).orElse(null);
        if (value instanceof Yaml.Keys) {
            Map<String, List<String>> byName = new LinkedHashMap<>();
            keys.map(key).ifPresent(named -> {
                for (String name : named.keys()) {
                    boolean none = named.value(name).isPresent()
                            && isBlank(named.value(name).get());
                    byName.put(name, none ? List.of() : named.arguments(name));
                }
            });
            return new ValidatorArguments(List.of(), byName);
        }
        if (value == null) {
            return inherited;
        }
        return isBlank(value) ? ValidatorArguments.NONE : ValidatorArguments.of(keys.arguments(key));
    }

    private static boolean isBlank(Yaml value) {
        return value instanceof Yaml.Scalar scalar && scalar.text().isBlank();
    }

    /** A key without a value may mean that there are none, or that those count that are inherited. */
    private static List<String> texts(YamlMap keys, String key, List<String> inherited) {
        YamlMap given = inherited.isEmpty() ? keys.withoutEmpty() : keys;
        return given.has(key) ? given.arguments(key) : inherited;
    }

    private static Optional<Double> maxScore(YamlMap keys) {
        return keys.value("max_score").orElse(null) instanceof Yaml.Scalar scalar
                        && scalar.text().equals("unbounded")
                ? Optional.of(Double.POSITIVE_INFINITY)
                : keys.whole("max_score", 0, MOST_POINTS, "points").map(Long::doubleValue);
    }

    private static Optional<TestGroup.Aggregation> aggregation(YamlMap keys) {
        return keys.choice("score_aggregation", List.of("pass-fail", "sum", "min"))
                .map(word -> TestGroup.Aggregation.valueOf(
                        word.toUpperCase(Locale.ROOT).replace('-', '_')));
    }
}
