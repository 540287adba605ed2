package judge.hunt;

import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import judge.knowledge.InputException;

/**
 * Does the next work ahead while a program runs: one piece after the other, in the order in which they are begun, in a
 * thread of its own. No other thread does such work at the same time, as long as all of it is begun here.
 */
final class Ahead implements AutoCloseable {

    private final Optional<ExecutorService> thread;

    private Ahead(Optional<ExecutorService> thread) {
        this.thread = thread;
    }

    /** Makes one with a thread. */
    static Ahead inThread(String name) {
        return new Ahead(Optional.of(Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        })));
    }

    /** Makes one without a thread: everything is done when it is asked for, by the thread that asks. */
    static Ahead ofNothing() {
        return new Ahead(Optional.empty());
    }

    /** A work to do. */
    @FunctionalInterface
    interface Work<T> {
        T done() throws InputException, InterruptedException;
    }

    /** A result to come. */
    @FunctionalInterface
    interface Coming<T> {
        /** Returns the result, as soon as it is there. */
        T get() throws InputException, InterruptedException;
    }

    /** Begins with something, or puts it behind what was begun before. */
    <T> Coming<T> begin(Work<T> work) {
        if (thread.isEmpty()) {
            return work::done;
        }
        Future<T> begun = thread.get().submit(work::done);
        return () -> {
            try {
                return begun.get();
            } catch (ExecutionException e) {
                throw unwrapped(e);
            }
        };
    }

    private static IllegalStateException unwrapped(ExecutionException e) throws InputException, InterruptedException {
        Throwable cause = e.getCause();
        if (cause instanceof InputException known) {
            throw known;
        }
        if (cause instanceof InterruptedException interrupted) {
            throw interrupted;
        }
        if (cause instanceof RuntimeException unknown) {
            throw unknown;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        return new IllegalStateException(cause);
    }

    /** Waits for what is being done; what has not been begun is not done any more. */
    @Override
    public void close() {
        if (thread.isEmpty()) {
            return;
        }
        thread.get().shutdownNow();
        boolean interrupted = false;
        while (!thread.get().isTerminated()) {
            try {
                thread.get().awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
