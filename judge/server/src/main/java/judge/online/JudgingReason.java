package judge.online;

/** The reasons for judging a submission. */
public enum JudgingReason {
    /** The submission was handed in. */
    FIRST,
    /** A teacher wants to see what would change. */
    REJUDGE
}
