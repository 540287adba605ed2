package judge.sandbox;

import java.time.Duration;

/**
 * What a command used.
 *
 * @param cpuTime user and system time of all its processes, without the sandbox's own
 * @param wallTime from its start to its end
 * @param peakMemoryBytes the largest resident set; 0 where the host cannot tell
 * @param memoryInDoubt whether it may have been within its limit or over it, as nobody looked for a while before its
 *     end: the host was busy
 * @param stackBytes what its threads' stacks had of it when somebody looked last: what ends late is looked at, the
 *     others only where that decides about a limit; 0 where nobody did
 * @param starved how long its most delayed thread was ready to run but had no processor: known of what was ended for
 *     its time; zero elsewhere
 * @param standstill how long the machine itself stood still meanwhile, or worked for others: known of the same
 */
public record Usage(
        Duration cpuTime,
        Duration wallTime,
        long peakMemoryBytes,
        boolean memoryInDoubt,
        long stackBytes,
        Duration starved,
        Duration standstill) {

    /** What is known for certain. */
    public Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, false, 0);
    }

    /** Of a command that had its processor whenever it was ready. */
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
