package judge.sandbox;

import java.util.Optional;

/**
 * What a running command has resident, held against its limit. The stacks of its threads are allowed on top, which only
 * the kernel's table of mappings tells from other memory; as it is long, it is read only when all together passes the
 * limit without what is known of the stacks.
 */
final class Residence {

    /** More than a command is known to touch between two looks of the supervisor. */
    private static final long NEARLY_BYTES = 24L << 20;

    /** What the stacks may have grown by since they were looked at. */
    private static final long UNKNOWN_STACK_BYTES = 8L << 20;

    private final int pid;
    private final Limits limits;
    private long residentBytes;
    private long peakBytes;
    private long stackBytes;

    Residence(int pid, Limits limits) {
        this.pid = pid;
        this.limits = limits;
    }

    /** Takes note of a look, and says whether there is more than is allowed. */
    boolean isOver(Kernel.Status status) {
        residentBytes = status.residentBytes();
        peakBytes = Math.max(peakBytes, status.peakResidentBytes());
        if (peakBytes > limits.residentBytes()) {
            return true;
        }
        if (residentBytes <= limits.residentBytes(stackBytes)) {
            return false;
        }
        Optional<Mappings.Mapped> mapped = Kernel.mapped(pid);
        // Where the table cannot be read, all of it may be stacks.
        stackBytes = mapped.map(Mappings.Mapped::stackBytes).orElse(Long.MAX_VALUE);
        return mapped.isPresent() && mapped.get().residentBytes() > limits.residentBytes(stackBytes);
    }

    /** Whether it can be over its limit a few milliseconds from now. */
    boolean isNearlyOver() {
        return residentBytes + NEARLY_BYTES > limits.residentBytes(stackBytes);
    }

    /** Whether a peak that is known only at the end is over the limit, by what is known of the stacks. */
    boolean isOverAtLast(long peak) {
        return peak > limits.residentBytes(Math.max(stackBytes, UNKNOWN_STACK_BYTES));
    }

    /** The most that was seen. */
    long peakBytes() {
        return peakBytes;
    }
}
