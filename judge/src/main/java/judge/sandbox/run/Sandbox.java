package judge.sandbox.run;

import judge.sandbox.Isolation;
import judge.sandbox.Limits;
import judge.sandbox.Mount;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;

/**
 * Runs commands so that they can do no harm, until it is closed. One of the judge's three seams. Any number of
 * threads may use it.
 */
public interface Sandbox extends AutoCloseable {

    /**
     * Runs one command to its end. When it returns or throws, no process of the command is left.
     *
     * @throws SandboxException when the host is at fault or the sandbox is closed, never for what the command does
     * @throws InterruptedException when the calling thread is interrupted; the command is killed
     */
    Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException;

    /** The path under which the command sees what is mounted. */
    String seenAs(Mount mount);

    /** Returns the protections that keep the command away from the host, as reports name them. */
    Isolation isolation();

    /**
     * Ends the commands that are running, whose callers get a {@link SandboxException}, waits until nothing of them
     * is left, and gives back all that the sandbox holds of the host: processes, control groups, files. The second
     * time does nothing.
     */
    @Override
    void close();
}
