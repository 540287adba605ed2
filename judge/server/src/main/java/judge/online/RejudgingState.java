package judge.online;

/** How far a rejudging is. */
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
