package judge.sandbox;

/** Runs commands so that they can do no harm. One of the judge's three seams. */
public interface Sandbox {

    /**
     * Runs one command to its end. When it returns or throws, no process of the command is left.
     *
     * @throws SandboxException when the host is at fault, never for what the command does
     * @throws InterruptedException when the calling thread is interrupted; the command is killed
     */
    Outcome run(Command command, Limits limits) throws SandboxException, InterruptedException;

    /** The path under which the command sees what is mounted. */
    String seenAs(Mount mount);

    /** What keeps the command away from the host, as reports name it. */
    Isolation isolation();
}
