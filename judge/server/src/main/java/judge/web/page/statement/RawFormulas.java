package judge.web.page.statement;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Formulas in the texts of raw HTML, but for code; what stands in angle brackets and is no tag is a text. */
final class RawFormulas {

    private static final Pattern TAG = Pattern.compile("<!--|</?([a-zA-Z][a-zA-Z0-9]*+)[^<>]*+>");
    private static final String COMMENT_END = "-->";
    private static final Pattern CODE = Pattern.compile("(?i)pre|code|kbd|samp|tt|script|style|textarea");

    /** Something up to a dollar sign or a bracket that a backslash makes one of formulas; no element is in it. */
    private static final String WITHIN =
            "((?![$]|\\\\[)\\]])[^$\\\\<]*+(?:(?:\\\\[^()\\[\\]]|<(?![a-zA-Z/!]))[^$\\\\<]*+){0,300}+)";

    /** By the rules of {@link FormulaParser}, and as MathJax has it. */
    private static final Pattern FORMULA = Pattern.compile("\\\\[$]|[$]{6}" + WITHIN + "[$]{6}|[$]{2}" + WITHIN
            + "[$]{2}|\\\\\\[" + WITHIN + "\\\\\\]|[$]{3}" + WITHIN + "[$]{3}|(?<![$])[$](?!\\s)" + WITHIN
            + "(?<!\\s)[$](?![$0-9])|\\\\\\(" + WITHIN + "\\\\\\)");

    private static final int DISPLAYED = 3;
    private static final int FORMS = 6;

    /** The depth in code of the text that comes next. */
    private int code;

    /** The same HTML with its formulas marked; a piece of it may stand between other texts. */
    String marked(String html) {
        StringBuilder marked = new StringBuilder();
        int from = 0;
        for (Matcher tag = TAG.matcher(html); tag.find(from); ) {
            marked.append(text(html.substring(from, tag.start())));
            String name = tag.group(1) == null ? "" : tag.group(1);
            from = name.isEmpty() ? afterComment(html, tag.end()) : tag.end();
            if (name.isEmpty() || HtmlTags.isOne(tag.group(), name)) {
                marked.append(html, tag.start(), from);
                pass(tag.group(), name);
            } else {
                marked.append("&lt;").append(html, tag.start() + 1, from - 1).append("&gt;");
            }
        }
        return marked.append(text(html.substring(from))).toString();
    }

    private static int afterComment(String html, int from) {
        int end = html.indexOf(COMMENT_END, from);
        return end < 0 ? html.length() : end + COMMENT_END.length();
    }

    private void pass(String tag, String name) {
        if (CODE.matcher(name).matches()) {
            code = Math.max(0, code + (tag.startsWith("</") ? -1 : 1));
        }
    }

    boolean isInCode() {
        return code > 0;
    }

    private String text(String text) {
        return isInCode()
                ? text
                : FORMULA.matcher(text).replaceAll(found -> {
                    for (int form = 1; form <= FORMS; form++) {
                        if (found.group(form) != null) {
                            String kind = form <= DISPLAYED ? "formula display" : "formula";
                            return Matcher.quoteReplacement(
                                    "<span class=\"" + kind + "\">" + found.group(form) + "</span>");
                        }
                    }
                    return Matcher.quoteReplacement(found.group());
                });
    }
}
