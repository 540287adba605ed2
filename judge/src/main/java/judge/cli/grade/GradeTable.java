package judge.cli.grade;

import java.util.ArrayList;
import java.util.List;
import judge.cli.command.Session;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.cli.terminal.DisplayWidth;
import judge.grading.GradingRun.Task;
import judge.message.Quantity;
import judge.message.Visible;
import judge.problem.TestCase;
import judge.report.SummaryRow;
import org.jspecify.annotations.Nullable;

/** The results of a run as lines of a table; every line can be made before the later results are known. */
final class GradeTable {

    private static final int MILLIS_WIDTH = "9999 ms".length();
    private static final int MEMORY_WIDTH = "1023 MiB".length();

    /** A wide score: nobody knows how long the scores of a problem without a highest one are. */
    private static final String WIDE_SCORE = "1234567.89";

    private final Session session;
    private final Columns columns;

    GradeTable(Session session, List<Task> tasks) {
        this.session = session;
        List<String> heads = heads();
        int contestant = widest(
                tasks.stream().map(task -> task.submission().contestant()).toList());
        int problem =
                widest(tasks.stream().map(task -> task.submission().problem()).toList());
        int caseName = widest(tasks.stream()
                .flatMap(task -> task.problem().data().cases().stream().map(TestCase::name))
                .distinct()
                .toList());
        int score = widest(tasks.stream()
                .map(task -> task.problem().maxScore())
                .map(most -> Double.isInfinite(most) ? WIDE_SCORE : Quantity.points(most, most))
                .distinct()
                .toList());
        List<Integer> widths = List.of(contestant, problem, 3, score, caseName, MILLIS_WIDTH, MEMORY_WIDTH, 0);
        List<Integer> signed = new ArrayList<>();
        for (int i = 0; i < widths.size(); i++) {
            int head = session.terminal().interactive() && i < heads.size() ? DisplayWidth.of(heads.get(i)) : 0;
            int width = Math.max(widths.get(i), head);
            signed.add(isRight(i) ? -width : width);
        }
        columns = new Columns(signed);
    }

    /** The result of one submission. */
    String line(SummaryRow row) {
        @Nullable Double millis = row.cpuTimeMillis();
        @Nullable Long memory = row.peakMemoryBytes();
        @Nullable String slowest = row.slowestCase();
        return columns.line(List.of(
                Cell.of(Visible.of(row.contestant())),
                Cell.of(Visible.of(row.problem())),
                new Cell(row.verdict().name(), text -> session.palette().verdict(row.verdict(), text)),
                Cell.of(Quantity.points(row.score(), row.maxScore())),
                Cell.of(slowest == null ? "" : Visible.of(slowest)),
                Cell.of(millis == null ? "" : Quantity.millis(millis)),
                Cell.of(memory == null ? "" : Quantity.bytes(memory)),
                Cell.of(row.cached() ? session.text("grade.from-cache") : "")));
    }

    /** The whole table with its heads. */
    void print(List<SummaryRow> rows) {
        session.out()
                .println(columns.line(heads().stream()
                        .map(head -> new Cell(head, session.palette()::heading))
                        .toList()));
        rows.forEach(row -> session.out().println(line(row)));
    }

    private List<String> heads() {
        return List.of(
                session.text("head.contestant"),
                session.text("head.problem"),
                session.text("head.verdict"),
                session.text("head.score"),
                session.text("head.slowest-case"),
                session.text("head.cpu-time"),
                session.text("head.memory"));
    }

    private static boolean isRight(int column) {
        return column == 3 || column == 5 || column == 6;
    }

    private static int widest(List<String> texts) {
        return texts.stream()
                .mapToInt(text -> DisplayWidth.of(Visible.of(text)))
                .max()
                .orElse(0);
    }
}
