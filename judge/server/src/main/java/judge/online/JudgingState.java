package judge.online;

/** The states of a judging. */
public enum JudgingState {
    /** The judging waits for a worker. */
    QUEUED,
    /** A worker has it. */
    JUDGING,
    /** There is a report. */
    DONE
}
