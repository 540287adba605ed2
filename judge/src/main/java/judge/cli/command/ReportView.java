package judge.cli.command;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import judge.cli.terminal.DisplayWidth;
import judge.message.Quantity;
import judge.message.Visible;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.AlikeCases;
import judge.report.CaseSection;
import judge.report.ExplanationState;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.SourceSection;
import judge.report.TextSection;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** One report for people: why the verdict is what it is, what the compiler said, and how each case went. */
public final class ReportView {

    /** The characters that are shown of a line of source, at most. */
    private static final int MAX_LINE = 120;

    /** The lines that are shown of a conversation, at most. */
    private static final int MOST_LINES = 40;

    private static final String INDENT = "  ";

    /** Arrows and quotation marks are wide in some fonts. */
    private static final int SPARE = 2;

    /** The most columns of a line: longer lines are hard to read. */
    private static final int MAX_COLUMNS = 100;

    private final Session session;
    private final boolean scoring;
    private final Function<List<CaseSection>, List<AlikeCases>> rows;
    private final Function<Report, Optional<String>> remark;
    private final CompilationView compilation;

    /**
     * A view of reports to one problem.
     *
     * @param scoring whether the problem has points
     * @param eachCase whether cases that failed alike have a line each
     * @param remark a further remark on a report
     */
    public ReportView(Session session, boolean scoring, boolean eachCase, Function<Report, Optional<String>> remark) {
        this.session = session;
        this.scoring = scoring;
        rows = eachCase ? AlikeCases::each : AlikeCases::of;
        this.remark = remark;
        compilation = new CompilationView(session);
    }

    /** All but the explanation, which is looked for when the verdict is known. */
    public void printVerdict(Report report) {
        printVerdict(report, scoring, report.score(), report.maxScore());
    }

    /** All of it, with other points than those of the problem's package. */
    public void print(Report report, boolean scored, double score, double maxScore) {
        printVerdict(report, scored, score, maxScore);
        printExplanation(report);
    }

    private void printVerdict(Report report, boolean scored, double score, double maxScore) {
        // Submissions of answers were neither compiled nor run.
        boolean program = !report.language().equals(LanguageName.ANSWERS.code());
        boolean ok = report.compile().ok();
        if (!ok) {
            compilation.print(report.compile());
        }
        printVerdict(report.problem(), report.verdict(), scored, score, maxScore);
        printReasons(report);
        if (ok && program) {
            compilation.print(report.compile());
        }
        if (ok && !report.cases().isEmpty()) {
            if (program) {
                printLimits(report);
            }
            new CaseTable(session, scoring).print(rows.apply(report.cases()));
        }
        if (report.cached()) {
            session.out().println(session.text("check.cached"));
        }
    }

    /** The verdict alone. */
    public void printVerdict(String problem, Verdict verdict, boolean scored, double score, double maxScore) {
        String text = verdict.name() + " " + session.messages().name(verdict);
        session.out()
                .println(session.text("check.verdict", "problem", problem)
                        + session.palette().verdict(verdict, text)
                        + (scored
                                ? session.text(
                                        Double.isInfinite(maxScore) ? "check.score-open" : "check.score",
                                        "score",
                                        Quantity.points(score),
                                        "maxScore",
                                        Quantity.points(maxScore))
                                : ""));
    }

    private void print(String key, Object... parameters) {
        session.out().println(session.text(key, parameters));
    }

    private void printLimits(Report report) {
        LimitsSection limits = report.limits();
        print(
                "check.limits",
                "cpuTime",
                Quantity.part(limits.cpuTimeMillis(), limits.cpuTimeMillis()),
                "problemCpuTime",
                Quantity.part(limits.problemCpuTimeMillis(), limits.cpuTimeMillis()),
                "timeFactor",
                Quantity.factor(limits.timeMultiplier()),
                "grantedTo",
                LanguageNames.title(report.language()),
                "startup",
                Quantity.part(limits.startupMillis(), limits.cpuTimeMillis()),
                "memoryBytes",
                limits.memoryBytes(),
                "vmMemoryBytes",
                Objects.requireNonNullElse(limits.vmMemoryBytes(), 0L));
        if (!limits.setBy().isEmpty()) {
            print("check.limit-inferred", "names", String.join(", ", limits.setBy()));
        }
    }

    private void printReasons(Report report) {
        @Nullable Reason refused = report.compile().reason();
        if (refused != null) {
            printParagraph(session.messages().sentence(refused));
        } else {
            report.firstFailing().ifPresent(failing -> printReason(failing, report));
            remark.apply(report).ifPresent(this::printParagraph);
        }
    }

    /** The explanation: the usual causes of what the compiler refused, or of how the first case failed. */
    public void printExplanation(Report report) {
        Optional.ofNullable(report.compile().reason())
                .or(() -> report.firstFailing().map(CaseSection::reason))
                .ifPresent(this::printHints);
        if (report.explanation() == ExplanationState.CUT_SHORT) {
            printParagraph(session.text("explanation.cut-short"));
        }
    }

    private void printReason(CaseSection failing, Report report) {
        @Nullable Reason reason = failing.reason();
        if (reason != null) {
            printParagraph(session.text("check.first-failing", "name", failing.name())
                    + session.messages().sentence(reason));
            lineOf(reason, report.sources()).ifPresent(line -> session.out().println("    " + line));
        }
        @Nullable TextSection output = failing.output();
        if (failing.conversed() && output != null) {
            printConversation(output);
        }
    }

    /** Prints the dialogue of the program and the problem's validator, a line for each line. */
    private void printConversation(TextSection said) {
        session.out().println(INDENT + session.palette().heading(session.text("check.conversation")));
        List<String> lines = said.text().lines().toList();
        lines.stream().limit(MOST_LINES).forEach(line -> session.out()
                .println(INDENT + INDENT + Visible.of(line, MAX_LINE)));
        if (lines.size() > MOST_LINES || !said.whole()) {
            session.out().println(INDENT + INDENT + "…");
        }
    }

    /** The line of the source where the exception was thrown. */
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
            String mark = session.text("check.hint");
            String hanging = INDENT + " ".repeat(DisplayWidth.of(mark));
            List<String> lines = lines(session.messages().sentence(hint), hanging);
            String first = lines.get(0).substring(hanging.length());
            session.out().println(INDENT + session.palette().heading(mark) + first);
            lines.stream().skip(1).forEach(session.out()::println);
        }
    }

    private void printParagraph(String text) {
        lines(text, INDENT).forEach(session.out()::println);
    }

    /** Lines that fit, for a person at a terminal; otherwise a single line. */
    private List<String> lines(String text, String indent) {
        return session.terminal().interactive()
                ? Paragraph.lines(text, indent, Math.min(session.terminal().columns() - SPARE, MAX_COLUMNS))
                : List.of(indent + text);
    }
}
