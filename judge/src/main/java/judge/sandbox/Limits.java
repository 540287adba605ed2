package judge.sandbox;

import java.time.Duration;

/**
 * The limits of a command.
 *
 * @param cpuTime user and system time of all its processes
 * @param wallTime from its start to its end
 * @param memoryBytes resident memory, without stacks
 * @param stackBytes the part of its threads' stacks that may be resident on top of that, with the memory to unwind
 *     them; a larger part counts as other memory
 * @param outputBytes limit for each of stdout, stderr and each file that is read back
 * @param scratchBytes size of the scratch folder
 * @param scratchFiles the number of files in the scratch folder
 * @param processes threads and processes together
 * @param stackBound the size to which the kernel lets the stack of the first thread grow, and which the C library
 *     gives other threads that ask for no size; 0 for the judge's own bound
 * @param reservedBytes address space that may be reserved beyond what is used
 */
public record Limits(
        Duration cpuTime,
        Duration wallTime,
        long memoryBytes,
        long stackBytes,
        long outputBytes,
        long scratchBytes,
        int scratchFiles,
        int processes,
        long stackBound,
        long reservedBytes) {

    /**
     * The factor between the size of a stack and the memory that a run-time system may need to unwind it: a Java VM
     * whose stack of 64 MiB overflows writes 240 to 380 MiB of notes about its frames.
     */
    private static final int UNWINDING = 6;

    /** Small stacks, such as those of threads that only wait, are not unwound. */
    private static final long SMALL_BYTES = 8 << 20;

    /** Address space is reserved far beyond what is used; the limit is there to stop what has no bounds at all. */
    private static final long USUAL_RESERVE_BYTES = 16L << 30;

    /** The most bytes of a command's output that are ever kept whole. */
    private static final long MOST_KEPT_BYTES = 1L << 30;

    private static final long KEPT_OF_MORE_BYTES = 1 << 16;

    /** Makes limits with as much address space as programs usually reserve. */
    public Limits(
            Duration cpuTime,
            Duration wallTime,
            long memoryBytes,
            long stackBytes,
            long outputBytes,
            long scratchBytes,
            int scratchFiles,
            int processes,
            long stackBound) {
        this(
                cpuTime,
                wallTime,
                memoryBytes,
                stackBytes,
                outputBytes,
                scratchBytes,
                scratchFiles,
                processes,
                stackBound,
                USUAL_RESERVE_BYTES);
    }

    public Limits {
        if (cpuTime.isNegative() || cpuTime.isZero() || wallTime.isNegative() || wallTime.isZero()) {
            throw new IllegalArgumentException("a time limit must be positive: CPU " + cpuTime + ", wall " + wallTime);
        }
        if (memoryBytes <= 0 || outputBytes <= 0 || scratchBytes <= 0 || scratchFiles <= 0 || processes <= 0) {
            throw new IllegalArgumentException("a limit must be positive: memory " + memoryBytes + ", output "
                    + outputBytes + ", scratch " + scratchBytes + " in " + scratchFiles + " files, processes "
                    + processes);
        }
        if (stackBytes < 0 || stackBound < 0) {
            throw new IllegalArgumentException(
                    "a limit of stacks must not be negative: " + stackBytes + ", " + stackBound);
        }
    }

    /**
     * Returns the bytes that may be resident in all.
     *
     * @param touchedBytes the bytes of the stacks that were used
     */
    public long residentBytes(long touchedBytes) {
        long touched = Math.min(touchedBytes, stackBytes);
        return memoryBytes + touched + UNWINDING * Math.max(0, touched - SMALL_BYTES);
    }

    /**
     * Returns how many bytes of the output are kept: all that may be printed, or, where that is too much to keep, its
     * beginning and its end.
     */
    public long keptBytes() {
        return outputBytes <= MOST_KEPT_BYTES ? outputBytes : KEPT_OF_MORE_BYTES;
    }

    /** Address space that stacks take, whether they are used or not. */
    public long stackSpace() {
        return stackBound * processes;
    }

    /** Returns the bytes that may be resident in all if the stacks are used to their end. */
    public long residentBytes() {
        return residentBytes(stackBytes);
    }
}
