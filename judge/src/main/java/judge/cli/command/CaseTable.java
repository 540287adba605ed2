package judge.cli.command;

import java.util.ArrayList;
import java.util.List;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.cli.terminal.DisplayWidth;
import judge.message.Quantity;
import judge.message.Visible;
import judge.reason.Reason;
import judge.report.AlikeCases;
import judge.report.CaseSection;
import org.jspecify.annotations.Nullable;

/** The results of cases, one line for each, or for those in a row that failed alike. */
record CaseTable(Session session, boolean scoring) {

    private static final int REASON = 5;
    private static final int GAP = 2;

    /** The ellipsis is wide in some fonts. */
    private static final int SPARE = 1;

    /** The least width of a reason in columns, on however narrow a terminal. */
    private static final int LEAST_REASON = 20;

    void print(List<AlikeCases> cases) {
        List<List<Cell>> whole = new ArrayList<>();
        whole.add(heads());
        cases.forEach(one -> whole.add(line(one)));
        List<List<Cell>> lines = session.terminal().interactive() ? cut(whole) : whole;
        Columns columns = Columns.fitting(lines, false, false, true, true, true, false);
        lines.forEach(line -> session.out().println(columns.line(line)));
    }

    private List<Cell> heads() {
        List<Cell> heads = new ArrayList<>();
        for (String key : List.of("head.case", "head.verdict", "head.cpu-time", "head.memory")) {
            heads.add(new Cell(session.text(key), session.palette()::heading));
        }
        heads.add(new Cell(scoring ? session.text("head.score") : "", session.palette()::heading));
        heads.add(new Cell(session.text("head.reason"), session.palette()::heading));
        return heads;
    }

    private List<Cell> line(AlikeCases alike) {
        CaseSection one = alike.together();
        @Nullable Double millis = one.cpuTimeMillis();
        @Nullable Long memory = one.peakMemoryBytes();
        @Nullable Reason reason = one.reason();
        boolean scored = scoring && one.maxScore() > 0;
        return List.of(
                Cell.of(Visible.of(one.name())),
                new Cell(one.verdict().name(), text -> session.palette().verdict(one.verdict(), text)),
                Cell.of(millis == null ? "" : Quantity.time(millis, reason)),
                Cell.of(memory == null ? "" : Quantity.bytes(memory)),
                Cell.of(scored ? Quantity.points(one.score(), one.maxScore()) : ""),
                Cell.of(reason == null ? "" : reason(alike, reason)));
    }

    private String reason(AlikeCases alike, Reason reason) {
        return alike.toldAt().isEmpty()
                ? session.messages().sentence(reason)
                : session.text("case.alike", "case", Visible.of(alike.toldAt()));
    }

    /**
     * Reasons that do not fit on the line are cut: that of the first failing case is shown above in full, and the
     * others are often the same.
     */
    private List<List<Cell>> cut(List<List<Cell>> lines) {
        int used = 0;
        for (int column = 0; column < REASON; column++) {
            int at = column;
            used += GAP
                    + lines.stream()
                            .mapToInt(line -> DisplayWidth.of(line.get(at).text()))
                            .max()
                            .orElse(0);
        }
        int left = Math.max(LEAST_REASON, session.terminal().columns() - SPARE - used);
        List<List<Cell>> cut = new ArrayList<>();
        for (List<Cell> line : lines) {
            List<Cell> cells = new ArrayList<>(line);
            Cell reason = line.get(REASON);
            cells.set(REASON, new Cell(DisplayWidth.cut(reason.text(), left), reason.paint()));
            cut.add(cells);
        }
        return cut;
    }
}
