package judge.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import judge.engine.Toolchain;
import judge.sandbox.SandboxException;
import judge.sandbox.run.HostCheck;
import judge.sandbox.run.Sandbox;
import judge.schedule.ProcessorPool;
import judge.workspace.Workspace;

/**
 * The toolchain of a command that will certainly need one. Its own thread sets it up while the command reads what it is
 * to judge; both take about as long.
 */
public final class ToolchainPreloader implements AutoCloseable {

    private static final JudgeOptions USUAL = JudgeOptions.usual();

    private final FutureTask<Toolchain> task = new FutureTask<>(() -> open(USUAL));
    private boolean begun;
    private boolean taken;

    /** No head start: a toolchain is set up when it is asked for. */
    public static ToolchainPreloader none() {
        return new ToolchainPreloader();
    }

    /** A toolchain that is being set up from now on. */
    public static ToolchainPreloader begun() {
        ToolchainPreloader made = new ToolchainPreloader();
        made.begun = true;
        Thread thread = new Thread(made.task, "head-start");
        thread.setDaemon(true);
        thread.start();
        return made;
    }

    /** A toolchain for the caller to close. */
    synchronized Toolchain toolchain(JudgeOptions options) throws SandboxException, IOException, InterruptedException {
        if (!isUsual(options)) {
            // Two at once would measure this host at the same time, and on the same processors.
            close();
        }
        if (!begun || taken) {
            return open(options);
        }
        try {
            Toolchain made = task.get();
            taken = true;
            return made;
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    /** Tells whether the toolchain that is being prepared fits the options. */
    private static boolean isUsual(JudgeOptions options) {
        return options.processors().equals(USUAL.processors())
                && options.jobs() >= USUAL.jobs()
                && options.cache().equals(USUAL.cache())
                && options.temporaryRoot().equals(USUAL.temporaryRoot());
    }

    private static Toolchain open(JudgeOptions options) throws SandboxException, IOException, InterruptedException {
        Path cache = options.cacheFolder();
        ProcessorPool pool = new ProcessorPool(options.processors(), options.jobs());
        Workspace workspace = workspace(options.temporaryRoot());
        Sandbox sandbox;
        try {
            sandbox = HostCheck.run().sandbox(workspace.folder());
        } catch (RuntimeException | Error e) {
            workspace.close();
            throw e;
        }
        Toolchain toolchain = Toolchain.open(sandbox, workspace, BuiltInLanguages.with(cache), pool);
        toolchain.measureBy(KeptPace.in(cache, options.processors()));
        return toolchain;
    }

    private static Workspace workspace(Path root) throws SandboxException {
        try {
            return Workspace.open(root);
        } catch (IOException e) {
            throw new SandboxException("cannot make a folder for temporary files in " + root + ": " + e, e);
        }
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

    /** Closes a toolchain that nobody has asked for. */
    @Override
    public synchronized void close() {
        if (begun && !taken) {
            taken = true;
            try {
                task.get().close();
            } catch (ExecutionException | IOException e) {
                return; // A toolchain that nobody asked for may fail to be set up or closed.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
