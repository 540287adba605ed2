package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import judge.problem.TokenOptions;

/** Decides whether one token is as good as another. */
final class TokenComparison {

    /** Programs print no longer numbers; a longer token is compared as text. */
    private static final int MAX_NUMBER_LENGTH = 2000;

    private final TokenOptions options;

    TokenComparison(TokenOptions options) {
        this.options = options;
    }

    boolean accepts(Tokens answer, Tokens output) {
        if (options.hasTolerance() && isNumber(answer)) {
            return sameText(answer, output) || (isNumber(output) && isNear(number(answer), number(output)));
        }
        return sameText(answer, output);
    }

    private boolean sameText(Tokens answer, Tokens output) {
        byte[] one = answer.text();
        byte[] other = output.text();
        if (answer.length() != output.length()) {
            return false;
        }
        if (Arrays.equals(one, answer.start(), answer.end(), other, output.start(), output.end())) {
            return true;
        }
        if (options.caseSensitive()) {
            return false;
        }
        for (int i = 0; i < answer.length(); i++) {
            if (lower(one[answer.start() + i]) != lower(other[output.start() + i])) {
                return false;
            }
        }
        return true;
    }

    /** The format folds the letters of ASCII and no others. */
    private static byte lower(byte b) {
        return b >= 'A' && b <= 'Z' ? (byte) (b + ('a' - 'A')) : b;
    }

    private boolean isNear(double expected, double found) {
        double distance = Math.abs(found - expected);
        if (!Double.isFinite(distance)) {
            return false;
        }
        return (options.absolute().isPresent() && distance <= options.absolute().getAsDouble())
                || (options.relative().isPresent()
                        && distance <= options.relative().getAsDouble() * Math.abs(expected));
    }

    private static double number(Tokens token) {
        return Double.parseDouble(new String(token.text(), token.start(), token.length(), StandardCharsets.US_ASCII));
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
