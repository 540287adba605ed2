package judge.message;

import java.util.stream.Collectors;

/**
 * Text from strangers made fit for a terminal and for one line of it: what would move the cursor, change colours or
 * turn the direction of writing is shown as an escape instead of taking effect. The one place where this is done.
 */
public final class Visible {

    private static final String ELLIPSIS = "…";

    private Visible() {}

    /** The text with every character that has no visible form replaced by an escape, as in Java source. */
    public static String of(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(point -> append(shown, point));
        return shown.toString();
    }

    /** The same for a text of several lines, which stay lines; a tab is four blanks. */
    public static String lines(String text) {
        return text.replace("\t", "    ").lines().map(Visible::of).collect(Collectors.joining("\n"));
    }

    /**
     * The same, cut to the given number of code points before the escapes are put in; an ellipsis says that it was cut.
     */
    public static String of(String text, int maxCodePoints) {
        return text.codePointCount(0, text.length()) <= maxCodePoints
                ? of(text)
                : of(text.substring(0, text.offsetByCodePoints(0, maxCodePoints))) + ELLIPSIS;
    }

    private static void append(StringBuilder shown, int point) {
        switch (point) {
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (hasSign(point)) {
                    shown.appendCodePoint(point);
                } else if (Character.isBmpCodePoint(point)) {
                    shown.append(String.format("\\u%04X", point));
                } else {
                    shown.append(String.format("\\u{%X}", point));
                }
            }
        }
    }

    private static boolean hasSign(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
