package judge.online.contest;

/** The audience of a scoreboard. */
public enum Audience {
    /** Everybody: without hidden teams and without what is frozen. */
    PUBLIC,
    /** The staff of the course, who see everything. */
    JURY
}
