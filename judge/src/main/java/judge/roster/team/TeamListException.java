package judge.roster.team;

import java.io.Serial;
import java.util.Locale;

/** A list of teams that cannot be used: in which file, where in it, and why. */
public final class TeamListException extends Exception {

    @Serial
    private static final long serialVersionUID = 1L;

    /** The faults of a list of teams. */
    public enum Fault {
        /** The file is larger than any list of teams. */
        TOO_LARGE,
        /** The file is in no known charset. */
        NOT_TEXT,
        /** The file is in one of several charsets, which a person has to tell apart. */
        CHARSET,
        /** The quotation marks of the file do not match, or it is no JSON or YAML. */
        NOT_READABLE,
        /** The name of the file does not tell its kind. */
        UNKNOWN_FILE,
        /** The file is no list of such objects. */
        NOT_A_LIST,
        /** An entry of the list is no object with keys. */
        NOT_AN_OBJECT,
        /** A value has to be a text. */
        NOT_A_TEXT,
        /** A value is missing that must be there. */
        MISSING,
        /** Something is there twice. */
        TWICE,
        /** A name has characters that no name has. */
        CONTROL,
        /** A name is longer than any name. */
        TOO_LONG,
        /** An entry refers to an object that does not exist. */
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
        /** A value is none of the words that are allowed there. */
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
