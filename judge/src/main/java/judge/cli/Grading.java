package judge.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.GradingRun;
import judge.GradingRun.Task;
import judge.ProblemRecords;
import judge.problem.Problem;
import judge.report.HostSection;
import judge.report.ReportStorageException;
import judge.report.RunFolder;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.submission.Submission;
import judge.verdict.Verdict;

/** One run of {@code grade}, from the first submission to the summary. */
final class Grading {

    private static final int SHOWN_MISSING = 20;

    private final Session session;
    private final Path reports;
    private final JudgeWish wish;

    Grading(Session session, Path reports, JudgeWish wish) {
        this.session = session;
        this.reports = reports;
        this.wish = wish;
    }

    /** Judges all in a new run; the exit status. */
    int grade(List<Task> tasks) throws CommandFailure, InterruptedException {
        Instant startedAt = session.services().clock().instant();
        // Before the judge is set up, which takes longer: a folder that cannot be written is told of at once.
        RunFolder folder;
        try {
            folder = RunFolder.create(reports, startedAt);
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
        try (OpenJudge judge = session.openJudge(wish)) {
            return judgeAll(judge, folder, startedAt, tasks);
        }
    }

    /** Goes on with the newest run that was cut short; the exit status. */
    int resume(List<Task> tasks) throws CommandFailure, InterruptedException {
        try {
            RunFolder folder = RunFolder.unfinished(reports)
                    .orElseThrow(() -> new CommandFailure("error.nothing-to-resume", "folder", reports));
            try (OpenJudge judge = session.openJudge(wish)) {
                List<Task> all =
                        Resumption.of(folder, judge.host(), wish.allCases()).tasks(tasks);
                tellResumed(folder, all);
                return judgeAll(judge, folder, folder.startedAt(), all);
            }
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    private void tellResumed(RunFolder folder, List<Task> tasks) {
        long kept = tasks.stream().filter(task -> task.kept().isPresent()).count();
        session.out()
                .println(session.text(
                        "grade.resumed", "folder", folder.folder(), "kept", kept, "rest", tasks.size() - kept));
    }

    /** What the problems are now: they may be other ones when somebody looks at the run. */
    private void describe(RunFolder folder, List<Task> tasks) throws CommandFailure {
        Map<String, Problem> problems = new TreeMap<>();
        tasks.forEach(task -> problems.put(task.problem().id(), task.problem()));
        try {
            folder.describe(problems.values().stream().map(ProblemRecords::of).toList());
        } catch (ReportStorageException e) {
            throw session.storageFailure(e);
        }
    }

    private int judgeAll(OpenJudge judge, RunFolder folder, Instant startedAt, List<Task> tasks) throws CommandFailure {
        describe(folder, tasks);
        GradingRun.Result result = run(judge, folder, tasks);
        result.storageFailure().ifPresent(failure -> session.report(session.storageFailure(failure)));
        tellMissing(result);
        RunViews views = new RunViews(session);
        boolean finished = finish(folder, summary(startedAt, judge.host(), result), result, views);
        tellCounts(result.rows(), finished ? folder.summary() : folder.folder());
        views.page().ifPresent(page -> session.out().println(session.text("grade.page", "file", page)));
        return finished ? status(result) : ExitStatus.FAILED;
    }

    /** Whether the summary could be written; where a report could not be either, that has been said. */
    private boolean finish(RunFolder folder, Summary summary, GradingRun.Result result, RunViews views) {
        try {
            folder.finish(summary, () -> views.write(folder.folder()));
            return true;
        } catch (ReportStorageException e) {
            if (result.storageFailure().isEmpty()) {
                session.report(session.storageFailure(e));
            }
            return false;
        }
    }

    private static int status(GradingRun.Result result) {
        if (result.storageFailure().isPresent()) {
            return ExitStatus.FAILED;
        }
        return result.missing().isEmpty()
                ? ExitStatus.of(result.rows().stream().map(SummaryRow::verdict).toList())
                : ExitStatus.INTERRUPTED;
    }

    private GradingRun.Result run(OpenJudge judge, RunFolder folder, List<Task> tasks) {
        GradeTable table = new GradeTable(session, tasks);
        GradingRun.Result result;
        try (GradeProgress progress = GradeProgress.of(session, table, tasks)) {
            result = new GradingRun(judge.judge(), folder, progress, tasks, wish.submissions()).run();
            // What interrupted the run is dealt with; writing the summary must not be interrupted again.
            boolean interrupted = Thread.interrupted();
            assert !interrupted || !result.missing().isEmpty() || result.rows().size() == tasks.size();
        }
        if (session.terminal().interactive()) {
            table.print(result.rows());
        }
        return result;
    }

    private Summary summary(Instant startedAt, HostSection host, GradingRun.Result result) {
        return new Summary(
                Summary.VERSION,
                startedAt,
                session.services().clock().instant(),
                session.services().version(),
                host,
                result.missing().isEmpty(),
                result.rows(),
                result.missing().stream()
                        .map(submission -> new Summary.Missing(submission.contestant(), submission.problem()))
                        .toList());
    }

    private void tellMissing(GradingRun.Result result) {
        List<Submission> missing = result.missing();
        if (missing.isEmpty()) {
            return;
        }
        if (result.storageFailure().isEmpty()) {
            session.warn("interrupted");
        }
        session.warn("grade.missing", "count", missing.size());
        missing.stream().limit(SHOWN_MISSING).forEach(one -> session.err()
                .println("  "
                        + session.text("grade.submission", "contestant", one.contestant(), "problem", one.problem())));
        if (missing.size() > SHOWN_MISSING) {
            session.err().println("  " + session.text("grade.more", "count", missing.size() - SHOWN_MISSING));
        }
        session.err().println(session.text("grade.resume-hint"));
    }

    private void tellCounts(List<SummaryRow> rows, Path report) {
        long accepted = rows.stream().filter(row -> row.verdict() == Verdict.AC).count();
        long failed = rows.stream().filter(row -> row.verdict() == Verdict.JE).count();
        session.out()
                .println(session.text(
                        "grade.counts",
                        "submissions",
                        rows.size(),
                        "accepted",
                        accepted,
                        "rejected",
                        rows.size() - accepted - failed,
                        "judgeErrors",
                        failed));
        long cached = rows.stream().filter(SummaryRow::cached).count();
        if (cached > 0) {
            session.out().println(session.text("grade.cached", "count", cached));
        }
        session.out().println(session.text("grade.report", "file", report));
    }
}
