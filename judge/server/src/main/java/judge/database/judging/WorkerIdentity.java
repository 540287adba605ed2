package judge.database.judging;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The place of a process among those that judge for a database.
 *
 * @param label the name of the process: no two live ones have the same, and no slash is in it
 * @param home its folder of data, in which no two are at the same time: who comes after it there takes over at
 *     once; null: the label says that
 * @param host its machine
 * @param jobs the number of judgings that it has at a time
 * @param pool of equal machines to which it belongs; null: to none
 * @param languages the versions of the languages that it can judge in, by code; none: it has not looked
 */
public record WorkerIdentity(
        String label,
        @Nullable String home,
        String host,
        int jobs,
        @Nullable String pool,
        Map<String, String> languages) {

    /** The separator of the label of a process from the part of its name that it alone has. */
    public static final String SEPARATOR = "/";

    public WorkerIdentity {
        languages = Map.copyOf(languages);
    }

    /** A place of a process that has not looked yet which languages it has. */
    public WorkerIdentity(String label, @Nullable String home, String host, int jobs, @Nullable String pool) {
        this(label, home, host, jobs, pool, Map.of());
    }

    /** The same with the languages that it has. */
    public WorkerIdentity having(Map<String, String> versions) {
        return new WorkerIdentity(label, home, host, jobs, pool, versions);
    }

    /** Returns the languages as they are stored, a line each; null: it has not looked. */
    @Nullable
    String said() {
        String lines = languages.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue())
                .sorted()
                .collect(Collectors.joining("\n"));
        return lines.isEmpty() ? null : lines;
    }

    /** Makes a post of its own for one process, in no pool. */
    public static WorkerIdentity alone(String home, int jobs) {
        return new WorkerIdentity(home, home, home, jobs, null);
    }
}
