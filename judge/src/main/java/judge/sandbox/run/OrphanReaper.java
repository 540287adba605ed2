package judge.sandbox.run;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Posix;

/**
 * Ends the processes that a killed judge cannot end any more. {@code bwrap} dies with the judge, and its child with
 * {@code bwrap}, but each only from the moment on at which it has asked the kernel for that; a judge killed during the
 * setting up would leave a child that waits forever, or a command that nobody watches. A shell reads from the judge
 * until the judge is gone, then kills the commands it was told of, and all processes that are still in its process
 * group: a process of the judge is born in that group and leaves it, by {@code setsid}, only after the judge has told
 * of it and let it go.
 */
final class OrphanReaper implements AutoCloseable {

    private static final String SCRIPT =
            """
            runs=' '
            while read -r deed pid; do
                case $deed in
                begun) runs="$runs$pid " ;;
                ended) runs="${runs%%" $pid "*} ${runs#*" $pid "}" ;;
                esac
            done
            for pid in $runs; do kill -KILL "$pid"; done
            kill -KILL 0
            """;

    private final Child shell;
    private final Descriptor toShell;

    private OrphanReaper(Child shell, Descriptor toShell) {
        this.shell = shell;
        this.toShell = toShell;
    }

    /** Starts one, which lasts until it is closed or this process ends. */
    static OrphanReaper start() throws SandboxException {
        Descriptor[] pipe = Descriptor.pipe();
        try (Descriptor nowhere = Descriptor.sealed("nowhere", new byte[0])) {
            SortedMap<Integer, Descriptor> inherited = new TreeMap<>();
            inherited.put(0, pipe[0]);
            inherited.put(1, nowhere);
            inherited.put(2, nowhere);
            List<String> line = List.of("/bin/sh", "-c", SCRIPT);
            return new OrphanReaper(Child.start(line, inherited, Set.of(), OptionalInt.empty()), pipe[1]);
        } finally {
            pipe[0].close();
        }
    }

    /** The process group of all that is still being set up. */
    OptionalInt group() {
        return OptionalInt.of(shell.pid());
    }

    /** Notes a process that is to be killed if the judge ends. */
    void begun(int pid) throws SandboxException {
        tell("begun", pid);
    }

    /** A process has been reaped: its number may become another's. */
    void ended(int pid) throws SandboxException {
        tell("ended", pid);
    }

    /** Ends the shell, and what else is in its group. The commands that it was told of have ended. */
    @Override
    public void close() {
        Posix.kill(-shell.pid(), Posix.SIGKILL);
        try {
            shell.reap();
        } catch (SandboxException e) {
            return; // Somebody else in this process has reaped it.
        } finally {
            toShell.close();
        }
    }

    private void tell(String deed, int pid) throws SandboxException {
        try {
            toShell.writeAll((deed + " " + pid + "\n").getBytes(StandardCharsets.US_ASCII));
        } catch (SandboxException e) {
            throw new SandboxException("the process that guards this judge's runs is gone: " + e.getMessage(), e);
        }
    }
}
