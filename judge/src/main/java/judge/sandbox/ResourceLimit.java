package judge.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the kernel's own limits of a process, which hold even between two looks of the supervisor; {@code
 * getrlimit(2)}.
 *
 * @param name as {@code prlimit(1)} has it
 * @param resource the kernel's number
 * @param value both the soft and the hard limit
 */
record ResourceLimit(String name, int resource, long value) {

    private static final int OPEN_FILES = 256;

    /**
     * The limits of a command, but for that of processes: the kernel counts them by user, so when that can be set
     * depends on whose they are.
     */
    static List<ResourceLimit> of(Limits limits) {
        List<ResourceLimit> all = new ArrayList<>();
        all.add(new ResourceLimit("core", 4, 0));
        all.add(new ResourceLimit("nofile", 7, OPEN_FILES));
        all.add(new ResourceLimit("fsize", 1, limits.scratchBytes()));
        all.add(new ResourceLimit("as", 9, limits.residentBytes() + limits.stackSpace() + limits.reservedBytes()));
        if (limits.stackBound() > 0) {
            all.add(new ResourceLimit("stack", 3, limits.stackBound()));
        }
        return all;
    }

    /** Twice what is allowed: the supervisor acts first, so that the ending does not depend on chance. */
    static ResourceLimit ofProcesses(Limits limits) {
        return new ResourceLimit("nproc", 6, 2L * limits.processes());
    }

    /** As an option of {@code prlimit(1)}. */
    String option() {
        return "--" + name + "=" + value;
    }

    /** Sets it for another process; {@code prlimit(2)}. */
    void setFor(int pid) throws SandboxException {
        Kernel.limit(pid, resource, value);
    }
}
