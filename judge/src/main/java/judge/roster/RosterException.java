package judge.roster;

import java.util.List;
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
        /** A workbook of Excel or the like. */
        WORKBOOK,
        /** A text of Word or the like. */
        DOCUMENT,
        /** A PDF. */
        PDF,
        /** A picture. */
        PICTURE,
        /** An archive. */
        ARCHIVE,
        /** A line that names nobody. */
        NO_ID,
        /** A line without a name, where others have one. */
        NO_NAME,
        /** A line in which name and id have changed their places. */
        SWAPPED,
        /** An id that another line has. */
        TWICE,
        /** Content that is not text. */
        CONTROL;

        /** The name in the message bundles. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Where something is wrong.
     *
     * @param line from 1; 0 where it is no single line
     * @param value what stands there; may be empty
     */
    public record Place(Fault fault, long line, String value) {}

    private final transient List<Place> places;

    RosterException(Fault fault, long line, String value) {
        this(List.of(new Place(fault, line, value)));
    }

    /** All faults of a roster, of which there is one at least, in the order of its lines. */
    RosterException(List<Place> places) {
        super(places.toString());
        this.places = List.copyOf(places);
    }

    /** All that is wrong, the first line first. */
    public List<Place> places() {
        return places;
    }

    public Fault fault() {
        return places.get(0).fault();
    }

    public long line() {
        return places.get(0).line();
    }

    public String value() {
        return places.get(0).value();
    }
}
