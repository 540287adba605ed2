package judge.report;

import java.util.List;

/**
 * The machine that a run took place on; only figures of equal machines can be compared.
 *
 * @param os name, version and architecture
 * @param cpu the processor's model name
 * @param processors the number of processors that the judge could use
 * @param jdk version and vendor of the JDK that compiled and ran the submissions
 * @param isolation the sandbox that kept the submissions away from the host, such as {@code bubblewrap} or
 *     {@code none}
 * @param isolationMeasures the single measures in force, such as {@code seccomp}
 */
public record HostSection(
        String os, String cpu, int processors, String jdk, String isolation, List<String> isolationMeasures) {

    public HostSection {
        isolationMeasures = List.copyOf(isolationMeasures);
    }
}
