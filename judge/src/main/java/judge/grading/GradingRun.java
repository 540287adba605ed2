package judge.grading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import judge.engine.BatchJudge;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.problem.Problem;
import judge.report.ReportSink;
import judge.report.ReportStorageException;
import judge.report.SummaryRow;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import org.jspecify.annotations.Nullable;

/**
 * Judges many submissions, several at a time, and writes the report on each as soon as it is there.
 *
 * <p>A run is used once. It ends when every submission is judged, when it is cancelled, or when a report cannot be
 * written; everything judged by then is completely on disk.
 */
public final class GradingRun {

    private final BatchJudge judges;
    private final ReportSink sink;
    private final Listener listener;
    private final List<Task> tasks;
    private final Crew crew;
    private final AtomicReferenceArray<@Nullable SummaryRow> rows;
    private Judge judge = (submission, problem, told) -> {
        throw new IllegalStateException("the run has not begun");
    };

    /**
     * A run that has not begun.
     *
     * @param judges opens the judge for it
     * @param sink the target of the reports
     * @param jobs the number of submissions that are judged at the same time, at least 1
     */
    public GradingRun(BatchJudge judges, ReportSink sink, Listener listener, List<Task> tasks, int jobs) {
        if (jobs < 1) {
            throw new IllegalArgumentException("jobs must be at least 1, is " + jobs);
        }
        this.judges = judges;
        this.sink = sink;
        this.listener = listener;
        this.tasks = List.copyOf(tasks);
        rows = new AtomicReferenceArray<>(tasks.size());
        crew = new Crew("grading", jobs, tasks.size(), this::process);
    }

    /**
     * One submission with the problem that it is for.
     *
     * @param kept the row of a run that was cut short; such a submission need not be judged again
     */
    public record Task(SubmissionFiles submission, Problem problem, Optional<SummaryRow> kept) {

        /** Makes a task for a submission that has to be judged. */
        public Task(SubmissionFiles submission, Problem problem) {
            this(submission, problem, Optional.empty());
        }

        /** The submission as it is now. */
        Submission read() {
            return submission.read(problem.limits().codeBytes());
        }
    }

    /** Receives the progress of the run, from one thread at a time. */
    public interface Listener {

        /** Judging of the submission begins. */
        void started(SubmissionFiles submission);

        /** The submission is judged and its report written. */
        void finished(SubmissionFiles submission, SummaryRow row);

        /** The judge itself broke down on the submission, which {@link #finished} will report as a judge error. */
        void brokeDown(SubmissionFiles submission, RuntimeException failure);
    }

    /**
     * The result of a run.
     *
     * @param rows of the submissions that were judged, in the order of the tasks
     * @param missing the submissions that were not judged, in the order of the tasks
     * @param interrupted whether an interrupt has cancelled the run
     * @param storageFailure the reason why the run ended early, where a report could not be written
     */
    public record Result(
            List<SummaryRow> rows,
            List<SubmissionFiles> missing,
            boolean interrupted,
            Optional<ReportStorageException> storageFailure) {

        public Result {
            rows = List.copyOf(rows);
            missing = List.copyOf(missing);
        }
    }

    /** Judges the submissions; returns only when no worker is busy any more. An interrupt cancels it. */
    public Result run() {
        judge = judges.forRun(expected(), crew.threads());
        return result(crew.run());
    }

    private Map<Problem, List<SubmissionFiles>> expected() {
        Map<Problem, List<SubmissionFiles>> expected = new LinkedHashMap<>();
        for (Task task : tasks) {
            if (task.kept().isEmpty()) {
                expected.computeIfAbsent(task.problem(), problem -> new ArrayList<>())
                        .add(task.submission());
            }
        }
        return expected;
    }

    /** Ends the run early: interrupts what is being judged, begins nothing more. From any thread, at any time. */
    public void cancel() {
        crew.cancel();
    }

    /** A submission whose judging is interrupted stays without a report. */
    private void process(int index) throws ReportStorageException, InterruptedException {
        Task task = tasks.get(index);
        tell(() -> listener.started(task.submission()));
        SummaryRow row = task.kept().isPresent() ? task.kept().get() : judged(task);
        rows.set(index, row);
        tell(() -> listener.finished(task.submission(), row));
    }

    /** A report that cannot be written down, as one with a number that is none, is a fault of the judge as well. */
    private SummaryRow judged(Task task) throws ReportStorageException, InterruptedException {
        try {
            // Only now: the sources of a whole class need not be in memory at the same time.
            return sink.write(judge.judge(task.read(), task.problem()));
        } catch (RuntimeException e) {
            tell(() -> listener.brokeDown(task.submission(), e));
            return sink.write(BrokenDown.report(task.submission().contestant(), task.problem(), e));
        }
    }

    private synchronized void tell(Runnable message) {
        message.run();
    }

    private Result result(boolean interrupted) {
        List<SummaryRow> judged = new ArrayList<>();
        List<SubmissionFiles> missing = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) {
            SummaryRow row = rows.get(i);
            if (row == null) {
                missing.add(tasks.get(i).submission());
            } else {
                judged.add(row);
            }
        }
        return new Result(judged, missing, interrupted, crew.storageFailure());
    }
}
