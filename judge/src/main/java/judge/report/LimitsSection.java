package judge.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The limits that were applied to each case, and how they came about.
 *
 * @param cpuTimeMillis the limit that decides: {@code problemCpuTimeMillis * timeMultiplier + startupMillis}
 * @param wallTimeMillis the second, looser limit that catches sleepers
 * @param memoryBytes the limit that decides: the problem's memory limit
 * @param memoryAppliesTo the memory that {@code memoryBytes} bounds: {@code heap}
 * @param residentMemoryBytes the bound on resident memory in all: heap, stacks and the VM's own needs
 * @param outputBytes limit for each of stdout, stderr and the output file
 * @param problemCpuTimeMillis the problem's own time limit
 * @param timeMultiplier the factor that the problem grants the language
 * @param startupMillis the JVM's own start-up on this host, allowed on top
 * @param vmMemoryBytes the JVM's own needs on this host beside heap and stacks; null where nobody has measured
 *     them, as in older reports
 * @param setBy the jury's submissions that have set {@code problemCpuTimeMillis}, where the package gives no time
 *     limit; left out of the file where it does
 */
public record LimitsSection(
        long cpuTimeMillis,
        long wallTimeMillis,
        long memoryBytes,
        String memoryAppliesTo,
        long residentMemoryBytes,
        long outputBytes,
        long problemCpuTimeMillis,
        double timeMultiplier,
        long startupMillis,
        @Nullable Long vmMemoryBytes,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable List<String> setBy) {

    public LimitsSection {
        setBy = setBy == null ? List.of() : List.copyOf(setBy);
    }

    @Override
    public List<String> setBy() {
        return setBy == null ? List.of() : setBy;
    }
}
