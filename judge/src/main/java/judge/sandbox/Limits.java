package judge.sandbox;

import java.time.Duration;

/**
 * What a command may use.
 *
 * @param cpuTime user and system time of all its processes
 * @param wallTime from its start to its end
 * @param memoryBytes resident memory, without stacks
 * @param stackBytes what of its threads' stacks may be resident on top of that, with what it takes to unwind them; more
 *     of them counts as other memory
 * @param outputBytes each of stdout, stderr and each file that is read back
 * @param scratchBytes the scratch folder
 * @param scratchFiles the number of files in the scratch folder
 * @param processes threads and processes together
 * @param stackBound to where the kernel lets the stack of the first thread grow, and what the C library gives others
 *     that ask for nothing else; 0 for what the judge itself has
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
     * How many times a stack's size a run-time system may need to unwind it: a Java VM whose stack of 64 MiB overflows
     * notes 240 to 380 MiB down about its frames.
     */
    private static final int UNWINDING = 6;

    /** Small stacks, such as those of threads that only wait, are not unwound. */
    private static final long SMALL_BYTES = 8 << 20;

    /** Address space is reserved far beyond what is used; the limit is there to stop what has no bounds at all. */
    private static final long USUAL_RESERVE_BYTES = 16L << 30;

    /** Nothing larger is ever kept of what a command prints. */
    private static final long MOST_KEPT_BYTES = 1L << 30;

    private static final long KEPT_OF_MORE_BYTES = 1 << 16;

    /** With stacks as large as those of the judge itself. */
    public Limits(
            Duration cpuTime,
            Duration wallTime,
            long memoryBytes,
            long stackBytes,
            long outputBytes,
            long scratchBytes,
            int scratchFiles,
            int processes) {
        this(cpuTime, wallTime, memoryBytes, stackBytes, outputBytes, scratchBytes, scratchFiles, processes, 0);
    }

    /** With as much address space as programs usually reserve. */
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
     * What may be resident in all.
     *
     * @param touchedBytes of stacks
     */
    long residentBytes(long touchedBytes) {
        long touched = Math.min(touchedBytes, stackBytes);
        return memoryBytes + touched + UNWINDING * Math.max(0, touched - SMALL_BYTES);
    }

    /** How much is kept of what may be printed: all of it, or of what nobody could keep the beginning and the end. */
    long keptBytes() {
        return outputBytes <= MOST_KEPT_BYTES ? outputBytes : KEPT_OF_MORE_BYTES;
    }

    /** Address space that stacks take, whether they are used or not. */
    long stackSpace() {
        return stackBound * processes;
    }

    /** What may be resident in all if the stacks are used to their end. */
    long residentBytes() {
        return residentBytes(stackBytes);
    }
}
