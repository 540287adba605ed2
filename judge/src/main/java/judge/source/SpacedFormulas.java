package judge.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes the blanks beside the dollar signs of formulas away: Hydro and others read a formula there, and this judge's
 * Markdown does not.
 */
public final class SpacedFormulas {

    /** Code and displayed formulas, which stay as they are; then a formula on one line, with blanks or without. */
    private static final Pattern PIECE = Pattern.compile("(?s)```.*?(?:```|\\z)|~~~.*?(?:~~~|\\z)|`[^`\\n]*+`|\\\\[$]"
            + "|[$]{2,}[^$]*+[$]{2,}|[$]((?:\\\\[^\\n]|[^$\\n`\\\\]){1,500}+)[$](?![$0-9])");

    private SpacedFormulas() {}

    /** The same text, where no formula begins or ends with a blank. */
    public static String tight(String markdown) {
        return PIECE.matcher(markdown).replaceAll(piece -> {
            String tex = piece.group(1);
            boolean blank = tex == null || tex.isBlank();
            return Matcher.quoteReplacement(blank ? piece.group() : "$" + tex.strip() + "$");
        });
    }
}
