package judge.roster;

import java.util.Locale;

/** A roster that cannot be used. */
public final class RosterException extends Exception {

    /** What is wrong. */
    public enum Fault {
        /** In an unknown charset. */
        NOT_TEXT,
        /** Quotes that do not match. */
        NOT_CSV,
        /** Larger than the roster of any school. */
        TOO_LARGE,
        /** Without a single student. */
        EMPTY,
        /** A line that names nobody. */
        NO_ID,
        /** An id that another line has. */
        TWICE,
        /** Content that is not text. */
        CONTROL;

        /** The name in the message bundles. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Fault fault;
    private final long line;
    private final String value;

    /**
     * A fault of a roster.
     *
     * @param line from 1; 0 where it is no single line
     * @param value what stands there; may be empty
     */
    RosterException(Fault fault, long line, String value) {
        super("line " + line + ": " + fault.word() + ": " + value);
        this.fault = fault;
        this.line = line;
        this.value = value;
    }

    public Fault fault() {
        return fault;
    }

    public long line() {
        return line;
    }

    public String value() {
        return value;
    }
}
