package judge.online;

/** What an assignment shows of a report to who handed in. */
public enum Feedback {
    /** All that check shows. */
    FULL,
    /** The verdict, and of the cases all up to the first that failed. */
    FIRST_FAILING,
    /** Verdict and points alone. */
    VERDICT,
    /** Nothing until the assignment is closed, then all. */
    NONE
}
