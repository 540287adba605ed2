package judge.sandbox;

/** The sets of system calls that a command may make. */
public enum Calls {
    /** The calls of a program that starts threads, and no process. */
    USUAL,
    /**
     * The same; a command that sends itself the signal of a fault is ended. For programs whose runtime has no handler
     * that could do so: the kernel does not let such a signal end the first process of a namespace.
     */
    USUAL_WITHOUT_FAULTS,
    /** The calls also of programs that start other programs, as scripts do. */
    STARTING
}
