package judge;

import java.time.Duration;
import judge.problem.ProblemLimits;
import judge.report.LimitsSection;
import judge.run.RunLimits;

/**
 * The problem's limits as they are applied on this host.
 *
 * @param problem what the package says
 * @param startUp the JVM's own start-up, allowed on top
 */
record AppliedLimits(ProblemLimits problem, Duration startUp) {

    /** Programs are let go on for this much of their limit, to see whether they end close to it. */
    private static final double GRACE = 1.1;

    private static final int WALL_FACTOR = 3;
    private static final Duration WALL_SLACK = Duration.ofSeconds(2);

    /** What decides. */
    RunLimits counting() {
        return limits(cpuTime());
    }

    /** Where a program is killed. */
    RunLimits killing() {
        return limits(Duration.ofNanos(Math.round(cpuTime().toNanos() * GRACE)));
    }

    private Duration cpuTime() {
        return problem.javaCpuTime().plus(startUp);
    }

    private Duration wallTime() {
        return cpuTime().multipliedBy(WALL_FACTOR).plus(WALL_SLACK);
    }

    private RunLimits limits(Duration cpuTime) {
        return new RunLimits(cpuTime, wallTime(), problem.memoryBytes(), problem.outputBytes());
    }

    LimitsSection section() {
        return new LimitsSection(
                cpuTime().toMillis(),
                wallTime().toMillis(),
                problem.memoryBytes(),
                problem.outputBytes(),
                problem.cpuTime().toMillis(),
                problem.timeMultiplier(),
                startUp.toMillis());
    }
}
