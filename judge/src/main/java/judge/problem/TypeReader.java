package judge.problem;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Reads of which type a problem is: {@code type}, and {@code validation} in packages of the older format. */
final class TypeReader {

    private static final String SCORING = "scoring";
    private static final String PASS_FAIL = "pass-fail";
    private static final String INTERACTIVE = "interactive";
    private static final String MULTI_PASS = "multi-pass";
    private static final String SUBMIT_ANSWER = "submit-answer";
    private static final String SCORE = "score";
    private static final List<String> TYPES = List.of(PASS_FAIL, SCORING, MULTI_PASS, INTERACTIVE, SUBMIT_ANSWER);

    /** Types that must not stand beside each other. */
    private static final List<List<String>> OPPOSITES = List.of(
            List.of(PASS_FAIL, SCORING), List.of(MULTI_PASS, SUBMIT_ANSWER), List.of(INTERACTIVE, SUBMIT_ANSWER));

    private final YamlMap yaml;
    private final LimitsReader limits;

    TypeReader(YamlMap yaml, LimitsReader limits) {
        this.yaml = yaml;
        this.limits = limits;
    }

    /** By the key {@code type} of format 2025-09, a text or a list. */
    ProblemType type() {
        List<String> types =
                yaml.value("type").orElse(null) instanceof Yaml.Scalar ? yaml.words("type") : yaml.texts("type");
        if (types.isEmpty() && yaml.value("type").orElse(null) instanceof Yaml.Items) {
            yaml.wrong("type", "a text or a list of at least one");
        }
        for (String type : types) {
            if (!TYPES.contains(type)) {
                yaml.fault("type", "must be of " + String.join(", ", TYPES) + ", found \"" + type + '"');
            }
        }
        if (new HashSet<>(types).size() < types.size() || OPPOSITES.stream().anyMatch(types::containsAll)) {
            yaml.fault("type", "must not repeat or contradict itself, found " + String.join(", ", types));
        }
        return judgeable("type", types, types.contains(SCORING));
    }

    /**
     * By the keys {@code type} and {@code validation} of the older format.
     *
     * @param validation what is in {@code validation}, at least one word
     */
    ProblemType legacyType(List<String> validation) {
        boolean scoring = yaml.choice("type", List.of(PASS_FAIL, SCORING))
                .orElse(PASS_FAIL)
                .equals(SCORING);
        return judgeable("validation", validation.subList(1, validation.size()), scoring);
    }

    /** The words of {@code validation}: {@code default}, or {@code custom} and what it asks for. */
    List<String> validation() {
        List<String> words = yaml.has("validation") ? yaml.words("validation") : List.of();
        if (words.isEmpty() || words.equals(List.of("default"))) {
            return List.of("default");
        }
        List<String> modes = List.of(SCORE, INTERACTIVE, MULTI_PASS);
        Optional<String> unknown =
                words.stream().skip(1).filter(word -> !modes.contains(word)).findFirst();
        if (!words.get(0).equals("custom") || unknown.isPresent()) {
            yaml.wrong("validation", "default, or custom and any of " + String.join(", ", modes));
            return List.of("default");
        }
        return words;
    }

    private ProblemType judgeable(String key, List<String> words, boolean scoring) {
        for (String word : List.of(MULTI_PASS, INTERACTIVE, SUBMIT_ANSWER, SCORE)) {
            if (words.contains(word)) {
                yaml.fault(
                        key,
                        "asks for " + word + ", which this judge cannot judge yet; take the package out of the problems"
                                + " folder, or judge it elsewhere");
            }
        }
        return new ProblemType(
                scoring,
                words.contains(INTERACTIVE),
                limits.passes(words.contains(MULTI_PASS)),
                words.contains(SUBMIT_ANSWER));
    }
}
