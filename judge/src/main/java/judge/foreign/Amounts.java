package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import judge.foreign.ForeignException.Cause;

/** Limits and points that a package can have; any other is told with the place and the value. */
final class Amounts {

    private static final double MOST_SECONDS = 3600;
    private static final double LEAST_SECONDS = 0.001;
    private static final double MOST_MEBIBYTES = 1 << 20;
    private static final double MOST_POINTS = 1_000_000_000;

    private Amounts() {}

    /**
     * A time limit.
     *
     * @param place file and key
     * @param said the text that stands there
     */
    static double seconds(double amount, String place, String said) throws ForeignException {
        return within(LEAST_SECONDS, amount, MOST_SECONDS, place, said);
    }

    static double mebibytes(double amount, String place, String said) throws ForeignException {
        if (amount == 0) {
            throw new ForeignException(Cause.OUT_OF_RANGE, place, said);
        }
        return within(0, amount, MOST_MEBIBYTES, place, said);
    }

    static double points(double amount, String place, String said) throws ForeignException {
        return within(0, amount, MOST_POINTS, place, said);
    }

    /** The number of a key; in quotes too. */
    static double number(JsonNode map, String key, double otherwise, String place) throws ForeignException {
        JsonNode value = map.path(key);
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        return number(value.asText(), place + ": " + key);
    }

    static double number(String text, String place) throws ForeignException {
        try {
            return Double.parseDouble(text.strip());
        } catch (NumberFormatException e) {
            throw new ForeignException(Cause.NO_AMOUNT, place, text.strip());
        }
    }

    private static double within(double least, double amount, double most, String place, String said)
            throws ForeignException {
        if (!(amount >= least && amount <= most)) {
            throw new ForeignException(Cause.OUT_OF_RANGE, place, said);
        }
        return amount;
    }
}
