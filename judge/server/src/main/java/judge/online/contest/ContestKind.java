package judge.online.contest;

/** The rules by which contestants are ranked. */
public enum ContestKind {
    /** By solved problems, then by the time that it took, with a penalty for attempts before the accepted one. */
    ICPC,
    /** By points, at once: of each group of tests the best that any submission has earned. */
    IOI,
    /** By points, and nothing is said before the end: the last submission to each problem counts. */
    OI
}
