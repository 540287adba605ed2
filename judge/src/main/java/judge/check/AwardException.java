package judge.check;

/** Points that an output validator must not award; the message says why. */
final class AwardException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Object why;

    /** Makes one for a cause: a text, or a reason that its reader can say in any language. */
    AwardException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** The cause: a text, or a reason that its reader can say in any language. */
    Object why() {
        return why;
    }
}
