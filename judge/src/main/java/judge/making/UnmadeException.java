package judge.making;

/** A case that cannot be made by its rule; the message continues a sentence that begins with the case's name. */
final class UnmadeException extends Exception {

    private static final long serialVersionUID = 1L;
    private final boolean slow;

    UnmadeException(String message) {
        this(message, false);
    }

    UnmadeException(String message, boolean slow) {
        super(message);
        this.slow = slow;
    }

    /** Tells whether the step took all the time that there is. */
    boolean isSlow() {
        return slow;
    }
}
