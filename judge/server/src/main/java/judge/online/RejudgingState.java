package judge.online;

/** The states of a rejudging. */
public enum RejudgingState {
    /** Not all is judged yet. */
    JUDGING,
    /** It can be applied or dropped. */
    READY,
    /** Its verdicts count. */
    APPLIED,
    /** It changed nothing. */
    DROPPED,
    /** It was applied, and taken back. */
    UNDONE
}
