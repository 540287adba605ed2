package judge.intake;

import java.util.List;
import judge.charset.CharsetException.Reading;

/** A folder or zip of which nothing is taken: it is made to do harm, or it cannot be read. */
public final class IntakeException extends Exception {

    private final transient LeftOut leftOut;
    private final transient List<Reading> readings;

    IntakeException(String path, LeftOut.Cause cause) {
        this(path, cause, List.of());
    }

    /** A zip whose names may be in several charsets. */
    IntakeException(String path, List<Reading> readings) {
        this(path, LeftOut.Cause.CHARSET, readings);
    }

    private IntakeException(String path, LeftOut.Cause cause, List<Reading> readings) {
        super(path + ": " + cause.word());
        leftOut = new LeftOut(path, cause);
        this.readings = List.copyOf(readings);
    }

    /** Returns the charsets in which the names may be; empty: that is not the fault. */
    public List<Reading> readings() {
        return readings;
    }

    /** Returns the fault, with its file. */
    public LeftOut leftOut() {
        return leftOut;
    }
}
