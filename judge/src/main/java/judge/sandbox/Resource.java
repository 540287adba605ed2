package judge.sandbox;

/** What a command can use too much of. */
public enum Resource {
    CPU_TIME,
    WALL_TIME,
    MEMORY,
    PROCESSES,
    STDOUT,
    STDERR,
    SCRATCH
}
