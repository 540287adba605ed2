package judge.sandbox;

/** How a command ended. */
public sealed interface Ending {

    /** By itself. */
    record Exited(int status) implements Ending {}

    /** By a signal that was not the sandbox's. A status above 128 of a command inside bubblewrap counts as one. */
    record Signalled(int signal) implements Ending {}

    /** Killed by the sandbox over a limit. */
    record Exceeded(Resource resource) implements Ending {}

    /** Whether it was ended because it took too long. */
    default boolean isLate() {
        return this instanceof Exceeded exceeded
                && (exceeded.resource() == Resource.CPU_TIME || exceeded.resource() == Resource.WALL_TIME);
    }

    /** Whether it ended by itself with that status. */
    default boolean isExit(int status) {
        return this instanceof Exited exited && exited.status() == status;
    }

    /** Whether it ended by itself and says that all went well. */
    default boolean isSuccess() {
        return isExit(0);
    }
}
