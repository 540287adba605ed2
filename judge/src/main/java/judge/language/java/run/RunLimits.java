package judge.language.java.run;

import java.time.Duration;

/**
 * What one run may use.
 *
 * @param cpuTime where it is killed
 * @param wallTime where it is killed
 * @param heapBytes the VM's heap
 * @param outputBytes each of stdout, stderr and the output file
 */
public record RunLimits(Duration cpuTime, Duration wallTime, long heapBytes, long outputBytes) {}
