package judge.knowledge;

/** An input could not be made or looked at, by no fault of a program that is tried on it; the message says why. */
public final class InputException extends Exception {
    /** The message says why. */
    public InputException(String message) {
        super(message);
    }
}
