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
 * @param problem what the package says
 * @param language its code
 * @param allowance what its runtime needs for itself, allowed on top
 */
public record AppliedLimits(ProblemLimits problem, String language, Allowance allowance) {

    private static final int WALL_FACTOR = 3;
    private static final Duration WALL_SLACK = Duration.ofSeconds(2);

    /** Those of submissions in a language. */
    public static AppliedLimits of(ProblemLimits problem, Language language) {
        return new AppliedLimits(
                problem, language.name().code(), language.runtime().allowance());
    }

    /** Those of submissions in a language that cannot be had here. */
    static AppliedLimits without(ProblemLimits problem, LanguageName language) {
        return new AppliedLimits(problem, language.code(), Allowance.NONE);
    }

    /** What decides, and where a program is killed. */
    public RunLimits run() {
        long memory = problem.memoryBytes();
        return new RunLimits(cpuTime(), wallTime(), memory, allowance.runtimeBytes(memory), problem.outputBytes())
                .counting(problem.languages().memory());
    }

    private Duration cpuTime() {
        return problem.cpuTime(language).plus(allowance.startUp());
    }

    private Duration wallTime() {
        return cpuTime().multipliedBy(WALL_FACTOR).plus(WALL_SLACK);
    }

    /**
     * What the report says.
     *
     * @param setBy the submissions that have set the problem's own limit, where its package gives none
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
