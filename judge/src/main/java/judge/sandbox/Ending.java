package judge.sandbox;

/** The way in which a command ended. */
public sealed interface Ending {

    /** The command ended by itself. */
    record Exited(int status) implements Ending {
        @Override
        public String words() {
            return "status " + status;
        }
    }

    /**
     * A signal that was not the sandbox's ended the command. A status above 128 of a command inside bubblewrap counts
     * as one.
     */
    record Signalled(int signal) implements Ending {
        @Override
        public String words() {
            return "signal " + signal;
        }
    }

    /** Killed by the sandbox over a limit. */
    record Exceeded(Resource resource) implements Ending {
        @Override
        public String words() {
            return switch (resource) {
                case CPU_TIME, WALL_TIME -> "too much time";
                case MEMORY -> "too much memory";
                case PROCESSES -> "too many processes";
                case STDOUT, STDERR -> "too much output";
                case SCRATCH -> "too many or too large files";
            };
        }
    }

    /** The same for who reads a sentence, such as "status 1". */
    String words();

    /** Tells whether the command was ended because it took too long. */
    default boolean isLate() {
        return isOver(Resource.CPU_TIME) || isOver(Resource.WALL_TIME);
    }

    /** Tells whether the command was killed because it used too much of the resource. */
    default boolean isOver(Resource resource) {
        return this instanceof Exceeded exceeded && exceeded.resource() == resource;
    }

    /** Tells whether the command ended by itself with that status. */
    default boolean isExit(int status) {
        return this instanceof Exited exited && exited.status() == status;
    }

    /** Tells whether the command ended by itself, with status 0. */
    default boolean isSuccess() {
        return isExit(0);
    }
}
