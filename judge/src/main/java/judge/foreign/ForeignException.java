package judge.foreign;

/** A problem that cannot be read, and why. */
public final class ForeignException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Cause cause;
    private final String file;
    private final String detail;

    ForeignException(Cause cause, String file) {
        this(cause, file, "");
    }

    ForeignException(Cause cause, String file, String detail) {
        super(cause + " " + file + " " + detail);
        this.cause = cause;
        this.file = file;
        this.detail = detail;
    }

    /** Why a problem cannot be read. */
    public enum Cause {
        /** What is there is of no layout that is known. */
        UNKNOWN_LAYOUT,
        /** It is a package already. */
        OWN_PACKAGE,
        /** A contest of the older Lemon, which is no text. */
        OLDER_LEMON,
        NO_TASK,
        NO_JSON,
        NO_YAML,
        NO_XML,
        MISSING,
        /** Its detail is what is not in the file. */
        LACKS,
        /** Its detail is what stands there instead of a number. */
        NO_AMOUNT,
        /** Its detail is how many MiB it may have. */
        TOO_LARGE,
        /** Its detail is how many may be there. */
        TOO_MANY_FILES,
        /** Its detail is the host's trouble. */
        UNREADABLE,
        NO_CHARSET
    }

    /** Why. */
    public Cause why() {
        return cause;
    }

    /** The file or folder that it is about. */
    public String file() {
        return file;
    }

    /** What else there is to say, in the words of whoever found it; may be empty. */
    public String detail() {
        return detail;
    }
}
