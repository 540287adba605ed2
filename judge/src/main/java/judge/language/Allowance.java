package judge.language;

import java.time.Duration;

/**
 * What a run of a program in some language needs for itself, and is allowed on top of the problem's limits.
 *
 * @param startUp CPU time
 * @param memoryAppliesTo what of a program the problem's memory limit bounds by itself, such as {@code heap}
 * @param memoryBytes resident, on top of the problem's memory limit
 * @param memoryShare what part of the problem's memory limit it needs as well: 1 / share; 0 for none
 * @param stackBytes of stacks, on top of all that
 */
public record Allowance(Duration startUp, String memoryAppliesTo, long memoryBytes, int memoryShare, long stackBytes) {

    /** Nothing: where no program was run. */
    public static final Allowance NONE = new Allowance(Duration.ZERO, "none", 0, 0, 0);

    /** What is resident of the runtime itself, without stacks, under that memory limit of a problem. */
    public long runtimeBytes(long limitBytes) {
        return memoryBytes + (memoryShare == 0 ? 0 : limitBytes / memoryShare);
    }
}
