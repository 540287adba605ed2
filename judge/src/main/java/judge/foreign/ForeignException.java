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

    /** The causes for which a problem cannot be read. */
    public enum Cause {
        /** The files are of no layout that is known. */
        UNKNOWN_LAYOUT,
        /** The folder is a package already. */
        OWN_PACKAGE,
        /** A contest of the older Lemon, which is no text. */
        OLDER_LEMON,
        /** An XML file that is no set of HUSTOJ. */
        NO_FPS,
        NO_TASK,
        /** Several contests: the detail names their files. */
        SEVERAL_CONTESTS,
        /** The detail is the name of the other format. */
        OTHER_FORMAT,
        /** Data that no file assigns to a problem; the detail is one of its files. */
        DATA_ALONE,
        /** Archives alone; the detail is one of them. */
        ARCHIVES_ALONE,
        /** Polygon says which problems a contest has, and none of them is there. */
        CONTEST_ALONE,
        NO_JSON,
        NO_YAML,
        NO_XML,
        DOCTYPE,
        /** An alias of YAML; the detail is its name. */
        ALIAS,
        NO_MAP,
        /** The detail is the value that stands there instead of a list. */
        NO_LIST,
        /** The detail is the value that stands in the list instead of a map. */
        NO_MEMBER,
        MISSING,
        /** Two different answers to one input; the detail is the second answer. */
        ANSWERS_DIFFER,
        /** The detail is the text that stands there instead of a regular expression. */
        NO_PATTERN,
        /** The detail is the value that stands there instead of a subtask. */
        NO_SUBTASK,
        /** The detail is the thing that is missing in the file. */
        LACKS,
        /** The detail is the text that stands there instead of a number. */
        NO_AMOUNT,
        /** An amount that no package can have; the detail is the amount. */
        OUT_OF_RANGE,
        /** The detail is the number of MiB that it may have. */
        TOO_LARGE,
        /** The detail is the number of files that may be there. */
        TOO_MANY_FILES,
        TOO_MANY_PROBLEMS,
        /** A file that cannot be read; the detail is the host's trouble. */
        UNREADABLE,
        NO_CHARSET,
        /** The detail is the text in each of the charsets that are near each other. */
        CHARSET
    }

    /** Returns the cause. */
    public Cause why() {
        return cause;
    }

    /** The file or folder that it is about. */
    public String file() {
        return file;
    }

    /** Returns further details, in the words of the program that found the fault; may be empty. */
    public String detail() {
        return detail;
    }
}
