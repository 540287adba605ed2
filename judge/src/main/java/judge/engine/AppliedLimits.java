package judge.engine;

import java.time.Duration;
import judge.language.java.run.RunLimits;
import judge.language.java.run.VmMemory;
import judge.problem.ProblemLimits;
import judge.report.LimitsSection;

/**
 * The problem's limits as they are applied on this host.
 *
 * @param problem what the package says
 * @param startUp the JVM's own start-up, allowed on top
 * @param vmMemory the JVM's own need of memory, allowed on top
 */
public record AppliedLimits(ProblemLimits problem, Duration startUp, VmMemory vmMemory) {

    static final String MEMORY_APPLIES_TO = "heap";

    private static final int WALL_FACTOR = 3;
    private static final Duration WALL_SLACK = Duration.ofSeconds(2);

    /** What decides, and where a program is killed. */
    public RunLimits run() {
        long memory = problem.memoryBytes();
        return new RunLimits(cpuTime(), wallTime(), memory, vmMemory.bytes(memory), problem.outputBytes());
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
                run().residentBytes(),
                problem.outputBytes(),
                problem.cpuTime().toMillis(),
                problem.timeMultiplier(),
                startUp.toMillis(),
                run().vmMemoryBytes());
    }
}
