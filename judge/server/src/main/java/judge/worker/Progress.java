package judge.worker;

/**
 * Is told about the progress of judging, by any number of threads. It must come back at once: a program waits for its
 * processor meanwhile. Judgings aside, of a rejudging, are not told. Code that passes the progress on has to ask what
 * the assignment's feedback lets its reader see.
 */
public interface Progress {

    /** Does not care. */
    Progress NOBODY = new Progress() {};

    /** A submission waits, perhaps again: its place is to be asked for. */
    default void queued(long submission) {}

    /** A worker has begun with a submission: those behind it have moved up. */
    default void begun(long submission) {}

    /** Notes that the sources are being compiled. */
    default void compiling(long submission) {}

    /** Notes the number of ended cases; in any order, not all ends need to be told. */
    default void ended(long submission, int cases, int all) {}

    /** There is a report, on the disk. */
    default void judged(long submission) {}

    /** A try has moved on, or something has come of it. */
    default void tried(long number) {}

    /** There is an explanation of a failure, on the disk. */
    default void explained(long submission) {}
}
