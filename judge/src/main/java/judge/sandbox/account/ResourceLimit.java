package judge.sandbox.account;

import java.util.ArrayList;
import java.util.List;
import judge.sandbox.Limits;
import judge.sandbox.SandboxException;
import judge.sandbox.kernel.Kernel;

/**
 * A limit of the kernel on a process, which holds even between two looks of the supervisor; {@code getrlimit(2)}.
 *
 * @param name the option's name in {@code prlimit(1)}
 * @param resource the kernel's number
 * @param value the soft limit, and the hard one unless it is soft only
 * @param softOnly whether the program may raise it as far as the judge itself might
 */
public record ResourceLimit(String name, int resource, long value, boolean softOnly) {

    private static final int OPEN_FILES = 256;

    /**
     * The limits of a command, but for that of processes: the kernel counts them by user, so when that can be set
     * depends on whose they are.
     */
    public static List<ResourceLimit> of(Limits limits) {
        List<ResourceLimit> all = new ArrayList<>();
        all.add(hard("core", 4, 0));
        all.add(hard("nofile", 7, OPEN_FILES));
        all.add(hard("fsize", 1, limits.scratchBytes()));
        all.add(hard("as", 9, limits.residentBytes() + limits.stackSpace() + limits.reservedBytes()));
        if (limits.stackBound() > 0) {
            // Stacks count as memory, and are bounded as such. Programs that recurse deeply ask for more stack.
            all.add(new ResourceLimit("stack", 3, limits.stackBound(), true));
        }
        return all;
    }

    /** Twice what is allowed: the supervisor acts first, so that the ending does not depend on chance. */
    public static ResourceLimit ofProcesses(Limits limits) {
        return hard("nproc", 6, 2L * limits.processes());
    }

    private static ResourceLimit hard(String name, int resource, long value) {
        return new ResourceLimit(name, resource, value, false);
    }

    /** Returns the limit as an option of {@code prlimit(1)}. */
    public String option() {
        return "--" + name + "=" + value + (softOnly ? ":" : "");
    }

    /** Sets it for another process; {@code prlimit(2)}. */
    public void setFor(int pid) throws SandboxException {
        if (softOnly) {
            Kernel.softLimit(pid, resource, value);
        } else {
            Kernel.limit(pid, resource, value);
        }
    }
}
