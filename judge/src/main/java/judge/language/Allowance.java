package judge.language;

import java.time.Duration;

/**
 * What a run of a program in some language needs for itself, and is allowed on top of the problem's limits.
 *
 * @param startUp CPU time
 * @param memoryAppliesTo what of a program the problem's memory limit bounds, such as {@code heap}
 * @param memoryBytes resident, on top of the problem's memory limit
 */
public record Allowance(Duration startUp, String memoryAppliesTo, long memoryBytes) {

    /** Nothing: where no program was run. */
    public static final Allowance NONE = new Allowance(Duration.ZERO, "none", 0);
}
