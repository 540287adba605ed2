package judge.cli.grade;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.app.OpenJudge;
import judge.cli.command.ExitStatus;
import judge.cli.command.Session;
import judge.cli.report.RunViews;
import judge.cli.terminal.BarLine;
import judge.grading.ExplainingRun;
import judge.grading.ExplainingRun.End;
import judge.grading.GradingRun.Task;
import judge.message.Visible;
import judge.report.ReportStorageException;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;

/**
 * Explains the failures of a run, writes the views anew, and says what is left.
 *
 * @param most the time on the clock for all of them
 * @param jobs the number of failures that are looked into at the same time
 * @param allCases whether pass-fail problems were judged to the last case
 */
record Explaining(Session session, Duration most, int jobs, boolean allCases) {

    /**
     * Explains them; an interruption leaves all verdicts, and the explanations that are there by then.
     *
     * @param status the exit status by the verdicts
     * @return the exit status
     */
    int explain(OpenJudge judge, RunFolder folder, List<SummaryRow> rows, List<Task> tasks, int status) {
        try {
            ExplainingRun.Result result = looked(judge, folder, rows, tasks);
            if (!result.ends().isEmpty()) {
                new RunViews(session).write(folder.folder());
            }
            say(result);
            if (result.storageFailure().isPresent()) {
                throw result.storageFailure().get();
            }
            return result.interrupted() ? ExitStatus.INTERRUPTED : status;
        } catch (ReportStorageException e) {
            session.report(session.storageFailure(e));
            return ExitStatus.FAILED;
        }
    }

    private ExplainingRun.Result looked(OpenJudge judge, RunFolder folder, List<SummaryRow> rows, List<Task> tasks)
            throws ReportStorageException {
        try (Progress progress = new Progress(session)) {
            return new ExplainingRun(judge.explainer(), folder, progress, allCases).run(rows, tasks, most, jobs);
        }
    }

    private void say(ExplainingRun.Result result) {
        if (result.interrupted()) {
            session.warn("interrupted");
        }
        session.out()
                .println(session.text(
                        "grade.explained",
                        "explained",
                        result.count(End.EXPLAINED),
                        "unexplained",
                        result.count(End.UNEXPLAINED)));
        warn("grade.explained-changed", result.count(End.CHANGED));
        warn("grade.explained-left", result.count(End.LEFT));
    }

    private void warn(String key, long count) {
        if (count > 0) {
            session.warn(key, "count", count);
        }
    }

    /** Shows on a terminal how far it is, in a line that is written over; nothing elsewhere. */
    private static final class Progress implements ExplainingRun.Listener, AutoCloseable {

        private final Session session;
        private final Optional<BarLine> line;

        Progress(Session session) {
            this.session = session;
            this.line = session.terminal().interactive()
                    ? Optional.of(new BarLine(session.err(), session.terminal().columns()))
                    : Optional.empty();
        }

        @Override
        public void looked(int done, int all) {
            line.ifPresent(shown -> shown.accept(session.text("grade.at-explaining", "done", done, "all", all)));
        }

        @Override
        public void brokeDown(RuntimeException failure) {
            line.ifPresent(BarLine::clear);
            session.warn("warning.no-explanation", "failure", Visible.of(failure.toString()));
        }

        @Override
        public void close() {
            line.ifPresent(BarLine::clear);
        }
    }
}
