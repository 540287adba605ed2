package judge.online;

/** The kinds of objects that are judged once more. */
public enum RejudgingKind {
    /** One submission. */
    SUBMISSION,
    /** All of an assignment. */
    ASSIGNMENT,
    /** All to a problem, in every course, by its newest version. */
    PROBLEM,
    /** Some of a course, which were chosen by a filter. */
    SELECTION;

    /**
     * Tells whether it is all of an assignment or to a problem: by the newest version, which counts for the assignment
     * from then on.
     */
    public boolean isWhole() {
        return this == ASSIGNMENT || this == PROBLEM;
    }
}
