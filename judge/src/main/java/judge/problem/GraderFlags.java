package judge.problem;

import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The flags that the default grader of legacy packages knows.
 *
 * @param words in the order of the package: of modes that contradict each other the last counts
 */
public record GraderFlags(List<String> words) {

    private static final String SUM = "sum";
    private static final Set<String> VERDICT_MODES = Set.of("worst_error", "no_errors", "first_error", "always_accept");
    private static final Set<String> SCORE_MODES = Set.of(SUM, "avg", "min", "max");
    private static final String IGNORE_SAMPLE = "ignore_sample";
    private static final String ACCEPT_IF_ANY = "accept_if_any_accepted";

    public GraderFlags {
        words = List.copyOf(words);
    }

    /** Tells whether the default grader knows the word. */
    public static boolean isKnown(String word) {
        return VERDICT_MODES.contains(word)
                || SCORE_MODES.contains(word)
                || Set.of(IGNORE_SAMPLE, ACCEPT_IF_ANY).contains(word);
    }

    /** Tells whether only the last of the parts counts. */
    public boolean ignoresSample() {
        return words.contains(IGNORE_SAMPLE);
    }

    /** Tells whether one accepted part is enough. */
    public boolean acceptsIfAny() {
        return words.contains(ACCEPT_IF_ANY);
    }

    /** Tells whether every result is accepted. */
    public boolean alwaysAccepts() {
        return verdictMode().equals("always_accept");
    }

    /** Tells whether the first part that is not accepted decides on the verdict, and not the worst. */
    public boolean firstErrorCounts() {
        return verdictMode().equals("first_error");
    }

    /** Tells whether scores are added up. */
    public boolean sums() {
        return last(SCORE_MODES, SUM).equals(SUM);
    }

    /** Returns the score of the parts together; 0 where there are none. */
    public double score(DoubleStream parts) {
        return switch (last(SCORE_MODES, SUM)) {
            case "avg" -> parts.average().orElse(0);
            case "min" -> parts.min().orElse(0);
            case "max" -> parts.max().orElse(0);
            default -> parts.sum();
        };
    }

    /** The same for a folder below: samples can only be ignored at the top. */
    public GraderFlags inherited() {
        return new GraderFlags(
                words.stream().filter(word -> !word.equals(IGNORE_SAMPLE)).toList());
    }

    private String verdictMode() {
        return last(VERDICT_MODES, "worst_error");
    }

    private String last(Set<String> modes, String otherwise) {
        return Stream.concat(Stream.of(otherwise), words.stream().filter(modes::contains))
                .reduce(otherwise, (before, after) -> after);
    }
}
