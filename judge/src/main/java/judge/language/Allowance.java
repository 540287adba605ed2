package judge.language;

import java.time.Duration;

/**
 * The resources that a run of a program in some language needs for the language itself, allowed on top of the problem's
 * limits.
 *
 * @param startUp CPU time of the runtime's start
 * @param memoryAppliesTo the part of a program's memory that the problem's memory limit bounds by itself, such as
 *     {@code heap}
 * @param memoryBytes resident bytes on top of the problem's memory limit
 * @param memoryShare the part of the problem's memory limit that the runtime needs as well: 1 / share; 0 for none
 * @param stackBytes bytes of stacks on top of all that
 */
public record Allowance(Duration startUp, String memoryAppliesTo, long memoryBytes, int memoryShare, long stackBytes) {

    /** The allowance where no program was run. */
    public static final Allowance NONE = new Allowance(Duration.ZERO, "none", 0, 0, 0);

    /** Returns the resident bytes of the runtime itself, without stacks, under that memory limit of a problem. */
    public long runtimeBytes(long limitBytes) {
        return memoryBytes + (memoryShare == 0 ? 0 : limitBytes / memoryShare);
    }
}
