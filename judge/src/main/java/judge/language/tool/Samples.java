package judge.language.tool;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.language.Spot;

/**
 * Reads where a program was, as a sampler beside it wrote it down. The program could have written that, too: it
 * explains a verdict and never decides one.
 */
public final class Samples {

    /** Fewer samples are not evaluated. */
    private static final int LEAST = 10;

    private static final int LEAST_PERCENT = 10;
    private static final int PERCENT = 100;
    private static final int MOST_SPOTS = 3;
    private static final int MAX_LINES = 20_000;
    private static final int MAX_LINE_LENGTH = 500;

    private static final String NAME = "([\\p{L}\\p{N}_.$<>()+-]{1,200})";
    private static final Pattern LINE = Pattern.compile(NAME + " (-?\\d{1,7}) " + NAME + " " + NAME + " (-?\\d{1,7})");

    private Samples() {}

    /**
     * A place where a program was once.
     *
     * @param line the line in the method; 0 where unknown
     * @param called the library's method that the program had called from there; empty where it was in none
     * @param callerLine the line from which the method was called, before it called itself; 0 where unknown
     */
    public record Sample(String method, int line, String called, int callerLine) {

        private static Optional<Sample> read(String text) {
            Matcher parts = LINE.matcher(text);
            return text.length() <= MAX_LINE_LENGTH && parts.matches()
                    ? Optional.of(new Sample(
                            parts.group(1),
                            Math.max(0, Integer.parseInt(parts.group(2))),
                            parts.group(3).equals("-") ? "" : parts.group(3),
                            Math.max(0, Integer.parseInt(parts.group(5)))))
                    : Optional.empty();
        }
    }

    /**
     * Returns the places that took most of the time, the greatest share first; empty where too few samples were taken.
     */
    public static List<Spot> hottest(String text) {
        return hottest(text.lines()
                .limit(MAX_LINES)
                .map(Sample::read)
                .flatMap(Optional::stream)
                .toList());
    }

    /** The same of samples that were read in another way. */
    public static List<Spot> hottest(List<Sample> samples) {
        if (samples.size() < LEAST) {
            return List.of();
        }
        Map<String, List<Sample>> byMethod = samples.stream().collect(Collectors.groupingBy(Sample::method));
        return byMethod.values().stream()
                .map(those -> spot(those, samples.size()))
                .filter(spot -> spot.percent() >= LEAST_PERCENT)
                .sorted(Comparator.comparing(Spot::percent).reversed().thenComparing(Spot::method))
                .limit(MOST_SPOTS)
                .toList();
    }

    private static Spot spot(List<Sample> samples, int all) {
        int percent = (int) Math.round((double) PERCENT * samples.size() / all);
        String called = mostOften(samples.stream().map(Sample::called));
        return new Spot(
                percent,
                samples.get(0).method(),
                mostOften(samples.stream().map(Sample::line)),
                called,
                mostOften(samples.stream().map(Sample::callerLine)));
    }

    private static <T extends Comparable<T>> T mostOften(Stream<T> values) {
        Map<T, Integer> counts = new HashMap<>();
        values.forEach(value -> counts.merge(value, 1, Integer::sum));
        return counts.entrySet().stream()
                .max(Map.Entry.<T, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .orElseThrow()
                .getKey();
    }
}
