package judge.explain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.report.CaseSection;
import judge.report.Report;
import judge.sudoku.knowledge.Blanks;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Finds how a program's time grows with the number of blanks in its input, from the cases that were run. */
final class TimeGrowth {

    private static final int MOST_SHOWN = 4;
    private static final int LEAST_PASSED = 3;

    /** Below, the blanks say little about the time. */
    private static final double LEAST_CORRELATION = 0.8;

    /** The least milliseconds that count: shorter times are within the noise of the clock. */
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
            return blanks + ": " + String.format(Locale.ROOT, millis < 10 ? "%.1f ms" : "%.0f ms", millis);
        }
    }

    /** The hint on a report on a program that was too slow. */
    static Optional<Hint> of(Problem problem, Report report) {
        List<Point> points = points(problem, report);
        return points.stream().filter(point -> !point.passed()).findFirst().flatMap(tooSlow -> hint(points, tooSlow));
    }

    /** The cases that have passed, and those that took too long; the first of those is the one that is explained. */
    private static List<Point> points(Problem problem, Report report) {
        Map<String, Path> inputs =
                problem.data().runs().stream().collect(Collectors.toMap(TestCase::name, TestCase::input));
        List<Point> points = new ArrayList<>();
        for (CaseSection one : report.cases()) {
            @Nullable Double millis = one.cpuTimeMillis();
            @Nullable Path input = inputs.get(one.name());
            if (millis != null && input != null && (one.verdict() == Verdict.AC || one.verdict() == Verdict.TLE)) {
                double net = Math.max(0, millis - report.limits().startupMillis());
                blanks(problem, input)
                        .map(blanks -> new Point(blanks.blanks(), net / blanks.grids(), one.verdict() == Verdict.AC))
                        .ifPresent(points::add);
            }
        }
        return points;
    }

    private static Optional<Blanks> blanks(Problem problem, Path input) {
        try {
            String text = Files.readString(input, StandardCharsets.ISO_8859_1);
            return problem.judging().reference().flatMap(reference -> Blanks.of(reference, text));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The hint, if the time of the cases that have passed rises with their blanks up to those of the slow one. */
    static Optional<Hint> hint(List<Point> points, Point slow) {
        List<Point> passed = medians(points);
        int percent = percentPerBlank(passed, slow);
        List<Point> shown = spread(
                passed.stream().filter(point -> point.millis() >= LEAST_MILLIS).toList());
        boolean rises = Stream.iterate(1, i -> i < shown.size(), i -> i + 1)
                .allMatch(i -> shown.get(i).millis() > shown.get(i - 1).millis());
        return percent > 0 && rises
                ? Optional.of(Hint.of(
                        "time-grows",
                        "points",
                        shown.stream().map(Point::shown).collect(Collectors.joining(", ")),
                        "percent",
                        percent))
                : Optional.empty();
    }

    /** Returns for each number of blanks one case that has passed: half of the others were no slower. */
    private static List<Point> medians(List<Point> points) {
        return points.stream()
                .filter(Point::passed)
                .sorted(Comparator.comparing(Point::millis))
                .collect(Collectors.groupingBy(Point::blanks, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(alike -> alike.get((alike.size() - 1) / 2))
                .toList();
    }

    private static List<Point> spread(List<Point> points) {
        if (points.size() <= MOST_SHOWN) {
            return points;
        }
        return Stream.iterate(0, i -> i + 1)
                .limit(MOST_SHOWN)
                .map(i -> points.get(i * (points.size() - 1) / (MOST_SHOWN - 1)))
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
