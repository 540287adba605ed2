package judge.online;

/** The kinds of objects that are judged once more. */
public enum RejudgingKind {
    /** One submission. */
    SUBMISSION,
    /** All of an assignment. */
    ASSIGNMENT,
    /** All to a problem, in every course, by its newest version. */
    PROBLEM
}
