package judge.problem.reading;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import judge.problem.ProblemType;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.Yaml;
import judge.problem.yaml.YamlMap;

/** Reads of which type a problem is: {@code type}, and {@code validation} in packages of the older format. */
record TypeReader(YamlMap yaml, LimitsReader limits) {

    private static final String SCORING = "scoring";
    private static final String PASS_FAIL = "pass-fail";
    private static final String INTERACTIVE = "interactive";
    private static final String MULTI_PASS = "multi-pass";
    static final String SUBMIT_ANSWER = "submit-answer";
    private static final String SCORE = "score";
    private static final String DEFAULT = "default";
    private static final String CUSTOM = "custom";
    private static final List<String> TYPES = List.of(PASS_FAIL, SCORING, MULTI_PASS, INTERACTIVE, SUBMIT_ANSWER);

    /** Types that must not stand beside each other. */
    private static final List<List<String>> OPPOSITES = List.of(
            List.of(PASS_FAIL, SCORING), List.of(MULTI_PASS, SUBMIT_ANSWER), List.of(INTERACTIVE, SUBMIT_ANSWER));

    /** Tells whether answers are handed in to a problem, by its types alone. */
    static boolean takesAnswers(YamlMap yaml) {
        return types(yaml).contains(SUBMIT_ANSWER);
    }

    private static List<String> types(YamlMap yaml) {
        return yaml.value("type").orElse(null) instanceof Yaml.Scalar ? yaml.words("type") : yaml.texts("type");
    }

    /** Reads the type by the key {@code type} of format 2025-09, a text or a list. */
    ProblemType type() {
        List<String> types = types(yaml);
        if (types.isEmpty() && yaml.value("type").orElse(null) instanceof Yaml.Items) {
            yaml.found("type", PackageFault.TYPES_EMPTY);
        }
        for (String type : types) {
            if (!TYPES.contains(type)) {
                yaml.fault("type", PackageFault.TYPE_UNKNOWN, String.join(", ", TYPES), type);
            }
        }
        if (contradict(types)) {
            yaml.fault("type", PackageFault.TYPES_CONTRADICT, String.join(", ", types));
        }
        return of(types);
    }

    /**
     * Reads the type by the keys {@code type} and {@code validation} of the older format. DOMjudge has taken the later
     * format's types there before the format had them.
     *
     * @param validation the words of {@code validation}
     */
    ProblemType legacyType(List<String> validation) {
        List<String> types = yaml.value("type").orElse(null) instanceof Yaml.Scalar ? yaml.words("type") : List.of();
        List<String> known = List.of(PASS_FAIL, SCORING, INTERACTIVE, MULTI_PASS);
        if ((types.isEmpty() && yaml.has("type")) || !known.containsAll(types)) {
            yaml.found("type", PackageFault.NOT_ONE_OF, String.join(", ", known));
        } else if (contradict(types)) {
            yaml.fault("type", PackageFault.TYPES_CONTRADICT, String.join(", ", types));
        }
        List<String> modes = Stream.concat(types.stream(), validation.stream()).toList();
        return of(modes);
    }

    /** The words of {@code validation}: {@code default}, or {@code custom} and what it asks for. */
    List<String> validation() {
        List<String> words = yaml.has("validation") ? yaml.words("validation") : List.of();
        if (words.isEmpty() || words.equals(List.of(DEFAULT))) {
            return List.of(DEFAULT);
        }
        // Some packages leave out that it is custom.
        List<String> modes = List.of(CUSTOM, SCORE, INTERACTIVE, MULTI_PASS);
        if (!modes.containsAll(words) || new HashSet<>(words).size() < words.size()) {
            yaml.found("validation", PackageFault.VALIDATION_MALFORMED);
            return List.of(DEFAULT);
        }
        return words;
    }

    /** Tells whether there is a validator of the problem's own. */
    static boolean isCustom(List<String> validation, ProblemType type) {
        return !validation.equals(List.of(DEFAULT)) || type.needsValidator();
    }

    private static boolean contradict(List<String> types) {
        return new HashSet<>(types).size() < types.size() || OPPOSITES.stream().anyMatch(types::containsAll);
    }

    private ProblemType of(List<String> words) {
        return new ProblemType(
                words.contains(SCORING),
                words.contains(INTERACTIVE),
                limits.passes(words.contains(MULTI_PASS)),
                words.contains(SUBMIT_ANSWER));
    }
}
