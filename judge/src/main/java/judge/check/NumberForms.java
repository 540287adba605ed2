package judge.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.regex.Pattern;

/** Knows the forms of a number that is right but printed as a value of another type. */
public final class NumberForms {

    /** A number, not so long that it is slow to reckon with. */
    private static final Pattern PLAIN = Pattern.compile("-?[0-9]{1,40}([.][0-9]{1,40})?");

    private static final Pattern FLOATING = Pattern.compile("-?[0-9]{1,40}([.][0-9]{1,40})?([eE][-+]?[0-9]{1,3})?");

    /** The number of digits that streams of C++ print of a number with a point by default. */
    private static final MathContext DIGITS = new MathContext(6, RoundingMode.HALF_EVEN);

    private static final int LEAST_EXPONENT = -4;

    private NumberForms() {}

    /**
     * Tells whether a word is the form of a double that {@code cout << x} prints, as {@code printf("%g", x)} does, and
     * lacks digits of the number. One of fewer digits without an exponent may as well be exact, and its expected number
     * inexact.
     */
    public static boolean isShortened(String found, String expected) {
        if (!PLAIN.matcher(expected).matches()) {
            return false;
        }
        BigDecimal number = new BigDecimal(expected);
        return found.equals(shortened(number)) && (found.contains("e") || lacksDigits(new BigDecimal(found), number));
    }

    private static boolean lacksDigits(BigDecimal found, BigDecimal number) {
        return found.precision() == DIGITS.getPrecision() && found.compareTo(number) != 0;
    }

    /** Tells whether a word is the form that {@code cout << x} prints, be it shorter or as exact as the number. */
    static boolean isAsShort(String found, String expected) {
        return PLAIN.matcher(expected).matches() && found.equals(shortened(new BigDecimal(expected)));
    }

    private static String shortened(BigDecimal number) {
        BigDecimal rounded = number.round(DIGITS).stripTrailingZeros();
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (rounded.signum() == 0 || (exponent >= LEAST_EXPONENT && exponent < DIGITS.getPrecision())) {
            return rounded.toPlainString();
        }
        String digits = rounded.unscaledValue().abs().toString();
        String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
        String sign = rounded.signum() < 0 ? "-" : "";
        return sign
                + digits.charAt(0)
                + fraction
                + String.format("e%s%02d", exponent < 0 ? "-" : "+", Math.abs(exponent));
    }

    /** Tells whether a word is a whole number in the form in which floating-point numbers are printed. */
    static boolean isAsFraction(String found, String expected) {
        return PLAIN.matcher(expected).matches()
                && !expected.contains(".")
                && FLOATING.matcher(found).matches()
                && new BigDecimal(found).compareTo(new BigDecimal(expected)) == 0
                && isFloating(found);
    }

    private static boolean isFloating(String number) {
        return number.chars().anyMatch(one -> ".eE".indexOf(one) >= 0);
    }
}
