package judge.grading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.problem.Problem;
import judge.report.SummaryRow;
import judge.report.folder.ReportStorageException;
import judge.report.folder.RunFolder;
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

    private static final Duration UNKNOWN = Duration.ofSeconds(Long.MAX_VALUE);

    private final Judge judge;
    private final RunFolder folder;
    private final Listener listener;
    private final List<Task> tasks;
    private final List<Thread> workers = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private volatile List<Integer> order = List.of();
    private final AtomicReferenceArray<@Nullable SummaryRow> rows;
    private final AtomicReference<@Nullable ReportStorageException> storageFailure = new AtomicReference<>();
    private final AtomicReference<@Nullable Throwable> ownFailure = new AtomicReference<>();
    private volatile boolean cancelled;

    /**
     * A run that has not begun.
     *
     * @param jobs how many submissions are judged at the same time, at least 1
     */
    public GradingRun(Judge judge, RunFolder folder, Listener listener, List<Task> tasks, int jobs) {
        if (jobs < 1) {
            throw new IllegalArgumentException("jobs must be at least 1, is " + jobs);
        }
        this.judge = judge;
        this.folder = folder;
        this.listener = listener;
        this.tasks = List.copyOf(tasks);
        rows = new AtomicReferenceArray<>(tasks.size());
        for (int i = 1; i <= Math.min(jobs, tasks.size()); i++) {
            workers.add(new Thread(this::work, "grading-" + i));
        }
    }

    /**
     * One submission with the problem that it is for.
     *
     * @param kept what is known of it from a run that was cut short, and need not be judged again
     */
    public record Task(SubmissionFiles submission, Problem problem, Optional<SummaryRow> kept) {

        /** One that has to be judged. */
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
     * @param storageFailure why the run ended early, where a report could not be written
     */
    public record Result(
            List<SummaryRow> rows, List<SubmissionFiles> missing, Optional<ReportStorageException> storageFailure) {

        public Result {
            rows = List.copyOf(rows);
            missing = List.copyOf(missing);
        }
    }

    /** Judges the submissions; returns only when no worker is busy any more. */
    public Result run() {
        order = longestFirst();
        tellWhatToExpect();
        workers.forEach(Thread::start);
        boolean interrupted = false;
        for (Thread worker : workers) {
            interrupted |= joinCancellingOnInterrupt(worker);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        rethrowOwnFailure();
        return result();
    }

    private void tellWhatToExpect() {
        Map<Problem, List<SubmissionFiles>> expected = new LinkedHashMap<>();
        for (int number : order) {
            Task task = tasks.get(number);
            if (task.kept().isEmpty()) {
                expected.computeIfAbsent(task.problem(), problem -> new ArrayList<>())
                        .add(task.submission());
            }
        }
        expected.forEach((problem, submissions) -> judge.expect(submissions, problem, workers.size()));
    }

    /**
     * The numbers of the tasks: first those of which nothing is known, or which are judged already, in their order,
     * then the others, so that no long one is left over when all others are done.
     */
    private List<Integer> longestFirst() {
        Map<Integer, Duration> forecasts = new HashMap<>();
        for (int i = 0; i < tasks.size(); i++) {
            Task task = tasks.get(i);
            if (task.kept().isEmpty()) {
                int number = i;
                judge.forecast(task.submission(), task.problem()).ifPresent(time -> forecasts.put(number, time));
            }
        }
        List<Integer> sorted =
                new ArrayList<>(IntStream.range(0, tasks.size()).boxed().toList());
        sorted.sort(Comparator.comparing(i -> forecasts.getOrDefault(i, UNKNOWN), Comparator.reverseOrder()));
        return sorted;
    }

    /** Ends the run early: interrupts what is being judged, begins nothing more. From any thread, at any time. */
    public void cancel() {
        cancelled = true;
        workers.forEach(Thread::interrupt);
    }

    private boolean joinCancellingOnInterrupt(Thread worker) {
        boolean interrupted = false;
        while (true) {
            try {
                worker.join();
                return interrupted;
            } catch (InterruptedException e) {
                interrupted = true;
                cancel();
            }
        }
    }

    private void work() {
        try {
            for (int i = next.getAndIncrement(); i < tasks.size() && !cancelled; i = next.getAndIncrement()) {
                process(order.get(i));
            }
        } catch (ReportStorageException e) {
            storageFailure.compareAndSet(null, e);
            cancel();
        } catch (RuntimeException | Error e) {
            ownFailure.compareAndSet(null, e);
            cancel();
        }
    }

    private void process(int index) throws ReportStorageException {
        Task task = tasks.get(index);
        tell(() -> listener.started(task.submission()));
        try {
            SummaryRow row = task.kept().isPresent() ? task.kept().get() : judged(task);
            rows.set(index, row);
            tell(() -> listener.finished(task.submission(), row));
        } catch (InterruptedException e) {
            // Cancelled: the submission stays without a report.
        }
    }

    private SummaryRow judged(Task task) throws ReportStorageException, InterruptedException {
        try {
            // Read only now, so that the sources of a whole class need not be in memory at the same time.
            return folder.write(judge.judge(task.read(), task.problem()));
        } catch (RuntimeException e) {
            tell(() -> listener.brokeDown(task.submission(), e));
            return folder.write(BrokenDown.report(task.submission().contestant(), task.problem(), e));
        }
    }

    private synchronized void tell(Runnable message) {
        message.run();
    }

    private void rethrowOwnFailure() {
        Throwable failure = ownFailure.get();
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private Result result() {
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
        return new Result(judged, missing, Optional.ofNullable(storageFailure.get()));
    }
}
