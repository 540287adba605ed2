package judge.sandbox;

import java.time.Duration;

/**
 * What a command used.
 *
 * @param cpuTime user and system time of all its processes, without the sandbox's own
 * @param wallTime from its start to its end
 * @param peakMemoryBytes the largest resident set; 0 where the host cannot tell
 * @param memoryInDoubt whether it can have had more than it may just before its end, when nobody looked for a while
 */
public record Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes, boolean memoryInDoubt) {

    /** What is known for certain. */
    public Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes) {
        this(cpuTime, wallTime, peakMemoryBytes, false);
    }
}
