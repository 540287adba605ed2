package judge.online;

/** How far a judging is. */
public enum JudgingState {
    /** It waits. */
    QUEUED,
    /** A worker has it. */
    JUDGING,
    /** There is a report. */
    DONE
}
