package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import judge.engine.Workshop;
import judge.host.CacheFolder;
import judge.sandbox.HostCheck;
import judge.sandbox.Processors;
import judge.sandbox.SandboxException;

/**
 * The workshop of a command that will certainly need one. Its own thread sets it up while the command reads what it is
 * to judge; both take about as long.
 */
public final class HeadStart implements AutoCloseable {

    private final FutureTask<Workshop> task = new FutureTask<>(() -> open(Integer.MAX_VALUE));
    private boolean begun;
    private boolean taken;

    /** No head start: a workshop is set up when it is asked for. */
    public static HeadStart none() {
        return new HeadStart();
    }

    /** A workshop that is being set up from now on. */
    public static HeadStart begun() {
        HeadStart made = new HeadStart();
        made.begun = true;
        Thread thread = new Thread(made.task, "head-start");
        thread.setDaemon(true);
        thread.start();
        return made;
    }

    /**
     * A workshop for the caller to close.
     *
     * @param jobs how many programs may run at the same time, at most
     */
    synchronized Workshop workshop(int jobs) throws SandboxException, IOException, InterruptedException {
        if (!begun || taken || jobs < Processors.allowed().size()) {
            return open(jobs);
        }
        try {
            Workshop made = task.get();
            taken = true;
            return made;
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    private static Workshop open(int jobs) throws SandboxException, IOException, InterruptedException {
        Path cache = CacheFolder.of(System.getenv());
        return Workshop.open(HostCheck.run().sandbox(), cache, jobs);
    }

    /** Throws again what was thrown while it was set up. */
    private static RuntimeException thrown(ExecutionException e) throws SandboxException, IOException {
        Throwable cause = e.getCause();
        if (cause instanceof SandboxException own) {
            throw own;
        }
        if (cause instanceof IOException own) {
            throw own;
        }
        if (cause instanceof Error own) {
            throw own;
        }
        return cause instanceof RuntimeException own ? own : new IllegalStateException(e);
    }

    /** Closes a workshop that nobody has asked for. */
    @Override
    public synchronized void close() {
        if (begun && !taken) {
            try {
                task.get().close();
            } catch (ExecutionException | IOException e) {
                return; // A workshop that nobody asked for may fail to be set up or closed.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
