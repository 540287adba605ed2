package judge.database.judging;

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
 */
public record WorkerIdentity(String label, @Nullable String home, String host, int jobs, @Nullable String pool) {

    /** The separator of the label of a process from the part of its name that it alone has. */
    public static final String SEPARATOR = "/";

    /** Makes a post of its own for one process, in no pool. */
    public static WorkerIdentity alone(String home, int jobs) {
        return new WorkerIdentity(home, home, home, jobs, null);
    }
}
