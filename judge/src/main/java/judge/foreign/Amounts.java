package judge.foreign;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.foreign.ForeignException.Cause;
import org.jspecify.annotations.Nullable;

/** Limits and points that a package can have; any other is told with the place and the value. */
final class Amounts {

    /** The least memory in MiB that a package can give to a program. */
    static final long LEAST_MEBIBYTES = 16;

    private static final double MOST_SECONDS = 3600;
    private static final double LEAST_SECONDS = 0.001;
    private static final double MOST_MEBIBYTES = 1 << 20;
    private static final double MOST_POINTS = 1_000_000_000;

    private static final Pattern AMOUNT = Pattern.compile("\\s*(\\d+(?:\\.\\d+)?)\\s*([a-zA-Z]*)\\s*");

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

    /** The amount of a value with one of these units, or none; what is none of them stands in a file. */
    static double amount(JsonNode value, double otherwise, Map<String, Double> units, String file)
            throws ForeignException {
        if (value.isMissingNode() || value.isNull()) {
            return otherwise;
        }
        Matcher matcher = AMOUNT.matcher(value.asText());
        @Nullable Double unit = matcher.matches() ? units.get(matcher.group(2).toLowerCase(Locale.ROOT)) : null;
        if (unit == null) {
            throw new ForeignException(Cause.NO_AMOUNT, file, value.asText());
        }
        return Double.parseDouble(matcher.group(1)) * unit;
    }

    /** The number as YAML has it, to three places. */
    static String written(double value) {
        return String.format(Locale.ROOT, "%.3f", value).replaceFirst("\\.?0+$", "");
    }

    /** Points as they are given; those that are not share what is left of the whole, later ones the remainder. */
    static List<Double> shared(double whole, List<Double> given) {
        long without = given.stream().filter(points -> points == 0).count();
        double rest =
                Math.max(whole - given.stream().mapToDouble(points -> points).sum(), 0);
        double base = without == 0 ? 0 : Math.floor(rest / without);
        long smaller = without == 0 ? 0 : without - Math.round(rest - base * without);
        List<Double> points = new ArrayList<>();
        long place = 0;
        for (double one : given) {
            points.add(one != 0 ? one : base + (place++ < smaller ? 0 : 1));
        }
        return points;
    }

    private static double within(double least, double amount, double most, String place, String said)
            throws ForeignException {
        if (!(amount >= least && amount <= most)) {
            throw new ForeignException(Cause.OUT_OF_RANGE, place, said);
        }
        return amount;
    }
}
