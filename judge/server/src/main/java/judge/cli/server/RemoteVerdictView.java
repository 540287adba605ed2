package judge.cli.server;

import java.util.Optional;
import judge.cli.command.ReportView;
import judge.cli.command.Session;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** A verdict from a server, as {@code check} says it, as far as the server shows why. */
final class RemoteVerdictView {

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
