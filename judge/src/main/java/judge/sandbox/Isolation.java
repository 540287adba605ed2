package judge.sandbox;

import java.util.List;

/**
 * The protections that a sandbox puts around a command.
 *
 * @param name {@code bubblewrap} or {@code none}
 * @param measures the single measures in force, such as {@code seccomp} or {@code namespaces}
 */
public record Isolation(String name, List<String> measures) {

    public Isolation {
        measures = List.copyOf(measures);
    }
}
