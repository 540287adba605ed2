package judge.profile;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.reason.Hint;
import judge.reason.HintCode;

/** How a program's time grows with the number of blanks in its input, from the cases that were run. */
final class TimeGrowth {

    private static final int MOST_SHOWN = 4;
    private static final int LEAST_PASSED = 3;

    /** Below, the blanks say little about the time. */
    private static final double LEAST_CORRELATION = 0.8;

    /** Shorter times are within the noise of the clock. */
    private static final double LEAST_MILLIS = 1;

    private static final double PERCENT = 100;

    private TimeGrowth() {}

    /**
     * A case that was run.
     *
     * @param blanks of a grid, the mean of all in the input
     * @param millis of CPU time for a grid, without the start of the VM
     * @param passed whether it came to its end; if not, it would have taken longer than that
     */
    record Point(int blanks, double millis, boolean passed) {

        private String shown() {
            String time = String.format(Locale.ROOT, millis < 10 ? "%.1f ms" : "%.0f ms", millis);
            return blanks + ": " + (passed ? "" : "> ") + time;
        }
    }

    /** The hint, if some cases with fewer blanks than the slow one have passed. */
    static Optional<Hint> hint(List<Point> points, Point slow) {
        List<Point> passed = slowestByBlanks(points);
        if (passed.stream().noneMatch(point -> point.blanks() < slow.blanks())) {
            return Optional.empty();
        }
        String shown = Stream.concat(spread(passed).stream(), Stream.of(slow))
                .sorted(Comparator.comparing(Point::blanks))
                .map(Point::shown)
                .collect(Collectors.joining(", "));
        return Optional.of(Hint.of(HintCode.TIME_GROWS, "points", shown, "percent", percentPerBlank(passed, slow)));
    }

    private static List<Point> slowestByBlanks(List<Point> points) {
        Map<Integer, Point> slowest = new TreeMap<>();
        points.stream()
                .filter(Point::passed)
                .forEach(point -> slowest.merge(
                        point.blanks(), point, (one, other) -> one.millis() >= other.millis() ? one : other));
        return List.copyOf(slowest.values());
    }

    private static List<Point> spread(List<Point> points) {
        if (points.size() <= MOST_SHOWN) {
            return points;
        }
        return Stream.iterate(0, i -> i + 1)
                .limit(MOST_SHOWN)
                .map(i -> points.get(i * (points.size() - 1) / (MOST_SHOWN - 1)))
                .sorted(Comparator.comparing(Point::blanks))
                .toList();
    }

    /**
     * The growth, from a straight line through the logarithms of the times; 0 if they are not on a line, if the line
     * does not rise, or if a case with more blanks than the slow one has passed.
     */
    private static int percentPerBlank(List<Point> passed, Point slow) {
        List<Point> measured =
                passed.stream().filter(point -> point.millis() >= LEAST_MILLIS).toList();
        boolean tooLittle = measured.size() < LEAST_PASSED;
        if (tooLittle || passed.stream().anyMatch(point -> point.blanks() >= slow.blanks())) {
            return 0;
        }
        double x = measured.stream().mapToDouble(Point::blanks).average().orElseThrow();
        double y =
                measured.stream().mapToDouble(TimeGrowth::logarithm).average().orElseThrow();
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (Point point : measured) {
            double dx = point.blanks() - x;
            double dy = logarithm(point) - y;
            xx += dx * dx;
            xy += dx * dy;
            yy += dy * dy;
        }
        boolean onALine = xy > 0 && xy / Math.sqrt(xx * yy) >= LEAST_CORRELATION;
        return onALine ? (int) Math.round(PERCENT * (Math.exp(xy / xx) - 1)) : 0;
    }

    private static double logarithm(Point point) {
        return Math.log(point.millis());
    }
}
