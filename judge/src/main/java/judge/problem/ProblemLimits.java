package judge.problem;

import java.time.Duration;
import java.util.Map;

/**
 * What a submission may use, as the problem's package says; the judge adds what the language's runtime needs for
 * itself.
 *
 * @param cpuTime for one test case
 * @param timeMultipliers what {@code judge.yaml} grants languages on top of a limit written for C++, 1 or more, by the
 *     language's code
 * @param memoryBytes of a program
 * @param outputBytes each of stdout, stderr and the output file
 * @param codeBytes all source files of a submission together
 * @param compileTime CPU time of the compiler
 * @param compileMemoryBytes of the compiler
 */
public record ProblemLimits(
        Duration cpuTime,
        Map<String, Double> timeMultipliers,
        long memoryBytes,
        long outputBytes,
        long codeBytes,
        Duration compileTime,
        long compileMemoryBytes) {

    public ProblemLimits {
        timeMultipliers = Map.copyOf(timeMultipliers);
    }

    /** What the problem grants a language on top of its limit. */
    public double timeMultiplier(String language) {
        return timeMultipliers.getOrDefault(language, 1.0);
    }

    /** The CPU time that a submission in a language may use for a test case, without the runtime's own start-up. */
    public Duration cpuTime(String language) {
        return Duration.ofNanos(Math.round(cpuTime.toNanos() * timeMultiplier(language)));
    }

    /** These limits with so many times the CPU time, in every language. */
    public ProblemLimits stretched(double factor) {
        return with(Duration.ofNanos(Math.round(cpuTime.toNanos() * factor)), timeMultipliers);
    }

    /** These limits with other time multipliers. */
    ProblemLimits withTimeMultipliers(Map<String, Double> multipliers) {
        return with(cpuTime, multipliers);
    }

    private ProblemLimits with(Duration otherCpuTime, Map<String, Double> multipliers) {
        return new ProblemLimits(
                otherCpuTime, multipliers, memoryBytes, outputBytes, codeBytes, compileTime, compileMemoryBytes);
    }
}
