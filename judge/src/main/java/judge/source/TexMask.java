package judge.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text in TeX without its comments, with a mark in place of each formula and of all that is verbatim. It is read
 * once, in time that grows as its length does, whatever is left open in it.
 */
final class TexMask {

    private static final String OPEN = "\uE000";
    private static final String CLOSE = "\uE001";
    private static final Pattern PLACE = Pattern.compile(OPEN + "(\\d{1,7})" + CLOSE);

    /**
     * The beginning of what stays as it is, or a comment: an environment, what is verbatim by a character, a formula in
     * one of three notations, and what is whole by itself.
     */
    private static final Pattern KEPT = Pattern.compile("\\\\begin\\{(verbatim\\*?|lstlisting|minted|equation\\*?"
            + "|align\\*?|gather\\*?|eqnarray\\*?|math|displaymath)\\}|\\\\verb\\*?([^a-zA-Z\\s*])"
            + "|([$]{2}|\\\\[\\[(])|([$][^$\\\\]*+(?:\\\\.[^$\\\\]*+){0,500}+[$]|\\\\[$%&#_{}\\\\]"
            + "|\\\\(?:url|nolinkurl|href)\\s*+\\{[^{}]*+\\})|(?m:^)[ \\t]*+%[^\\n]*+\\n?|%[^\\n]*+");

    private final List<String> kept = new ArrayList<>();
    private final String text;

    TexMask(String tex) {
        String whole = tex.replace("\r\n", "\n").replace(OPEN, "").replace(CLOSE, "");
        StringBuilder masked = new StringBuilder();
        TexClosings closings = new TexClosings(whole);
        int from = 0;
        for (Matcher found = KEPT.matcher(whole); found.find(from); ) {
            masked.append(whole, from, found.start());
            int end = end(found, closings);
            from = Math.max(end, found.end());
            if (end < 0) {
                masked.append(found.group());
            } else if (!found.group().stripLeading().startsWith("%")) {
                kept.add(whole.substring(found.start(), end));
                masked.append(OPEN).append(kept.size() - 1).append(CLOSE);
            }
        }
        text = masked.append(whole.substring(from)).toString();
    }

    /** The end of what stays as it is; negative where nothing closes it. */
    private static int end(MatchResult found, TexClosings closings) {
        if (found.group(1) != null) {
            return closings.after("\\end{" + found.group(1) + "}", found.end());
        }
        if (found.group(2) != null) {
            return closings.soonAfter(found.group(2), found.end());
        }
        String opening = found.group(3);
        if (opening == null) {
            return found.end();
        }
        return closings.after(opening.equals("$$") ? opening : opening.equals("\\[") ? "\\]" : "\\)", found.end());
    }

    /** Returns the text with the marks. */
    String text() {
        return text;
    }

    /** A text with what stood in place of its marks. */
    String back(String marked) {
        return PLACE.matcher(marked).replaceAll(place -> {
            int number = Integer.parseInt(place.group(1));
            return Matcher.quoteReplacement(number < kept.size() ? kept.get(number) : "");
        });
    }
}
