package judge.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What limits were applied to each case, and how they came about.
 *
 * @param cpuTimeMillis what decides: {@code problemCpuTimeMillis * timeMultiplier + startupMillis}
 * @param wallTimeMillis the second, looser limit that catches sleepers
 * @param memoryBytes what decides: the problem's memory limit
 * @param memoryAppliesTo what it bounds: {@code heap}
 * @param residentMemoryBytes what bounds heap and what is held outside of it together: heap, stacks and what the VM
 *     needs for itself, resident
 * @param outputBytes each of stdout, stderr and the output file
 * @param problemCpuTimeMillis what the problem says
 * @param timeMultiplier what the problem grants Java
 * @param startupMillis the JVM's own start-up on this host, allowed on top
 * @param vmMemoryBytes what the JVM needs for itself on this host beside heap and stacks; null where nobody has
 *     measured it, as in older reports
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
