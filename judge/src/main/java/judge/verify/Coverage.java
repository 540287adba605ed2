package judge.verify;

/** On how many cases the jury's submissions are run after one that decides what they get. */
public enum Coverage {
    /** On what shows soon what cases are for. */
    USUAL,
    /** On all, however long that takes. */
    ALL_CASES
}
