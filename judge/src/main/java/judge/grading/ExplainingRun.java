package judge.grading;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.explain.Explainer;
import judge.explain.Explanation;
import judge.grading.GradingRun.Task;
import judge.report.ExplanationState;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportStorageException;
import judge.report.SummaryRow;
import judge.report.folder.RunFolder;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Explains the failures of a run whose verdicts are all there, and writes each explanation into its report, which stays
 * as it is otherwise. One failure of each contestant comes first, in the order of the run, then the second of each.
 *
 * <p>A run is used once. It ends when every failure is explained, when its time is over, or when it is interrupted.
 */
public final class ExplainingRun {

    private final Explainer explainer;
    private final RunFolder folder;
    private final Listener listener;
    private final EarlierReports reports;

    /**
     * A run that has not begun.
     *
     * @param folder has the reports
     * @param allCases whether pass-fail problems were judged to the last case
     */
    public ExplainingRun(Explainer explainer, RunFolder folder, Listener listener, boolean allCases) {
        this.explainer = explainer;
        this.folder = folder;
        this.listener = listener;
        reports = new EarlierReports(allCases);
    }

    /** Receives the progress, from one thread at a time. */
    public interface Listener {

        /** A further failure is looked into. */
        void looked(int done, int all);

        /** The judge itself broke down on a failure, which stays without an explanation. */
        void brokeDown(RuntimeException failure);
    }

    /** The end of looking into a failure. */
    public enum End {
        /** A cause was found. */
        EXPLAINED,
        /** The look has come to its end without a cause. */
        UNEXPLAINED,
        /** The submission is no longer there, or no longer the one that was judged. */
        CHANGED,
        /** Nobody has looked, or not to the end. */
        LEFT
    }

    /**
     * The result of a run.
     *
     * @param ends what came of each failure that was not explained before, in the order of the run
     * @param storageFailure the reason why it ended early, where a report could not be written
     */
    public record Result(List<End> ends, boolean interrupted, Optional<ReportStorageException> storageFailure) {

        public Result {
            ends = List.copyOf(ends);
        }

        /** The number of failures of which this came. */
        public long count(End end) {
            return ends.stream().filter(end::equals).count();
        }
    }

    /**
     * Explains the failures; returns only when no thread is busy any more.
     *
     * @param rows of the run, in its order
     * @param tasks the submissions that are at hand
     * @param most the time on the clock
     * @param jobs the number of failures that are looked into at the same time, at least 1
     */
    public Result run(List<SummaryRow> rows, List<Task> tasks, Duration most, int jobs) throws ReportStorageException {
        List<SummaryRow> failed =
                rows.stream().filter(row -> isFailure(row.verdict())).toList();
        try {
            return run(inTurn(unexplained(failed)), byName(tasks), most, jobs);
        } catch (InterruptedException e) {
            return new Result(Collections.nCopies(failed.size(), End.LEFT), true, Optional.empty());
        }
    }

    private Result run(List<SummaryRow> failures, Map<List<String>, Task> tasks, Duration most, int jobs) {
        AtomicReferenceArray<@Nullable End> ends = new AtomicReferenceArray<>(failures.size());
        long deadline = System.nanoTime() + most.toNanos();
        int[] done = new int[1];
        Crew crew = new Crew("explaining", jobs, failures.size(), number -> {
            SummaryRow row = failures.get(number);
            Optional<Task> task = Optional.ofNullable(tasks.get(List.of(row.contestant(), row.problem())));
            Duration left = Duration.ofNanos(deadline - System.nanoTime());
            ends.set(number, task.isEmpty() ? End.CHANGED : look(row, task.get(), left));
            tell(() -> listener.looked(++done[0], failures.size()));
        });
        boolean interrupted = crew.run();
        List<End> all = new ArrayList<>();
        for (int i = 0; i < failures.size(); i++) {
            End end = ends.get(i);
            all.add(end == null ? End.LEFT : end);
        }
        return new Result(all, interrupted, crew.storageFailure());
    }

    private static Map<List<String>, Task> byName(List<Task> tasks) {
        return tasks.stream()
                .collect(Collectors.toMap(
                        task -> List.of(
                                task.submission().contestant(),
                                task.submission().problem()),
                        Function.identity(),
                        (one, other) -> one));
    }

    private List<SummaryRow> unexplained(List<SummaryRow> failures)
            throws ReportStorageException, InterruptedException {
        List<SummaryRow> found = new ArrayList<>();
        for (SummaryRow row : failures) {
            if (read(row).explanation() != ExplanationState.COMPLETE) {
                found.add(row);
            }
        }
        return found;
    }

    /** A compile error is explained by the compiler's words, and a judge error by nobody. */
    private static boolean isFailure(Verdict verdict) {
        return verdict != Verdict.AC && verdict != Verdict.CE && verdict != Verdict.JE;
    }

    private static List<SummaryRow> inTurn(List<SummaryRow> failures) {
        Map<SummaryRow, Integer> turns = new HashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        failures.forEach(row -> turns.put(row, seen.merge(row.contestant(), 1, Integer::sum)));
        return failures.stream().sorted(Comparator.comparing(turns::get)).toList();
    }

    private Report read(SummaryRow row) throws ReportStorageException, InterruptedException {
        try {
            return folder.read(row);
        } catch (ClosedByInterruptException e) {
            throw new InterruptedException();
        } catch (IOException e) {
            throw new ReportStorageException(folder.folder().resolve(row.report()), e);
        } catch (ReportFormatException e) {
            throw new ReportStorageException(folder.folder().resolve(row.report()), new IOException(e.getMessage(), e));
        }
    }

    private End look(SummaryRow row, Task task, Duration left) throws ReportStorageException, InterruptedException {
        if (left.isNegative()) {
            return End.LEFT;
        }
        try {
            return looked(row, task, left);
        } catch (RuntimeException e) {
            if (Thread.currentThread().isInterrupted()) {
                throw new InterruptedException();
            }
            tell(() -> listener.brokeDown(e));
            return End.UNEXPLAINED;
        }
    }

    private End looked(SummaryRow row, Task task, Duration left) throws ReportStorageException, InterruptedException {
        Report report = read(row);
        if (!reports.isOf(report, task)) {
            return End.CHANGED;
        }
        Explanation explanation = explainer.explain(task.read(), task.problem(), report, left);
        if (!explanation.isCutShort() || explanation.saysSomething()) {
            folder.replace(row, explanation.applied(report));
        }
        if (explanation.isCutShort()) {
            return End.LEFT;
        }
        return explanation.saysSomething() ? End.EXPLAINED : End.UNEXPLAINED;
    }

    private synchronized void tell(Runnable message) {
        message.run();
    }
}
