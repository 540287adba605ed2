package judge.sandbox.account;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import judge.sandbox.Limits;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Mappings;

/**
 * Holds the resident memory of a running command against its limit. The stacks of its threads are allowed on top. Only
 * the kernel's table of mappings tells them from other memory; the table is long, so it is read only when the total
 * passes the limit without the known size of the stacks.
 */
public final class ResidentMemory {

    /**
     * The bytes to the limit at which memory is looked at more often: more than a command is known to touch between two
     * looks of the supervisor.
     */
    private static final long NEARLY_BYTES = 24L << 20;

    /** The bytes that the stacks may have grown by since they were looked at. */
    private static final long UNKNOWN_STACK_BYTES = 8L << 20;

    /** The bytes that a command may touch in a millisecond: more than has been seen. */
    private static final long MOST_TOUCHED_EACH_MILLI = 4L << 20;

    /**
     * The bytes that a control group counts beside its processes' memory: the kernel's memory for them, and the setting
     * up.
     */
    private static final long GROUP_SLACK_BYTES = 8L << 20;

    /** Mapped files of a run-time system that nobody has seen yet, at most. */
    private static final long UNKNOWN_FILE_BYTES = 48L << 20;

    /** The delay of a look at which the host counts as busy. */
    private static final Duration LATE = Duration.ofMillis(24);

    private final int pid;
    private final Limits limits;
    private long residentBytes;
    private long peakBytes;
    private long fileBytes;
    private long stackBytes;

    public ResidentMemory(int pid, Limits limits) {
        this.pid = pid;
        this.limits = limits;
    }

    /** Takes note of a look, and says whether there is more than is allowed. */
    public boolean isOver(Kernel.Status status) {
        residentBytes = status.residentBytes();
        fileBytes = status.fileBytes();
        peakBytes = Math.max(peakBytes, status.peakResidentBytes());
        if (peakBytes > limits.residentBytes()) {
            return true;
        }
        if (residentBytes <= limits.residentBytes(stackBytes)) {
            return false;
        }
        return lookAtStacks()
                .filter(bytes -> bytes > limits.residentBytes(stackBytes))
                .isPresent();
    }

    /** Reads the table of mappings, and says what is resident by that; nothing of what has ended. */
    private Optional<Long> lookAtStacks() {
        Optional<Mappings.Mapped> mapped = Kernel.mapped(pid);
        if (mapped.isEmpty() || Kernel.status(pid).isEmpty()) {
            return Optional.empty(); // The table may have been half of it.
        }
        stackBytes = mapped.get().stackBytes();
        return Optional.of(mapped.get().residentBytes());
    }

    /** Takes note of the stacks of a command that is to be ended because it is late. */
    public void lookAtLate() {
        if (limits.stackBytes() > 0) {
            lookAtStacks();
        }
    }

    /** Returns the bytes of the stacks at the last look; 0 if nobody looked. */
    public long stackBytes() {
        return stackBytes;
    }

    /** Tells whether the command can be over its limit a few milliseconds from now. */
    public boolean isNearlyOver() {
        return residentBytes + NEARLY_BYTES > limits.residentBytes(stackBytes);
    }

    /**
     * The memory figures of a command at its end.
     *
     * @param peakBytes the most that was resident, as far as anybody knows
     * @param over whether the peak is over the limit
     * @param inDoubt whether {@code over} may be wrong, as nobody looked when the command had the most memory
     */
    public record AtLast(long peakBytes, boolean over, boolean inDoubt) {}

    /**
     * The end, by the kernel's own figure.
     *
     * @param peak the most that was resident
     * @param sinceLook from the last look to the end
     */
    public AtLast atLast(long peak, Duration sinceLook) {
        return atLast(peak, peak, peak, sinceLook);
    }

    /**
     * The end, where the kernel has no figure: by what was seen, and by the account of the control group.
     *
     * @param boundBytes it was not more than this
     * @param sinceLook from the last look to the end
     * @param account asked if it can have passed its limit since the last look
     */
    public AtLast atLast(long boundBytes, Duration sinceLook, Supplier<Optional<Account>> account) {
        long peak = Math.min(boundBytes, peakBytes);
        long millis = sinceLook.toMillis() + 1;
        if (residentBytes + millis * MOST_TOUCHED_EACH_MILLI <= limits.residentBytes(stackBytes)) {
            return atLast(peak, peak, peak, sinceLook);
        }
        Optional<Account> known = account.get();
        if (known.isEmpty()) {
            return atLast(peak, peak, boundBytes, sinceLook);
        }
        long most = known.get().heldBytes() + Math.max(fileBytes, UNKNOWN_FILE_BYTES);
        // Files that are mapped are not in the account, or were somebody else's already.
        long likely = known.get().heldBytes() - known.get().deletedBytes() + fileBytes;
        long shown = Math.max(peak, Math.min(boundBytes, likely - GROUP_SLACK_BYTES));
        return atLast(shown, Math.max(shown, likely), Math.max(shown, most), sinceLook);
    }

    /**
     * The end.
     *
     * @param peak the bytes that were certainly resident
     * @param likely the same with what may have been the kernel's
     * @param most the bytes that may have been
     */
    private AtLast atLast(long peak, long likely, long most, Duration sinceLook) {
        boolean over = peak > limitBytes();
        boolean late = sinceLook.compareTo(LATE) >= 0;
        boolean certainlyOver = peak > limits.residentBytes();
        boolean missed = late && !certainlyOver && most > limitBytes();
        boolean overUnlessStacks = !over && likely > limits.residentBytes(stackBytes);
        return new AtLast(peak, over, missed || overUnlessStacks);
    }

    /** The most that was seen. */
    public long peakBytes() {
        return peakBytes;
    }

    /** Returns the limit in bytes, with the known size of the stacks. */
    private long limitBytes() {
        return limits.residentBytes(Math.max(stackBytes, UNKNOWN_STACK_BYTES));
    }

    /**
     * The figures of the control group of a single process at its end.
     *
     * @param heldBytes the most that the group ever held, without the files that it held in the end
     * @param deletedBytes the size of files that the process may have written and deleted
     */
    public record Account(long heldBytes, long deletedBytes) {}
}
