package judge.engine;

import java.time.Duration;
import judge.language.java.run.Jvm;
import judge.language.java.run.RunLimits;
import judge.problem.ProblemLimits;
import judge.report.LimitsSection;

/**
 * The problem's limits as they are applied on this host.
 *
 * @param problem what the package says
 * @param startUp the JVM's own start-up, allowed on top
 */
public record AppliedLimits(ProblemLimits problem, Duration startUp) {

    static final String MEMORY_APPLIES_TO = "heap";

    private static final int WALL_FACTOR = 3;
    private static final Duration WALL_SLACK = Duration.ofSeconds(2);

    /** What decides, and where a program is killed. */
    public RunLimits run() {
        return new RunLimits(cpuTime(), wallTime(), problem.memoryBytes(), problem.outputBytes());
    }

    private Duration cpuTime() {
        return problem.javaCpuTime().plus(startUp);
    }

    private Duration wallTime() {
        return cpuTime().multipliedBy(WALL_FACTOR).plus(WALL_SLACK);
    }

    LimitsSection section() {
        return new LimitsSection(
                cpuTime().toMillis(),
                wallTime().toMillis(),
                problem.memoryBytes(),
                MEMORY_APPLIES_TO,
                Jvm.residentBytes(problem.memoryBytes()),
                problem.outputBytes(),
                problem.cpuTime().toMillis(),
                problem.timeMultiplier(),
                startUp.toMillis());
    }
}
