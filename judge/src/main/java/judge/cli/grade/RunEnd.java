package judge.cli.grade;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.app.OpenJudge;
import judge.cli.command.ExitStatus;
import judge.cli.command.Session;
import judge.cli.report.Rosters;
import judge.cli.report.RunViews;
import judge.grading.GradingRun;
import judge.grading.GradingRun.Task;
import judge.report.HostSection;
import judge.report.ProblemSection;
import judge.report.ReportStorageException;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;
import judge.roster.Roster;

/**
 * Ends a run of {@code grade}: writes the summary and the views, says what came of it, and has the failures explained
 * where that is wanted.
 *
 * @param roster the class, where somebody says so
 */
record RunEnd(Session session, GradingWords words, Optional<Roster> roster, Optional<Explaining> explaining) {

    /**
     * The target of the results.
     *
     * @param startedAt the time at which the run began
     * @param rows the results that are there before anything is judged
     * @param problems the problems of those results
     */
    record Target(RunFolder folder, Instant startedAt, List<SummaryRow> rows, List<ProblemSection> problems) {}

    /** Returns the exit status. */
    int end(OpenJudge judge, Target target, List<Task> tasks, GradingRun.Result judged) {
        RunFolder folder = target.folder();
        GradingRun.Result result = new GradingRun.Result(
                whole(target, judged.rows()), judged.missing(), judged.interrupted(), judged.storageFailure());
        result.storageFailure().ifPresent(failure -> session.report(session.storageFailure(failure)));
        words.missing(result, target.rows().isEmpty());
        RunViews views = new RunViews(session);
        boolean published = publish(folder, summary(target.startedAt(), judge.host(), result), result, views);
        roster.ifPresent(students -> Rosters.tell(session, students, contestants(result)));
        words.judgeErrors(views.judgeErrors());
        words.counts(result.rows(), judged.rows(), published ? folder.summary() : folder.folder());
        views.page().ifPresent(page -> session.out().println(session.text("grade.page", "file", page)));
        if (!published) {
            return ExitStatus.FAILED;
        }
        try {
            return result.missing().isEmpty() && result.storageFailure().isEmpty() && !result.interrupted()
                    ? explained(judge, folder, result.rows(), tasks)
                    : status(result);
        } finally {
            release(folder, result);
        }
    }

    /**
     * Explains the failures of a run whose verdicts are all there, where that is wanted.
     *
     * @return the exit status: that of the verdicts, unless the explaining was interrupted or could not be written
     */
    int explained(OpenJudge judge, RunFolder folder, List<SummaryRow> rows, List<Task> tasks) {
        session.out().flush();
        int status = ExitStatus.of(rows.stream().map(SummaryRow::verdict).toList());
        return explaining.isEmpty() ? status : explaining.get().explain(judge, folder, rows, tasks, status);
    }

    /** Returns all rows, with those that were there before, in the order of the whole. */
    private List<SummaryRow> whole(Target target, List<SummaryRow> judged) {
        if (target.rows().isEmpty()) {
            return judged;
        }
        List<SummaryRow> rows = new ArrayList<>(target.rows());
        rows.addAll(judged);
        rows.sort(Comparator.comparing(SummaryRow::contestant).thenComparing(SummaryRow::problem));
        roster.ifPresent(students -> rows.sort(Comparator.comparing(SummaryRow::contestant, students.order())));
        return rows;
    }

    private static Set<String> contestants(GradingRun.Result result) {
        Set<String> names = new LinkedHashSet<>();
        result.rows().forEach(row -> names.add(row.contestant()));
        result.missing().forEach(submission -> names.add(submission.contestant()));
        return names;
    }

    /**
     * Writes the summary and the views; tells whether that worked. If a report could not be written either, that was
     * reported before.
     */
    private boolean publish(RunFolder folder, Summary summary, GradingRun.Result result, RunViews views) {
        try {
            folder.publish(summary, () -> views.write(folder.folder()));
            return true;
        } catch (ReportStorageException e) {
            if (result.storageFailure().isEmpty()) {
                session.report(session.storageFailure(e));
            }
            return false;
        }
    }

    private void release(RunFolder folder, GradingRun.Result result) {
        try {
            folder.release(result.missing().isEmpty());
        } catch (ReportStorageException e) {
            session.report(session.storageFailure(e));
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
}
