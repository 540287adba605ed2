package judge.sandbox;

import java.time.Duration;
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

    /** More than a command is known to touch in a millisecond. */
    private static final long MOST_TOUCHED_EACH_MILLI = 4L << 20;

    /** What a control group counts beside its processes' memory: the kernel's for them, what is being set up. */
    private static final long GROUP_SLACK_BYTES = 8L << 20;

    /** Mapped files of a run-time system that nobody has seen yet, at most. */
    private static final long UNKNOWN_FILE_BYTES = 48L << 20;

    /** When looks are as late as this, the host is busy. */
    private static final Duration LATE = Duration.ofMillis(24);

    private final int pid;
    private final Limits limits;
    private long residentBytes;
    private long peakBytes;
    private long fileBytes;
    private long stackBytes;

    Residence(int pid, Limits limits) {
        this.pid = pid;
        this.limits = limits;
    }

    /** Takes note of a look, and says whether there is more than is allowed. */
    boolean isOver(Kernel.Status status) {
        residentBytes = status.residentBytes();
        fileBytes = status.fileBytes();
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

    /**
     * Whether it can have been over its limit since the last look, and have ended before the next one, which was late.
     *
     * @param sinceLook from the last look to the end
     */
    boolean canHaveHidden(Duration sinceLook) {
        return sinceLook.compareTo(LATE) >= 0
                && residentBytes + sinceLook.toMillis() * MOST_TOUCHED_EACH_MILLI
                        > limits.residentBytes(Math.max(stackBytes, UNKNOWN_STACK_BYTES));
    }

    /**
     * The least that a single process must have had resident at its peak, by the account of its control group.
     *
     * @param groupBytes the most that the group held, without the files that it held in the end
     * @param deletedBytes of files that it may have written and deleted
     */
    long leastPeakBytes(long groupBytes, long deletedBytes) {
        // Files that are mapped are not in the account, or were somebody else's already.
        return Math.max(0, groupBytes - deletedBytes - GROUP_SLACK_BYTES + fileBytes);
    }

    /**
     * The most that it can have had resident at its peak, by the account of its control group.
     *
     * @param groupBytes as for {@link #leastPeakBytes}
     */
    long mostPeakBytes(long groupBytes) {
        return groupBytes + Math.max(fileBytes, UNKNOWN_FILE_BYTES);
    }

    /** The most that was seen. */
    long peakBytes() {
        return peakBytes;
    }
}
