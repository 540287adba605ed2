package judge.online;

/** The ways in which submissions come. */
public enum Origin {
    /** The submission came by the form. */
    WEB,
    /** The submission came from a program. */
    API,
    /** The submission came with the archive of a whole class. */
    IMPORT
}
