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
        /** An XML file that is no set of HUSTOJ. */
        NO_FPS,
        NO_TASK,
        /** Its detail are the files of them. */
        SEVERAL_CONTESTS,
        /** Its detail is whose format it is in. */
        OTHER_FORMAT,
        /** Nothing says what they are for; its detail is one of them. */
        DATA_ALONE,
        /** Its detail is one of them. */
        ARCHIVES_ALONE,
        /** Polygon says which problems a contest has, and none of them is there. */
        CONTEST_ALONE,
        NO_JSON,
        NO_YAML,
        NO_XML,
        DOCTYPE,
        /** Its detail is the alias. */
        ALIAS,
        NO_MAP,
        /** Its detail is what stands there instead of a list. */
        NO_LIST,
        /** Its detail is what stands in the list instead of a map. */
        NO_MEMBER,
        MISSING,
        /** Its detail is the other answer to the same input. */
        ANSWERS_DIFFER,
        /** Its detail is what stands there instead of a regular expression. */
        NO_PATTERN,
        /** Its detail is what stands there instead of a subtask. */
        NO_SUBTASK,
        /** Its detail is what is not in the file. */
        LACKS,
        /** Its detail is what stands there instead of a number. */
        NO_AMOUNT,
        /** An amount that no package can have; its detail is the amount. */
        OUT_OF_RANGE,
        /** Its detail is how many MiB it may have. */
        TOO_LARGE,
        /** Its detail is how many may be there. */
        TOO_MANY_FILES,
        TOO_MANY_PROBLEMS,
        /** Its detail is the host's trouble. */
        UNREADABLE,
        NO_CHARSET,
        /** Its detail is how it reads in each of the charsets that are near each other. */
        CHARSET
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
