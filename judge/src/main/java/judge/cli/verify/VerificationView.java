package judge.cli.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import judge.cli.command.Session;
import judge.cli.terminal.Columns;
import judge.cli.terminal.Columns.Cell;
import judge.cli.terminal.DisplayWidth;
import judge.message.Quantity;
import judge.message.Visible;
import judge.verdict.Verdict;
import judge.verify.CaseReason;
import judge.verify.Coverage;
import judge.verify.JuryResult;
import judge.verify.Margin;
import judge.verify.Verification;

/** The result of verifying a package, for people: faults, submissions by cases, and what each case is there for. */
record VerificationView(Session session, Coverage coverage) implements VerificationSink {

    private static final String INDENT = "  ";

    /** Lines are as wide as the terminal, but this much at least. */
    private static final int LEAST_WIDTH = 100;

    @Override
    public void print(Verification verification) {
        boolean sound = verification.isSound();
        String result = session.text(sound ? "verify.sound" : "verify.unsound");
        printHead(
                verification.problem(),
                sound ? session.palette().good(result) : session.palette().bad(result));
        printFound(verification);
        printMargins(verification.submissions());
        printCases(verification.cases());
    }

    @Override
    public void printInterrupted(Verification known, List<String> untried, Collection<String> packages) {
        printHead(known.problem(), session.palette().warning(session.text("verify.interrupted")));
        printFound(known);
        printMargins(known.submissions());
        if (!untried.isEmpty()) {
            session.out()
                    .println(INDENT
                            + session.text(
                                    "verify.not-tried",
                                    "count",
                                    untried.size(),
                                    "paths",
                                    Visible.of(String.join(", ", untried))));
        } else if (known.submissions().isEmpty()) {
            session.out().println(INDENT + session.text("verify.none-tried"));
        }
        packages.forEach(name -> printHead(name, session.palette().warning(session.text("verify.package-not-tried"))));
    }

    @Override
    public void end() {}

    private void printHead(String problem, String result) {
        session.out().println(session.palette().heading(Visible.of(problem) + ": ") + result);
    }

    private void printFound(Verification verification) {
        verification.faults().forEach(fault -> session.out()
                .println(INDENT + session.messages().sentence(fault)));
        verification.warnings().forEach(warning -> session.out()
                .println(INDENT
                        + session.palette()
                                .warning(session.text("verify.warning")
                                        + session.messages().sentence(warning))));
        printSubmissions(verification.submissions());
    }

    private void printSubmissions(List<JuryResult> submissions) {
        List<List<Cell>> lines = submissions.stream().map(this::line).toList();
        Columns columns = Columns.fitting(lines, false, false, false, true);
        int left = lines.stream().mapToInt(line -> width(columns, line)).max().orElse(0);
        String margin = INDENT + " ".repeat(left + 2);
        VerdictMatrix matrix = new VerdictMatrix(session, submissions);
        int width = Math.max(LEAST_WIDTH, session.terminal().columns());
        List<VerdictMatrix.Part> parts = matrix.parts(width - margin.length());
        parts.stream().limit(1).flatMap(part -> part.heads().stream()).forEach(head -> session.out()
                .println(margin + session.palette().heading(head)));
        for (int i = 0; i < lines.size(); i++) {
            JuryResult one = submissions.get(i);
            String line = columns.line(lines.get(i));
            String blanks = " ".repeat(left - width(columns, lines.get(i)) + 2);
            String verdicts = parts.isEmpty() ? "" : blanks + parts.get(0).line(one.verdicts());
            session.out().println(INDENT + line + verdicts);
            one.complaints().forEach(complaint -> session.out()
                    .println("      " + session.messages().sentence(complaint)));
        }
        parts.stream().skip(1).forEach(part -> printPart(part, submissions));
        if (!parts.isEmpty()) {
            printLegend(matrix, submissions);
        }
    }

    private int width(Columns columns, List<Cell> line) {
        return DisplayWidth.of(columns.line(plain(line)));
    }

    private void printLegend(VerdictMatrix matrix, List<JuryResult> submissions) {
        boolean more = coverage == Coverage.USUAL
                && submissions.stream().anyMatch(one -> one.verdicts().containsValue(Verdict.SK));
        String legend = matrix.legend(submissions) + (more ? session.text("verify.more-with-all") : "");
        session.out().println(INDENT + session.palette().faint(legend));
    }

    /** Further cases, where not all fit beside the submissions. */
    private void printPart(VerdictMatrix.Part part, List<JuryResult> submissions) {
        int left = submissions.stream()
                .mapToInt(one -> DisplayWidth.of(Visible.of(one.path())))
                .max()
                .orElse(0);
        part.heads().forEach(head -> session.out().println(INDENT + " ".repeat(left + 2) + head));
        for (JuryResult one : submissions) {
            String path = Visible.of(one.path());
            String blanks = " ".repeat(left - DisplayWidth.of(path) + 2);
            session.out().println(INDENT + path + blanks + part.line(one.verdicts()));
        }
    }

    private static List<Cell> plain(List<Cell> line) {
        return line.stream().map(cell -> Cell.of(cell.text())).toList();
    }

    private List<Cell> line(JuryResult one) {
        return List.of(
                one.isAsExpected()
                        ? new Cell(session.text("verify.as-expected"), session.palette()::good)
                        : new Cell(session.text("verify.not-as-expected"), session.palette()::bad),
                Cell.of(Visible.of(one.path())),
                new Cell(one.verdict().name(), text -> session.palette().verdict(one.verdict(), text)),
                Cell.of(Quantity.points(one.score())));
    }

    private void printMargins(List<JuryResult> submissions) {
        for (JuryResult one : submissions) {
            Comparator<Margin> byPart = Comparator.comparingDouble(Margin::part);
            List<Margin> late = one.margins().stream().filter(Margin::accepted).toList();
            List<Margin> early =
                    one.margins().stream().filter(margin -> !margin.accepted()).toList();
            late.stream()
                    .max(byPart)
                    .ifPresent(worst -> printMargin("verify.margin-accepted", one, worst, late.size() - 1));
            early.stream()
                    .min(byPart)
                    .ifPresent(worst -> printMargin("verify.margin-slow", one, worst, early.size() - 1));
        }
    }

    /** The worst case of a submission stands for all others of which the same is to be said. */
    private void printMargin(String key, JuryResult one, Margin worst, int others) {
        String part = String.format(Locale.ROOT, "%.2f", worst.part());
        String sentence =
                session.text(key, "path", one.path(), "case", worst.testCase(), "part", part, "others", others);
        session.out().println(INDENT + session.palette().warning(sentence));
    }

    private void printCases(List<CaseReason> cases) {
        List<List<Cell>> lines = new ArrayList<>();
        for (CaseReason one : cases) {
            String nobody = one.untried() == 0 ? "verify.no-reason" : "verify.untried";
            Cell why = one.failedBy() == 0
                    ? new Cell(session.text(nobody, "count", one.untried()), session.palette()::warning)
                    : Cell.of(why(one));
            lines.add(List.of(
                    Cell.of(Visible.of(one.testCase())),
                    Cell.of(session.text(
                            one.untried() == 0 ? "verify.failed-by" : "verify.failed-by-at-least",
                            "count",
                            one.failedBy())),
                    why));
        }
        Columns columns = Columns.fitting(lines, false, false, false);
        lines.forEach(line -> session.out().println(INDENT + columns.line(line)));
    }

    private String why(CaseReason one) {
        return one.rarest()
                .map(rarest -> session.text(
                        rarest.more() ? "verify.rarest-at-least" : "verify.rarest",
                        "path",
                        rarest.path(),
                        "others",
                        rarest.cases() - 1))
                .orElseGet(() -> session.text("verify.alone", "paths", String.join(", ", one.alone())));
    }
}
