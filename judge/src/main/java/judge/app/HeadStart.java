package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import judge.engine.Workshop;
import judge.host.CacheFolder;
import judge.sandbox.HostCheck;
import judge.sandbox.Processors;
import judge.sandbox.SandboxException;
import judge.schedule.Cores;
import judge.workspace.Workspace;

/**
 * The workshop of a command that will certainly want one, set up by a thread of its own while the command reads what it is to
 * judge: looking at the host takes about as long as that.
 */
public final class HeadStart implements AutoCloseable {

    private final FutureTask<Workshop> task = new FutureTask<>(() -> open(new Cores(Processors.allowed())));
    private boolean begun;
    private boolean taken;

    /** Nothing under way: a workshop is set up when it is asked for. */
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
     * @param processors that programs may run on
     * @param jobs how many of them may run at the same time, at most
     */
    synchronized Workshop workshop(List<Integer> processors, int jobs)
            throws SandboxException, IOException, InterruptedException {
        List<Integer> allowed = Processors.allowed();
        if (!begun || taken || jobs < allowed.size() || !processors.equals(allowed)) {
            return open(new Cores(processors, jobs));
        }
        try {
            Workshop made = task.get();
            taken = true;
            return made;
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    static Workshop open(Cores cores) throws SandboxException, IOException, InterruptedException {
        Path cache = CacheFolder.of(System.getenv());
        Workspace workspace = workspace(Workspace.usualRoot());
        return Workshop.open(HostCheck.run().sandbox(workspace.folder()), workspace, cache, cores);
    }

    private static Workspace workspace(Path root) throws SandboxException {
        try {
            return Workspace.open(root);
        } catch (IOException e) {
            throw new SandboxException("cannot make a folder for temporary files in " + root + ": " + e, e);
        }
    }

    /** What was thrown while it was set up, as if that were now. */
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

    /** Gives back what nobody has asked for. */
    @Override
    public synchronized void close() {
        if (begun && !taken) {
            try {
                task.get().close();
            } catch (ExecutionException | IOException e) {
                return; // What could not be set up, or put away, nobody misses.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
