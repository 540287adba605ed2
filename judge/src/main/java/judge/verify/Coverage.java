package judge.verify;

/** The cases that the jury's submissions are run on after the one that decides their verdict. */
public enum Coverage {
    /** The cases that soon show their purpose. */
    USUAL,
    /** All cases, however long that takes. */
    ALL_CASES
}
