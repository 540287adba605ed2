package judge.cli.terminal;

/**
 * Counts the columns of a terminal that a text takes: two for most characters of China, Japan and Korea, and for emoji.
 */
public final class DisplayWidth {

    /** First and last of the ranges that Unicode's EastAsianWidth.txt calls wide or full-width, joined where near. */
    private static final int[][] WIDE = {
        {0x1100, 0x115f},
        {0x231a, 0x231b},
        {0x23e9, 0x23ec},
        {0x2614, 0x2615},
        {0x2648, 0x2653},
        {0x26a1, 0x26a1},
        {0x26aa, 0x26ab},
        {0x26bd, 0x26be},
        {0x26c4, 0x26c5},
        {0x2705, 0x2705},
        {0x270a, 0x270b},
        {0x2728, 0x2728},
        {0x274c, 0x274c},
        {0x274e, 0x274e},
        {0x2753, 0x2755},
        {0x2757, 0x2757},
        {0x2b50, 0x2b50},
        {0x2e80, 0x303e},
        {0x3041, 0x4dbf},
        {0x4e00, 0xa4cf},
        {0xa960, 0xa97f},
        {0xac00, 0xd7a3},
        {0xf900, 0xfaff},
        {0xfe30, 0xfe6f},
        {0xff00, 0xff60},
        {0xffe0, 0xffe6},
        {0x17000, 0x18cff},
        {0x1b000, 0x1b2ff},
        {0x1f300, 0x1f64f},
        {0x1f680, 0x1f6ff},
        {0x1f900, 0x1faff},
        {0x20000, 0x3fffd}
    };

    private static final String ELLIPSIS = "…";

    private DisplayWidth() {}

    public static int of(String text) {
        return text.codePoints().map(DisplayWidth::of).sum();
    }

    /** The text, or as much of its beginning as fits, with an ellipsis, into the given columns. */
    public static String cut(String text, int columns) {
        if (of(text) <= columns) {
            return text;
        }
        int width = of(ELLIPSIS);
        int end = 0;
        while (end < text.length() && width + of(text.codePointAt(end)) <= columns) {
            width += of(text.codePointAt(end));
            end += Character.charCount(text.codePointAt(end));
        }
        return text.substring(0, end) + ELLIPSIS;
    }

    private static int of(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT, Character.CONTROL -> 0;
            default -> isWide(point) ? 2 : 1;
        };
    }

    private static boolean isWide(int point) {
        for (int[] range : WIDE) {
            if (point >= range[0] && point <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
