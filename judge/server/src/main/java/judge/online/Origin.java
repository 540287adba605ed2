package judge.online;

/** How a submission came. */
public enum Origin {
    /** By the form. */
    WEB,
    /** By a program. */
    API,
    /** With the archive of a whole class. */
    IMPORT
}
