package judge.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.cli.Columns.Cell;
import judge.message.Quantity;
import judge.message.Visible;
import judge.problem.Problem;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.CompileSection.Diagnostic;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.SourceSection;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** One report for people: what the compiler said, a line for each case, and why the verdict is what it is. */
final class CheckView {

    /** Of a line of the source, in characters. */
    private static final int MAX_LINE = 120;

    private final Session session;
    private final Problem problem;

    CheckView(Session session, Problem problem) {
        this.session = session;
        this.problem = problem;
    }

    void print(Report report) {
        printCompilation(report.compile());
        if (!report.cases().isEmpty()) {
            printLimits(report.limits());
            printCases(report.cases());
        }
        printVerdict(report);
    }

    private void printCompilation(CompileSection compile) {
        if (compile.ok()) {
            session.out()
                    .println(session.text(
                            "check.compiled",
                            "mainClass",
                            String.valueOf(compile.mainClass()),
                            "charset",
                            String.valueOf(compile.charset())));
        }
        for (Diagnostic diagnostic : compile.diagnostics()) {
            session.out()
                    .println(session.text(
                            "check.diagnostic." + (diagnostic.kind().equals("error") ? "error" : "warning"),
                            "file",
                            diagnostic.file(),
                            "line",
                            diagnostic.line(),
                            "message",
                            diagnostic.message()));
            printSourceLine(diagnostic);
        }
    }

    /** The line with a mark below the place, both without the blanks at the line's start. */
    private void printSourceLine(Diagnostic diagnostic) {
        String stripped = diagnostic.sourceLine().stripLeading();
        if (stripped.isEmpty()) {
            return;
        }
        session.out().println("    " + Visible.of(stripped));
        long column = diagnostic.column() - 1 - (diagnostic.sourceLine().length() - stripped.length());
        if (column >= 0 && column < stripped.length()) {
            int width = DisplayWidth.of(Visible.of(stripped.substring(0, (int) column)));
            session.out().println("    " + " ".repeat(width) + session.palette().good("^"));
        }
    }

    private void printLimits(LimitsSection limits) {
        session.out()
                .println(session.text(
                        "check.limits",
                        "cpuTimeMillis",
                        limits.cpuTimeMillis(),
                        "problemCpuTimeMillis",
                        limits.problemCpuTimeMillis(),
                        "startupMillis",
                        limits.startupMillis(),
                        "memoryBytes",
                        limits.memoryBytes()));
    }

    private void printCases(List<CaseSection> cases) {
        List<List<Cell>> lines = new ArrayList<>();
        lines.add(heads());
        cases.forEach(one -> lines.add(line(one)));
        Columns columns = Columns.fitting(lines, false, false, true, true, true, false);
        lines.forEach(line -> session.out().println(columns.line(line)));
    }

    private List<Cell> heads() {
        List<Cell> heads = new ArrayList<>();
        for (String key : List.of("head.case", "head.verdict", "head.cpu-time", "head.memory")) {
            heads.add(new Cell(session.text(key), session.palette()::heading));
        }
        heads.add(new Cell(problem.scoring() ? session.text("head.score") : "", session.palette()::heading));
        heads.add(new Cell(session.text("head.reason"), session.palette()::heading));
        return heads;
    }

    private List<Cell> line(CaseSection one) {
        @Nullable Double millis = one.cpuTimeMillis();
        @Nullable Long memory = one.peakMemoryBytes();
        @Nullable Reason reason = one.reason();
        boolean scored = problem.scoring() && one.maxScore() > 0;
        return List.of(
                Cell.of(Visible.of(one.name())),
                new Cell(one.verdict().name(), text -> session.palette().verdict(one.verdict(), text)),
                Cell.of(millis == null ? "" : Quantity.millis(millis)),
                Cell.of(memory == null ? "" : Quantity.bytes(memory)),
                Cell.of(scored ? Quantity.points(one.score()) + "/" + Quantity.points(one.maxScore()) : ""),
                Cell.of(reason == null ? "" : session.messages().sentence(reason)));
    }

    private void printVerdict(Report report) {
        if (report.cached()) {
            session.out().println(session.text("check.cached"));
        }
        String verdict = report.verdict().name() + " " + session.messages().name(report.verdict());
        session.out()
                .println(session.text("check.verdict", "problem", report.problem())
                        + session.palette().verdict(report.verdict(), verdict)
                        + (problem.scoring()
                                ? session.text(
                                        "check.score",
                                        "score",
                                        Quantity.points(report.score()),
                                        "maxScore",
                                        Quantity.points(report.maxScore()))
                                : ""));
        @Nullable Reason refused = report.compile().reason();
        if (refused != null) {
            session.out().println("  " + session.messages().sentence(refused));
            printHints(refused);
        } else {
            report.cases().stream()
                    .filter(one -> one.verdict() != Verdict.AC && one.verdict() != Verdict.SK)
                    .findFirst()
                    .ifPresent(failing -> explain(failing, report.sources()));
        }
    }

    private void explain(CaseSection failing, List<SourceSection> sources) {
        @Nullable Reason reason = failing.reason();
        if (reason != null) {
            session.out()
                    .println("  " + session.text("check.first-failing", "name", failing.name())
                            + session.messages().sentence(reason));
            lineOf(reason, sources).ifPresent(line -> session.out().println("    " + line));
            printHints(reason);
        }
    }

    /** The line of the source where an exception came about. */
    private static Optional<String> lineOf(Reason reason, List<SourceSection> sources) {
        if (!(reason.parameters().get("line") instanceof Number number)
                || !(reason.parameters().get("file") instanceof String file)) {
            return Optional.empty();
        }
        return sources.stream()
                .filter(source -> source.file().equals(file) || source.file().endsWith("/" + file))
                .flatMap(source -> source.text()
                        .lines()
                        .skip(Math.max(0, number.longValue() - 1))
                        .limit(1))
                .map(line -> Visible.of(line.strip(), MAX_LINE))
                .filter(line -> !line.isEmpty() && number.longValue() > 0)
                .findFirst();
    }

    private void printHints(Reason reason) {
        for (Hint hint : reason.hints()) {
            session.out()
                    .println("  " + session.text("check.hint")
                            + session.messages().sentence(hint));
        }
    }
}
