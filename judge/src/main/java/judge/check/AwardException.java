package judge.check;

/** Points that an output validator must not award; the message says why. */
final class AwardException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Object why;

    /** Says why: a text, or a reason that its reader can say in any language. */
    AwardException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** What it was made with. */
    Object why() {
        return why;
    }
}
