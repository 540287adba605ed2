package judge.online;

/** The ways in which submissions come. */
public enum Origin {
    /** By the form. */
    WEB,
    /** By a program. */
    API,
    /** With the archive of a whole class. */
    IMPORT
}
