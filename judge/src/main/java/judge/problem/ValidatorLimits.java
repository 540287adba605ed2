package judge.problem;

import java.time.Duration;

/**
 * The limits of an output validator for one test case.
 *
 * @param time CPU time
 * @param memoryBytes memory of the program
 * @param outputBytes size of everything that it writes
 */
public record ValidatorLimits(Duration time, long memoryBytes, long outputBytes) {}
