package judge.roster.team;

import java.io.Serial;
import java.util.Locale;

/** A list of teams that cannot be used: in which file, where in it, and why. */
public final class TeamListException extends Exception {

    @Serial
    private static final long serialVersionUID = 1L;

    /** The faults of a list of teams. */
    public enum Fault {
        /** It is larger than any list of teams. */
        TOO_LARGE,
        /** It is in no charset that is known. */
        NOT_TEXT,
        /** It is in one of several charsets, which have to be told apart by a person. */
        CHARSET,
        /** Its quotation marks do not match, or it is no JSON or YAML. */
        NOT_READABLE,
        /** Its name tells nothing of what it is. */
        UNKNOWN_FILE,
        /** It is no list of such things. */
        NOT_A_LIST,
        /** One of the list is no object with keys. */
        NOT_AN_OBJECT,
        /** A value has to be a text. */
        NOT_A_TEXT,
        /** A value is missing that must be there. */
        MISSING,
        /** Something is there twice. */
        TWICE,
        /** It has characters that no name has. */
        CONTROL,
        /** It is longer than any name. */
        TOO_LONG,
        /** It names something that is not there. */
        DANGLING,
        /** The heads of a table name no column of teams. */
        NO_HEADS,
        /** There is no team in it. */
        EMPTY,
        /** There is no problem in it. */
        NO_PROBLEM,
        /** A moment is written in another way. */
        NOT_A_TIME,
        /** A time span is written in another way, or no contest lasts so long. */
        NOT_A_DURATION,
        /** A number is wanted. */
        NOT_A_NUMBER,
        /** It is none of the words that are known there. */
        NOT_A_CHOICE;

        /** Returns the name in lower case. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final String file;
    private final String place;
    private final Fault fault;
    private final String value;

    /**
     * Makes the exception for a fault.
     *
     * @param place the place, such as {@code line 3} or {@code [2].name}; empty: the whole file
     * @param value the text there; may be empty
     */
    TeamListException(String file, String place, Fault fault, String value) {
        super(file + " " + place + ": " + fault + " " + value);
        this.file = file;
        this.place = place;
        this.fault = fault;
        this.value = value;
    }

    public String file() {
        return file;
    }

    public String place() {
        return place;
    }

    public Fault fault() {
        return fault;
    }

    public String value() {
        return value;
    }
}
