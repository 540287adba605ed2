package judge.charset;

import java.util.List;
import java.util.stream.Collectors;

/** Bytes that are no text in any charset that is known, or in several that are as likely. */
public final class CharsetException extends Exception {

    private final transient List<Reading> readings;

    /**
     * A possible reading of the bytes.
     *
     * @param charset its name
     * @param sample words that the other readings read otherwise
     */
    public record Reading(String charset, String sample) {}

    CharsetException(List<Reading> readings) {
        super(readings.toString());
        this.readings = List.copyOf(readings);
    }

    /** All that are likely, of which there are two at least; none: it is no text. */
    public List<Reading> readings() {
        return readings;
    }

    /** The same in one line. */
    public static String shown(List<Reading> readings) {
        return readings.stream()
                .map(one -> one.charset() + " (" + one.sample() + ")")
                .collect(Collectors.joining(", "));
    }
}
