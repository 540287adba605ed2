package judge.language.gnu.hint;

/** How versions of the compiler word the same thing. */
final class Wording {

    private Wording() {}

    /** Quotation marks as all versions and locales have them, and without the expression that some repeat. */
    static String plain(String message) {
        String plain = message.replace('\u2018', '\'').replace('\u2019', '\'');
        int expression = plain.indexOf(" in '");
        int operands = plain.lastIndexOf(" (operand types are");
        return plain.startsWith("no match for") && expression >= 0 && expression < operands
                ? plain.substring(0, expression) + plain.substring(operands)
                : plain;
    }
}
