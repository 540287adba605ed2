package judge.sandbox;

import java.time.Duration;

/**
 * What a command used.
 *
 * @param cpuTime user and system time of all its processes, without the sandbox's own
 * @param wallTime from its start to its end
 * @param peakMemoryBytes the largest resident set; 0 where the host cannot tell
 */
public record Usage(Duration cpuTime, Duration wallTime, long peakMemoryBytes) {}
