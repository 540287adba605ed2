package judge.engine;

import java.time.Duration;
import java.util.List;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.RunLimits;
import judge.problem.ProblemLimits;
import judge.report.LimitsSection;
import judge.source.LanguageName;

/**
 * The problem's limits as they are applied to a language on this host.
 *
 * @param problem the package's limits
 * @param language the language's code
 * @param allowance the runtime's own needs, allowed on top
 * @param stretched the factor between the time that the problem gives here and the CPU time that a verdict depends
 *     on, 1 or more
 */
public record AppliedLimits(ProblemLimits problem, String language, Allowance allowance, double stretched) {

    private static final int WALL_FACTOR = 3;
    private static final Duration WALL_SLACK = Duration.ofSeconds(2);

    /** Returns the limits of submissions in a language. */
    public static AppliedLimits of(ProblemLimits problem, Language language) {
        return of(problem, language, 1);
    }

    /** The same of those that get so many times the CPU time that a verdict depends on. */
    static AppliedLimits of(ProblemLimits problem, Language language, double stretched) {
        return new AppliedLimits(
                problem, language.name().code(), language.runtime().allowance(), stretched);
    }

    /** Returns the limits of submissions in a language that cannot be had here. */
    static AppliedLimits without(ProblemLimits problem, LanguageName language) {
        return new AppliedLimits(problem, language.code(), Allowance.NONE, 1);
    }

    /** Returns the limits of a run: those that decide, and those at which the program is killed. */
    public RunLimits run() {
        long memory = problem.memoryBytes();
        return new RunLimits(cpuTime(), wallTime(), memory, allowance.runtimeBytes(memory), problem.outputBytes())
                .counting(problem.languages().memory());
    }

    /** The same with so many times the time, to learn whether a program would end. */
    RunLimits run(double times) {
        RunLimits once = run();
        return times == 1 ? once : once.within(multiplied(once.cpuTime(), times), multiplied(once.wallTime(), times));
    }

    private static Duration multiplied(Duration time, double times) {
        return Duration.ofNanos(Math.round(time.toNanos() * times));
    }

    private Duration cpuTime() {
        return problem.cpuTime(language).plus(allowance.startUp());
    }

    /**
     * Returns the limit of wall time, which follows from the CPU time that counts: a program that only waits learns
     * nothing more from waiting longer.
     */
    private Duration wallTime() {
        long counts = Math.round(problem.cpuTime(language).toNanos() / stretched);
        return allowance.startUp().plusNanos(counts).multipliedBy(WALL_FACTOR).plus(WALL_SLACK);
    }

    /**
     * Returns the limits as the report shows them.
     *
     * @param setBy names of the jury's submissions that have set the problem's own limit, where its package gives
     *     none
     */
    LimitsSection section(List<String> setBy) {
        return new LimitsSection(
                cpuTime().toMillis(),
                wallTime().toMillis(),
                problem.memoryBytes(),
                allowance.memoryAppliesTo(),
                run().memoryBytes() + run().runtimeBytes() + allowance.stackBytes(),
                problem.outputBytes(),
                problem.cpuTime().toMillis(),
                problem.languages().timeMultiplier(language),
                allowance.startUp().toMillis(),
                run().runtimeBytes(),
                setBy);
    }
}
