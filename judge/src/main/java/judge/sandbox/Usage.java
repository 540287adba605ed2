package judge.sandbox;

import java.time.Duration;

/**
 * The time and memory that a command used.
 *
 * @param cpuTime user and system time of all its processes, without the sandbox's own
 * @param wallTime from its start to its end
 * @param peakMemoryBytes the largest resident set; 0 where the host cannot tell
 * @param memoryInDoubt whether it may have been on the other side of its limit, as nobody looked for a while before
 *     its end: the host was busy
 * @param stackBytes resident bytes of its threads' stacks at the last look: a command that ends late is looked at,
 *     others only where a limit depends on it; 0 where nobody looked
 * @param starved how long its most delayed thread was ready to run but had no processor: known of a command that
 *     was ended for its time; zero elsewhere
 * @param standstill how long the machine itself stood still meanwhile, or worked for others: known of the same
 *     commands
 */
public record Usage(
        Duration cpuTime,
        Duration wallTime,
        long peakMemoryBytes,
        boolean memoryInDoubt,
        long stackBytes,
        Duration starved,
        Duration standstill) {

    /** Makes the usage of a command whose figures are certain. */
    public Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, false, 0);
    }

    /** Makes the usage of a command that had its processor whenever it was ready. */
    public Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes, boolean memoryInDoubt, long stackBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, memoryInDoubt, stackBytes, Duration.ZERO, Duration.ZERO);
    }

    /** The same with times that are no longer than these. */
    public Usage atMost(Duration mostCpuTime, Duration mostWallTime) {
        return new Usage(
                mostCpuTime.compareTo(cpuTime) < 0 ? mostCpuTime : cpuTime,
                mostWallTime.compareTo(wallTime) < 0 ? mostWallTime : wallTime,
                peakMemoryBytes,
                memoryInDoubt,
                stackBytes,
                starved,
                standstill);
    }
}
