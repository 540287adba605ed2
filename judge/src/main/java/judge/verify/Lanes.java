package judge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import judge.engine.Toolchain;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;

/** Does work side by side, as much at a time as there are processors. */
final class Lanes implements AutoCloseable {

    private final ProcessorPool pool;
    private final long number;
    private final ExecutorService threads;
    private final ExecutorService aside = Executors.newCachedThreadPool();

    /**
     * The lanes of a judge.
     *
     * @param background whether nobody waits for it: everything else gets its processors first
     */
    Lanes(Toolchain toolchain, boolean background) {
        this(toolchain.pool(), toolchain.nextNumber() + (background ? Priority.BACKGROUND : 0));
    }

    /** Makes the lanes on these processors, with a number for its turn among the submissions that want them, too. */
    Lanes(ProcessorPool pool, long number) {
        this.pool = pool;
        this.number = number;
        this.threads = Executors.newFixedThreadPool(pool.count());
    }

    /** Returns the number of things that are done at the same time. */
    int count() {
        return pool.count();
    }

    /** A piece of work. */
    @FunctionalInterface
    interface Work<T> {
        T done() throws IOException, SandboxException, InterruptedException;
    }

    /** The results of work that takes its processors itself, in its order. */
    <T> List<T> all(List<Work<T>> work) throws IOException, SandboxException, InterruptedException {
        List<T> results = new ArrayList<>();
        List<Callable<T>> calls =
                work.stream().map(one -> (Callable<T>) one::done).toList();
        for (Future<T> result : threads.invokeAll(calls)) {
            results.add(result(result));
        }
        return results;
    }

    /** Work that takes its processors itself, begun: it is done beside what comes, in one lane less. */
    <T> Future<T> begun(Work<T> work) {
        return threads.submit(work::done);
    }

    /** Work that has others done in the lanes, begun in a thread that is none of them. */
    <T> Future<T> begunAside(Work<T> work) {
        return aside.submit(work::done);
    }

    /** Returns the result of a work, once it has ended. */
    <T> T ended(Future<T> begun) throws IOException, SandboxException, InterruptedException {
        return result(begun);
    }

    /** The results of work of which each piece holds a processor, in its order. */
    <T> List<T> holding(List<Work<T>> work) throws IOException, SandboxException, InterruptedException {
        List<Work<T>> held = new ArrayList<>();
        for (Work<T> one : work) {
            Priority turn = new Priority(false, number, held.size());
            held.add(() -> {
                ProcessorPool.Lease core = pool.take(turn);
                try {
                    return one.done();
                } finally {
                    core.close();
                }
            });
        }
        return all(held);
    }

    private static <T> T result(Future<T> done) throws IOException, SandboxException, InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof SandboxException host) {
                throw host;
            }
            if (e.getCause() instanceof IOException unreadable) {
                throw unreadable;
            }
            if (e.getCause() instanceof InterruptedException called) {
                throw called;
            }
            throw new IllegalStateException("a part of verifying failed", e.getCause());
        }
    }

    /** Ends all work; nobody uses the judge any more when this comes back. */
    @Override
    public void close() {
        aside.shutdownNow();
        threads.shutdownNow();
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = aside.awaitTermination(1, TimeUnit.MINUTES) && threads.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
