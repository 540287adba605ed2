package judge.render;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import judge.gradebook.CaseFigures;
import judge.gradebook.Paper;
import judge.gradebook.ScoreFigures;
import judge.message.Messages;
import judge.message.Quantity;
import judge.problem.TestCase;
import judge.render.Chart.Bar;
import judge.render.Chart.Bars;
import judge.render.Chart.Cloud;
import judge.render.Chart.Dots;
import judge.render.Chart.Word;
import judge.report.CaseSection;
import judge.report.Report;
import judge.verdict.Verdict;

/** Draws the pictures of a problem. */
public record Charts(Messages messages) {

    private static final int HEIGHT = 190;
    private static final int BASE = 150;
    private static final int TOP = 24;
    private static final int LEFT = 12;
    private static final int COLUMN = 24;
    private static final int GAP = 5;
    private static final int BIN = 46;
    private static final int LEAST_WIDTH = 300;
    private static final int LEGEND_STEP = 58;
    private static final int WORD_Y = BASE + 14;
    private static final int PERCENT = 100;

    /** Dots above the limit by more than this part are drawn at the top. */
    private static final double MOST = 1.2;

    /** The pictures as a part of another page: cases, points, time, memory. */
    public String html(Paper paper) {
        return Page.template("figures").execute(of(paper));
    }

    ClassPage.Figures of(Paper paper) {
        return new ClassPage.Figures(
                passing(paper.cases()), scores(paper.scores(), paper.scale()), time(paper), memory(paper));
    }

    /** The share of submissions that pass each case. */
    private Bars passing(List<CaseFigures> cases) {
        List<Bar> bars = new ArrayList<>();
        for (CaseFigures one : cases) {
            String figure = one.run() == 0 ? "–" : Math.round(PERCENT * one.passRate()) + "";
            bars.add(bar(bars.size(), COLUMN, one.passRate(), shortName(one.name()), figure, "pass"));
        }
        return new Bars(width(cases.size(), COLUMN), HEIGHT, BASE, messages.text("page.passing"), bars);
    }

    /** The number of submissions by points. */
    private Bars scores(ScoreFigures scores, double maxScore) {
        int most = Math.max(
                1, scores.bins().stream().mapToInt(Integer::intValue).max().orElse(1));
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < ScoreFigures.BINS; i++) {
            int count = scores.bins().get(i);
            String word = Quantity.points(maxScore * i / ScoreFigures.BINS) + (i == ScoreFigures.BINS - 1 ? "+" : "");
            bars.add(bar(i, BIN, (double) count / most, word, count == 0 ? "" : count + "", "score"));
        }
        return new Bars(width(ScoreFigures.BINS, BIN), HEIGHT, BASE, messages.text("page.distribution"), bars);
    }

    private static Bar bar(int index, int column, double share, String word, String figure, String kind) {
        int height = (int) Math.round(share * (BASE - TOP));
        int x = LEFT + index * column;
        return new Bar(
                x,
                BASE - height,
                column - GAP,
                height,
                x + (column - GAP) / 2,
                BASE - height - GAP,
                word,
                figure,
                kind);
    }

    /** CPU time of each run as a part of its limit. */
    private Dots time(Paper paper) {
        return dots(
                paper,
                "page.time-plot",
                limits(paper, report -> report.limits().cpuTimeMillis(), Quantity::millis),
                one -> one.one().cpuTimeMillis() == null
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(one.one().cpuTimeMillis()
                                / one.report().limits().cpuTimeMillis()));
    }

    /** Peak memory of each run as a part of what the whole VM may have. */
    private Dots memory(Paper paper) {
        return dots(
                paper,
                "page.memory-plot",
                limits(paper, report -> report.limits().residentMemoryBytes(), bytes -> Quantity.bytes((long) bytes)),
                one -> one.one().peakMemoryBytes() == null
                        ? OptionalDouble.empty()
                        : OptionalDouble.of((double) one.one().peakMemoryBytes()
                                / one.report().limits().residentMemoryBytes()));
    }

    /** The limit, or from which to which they go: a language may have a multiplier, and a runtime that has to start. */
    private static String limits(Paper paper, ToDoubleFunction<Report> limit, DoubleFunction<String> words) {
        return paper.reports().stream()
                .mapToDouble(limit)
                .sorted()
                .mapToObj(words)
                .distinct()
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(),
                        all -> all.size() < 2 ? String.join("", all) : all.get(0) + " – " + all.get(all.size() - 1)));
    }

    /** One run of a case. */
    private record Run(Report report, CaseSection one) {}

    private Dots dots(Paper paper, String label, String limit, Function<Run, OptionalDouble> share) {
        List<String> names =
                paper.problem().cases().stream().map(one -> one.name()).toList();
        Map<Verdict, StringBuilder> paths = paths(paper, names, share);
        List<Word> words = new ArrayList<>();
        names.forEach(name ->
                words.add(new Word(LEFT + words.size() * COLUMN + (COLUMN - GAP) / 2, WORD_Y, shortName(name))));
        return new Dots(
                Math.max(width(names.size(), COLUMN), LEFT + paths.size() * LEGEND_STEP),
                HEIGHT,
                BASE,
                y(1),
                messages.text("page.limit", "limit", limit),
                messages.text(label),
                words,
                clouds(paths));
    }

    private static Map<Verdict, StringBuilder> paths(
            Paper paper, List<String> names, Function<Run, OptionalDouble> share) {
        Map<Verdict, StringBuilder> paths = new EnumMap<>(Verdict.class);
        int number = 0;
        for (Report report : paper.reports()) {
            number++;
            for (CaseSection one : report.cases()) {
                int column = names.indexOf(one.name());
                OptionalDouble height = share.apply(new Run(report, one));
                if (column >= 0 && height.isPresent()) {
                    // Side by side within the column, so that equal ones do not hide each other.
                    int x = LEFT + column * COLUMN + number * 7 % (COLUMN - GAP);
                    paths.computeIfAbsent(one.verdict(), any -> new StringBuilder())
                            .append("M" + x + ' ' + y(height.getAsDouble()) + "h0");
                }
            }
        }
        return paths;
    }

    private List<Cloud> clouds(Map<Verdict, StringBuilder> paths) {
        List<Cloud> clouds = new ArrayList<>();
        paths.forEach((verdict, path) -> clouds.add(new Cloud(
                verdict.name(), messages.name(verdict), path.toString(), LEFT + clouds.size() * LEGEND_STEP)));
        return clouds;
    }

    private static int y(double share) {
        return (int) Math.round(BASE - Math.min(share, MOST) / MOST * (BASE - TOP));
    }

    private static int width(int columns, int column) {
        return Math.max(LEAST_WIDTH, 2 * LEFT + columns * column);
    }

    /** A case's name without the part that all secret ones share; samples get an "s" before it. */
    static String shortName(String name) {
        String last = name.substring(name.indexOf('/') + 1);
        return TestCase.isSample(name) ? "s" + last : last;
    }
}
