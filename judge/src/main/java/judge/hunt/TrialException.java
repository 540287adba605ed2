package judge.hunt;

/** An input could not be tried, by no fault of the program. */
public final class TrialException extends Exception {
    private final transient Object why;

    /** Says why: a text, or a reason that its reader can say in any language. */
    public TrialException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** What it was made with. */
    public Object why() {
        return why;
    }
}
