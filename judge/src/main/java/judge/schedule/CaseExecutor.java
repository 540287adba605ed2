package judge.schedule;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import judge.problem.TestCase;
import judge.schedule.CaseStep.Kind;
import judge.verdict.CaseResult;

/**
 * The runs of one submission on all its cases, side by side as far as there are processors. Used once. Its monitor
 * guards all that changes; The {@link ProcessorPool} is asked while it is held, and never takes it.
 */
public final class CaseExecutor {

    private final CaseSchedule schedule;
    private final ProcessorPool pool;
    private final Executor threads;
    private final CaseTask task;
    private final long submission;

    private final Map<Integer, CaseResult> results = new HashMap<>();
    private final Map<Integer, ProcessorPool.Request> asked = new HashMap<>();
    private final Map<Integer, Thread> running = new HashMap<>();
    private Optional<Throwable> failure = Optional.empty();
    private boolean calledOff;
    private boolean hung;

    /**
     * Runs that have not begun.
     *
     * @param threads runs the cases, once they have a processor
     * @param submission its number, from 0 in the order in which they were begun
     */
    public CaseExecutor(CaseSchedule schedule, ProcessorPool pool, Executor threads, CaseTask task, long submission) {
        this.schedule = schedule;
        this.pool = pool;
        this.threads = threads;
        this.task = task;
        this.submission = submission;
    }

    /** Runs a case. */
    @FunctionalInterface
    public interface CaseTask {

        /**
         * The result of the case.
         *
         * @param core the processor that it has until then
         */
        CaseResult run(TestCase testCase, ProcessorPool.Lease core) throws InterruptedException;
    }

    /**
     * The results of all cases, in the order of the problem; returns only when no run is in progress any more.
     *
     * @throws InterruptedException when the thread that waits here is interrupted, after all runs were called off
     */
    public synchronized List<CaseResult> results() throws InterruptedException {
        boolean interrupted = false;
        advance();
        while (!isOver()) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
                calledOff = true;
                advance();
            }
        }
        rethrowFailure();
        if (interrupted) {
            throw new InterruptedException("the runs were called off");
        }
        return inOrder();
    }

    private void rethrowFailure() {
        if (failure.isPresent() && failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.isPresent()) {
            throw (RuntimeException) failure.get();
        }
    }

    /**
     * Returns the results in the order of the cases. A case that was run ahead of time, and turned out not to be
     * needed, counts as not run.
     */
    private List<CaseResult> inOrder() {
        List<CaseResult> all = new ArrayList<>();
        for (int i = 0; i < schedule.cases().size(); i++) {
            CaseStep step = step(i);
            all.add(
                    step.kind() == Kind.SKIPPED || !results.containsKey(i)
                            ? CaseResult.skipped(schedule.cases().get(i), step.why())
                            : results.get(i));
        }
        return all;
    }

    private CaseStep step(int number) {
        return hung ? schedule.stepAfterHang(number, results) : schedule.step(number, results);
    }

    private boolean isOver() {
        if (!asked.isEmpty() || !running.isEmpty()) {
            return false;
        }
        for (int i = 0; i < schedule.cases().size() && !calledOff; i++) {
            if (!results.containsKey(i) && step(i).kind() != Kind.SKIPPED) {
                return false;
            }
        }
        return true;
    }

    /** Requests what can be run now, and cancels what need not be run any more. */
    private void advance() {
        for (int i = 0; i < schedule.cases().size(); i++) {
            if (results.containsKey(i)) {
                continue;
            }
            CaseStep step = step(i);
            if (calledOff || step.kind() == Kind.SKIPPED) {
                giveUp(i);
            } else if (!running.containsKey(i) && step.kind() != Kind.WAITING) {
                ask(i, step.kind() == Kind.AHEAD);
            }
            if (step.kind() == Kind.SKIPPED && !running.containsKey(i) && !asked.containsKey(i)) {
                skip(i, step);
            }
        }
        notifyAll();
    }

    /**
     * Groups wait for the results of others, also where those are not run. In pass-fail problems an earlier case may
     * yet fail.
     */
    private void skip(int number, CaseStep step) {
        if (schedule.isSettledWhenSkipped()) {
            results.put(number, CaseResult.skipped(schedule.cases().get(number), step.why()));
        }
    }

    private void giveUp(int number) {
        ProcessorPool.Request request = asked.get(number);
        if (request != null && pool.withdraw(request)) {
            asked.remove(number);
        }
        Thread thread = running.get(number);
        if (thread != null) {
            thread.interrupt();
        }
    }

    private void ask(int number, boolean ahead) {
        ProcessorPool.Request before = asked.get(number);
        if (before != null && (before.turn().ahead() == ahead || !pool.withdraw(before))) {
            return;
        }
        Priority turn = new Priority(ahead, submission, number);
        asked.put(number, pool.ask(turn, core -> threads.execute(() -> run(number, core))));
    }

    private void run(int number, ProcessorPool.Lease core) {
        if (!begin(number, core)) {
            return;
        }
        Optional<CaseResult> result = Optional.empty();
        Optional<Throwable> thrown = Optional.empty();
        try (core) {
            result = Optional.of(task.run(schedule.cases().get(number), core));
        } catch (InterruptedException | RuntimeException | Error e) {
            thrown = Optional.of(e);
        }
        end(number, result, thrown);
    }

    private synchronized boolean begin(int number, ProcessorPool.Lease core) {
        asked.remove(number);
        if (calledOff || step(number).kind() == Kind.SKIPPED) {
            // Before anybody is told that this run is over.
            core.close();
            advance();
            return false;
        }
        running.put(number, Thread.currentThread());
        return true;
    }

    private synchronized void end(int number, Optional<CaseResult> result, Optional<Throwable> thrown) {
        running.remove(number);
        // Nobody interrupts this thread on behalf of this case from here on; it goes on to the next one.
        boolean interrupted = Thread.interrupted();
        result.ifPresent(known -> results.put(number, known));
        hung |= result.filter(CaseResult::isByHungValidator).isPresent();
        boolean givenUp = calledOff || step(number).kind() == Kind.SKIPPED;
        if (thrown.isPresent() && !(givenUp && (interrupted || thrown.get() instanceof InterruptedException))) {
            Throwable cause = thrown.get();
            failure = Optional.of(
                    cause instanceof InterruptedException ? new IllegalStateException("interrupted", cause) : cause);
            calledOff = true;
        }
        advance();
    }
}
