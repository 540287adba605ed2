package judge.problem;

import java.time.Duration;

/**
 * What an output validator may use for one test case.
 *
 * @param time CPU time
 * @param memoryBytes of the program
 * @param outputBytes all that it writes
 */
public record ValidatorLimits(Duration time, long memoryBytes, long outputBytes) {}
