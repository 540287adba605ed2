package judge.online.practice;

/** The people for whom a set is opened. */
public enum PracticeAudience {
    /** The members of its course. */
    COURSE,
    /** Everybody with an account on the server, who becomes no member of the course by it. */
    EVERYBODY
}
