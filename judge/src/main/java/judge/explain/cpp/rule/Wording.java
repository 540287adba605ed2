package judge.explain.cpp.rule;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Makes the messages of different compiler versions alike. */
final class Wording {

    /** The length in characters up to which rules see a message. */
    private static final int LONG = 400;

    private static final Pattern ALSO_KNOWN = Pattern.compile(" \\{aka '[^'{}]*+'\\}");

    private Wording() {}

    static boolean has(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).find();
    }

    /** The first of two groups, or the other one where that is not there. */
    static String either(MatchResult found, int first, int other) {
        return found.group(first) == null ? found.group(other) : found.group(first);
    }

    /** Quotation marks as all versions have them, without the expression that some repeat, and not too long. */
    static String plain(String message) {
        String plain = message.replace('\u2018', '\'').replace('\u2019', '\'');
        int expression = plain.indexOf(" in '");
        int operands = plain.lastIndexOf(" (operand types are");
        String shorter = plain.startsWith("no match for") && expression >= 0 && expression < operands
                ? plain.substring(0, expression) + plain.substring(operands)
                : plain;
        return shorter.length() > LONG ? ALSO_KNOWN.matcher(shorter).replaceAll("") : shorter;
    }
}
