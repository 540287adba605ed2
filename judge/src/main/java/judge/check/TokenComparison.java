package judge.check;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.problem.TokenOptions;
import judge.reason.Reason;

/** Decides whether one token is as good as another. */
record TokenComparison(TokenOptions options) {

    /** Programs print no longer numbers; a longer token is compared as text. */
    private static final int MAX_NUMBER_LENGTH = 2000;

    /** A double keeps as many digits of any number. */
    private static final int DIGITS_OF_DOUBLE = 15;

    /** The number of digits that still count after the point, or after the first digit that is not 0. */
    private static final int FRACTION_DIGITS = 40;

    /** The length of the longest exponent of numbers beyond a double that are still compared as numbers. */
    private static final int EXPONENT_DIGITS = 4;

    /** As many roundings as there are at most where a distance and its bound are worked out. */
    private static final int ROUNDINGS = 4;

    /** A distance that is too large is shown as larger than the tolerance. */
    private static final MathContext SHOWN = new MathContext(6, RoundingMode.UP);

    boolean accepts(Tokens answer, Tokens output) {
        if (options.hasTolerance() && isNumber(answer)) {
            return sameText(answer, output) || (isNumber(output) && isNear(text(answer), text(output)));
        }
        return sameText(answer, output);
    }

    private boolean sameText(Tokens answer, Tokens output) {
        return answer.length() == output.length() && difference(answer, output) == answer.length();
    }

    /** Returns how many leading bytes of the two tokens are the same as text. */
    int difference(Tokens answer, Tokens output) {
        byte[] one = answer.text();
        byte[] other = output.text();
        int at = Arrays.mismatch(one, answer.start(), answer.end(), other, output.start(), output.end());
        int most = Math.min(answer.length(), output.length());
        if (at < 0) {
            return most;
        }
        while (!options.caseSensitive()
                && at < most
                && lower(one[answer.start() + at]) == lower(other[output.start() + at])) {
            at++;
        }
        return at;
    }

    /** The format folds the letters of ASCII and no others. */
    private static byte lower(byte b) {
        return b >= 'A' && b <= 'Z' ? (byte) (b + ('a' - 'A')) : b;
    }

    private boolean isNear(String answer, String output) {
        double expected = nearest(answer);
        double found = nearest(output);
        double distance = Math.abs(found - expected);
        if (!Double.isFinite(distance)) {
            return isBounded(answer) && isBounded(output) && isNear(exact(answer, expected), exact(output, found));
        }
        if (isLong(answer) || isLong(output) || isAtBound(distance, expected, found)) {
            return isNear(exact(answer, expected), exact(output, found));
        }
        return distance <= bound(expected);
    }

    /** The largest distance that is allowed from a number. */
    private double bound(double expected) {
        return Math.max(options.absolute().orElse(0), options.relative().orElse(0) * Math.abs(expected));
    }

    /** Tells whether a distance is so near to the largest one that the rounding of doubles decides. */
    private boolean isAtBound(double distance, double expected, double found) {
        double rounding = Math.ulp(Math.max(Math.abs(expected), Math.abs(found)));
        return Math.abs(distance - bound(expected)) <= ROUNDINGS * rounding;
    }

    private boolean isNear(BigDecimal expected, BigDecimal found) {
        BigDecimal absolute = BigDecimal.valueOf(options.absolute().orElse(0));
        BigDecimal relative = BigDecimal.valueOf(options.relative().orElse(0));
        return found.subtract(expected).abs().compareTo(absolute.max(relative.multiply(expected.abs()))) <= 0;
    }

    /** A reason with the distance of two numbers and the tolerances; as it is where they are none, or far apart. */
    Reason withDistance(Reason reason, Tokens answer, Tokens output) {
        if (!options.hasTolerance() || !isNumber(answer) || !isNumber(output)) {
            return reason;
        }
        double expected = nearest(text(answer));
        double found = nearest(text(output));
        if (!Double.isFinite(found - expected)) {
            return reason;
        }
        BigDecimal distance = exact(text(output), found)
                .subtract(exact(text(answer), expected))
                .abs()
                .round(SHOWN);
        Map<String, Object> more = new LinkedHashMap<>(reason.parameters());
        more.put("expectedDifference", distance.stripTrailingZeros().toString());
        options.absolute().ifPresent(tolerance -> more.put("absolute", shown(tolerance)));
        options.relative().ifPresent(tolerance -> more.put("relative", shown(tolerance)));
        return new Reason(reason.code(), more, reason.hints());
    }

    private static String shown(double tolerance) {
        return BigDecimal.valueOf(tolerance).stripTrailingZeros().toString();
    }

    /** A double; what is too small for one is the least there is, not 0. */
    private static double nearest(String text) {
        double number = Double.parseDouble(text);
        return number == 0 && significantDigits(text, 1) > 0 ? Math.copySign(Double.MIN_VALUE, number) : number;
    }

    /** The number that was written, where a double is only near it. */
    private static BigDecimal exact(String text, double nearest) {
        if (Math.abs(nearest) <= Double.MIN_VALUE) {
            return BigDecimal.valueOf(nearest);
        }
        BigDecimal number = new BigDecimal(text);
        int whole = Math.max(0, number.precision() - number.scale());
        return number.round(new MathContext(whole + FRACTION_DIGITS, RoundingMode.HALF_EVEN));
    }

    /** Tells whether the exponent of a number is so small that its digits can be written out. */
    private static boolean isBounded(String number) {
        return !number.matches(".*[eE][+-]?0*[1-9]\\d{" + EXPONENT_DIGITS + ",}+");
    }

    private static boolean isLong(String number) {
        return significantDigits(number, DIGITS_OF_DOUBLE + 1) > DIGITS_OF_DOUBLE;
    }

    /** Returns the number of digits without leading zeros; counts up to {@code most}. */
    private static int significantDigits(String number, int most) {
        int digits = 0;
        for (int i = 0; i < number.length() && digits < most; i++) {
            char c = number.charAt(i);
            if (c == 'e' || c == 'E') {
                return digits;
            }
            if ((c > '0' && c <= '9') || (c == '0' && digits > 0)) {
                digits++;
            }
        }
        return digits;
    }

    private static String text(Tokens token) {
        return new String(token.text(), token.start(), token.length(), StandardCharsets.US_ASCII);
    }

    /** The format's grammar: a sign, digits with at most one point among them, an exponent. */
    private static boolean isNumber(Tokens token) {
        if (token.length() > MAX_NUMBER_LENGTH) {
            return false;
        }
        byte[] text = token.text();
        int at = afterSign(text, token.start(), token.end());
        int point = afterDigits(text, at, token.end());
        int digits = point - at;
        at = point;
        if (at < token.end() && text[at] == '.') {
            int after = afterDigits(text, at + 1, token.end());
            digits += after - at - 1;
            at = after;
        }
        if (digits > 0 && at < token.end() && (text[at] == 'e' || text[at] == 'E')) {
            int exponent = afterSign(text, at + 1, token.end());
            at = afterDigits(text, exponent, token.end());
            return at > exponent && at == token.end();
        }
        return digits > 0 && at == token.end();
    }

    private static int afterSign(byte[] text, int at, int end) {
        return at < end && (text[at] == '+' || text[at] == '-') ? at + 1 : at;
    }

    private static int afterDigits(byte[] text, int from, int end) {
        int at = from;
        while (at < end && text[at] >= '0' && text[at] <= '9') {
            at++;
        }
        return at;
    }
}
