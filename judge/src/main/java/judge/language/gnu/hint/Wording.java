package judge.language.gnu.hint;

import java.util.regex.Pattern;

/** How versions of the compiler word the same thing. */
final class Wording {

    /** Of longer messages rules do not see the end. */
    private static final int LONG = 400;

    private static final Pattern ALSO_KNOWN = Pattern.compile(" \\{aka '[^'{}]*+'\\}");

    private Wording() {}

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
