package judge.online;

/** The part of a report that an assignment shows to the person who has handed in. */
public enum Feedback {
    /** All that check shows. */
    FULL,
    /** The verdict, and of the cases all up to the first that failed. */
    FIRST_FAILING,
    /** Verdict and points alone. */
    VERDICT,
    /** Nothing until the assignment is closed, then everything. */
    NONE
}
