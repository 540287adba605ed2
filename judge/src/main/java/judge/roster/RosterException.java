package judge.roster;

import java.util.List;
import java.util.Locale;
import judge.charset.CharsetException;
import judge.charset.CharsetException.Reading;

/** A roster that cannot be used. */
public final class RosterException extends Exception {

    /** The faults of a roster. */
    public enum Fault {
        /** A list in an unknown charset. */
        NOT_TEXT,
        /** A list in one of several charsets, which a person has to tell apart. */
        CHARSET,
        /** Quotes that do not match. */
        NOT_CSV,
        /** Larger than the roster of any school. */
        TOO_LARGE,
        /** A list without a single student. */
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
        /** A table of a contest's teams. */
        TEAMS,
        /** A line that names nobody. */
        NO_ID,
        /** A line without a name, where others have one. */
        NO_NAME,
        /** A line in which name and id have changed their places. */
        SWAPPED,
        /** An id that a spreadsheet has rounded, as in {@code 2.02311E+11}. */
        ROUNDED,
        /** An id that another line has. */
        TWICE,
        /** A group whose name is longer than any. */
        LONG_GROUP,
        /** Content that is not text. */
        CONTROL;

        /** The name in the message bundles. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The place of a fault.
     *
     * @param line the line from 1; 0 where it is no single line
     * @param value the text there; may be empty
     */
    public record Place(Fault fault, long line, String value) {}

    private final transient List<Place> places;
    private final transient List<Reading> readings;

    RosterException(Fault fault, long line, String value) {
        this(List.of(new Place(fault, line, value)), List.of());
    }

    /** Makes the refusal of a list that can be read in several charsets, or in none. */
    RosterException(List<Reading> readings) {
        this(
                List.of(new Place(
                        readings.isEmpty() ? Fault.NOT_TEXT : Fault.CHARSET, 0, CharsetException.shown(readings))),
                readings);
    }

    private RosterException(List<Place> places, List<Reading> readings) {
        super(places.toString());
        this.places = List.copyOf(places);
        this.readings = List.copyOf(readings);
    }

    /** All faults of a roster, of which there is one at least, in the order of its lines. */
    static RosterException of(List<Place> places) {
        return new RosterException(places, List.of());
    }

    /** All that is wrong, the first line first. */
    public List<Place> places() {
        return places;
    }

    /** Returns the charsets in which it may be, with words that are others in each; empty: that is not the fault. */
    public List<Reading> readings() {
        return readings;
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
