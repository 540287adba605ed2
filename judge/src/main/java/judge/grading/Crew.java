package judge.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import judge.report.ReportStorageException;
import org.jspecify.annotations.Nullable;

/**
 * Threads that take numbered pieces of work in their order, each the next one that nobody has taken. They end when none
 * is left, when they are cancelled, or when one of them fails. A crew is used once.
 */
final class Crew {

    private final Work work;
    private final int pieces;
    private final List<Thread> workers = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<@Nullable ReportStorageException> storageFailure = new AtomicReference<>();
    private final AtomicReference<@Nullable Throwable> ownFailure = new AtomicReference<>();
    private volatile boolean cancelled;

    /** Does the piece of a number, from 0. */
    @FunctionalInterface
    interface Work {

        /** An {@link InterruptedException} leaves the piece undone. */
        void piece(int number) throws ReportStorageException, InterruptedException;
    }

    /**
     * A crew that has not begun.
     *
     * @param name of its threads, without their number
     * @param most the largest number of threads
     */
    Crew(String name, int most, int pieces, Work work) {
        this.work = work;
        this.pieces = pieces;
        for (int i = 1; i <= Math.min(most, pieces); i++) {
            workers.add(new Thread(this::work, name + "-" + i));
        }
    }

    int threads() {
        return workers.size();
    }

    /**
     * Does the work; returns only when no thread is busy any more. An interrupt cancels it.
     *
     * @return whether it was interrupted
     */
    boolean run() {
        workers.forEach(Thread::start);
        boolean interrupted = false;
        for (Thread worker : workers) {
            interrupted |= joinCancellingOnInterrupt(worker);
        }
        rethrowOwnFailure();
        return interrupted;
    }

    /** Ends the work early: interrupts what is being done, begins nothing more. From any thread, at any time. */
    void cancel() {
        cancelled = true;
        workers.forEach(Thread::interrupt);
    }

    /** The reason why it ended early, where a report could not be written. */
    Optional<ReportStorageException> storageFailure() {
        return Optional.ofNullable(storageFailure.get());
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
            for (int i = next.getAndIncrement(); i < pieces && !cancelled; i = next.getAndIncrement()) {
                piece(i);
            }
        } catch (ReportStorageException e) {
            storageFailure.compareAndSet(null, e);
            cancel();
        } catch (RuntimeException | Error e) {
            ownFailure.compareAndSet(null, e);
            cancel();
        }
    }

    private void piece(int number) throws ReportStorageException {
        try {
            work.piece(number);
        } catch (InterruptedException e) {
            // Cancelled: the piece stays undone.
        }
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
}
