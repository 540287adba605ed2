package judge.hunt;

/** An input could not be tried, by no fault of the program. */
public final class TrialException extends Exception {
    /** The message says why. */
    public TrialException(String message) {
        super(message);
    }
}
