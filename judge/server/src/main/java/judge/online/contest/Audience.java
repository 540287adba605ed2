package judge.online.contest;

/** For whom a scoreboard is. */
public enum Audience {
    /** Everybody: without hidden teams and without what is frozen. */
    PUBLIC,
    /** The staff of the course, who see everything. */
    JURY
}
