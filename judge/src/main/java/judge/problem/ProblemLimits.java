package judge.problem;

import java.time.Duration;

/**
 * What a submission may use, as the problem's package says; the judge adds the JVM's own start-up and overhead.
 *
 * @param cpuTime for one test case, before the multiplier
 * @param timeMultiplier what {@code judge.yaml} grants Java on top of a limit written for C++, 1 or more
 * @param memoryBytes the heap
 * @param outputBytes each of stdout, stderr and the output file
 * @param codeBytes all source files of a submission together
 * @param compileTime CPU time of the compiler
 * @param compileMemoryBytes the compiler's heap
 */
public record ProblemLimits(
        Duration cpuTime,
        double timeMultiplier,
        long memoryBytes,
        long outputBytes,
        long codeBytes,
        Duration compileTime,
        long compileMemoryBytes) {

    /** The CPU time that a Java submission may use for a test case, without the JVM's start-up. */
    public Duration javaCpuTime() {
        return Duration.ofNanos(Math.round(cpuTime.toNanos() * timeMultiplier));
    }

    /** These limits with another time multiplier. */
    public ProblemLimits withTimeMultiplier(double multiplier) {
        return new ProblemLimits(
                cpuTime, multiplier, memoryBytes, outputBytes, codeBytes, compileTime, compileMemoryBytes);
    }
}
