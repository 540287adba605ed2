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
 */
public record Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes, boolean memoryInDoubt) {

    /** What is known for certain. */
    public Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, false);
    }
}
