package judge.cli.server;

import java.util.List;
import java.util.Optional;
import judge.cli.command.Session;
import judge.cli.terminal.DisplayWidth;
import judge.cli.terminal.Paragraph;
import judge.message.Quantity;
import judge.message.Visible;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.CompileSection.Diagnostic;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** A verdict from a server, as {@code check} says it, as far as the server shows why. */
final class RemoteVerdictView {

    private static final String INDENT = "  ";
    private static final int SPARE = 2;
    private static final int MAX_COLUMNS = 100;

    private final Session session;

    RemoteVerdictView(Session session) {
        this.session = session;
    }

    void print(RemoteSubmission submission) {
        @Nullable Verdict verdict = submission.verdict();
        if (verdict == null) {
            session.out()
                    .println(session.text("submit.not-shown", "id", submission.id(), "attempt", submission.attempt()));
            return;
        }
        @Nullable Report report = submission.report();
        if (report != null) {
            report.compile().diagnostics().forEach(this::print);
        }
        String text = verdict.name() + " " + session.messages().name(verdict);
        // As a problem that is not scored has it, where one point is all or nothing.
        boolean scored = submission.maxScore() != 1;
        session.out()
                .println(session.text("check.verdict", "problem", submission.problem())
                        + session.palette().verdict(verdict, text)
                        + (scored
                                ? session.text(
                                        "check.score",
                                        "score",
                                        Quantity.points(submission.score()),
                                        "maxScore",
                                        Quantity.points(submission.maxScore()))
                                : ""));
        if (report != null) {
            explain(report);
        }
    }

    private void print(Diagnostic diagnostic) {
        session.out()
                .println(session.text(
                        "check.diagnostic." + (diagnostic.kind().equals("error") ? "error" : "warning"),
                        "file",
                        diagnostic.file(),
                        "line",
                        diagnostic.line(),
                        "message",
                        diagnostic.message()));
        String source = diagnostic.sourceLine().strip();
        if (!source.isEmpty()) {
            session.out().println("    " + Visible.of(source, MAX_COLUMNS));
        }
    }

    private void explain(Report report) {
        @Nullable Reason refused = report.compile().reason();
        if (refused != null) {
            printParagraph(session.messages().sentence(refused));
            printHints(refused);
            return;
        }
        Optional<CaseSection> failing = report.cases().stream()
                .filter(one -> one.verdict() != Verdict.AC && one.verdict() != Verdict.SK)
                .findFirst();
        @Nullable Reason reason = failing.map(CaseSection::reason).orElse(null);
        if (failing.isPresent() && reason != null) {
            printParagraph(
                    session.text("check.first-failing", "name", failing.get().name())
                            + session.messages().sentence(reason));
            printHints(reason);
        }
    }

    private void printHints(Reason reason) {
        for (Hint hint : reason.hints()) {
            String mark = session.text("check.hint");
            String hanging = INDENT + " ".repeat(DisplayWidth.of(mark));
            List<String> lines = lines(session.messages().sentence(hint), hanging);
            session.out()
                    .println(INDENT
                            + session.palette().heading(mark)
                            + lines.get(0).substring(hanging.length()));
            lines.stream().skip(1).forEach(session.out()::println);
        }
    }

    private void printParagraph(String text) {
        lines(text, INDENT).forEach(session.out()::println);
    }

    private List<String> lines(String text, String indent) {
        return session.terminal().interactive()
                ? Paragraph.lines(text, indent, Math.min(session.terminal().columns() - SPARE, MAX_COLUMNS))
                : List.of(indent + text);
    }
}
