package judge.online;

/** Why a submission is judged. */
public enum JudgingReason {
    /** It was handed in. */
    FIRST,
    /** A teacher wants to see what would change. */
    REJUDGE
}
