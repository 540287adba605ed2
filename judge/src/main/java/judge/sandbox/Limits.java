package judge.sandbox;

import java.time.Duration;

/**
 * What a command may use.
 *
 * @param cpuTime user and system time of all its processes
 * @param wallTime from its start to its end
 * @param memoryBytes resident memory
 * @param outputBytes each of stdout, stderr and each file that is read back
 * @param scratchBytes the scratch folder
 * @param scratchFiles the number of files in the scratch folder
 * @param processes threads and processes together
 */
public record Limits(
        Duration cpuTime,
        Duration wallTime,
        long memoryBytes,
        long outputBytes,
        long scratchBytes,
        int scratchFiles,
        int processes) {

    public Limits {
        if (cpuTime.isNegative() || cpuTime.isZero() || wallTime.isNegative() || wallTime.isZero()) {
            throw new IllegalArgumentException("a time limit must be positive: CPU " + cpuTime + ", wall " + wallTime);
        }
        if (memoryBytes <= 0 || outputBytes <= 0 || scratchBytes <= 0 || scratchFiles <= 0 || processes <= 0) {
            throw new IllegalArgumentException("a limit must be positive: memory " + memoryBytes + ", output "
                    + outputBytes + ", scratch " + scratchBytes + " in " + scratchFiles + " files, processes "
                    + processes);
        }
    }
}
