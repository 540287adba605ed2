package judge.hunt;

/** An input could not be tried, by no fault of the program. */
public final class TrialException extends Exception {
    private final transient Object why;

    /** Makes one for a cause: a text, or a reason that its reader can say in any language. */
    public TrialException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** The cause: a text, or a reason that its reader can say in any language. */
    public Object why() {
        return why;
    }
}
