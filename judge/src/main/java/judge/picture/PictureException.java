package judge.picture;

/** A picture that is not taken. */
public final class PictureException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Why why;

    /** The reasons for it. */
    public enum Why {
        /** It has more bytes, or more points, than are looked at. */
        LARGE,
        /** It is neither PNG nor JPEG, or damaged. */
        UNKNOWN
    }

    PictureException(Why why) {
        super(why.name());
        this.why = why;
    }

    /** Returns the reason. */
    public Why why() {
        return why;
    }
}
