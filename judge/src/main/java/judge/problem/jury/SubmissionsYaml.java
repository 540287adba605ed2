package judge.problem.jury;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import judge.problem.Graded;
import judge.problem.Problem;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.jury.ExpectedOutcome.Rule;
import judge.problem.jury.ExpectedOutcome.ScoreRange;
import judge.problem.jury.ExpectedOutcome.TimeBound;
import judge.problem.yaml.Credits;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;
import judge.reason.Reason;

/** Reads {@code submissions/submissions.yaml}: patterns for submissions, with rules on their results. */
final class SubmissionsYaml {

    static final String FILE = "submissions/submissions.yaml";

    private final YamlMap yaml;
    private final boolean legacy;
    private final boolean scoring;
    private final Predicate<String> someCase;
    private final Predicate<String> someGroup;

    /** A reader for a problem; {@code someCase} says whether a pattern is about any of its test cases. */
    SubmissionsYaml(YamlMap yaml, Problem problem, boolean legacy) {
        this.yaml = yaml;
        this.legacy = legacy;
        this.scoring = problem.scoring();
        this.someGroup = pattern -> groups(problem.data()).anyMatch(name -> Glob.matches(pattern, name));
        this.someCase = pattern -> problem.data().cases().stream()
                .anyMatch(testCase -> Glob.matchesPathOrParent(pattern, testCase.name()));
    }

    private static Stream<String> groups(TestData data) {
        return data.grading().isPresent()
                ? data.grading().get().root().groups().map(Graded.Group::name)
                : Stream.concat(
                        Stream.of(data.secret().name()),
                        data.secret().groups().stream().map(TestGroup::name));
    }

    /**
     * The settings for the submissions that a pattern matches.
     *
     * @param rules the rules, at least one
     * @param language the language's code
     * @param entry the file or class that is started
     */
    record Said(List<Rule> rules, Optional<String> language, Optional<String> entry) {}

    /** Returns the settings of each pattern, in the order of the file. */
    Map<String, Said> read() {
        Map<String, Said> rules = new LinkedHashMap<>();
        for (String pattern : yaml.keys()) {
            Optional<Reason> fault = Glob.fault(pattern);
            fault.ifPresent(what -> yaml.fault(pattern, what));
            Optional<YamlMap> keys = yaml.mapOrNothing(pattern);
            if (fault.isEmpty() && keys.isPresent()) {
                String folder = pattern.endsWith("/") ? pattern.substring(0, pattern.length() - 1) : pattern;
                rules.put(yaml.has(folder) ? pattern : folder, said(folder, keys.get()));
            }
        }
        return rules;
    }

    /** A warning at a pattern. */
    void warnOfNothing(String pattern) {
        yaml.mild().fault(pattern, PackageFault.PATTERN_MATCHES_NOTHING);
    }

    private Said said(String pattern, YamlMap keys) {
        Rule inherited =
                Outcomes.ofFolder(pattern, legacy).orElse(new Rule("", Outcomes.ANY, Outcomes.ANY, Optional.empty()));
        List<Rule> rules = new ArrayList<>();
        rules.add(rule("", keys, inherited));
        keys.mild().flag("model_solution");
        Credits.persons(keys.mild(), "authors");
        Optional<String> language = keys.withoutEmpty().text("language");
        Optional<String> entry = keys.withoutEmpty().text("entrypoint");
        for (String key : keys.keys()) {
            if (isAboutCases(key) && isAboutSome(key, keys)) {
                keys.mapOrNothing(key).ifPresent(some -> {
                    rules.add(rule(key, some, new Rule(key, Outcomes.ANY, Outcomes.ANY, Optional.empty())));
                    some.rejectOthers();
                });
            }
        }
        keys.rejectOthers();
        return new Said(rules, language, entry);
    }

    private static boolean isAboutCases(String key) {
        return Stream.of("sample", "secret", "{", "*").anyMatch(key::startsWith);
    }

    /** Tells whether a rule is about some case; else it asks for nothing. */
    private boolean isAboutSome(String key, YamlMap keys) {
        keys.value(key);
        Optional<Reason> fault = Glob.fault(key);
        fault.ifPresent(what -> keys.fault(key, what));
        boolean some = fault.isEmpty() && someCase.test(key);
        if (fault.isEmpty() && !some) {
            keys.mild().fault(key, PackageFault.PATTERN_OF_NO_CASE);
        }
        return some;
    }

    private Rule rule(String cases, YamlMap keys, Rule inherited) {
        return new Rule(
                cases,
                verdicts("permitted", keys, inherited.permitted()),
                verdicts("required", keys, inherited.required()),
                keys.has("score") ? score(cases, keys) : Optional.empty(),
                keys.withoutEmpty().text("message"),
                bound(keys));
    }

    private static TimeBound bound(YamlMap keys) {
        String key = "use_for_time_limit";
        if (keys.value(key).orElse(null) instanceof Yaml.Scalar scalar && scalar.kind() == Yaml.Kind.TEXT) {
            return keys.choice(key, List.of("lower", "upper")).orElse("").equals("lower")
                    ? TimeBound.LOWER
                    : TimeBound.UPPER;
        }
        return keys.flag(key).orElse(true) ? TimeBound.BY_VERDICTS : TimeBound.NONE;
    }

    private static Set<String> verdicts(String key, YamlMap keys, Set<String> otherwise) {
        if (!keys.has(key)) {
            return otherwise;
        }
        List<String> names = keys.textOrTexts(key);
        for (String name : names) {
            if (!Outcomes.isVerdict(name)) {
                keys.fault(key, PackageFault.VERDICT_UNKNOWN, name);
            }
        }
        if (names.isEmpty()) {
            keys.found(key, PackageFault.VERDICTS_EMPTY);
        }
        return Outcomes.verdicts(names);
    }

    private Optional<ScoreRange> score(String cases, YamlMap keys) {
        if (!scoring) {
            keys.found("score", PackageFault.SCORING_ONLY);
            return Optional.empty();
        }
        if (!cases.isEmpty() && !someGroup.test(cases)) {
            keys.found("score", PackageFault.SCORE_OF_NO_GROUP);
            return Optional.empty();
        }
        Map<String, Yaml> values = keys.oneOrMany("score");
        List<BigDecimal> numbers = numbers(values.values());
        boolean range = keys.value("score").orElse(null) instanceof Yaml.Items;
        if (numbers.size() != values.size() || numbers.size() != (range ? 2 : 1)) {
            keys.found("score", PackageFault.SCORE_MALFORMED);
            return Optional.empty();
        }
        double least = numbers.get(0).doubleValue();
        double most = numbers.get(numbers.size() - 1).doubleValue();
        if (least > most) {
            keys.fault("score", PackageFault.BOUNDS_REVERSED, least, most);
        }
        return Optional.of(new ScoreRange(least, most));
    }

    private static List<BigDecimal> numbers(Collection<Yaml> values) {
        return values.stream()
                .filter(Yaml.Scalar.class::isInstance)
                .map(Yaml.Scalar.class::cast)
                .filter(scalar -> scalar.kind() == Yaml.Kind.NUMBER)
                .flatMap(scalar -> YamlMap.decimal(scalar.text()).stream())
                .toList();
    }
}
