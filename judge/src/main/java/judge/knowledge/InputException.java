package judge.knowledge;

/** An input could not be made or looked at, by no fault of a program that is tried on it; the message says why. */
public final class InputException extends Exception {
    private final transient Object why;

    /** Makes one for a cause: a text, or a reason that its reader can say in any language. */
    public InputException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** The cause: a text, or a reason that its reader can say in any language. */
    public Object why() {
        return why;
    }
}
