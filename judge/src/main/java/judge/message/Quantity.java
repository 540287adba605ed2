package judge.message;

import java.util.Locale;
import java.util.OptionalLong;
import judge.reason.Reason;
import org.jspecify.annotations.Nullable;

/** Figures as people read them: times in milliseconds or seconds, sizes in binary units. */
public final class Quantity {

    private static final int KIB = 1024;
    private static final long MILLIS_SHOWN_AS_SECONDS = 10_000;
    private static final double MILLIS_IN_SECOND = 1000;

    private Quantity() {}

    /** Returns a time, such as {@code 84 ms}; from ten seconds on such as {@code 12.3 s}. */
    public static String millis(double millis) {
        long rounded = Math.round(millis);
        return rounded < MILLIS_SHOWN_AS_SECONDS
                ? rounded + " ms"
                : String.format(Locale.ROOT, "%.1f s", millis / MILLIS_IN_SECOND);
    }

    /** Returns a part of a time in the unit in which the whole is shown; empty where there is none. */
    public static String part(long millis, long whole) {
        if (millis == 0) {
            return "";
        }
        return whole < MILLIS_SHOWN_AS_SECONDS ? millis((double) millis) : points(millis / MILLIS_IN_SECOND) + " s";
    }

    /** Returns the time of a run; of one that was ended at its limit that it is more, such as {@code > 1000 ms}. */
    public static String time(double millis, @Nullable Reason reason) {
        OptionalLong unended = reason == null ? OptionalLong.empty() : reason.unendedAtMillis();
        return unended.isPresent() && millis >= unended.getAsLong()
                ? "> " + millis((double) unended.getAsLong())
                : millis(millis);
    }

    /**
     * Returns a size, such as {@code 43 MiB}, with a decimal where the number before the unit would have a single
     * digit.
     */
    public static String bytes(long bytes) {
        if (bytes < KIB) {
            return bytes + " B";
        }
        String[] units = {"KiB", "MiB", "GiB", "TiB"};
        double number = (double) bytes / KIB;
        int unit = 0;
        while (Math.rint(number) >= KIB && unit < units.length - 1) {
            number /= KIB;
            unit++;
        }
        double tenths = Math.rint(number * 10) / 10;
        boolean whole = number >= 10 || tenths == Math.rint(tenths);
        return String.format(Locale.ROOT, whole ? "%.0f %s" : "%.1f %s", number, units[unit]);
    }

    /** Returns the factor of a limit, such as {@code 5} or {@code 1.5}; empty where there is none. */
    public static String factor(double factor) {
        return factor == 1 ? "" : points(factor);
    }

    /**
     * Returns the points of those that can be earned, such as {@code 12/40}, and only the earned ones where there is no
     * bound.
     */
    public static String points(double points, double most) {
        return Double.isInfinite(most) ? points(points) : points(points) + "/" + points(most);
    }

    /**
     * Returns points with at most two decimals, such as {@code 95} or {@code 33.3}; {@code ∞} where there is no bound.
     */
    public static String points(double points) {
        if (Double.isInfinite(points)) {
            return "∞";
        }
        String text = String.format(Locale.ROOT, "%.2f", points);
        return text.replaceFirst("\\.?0+$", "");
    }
}
