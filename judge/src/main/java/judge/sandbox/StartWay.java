package judge.sandbox;

/** The ways in which a command gets its user of the host and the kernel's limits. */
enum StartWay {
    /** Its real user is another when it is started, and its limits are set before it is let go. */
    DIRECT,
    /** By two programs, each of which becomes the next: for hosts that refuse the other way. */
    PROGRAMS
}
