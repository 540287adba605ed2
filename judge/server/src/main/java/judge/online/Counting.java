package judge.online;

/** Which attempt counts for the grade. */
public enum Counting {
    /** The one with the most points. */
    BEST,
    /** The last one that was judged. */
    LAST
}
