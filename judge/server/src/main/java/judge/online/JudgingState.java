package judge.online;

/** The states of a judging. */
public enum JudgingState {
    /** It waits. */
    QUEUED,
    /** A worker has it. */
    JUDGING,
    /** There is a report. */
    DONE
}
