package judge.language.java.run;

import java.time.Duration;
import judge.language.java.jvm.JvmArguments;

/**
 * What one run may use.
 *
 * @param cpuTime where it is killed
 * @param wallTime where it is killed
 * @param heapBytes the VM's heap
 * @param vmMemoryBytes what may be resident beside the heap's size and the stacks: it is there for the VM itself, but what
 *     the program leaves of the heap it may hold outside of it
 * @param outputBytes each of stdout, stderr and the output file
 */
public record RunLimits(Duration cpuTime, Duration wallTime, long heapBytes, long vmMemoryBytes, long outputBytes) {

    /** What may be resident in all, {@link JvmArguments#MAIN_STACK_BYTES} of it stacks only. */
    public long residentBytes() {
        return heapBytes + vmMemoryBytes + JvmArguments.MAIN_STACK_BYTES;
    }

    /** The same with more memory beside the heap. */
    RunLimits withMore(long bytes) {
        return new RunLimits(cpuTime, wallTime, heapBytes, vmMemoryBytes + bytes, outputBytes);
    }

    /** The same with other limits of time. */
    public RunLimits within(Duration newCpuTime, Duration newWallTime) {
        return new RunLimits(newCpuTime, newWallTime, heapBytes, vmMemoryBytes, outputBytes);
    }
}
