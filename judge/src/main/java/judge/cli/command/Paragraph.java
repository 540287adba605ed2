package judge.cli.command;

import java.util.ArrayList;
import java.util.List;
import judge.cli.terminal.DisplayWidth;

/**
 * Text broken into lines for a terminal: at blanks, and between characters of scripts that are written without them,
 * but never before a sign that closes or after one that opens.
 */
final class Paragraph {

    private static final String NEVER_FIRST = "，。；：！？、）】》”’…,.;:!?)]}>\"'";
    private static final String NEVER_LAST = "（【《“‘([{<";

    private Paragraph() {}

    /**
     * The text in lines that begin with an indent.
     *
     * @param width of a line, in columns, the indent included; a word that is wider gets a line of its own
     */
    public static List<String> lines(String text, String indent, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String piece : pieces(text)) {
            boolean fits =
                    DisplayWidth.of(indent) + DisplayWidth.of(line.toString()) + DisplayWidth.of(piece.stripTrailing())
                            <= width;
            if (!fits && !line.isEmpty()) {
                lines.add(indent + line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? piece.stripLeading() : piece);
        }
        lines.add(indent + line.toString().stripTrailing());
        return lines;
    }

    /** The pieces that are never broken, each with the blanks behind it. */
    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        int[] points = text.codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            if (i > 0 && isBreak(points[i - 1], points[i])) {
                pieces.add(piece.toString());
                piece.setLength(0);
            }
            piece.appendCodePoint(points[i]);
        }
        pieces.add(piece.toString());
        return pieces;
    }

    private static boolean isBreak(int before, int after) {
        if (after == ' ') {
            return false;
        }
        if (before == ' ') {
            return true;
        }
        boolean wide = isWide(before) || isWide(after);
        return wide && NEVER_FIRST.indexOf(after) < 0 && NEVER_LAST.indexOf(before) < 0;
    }

    private static boolean isWide(int point) {
        return DisplayWidth.of(Character.toString(point)) == 2;
    }
}
