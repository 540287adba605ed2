package judge.cli.host;

import java.util.List;
import java.util.Locale;
import judge.cli.command.Session;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.host.HostMeasures;
import judge.host.HostMeasures.Spread;

/** Shows what was measured of a host, and what it means for verdicts. */
final class MeasuresView {

    private MeasuresView() {}

    static void print(Session session, HostMeasures measures) {
        session.out().println(session.text("measure.cpu", "runs", measures.runs()));
        table(
                session,
                row(session.text("measure.alone"), measures.alone()),
                row(session.text("measure.side-by-side", "count", measures.atOnce()), measures.sideBySide()));
        session.out().println(session.text("measure.clock", "runs", measures.runs()));
        table(
                session,
                row(session.text("measure.isolated"), measures.isolated()),
                row(session.text("measure.bare"), measures.bare()));
        session.out().println(session.text("measure.isolation", "millis", figure(measures.isolationMillis())));
        String percent = figure(100 * measures.noise());
        session.out().println(session.text("measure.noise", "percent", percent));
        boolean steady = measures.noise() <= HostMeasures.STEADY;
        session.out().println(session.text(steady ? "measure.steady" : "measure.unsteady", "percent", percent));
    }

    private static void table(Session session, List<Cell> first, List<Cell> second) {
        List<Cell> heading = List.of(
                Cell.of(""),
                Cell.of(session.text("measure.least")),
                Cell.of(session.text("measure.median")),
                Cell.of(session.text("measure.greatest")));
        List<List<Cell>> lines = List.of(heading, first, second);
        Columns columns = Columns.fitting(lines, false, true, true, true);
        lines.forEach(line -> session.out().println("  " + columns.line(line)));
    }

    private static List<Cell> row(String title, Spread spread) {
        return List.of(
                Cell.of(title),
                Cell.of(millis(spread.least())),
                Cell.of(millis(spread.median())),
                Cell.of(millis(spread.greatest())));
    }

    private static String millis(double figure) {
        return figure(figure) + " ms";
    }

    private static String figure(double figure) {
        return String.format(Locale.ROOT, "%.1f", figure);
    }
}
