package judge.online.contest;

/** The rules by which contestants are ranked. */
public enum ContestKind {
    /**
     * The rank goes by solved problems, then by the time that they took, with a penalty for attempts before the
     * accepted one.
     */
    ICPC,
    /** The rank goes by points, at once: of each group of tests the best that any submission has earned. */
    IOI,
    /** The rank goes by points, and nothing is said before the end: the last submission to each problem counts. */
    OI
}
