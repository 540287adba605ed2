package judge.language.io;

/** A source as its calls are looked for in it. */
final class CodeText {

    private CodeText() {}

    /** The text with blanks in place of comments and, in Python, of texts of several lines. */
    static String withoutComments(String text, boolean python) {
        StringBuilder code = new StringBuilder(text);
        int end;
        for (int i = 0; i < text.length(); i = end) {
            char here = text.charAt(i);
            boolean comment = true;
            if (python ? here == '#' : text.startsWith("//", i)) {
                end = endOf(text, "\n", i) - 1;
            } else if (!python && text.startsWith("/*", i)) {
                end = endOf(text, "*/", i + 2);
            } else if (python && (text.startsWith("\"\"\"", i) || text.startsWith("'''", i))) {
                end = endOf(text, text.substring(i, i + 3), i + 3);
            } else {
                comment = false;
                end = Math.min(text.length(), (here == '"' || here == '\'' ? textEnd(text, i) : i) + 1);
            }
            end = Math.max(end, i + 1);
            for (int k = i; comment && k < end; k++) {
                code.setCharAt(k, text.charAt(k) == '\n' ? '\n' : ' ');
            }
        }
        return code.toString();
    }

    /** Returns the index after the sign. */
    private static int endOf(String text, String sign, int from) {
        int at = text.indexOf(sign, from);
        return at < 0 ? text.length() : at + sign.length();
    }

    /** The end of a text within one line that begins there. */
    static int textEnd(String code, int start) {
        int end = start + 1;
        while (end < code.length() && code.charAt(end) != code.charAt(start) && code.charAt(end) != '\n') {
            end += code.charAt(end) == '\\' ? 2 : 1;
        }
        return end;
    }

    static long lineOf(String text, int index) {
        return text.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
    }

    /** The place where a parenthesis is closed that is opened there; the last sign where it is not. */
    static int closing(String code, int open) {
        int depth = 0;
        for (int i = open; i < code.length(); i++) {
            char sign = code.charAt(i);
            if (sign == '"' || sign == '\'') {
                i = textEnd(code, i);
                continue;
            }
            depth += sign == '(' ? 1 : sign == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return code.length() - 1;
    }
}
