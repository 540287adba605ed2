package judge.language;

import java.time.Duration;
import judge.problem.MemoryRule;
import judge.sandbox.Limits;

/**
 * The limits of one run.
 *
 * @param cpuTime CPU time at which it is killed
 * @param wallTime time from its start at which it is killed
 * @param memoryBytes memory that the problem allows
 * @param runtimeBytes memory that may be resident beside that and the stacks: it is meant for the language's
 *     runtime, but a program may fill the rest of the heap's share outside of the heap
 * @param outputBytes limit for each of stdout, stderr and the output file
 * @param scratchBytes size of all files in the working folder together
 * @param scratchFiles number of files in the working folder
 * @param threads threads of all its processes
 * @param memory the rule for counting its memory, in languages that have no heap of a fixed size
 */
public record RunLimits(
        Duration cpuTime,
        Duration wallTime,
        long memoryBytes,
        long runtimeBytes,
        long outputBytes,
        long scratchBytes,
        int scratchFiles,
        int threads,
        MemoryRule memory) {

    /** The size of a contestant's working folder. */
    public static final long SCRATCH_BYTES = 16 << 20;

    public static final int SCRATCH_FILES = 1_000;
    public static final int THREADS = 128;

    /** Makes the limits of a contestant's program. */
    public RunLimits(Duration cpuTime, Duration wallTime, long memoryBytes, long runtimeBytes, long outputBytes) {
        this(
                cpuTime,
                wallTime,
                memoryBytes,
                runtimeBytes,
                outputBytes,
                SCRATCH_BYTES,
                SCRATCH_FILES,
                THREADS,
                MemoryRule.RESIDENT);
    }

    /** The same with another rule of what memory is. */
    public RunLimits counting(MemoryRule rule) {
        return new RunLimits(
                cpuTime, wallTime, memoryBytes, runtimeBytes, outputBytes, scratchBytes, scratchFiles, threads, rule);
    }

    /** The same with other times. */
    public RunLimits within(Duration otherCpuTime, Duration otherWallTime) {
        return new RunLimits(
                otherCpuTime,
                otherWallTime,
                memoryBytes,
                runtimeBytes,
                outputBytes,
                scratchBytes,
                scratchFiles,
                threads,
                memory);
    }

    /** The same with more memory for the runtime. */
    public RunLimits withMore(long bytes) {
        return new RunLimits(
                cpuTime,
                wallTime,
                memoryBytes,
                runtimeBytes + bytes,
                outputBytes,
                scratchBytes,
                scratchFiles,
                threads,
                memory);
    }

    /**
     * The limits of the command that runs a program.
     *
     * @param stackBytes see {@link Limits#stackBytes}
     * @param stackBound see {@link Limits#stackBound}
     */
    public Limits ofCommand(long stackBytes, long stackBound) {
        return new Limits(
                cpuTime,
                wallTime,
                memoryBytes + runtimeBytes,
                stackBytes,
                outputBytes,
                scratchBytes,
                scratchFiles,
                threads,
                stackBound);
    }
}
