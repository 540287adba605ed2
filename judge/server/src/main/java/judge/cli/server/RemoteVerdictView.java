package judge.cli.server;

import java.util.Objects;
import java.util.Optional;
import judge.cli.command.ReportView;
import judge.cli.command.Session;
import judge.message.Visible;
import judge.problem.Problem;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.TextSection;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** A verdict from a server, as {@code check} says it, as far as the server shows why. */
record RemoteVerdictView(Session session) {

    /** A try, as its page shows it: the result, and what the program has printed where nothing is compared. */
    void print(RemoteTry tried) {
        @Nullable Report report = tried.report();
        if (report == null) {
            session.out().println(session.text("submit.try-failed"));
            return;
        }
        Optional<CaseSection> own = report.cases().stream()
                .filter(one -> one.name().equals(Problem.OWN_INPUT))
                .findFirst();
        if (own.filter(one -> one.verdict() == Verdict.AC).isPresent()) {
            session.out()
                    .println(session.text(
                            "submit.try-ended",
                            "cpuTimeMillis",
                            Objects.requireNonNullElse(own.get().cpuTimeMillis(), 0.0),
                            "memoryBytes",
                            Objects.requireNonNullElse(own.get().peakMemoryBytes(), 0L)));
        } else {
            new ReportView(session, false, true, any -> Optional.empty())
                    .print(report, false, report.score(), report.maxScore());
        }
        own.map(CaseSection::output).ifPresent(text -> print(session.text("submit.try-output"), text));
        tried.stderr().forEach((name, text) -> print(session.text("submit.try-stderr", "case", name), text));
    }

    private void print(String heading, TextSection text) {
        session.out().println(heading);
        text.text().lines().forEach(line -> session.out().println("  " + Visible.of(line)));
        if (!text.whole()) {
            session.out().println(session.text("submit.try-cut", "bytes", text.bytes()));
        }
    }

    void print(RemoteSubmission submission) {
        @Nullable Verdict verdict = submission.verdict();
        if (verdict == null) {
            session.out()
                    .println(session.text("submit.not-shown", "id", submission.id(), "attempt", submission.attempt()));
            return;
        }
        // As a problem that is not scored has it, where one point is all or nothing.
        boolean scored = submission.maxScore() != 1;
        @Nullable Report report = submission.report();
        boolean casesHave = report != null && report.cases().stream().anyMatch(one -> one.maxScore() > 0);
        ReportView view = new ReportView(session, casesHave, false, any -> Optional.empty());
        if (report == null) {
            view.printVerdict(submission.problem(), verdict, scored, submission.score(), submission.maxScore());
        } else {
            view.print(report, scored, submission.score(), submission.maxScore());
        }
    }
}
