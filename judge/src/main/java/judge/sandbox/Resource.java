package judge.sandbox;

/** A resource that a command can use too much of. */
public enum Resource {
    CPU_TIME,
    WALL_TIME,
    MEMORY,
    PROCESSES,
    STDOUT,
    STDERR,
    SCRATCH;

    /** Tells whether it is time, of which a command takes more on a slower machine. */
    public boolean isTime() {
        return this == CPU_TIME || this == WALL_TIME;
    }
}
