package judge.explain;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Ends a look when its time is over: it has a thread of its own, which is interrupted then. */
final class BoundedLook {

    /** Looks for an explanation. */
    @FunctionalInterface
    interface Look {
        Explanation explanation() throws InterruptedException;
    }

    private BoundedLook() {}

    /** The explanation of the look, or {@link Explanation#CUT_SHORT}; its thread has ended by then. */
    static Explanation within(Duration most, Look look) throws InterruptedException {
        if (most.isNegative() || most.isZero()) {
            return Explanation.CUT_SHORT;
        }
        FutureTask<Explanation> task = new FutureTask<>(look::explanation);
        Thread thread = new Thread(task, "explaining");
        thread.start();
        try {
            return task.get(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | CancellationException e) {
            return Explanation.CUT_SHORT;
        } catch (ExecutionException e) {
            throw broken(Objects.requireNonNullElse(e.getCause(), e));
        } finally {
            ends(task, thread);
        }
    }

    private static IllegalStateException broken(Throwable cause) throws InterruptedException {
        if (cause instanceof InterruptedException interrupted) {
            throw interrupted;
        }
        if (cause instanceof RuntimeException failure) {
            throw failure;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(cause);
    }

    /** Interrupts the look, which has a sandbox to clear up before its thread ends, also if this one is interrupted. */
    private static void ends(FutureTask<Explanation> task, Thread thread) {
        task.cancel(true);
        boolean interrupted = Thread.interrupted();
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
