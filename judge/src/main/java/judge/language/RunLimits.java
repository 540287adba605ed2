package judge.language;

import java.time.Duration;
import judge.problem.MemoryRule;

/**
 * What one run may use.
 *
 * @param cpuTime where it is killed
 * @param wallTime where it is killed
 * @param memoryBytes what the problem allows
 * @param runtimeBytes what may be resident beside that and the stacks: it is there for the language's runtime, but a
 *     program may hold outside of the runtime's heap what it leaves of the heap
 * @param outputBytes each of stdout, stderr and the output file
 * @param scratchBytes all files in the working folder together
 * @param scratchFiles how many of them
 * @param threads of all its processes
 * @param memory what counts as its memory, in languages that have no heap of a fixed size
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

    /** Of a contestant's program. */
    public static final long SCRATCH_BYTES = 16 << 20;

    public static final int SCRATCH_FILES = 1_000;
    public static final int THREADS = 128;

    /** Those of a contestant's program. */
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
}
