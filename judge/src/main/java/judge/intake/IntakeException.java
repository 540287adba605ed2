package judge.intake;

/** Nothing of what was handed over is taken: it is made to do harm, or it cannot be read. */
public final class IntakeException extends Exception {

    private final transient LeftOut leftOut;

    IntakeException(String path, LeftOut.Cause cause) {
        super(path + ": " + cause.word());
        leftOut = new LeftOut(path, cause);
    }

    /** What is wrong, and with which file. */
    public LeftOut leftOut() {
        return leftOut;
    }
}
