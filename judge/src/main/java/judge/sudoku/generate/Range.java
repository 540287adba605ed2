package judge.sudoku.generate;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Bounds of a number, both inclusive.
 *
 * @param low the least
 * @param high the greatest, not below the least
 */
public record Range(double low, double high) {

    private static final String NUMBER = "(\\d{1,15}(?:\\.\\d{1,9})?)";
    private static final Pattern TEXT = Pattern.compile(NUMBER + "?(?:(\\.\\.)" + NUMBER + "?)?");

    public Range {
        if (!(low <= high)) {
            throw new IllegalArgumentException("the low end, " + low + ", is above the high end, " + high);
        }
    }

    /** Reads {@code LOW..HIGH}, {@code LOW..}, {@code ..HIGH} or a single number; empty if it is none of these. */
    public static Optional<Range> of(String text) {
        Matcher parts = TEXT.matcher(text);
        if (!parts.matches() || text.isEmpty() || text.equals("..")) {
            return Optional.empty();
        }
        double low = parts.group(1) == null ? 0 : Double.parseDouble(parts.group(1));
        boolean single = parts.group(2) == null;
        double open = single ? low : Double.MAX_VALUE;
        double high = parts.group(3) == null ? open : Double.parseDouble(parts.group(3));
        return low <= high ? Optional.of(new Range(low, high)) : Optional.empty();
    }

    boolean contains(double number) {
        return low <= number && number <= high;
    }

    /** Returns how far the number is outside; 0 if it is not. */
    double distance(double number) {
        return Math.max(0, Math.max(low - number, number - high));
    }

    boolean hasHigh() {
        return high != Double.MAX_VALUE;
    }
}
