package judge.online;

/** The attempt that counts for the grade. */
public enum Counting {
    /** The one with the most points. */
    BEST,
    /** The last one that was judged. */
    LAST
}
