package judge.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formulas with blanks beside their dollar signs, which Hydro and others take, in Markdown of those who do not. */
public final class SpacedFormulas {

    /** Code and displayed formulas, which stay as they are; then a formula on one line, with blanks or without. */
    private static final Pattern PIECE = Pattern.compile("(?s)```.*?(?:```|\\z)|~~~.*?(?:~~~|\\z)|`[^`\\n]*+`|\\\\[$]"
            + "|[$]{2,}[^$]*+[$]{2,}|[$]([^$\\n`]{1,500}+)[$](?![$0-9])");

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
