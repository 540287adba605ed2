package judge.sandbox.run;

/** The ways in which a command gets its user of the host and the kernel's limits. */
enum StartWay {
    /** The judge starts the command with another real user, and sets its limits before it runs. */
    DIRECT,
    /** Two programs, each of which becomes the next, set user and limits: for hosts that refuse the other way. */
    PROGRAMS
}
