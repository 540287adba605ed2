package judge.problem;

import java.time.Duration;

/**
 * The limits of a submission, as the problem's package gives them; the judge adds the needs of the language's runtime.
 *
 * @param cpuTime CPU time for one test case
 * @param languages rules for single languages
 * @param memoryBytes memory of a program
 * @param outputBytes limit for each of stdout, stderr and the output file
 * @param codeBytes size of all source files of a submission together
 * @param compileTime CPU time of the compiler
 * @param compileMemoryBytes memory of the compiler
 */
public record ProblemLimits(
        Duration cpuTime,
        LanguageRules languages,
        long memoryBytes,
        long outputBytes,
        long codeBytes,
        Duration compileTime,
        long compileMemoryBytes) {

    /** The size of an output that is never reached: more than can be printed in any time that a problem gives. */
    private static final long WITHOUT_END = 1L << 50;

    /** The CPU time that a submission in a language may use for a test case, without the runtime's own start-up. */
    public Duration cpuTime(String language) {
        return Duration.ofNanos(Math.round(cpuTime.toNanos() * languages.timeMultiplier(language)));
    }

    /** Returns the languages that are run as others, behind a blank; nothing where none is. */
    public String runtimes() {
        return languages.running();
    }

    /** These limits with so many times the CPU time, in every language. */
    public ProblemLimits stretched(double factor) {
        return with(Duration.ofNanos(Math.round(cpuTime.toNanos() * factor)), languages);
    }

    /** These limits with another CPU time. */
    ProblemLimits withCpuTime(Duration other) {
        return with(other, languages);
    }

    /** These limits with other rules for languages. */
    public ProblemLimits with(LanguageRules rules) {
        return with(cpuTime, rules);
    }

    /** These limits with so many bytes for all that is handed in. */
    public ProblemLimits withCode(long bytes) {
        return new ProblemLimits(cpuTime, languages, memoryBytes, outputBytes, bytes, compileTime, compileMemoryBytes);
    }

    /** These limits where all that is printed is thrown away, however much it is. */
    ProblemLimits printingWithoutEnd() {
        return new ProblemLimits(
                cpuTime, languages, memoryBytes, WITHOUT_END, codeBytes, compileTime, compileMemoryBytes);
    }

    /** These limits with another time for the compiler. */
    public ProblemLimits compiledWithin(Duration time) {
        return new ProblemLimits(cpuTime, languages, memoryBytes, outputBytes, codeBytes, time, compileMemoryBytes);
    }

    private ProblemLimits with(Duration otherCpuTime, LanguageRules rules) {
        return new ProblemLimits(
                otherCpuTime, rules, memoryBytes, outputBytes, codeBytes, compileTime, compileMemoryBytes);
    }
}
