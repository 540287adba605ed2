package judge.explain.file;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A source as its calls are looked for in it. */
final class CodeText {

    private static final int MAX_CALL = 300;

    private static final Pattern CONDITIONAL = Pattern.compile("\\b(?:if|else|catch)\\b");

    private static final Pattern CONDITIONAL_LINE =
            Pattern.compile("^\\s*+(?:if\\b(?!\\s++__name__\\b)|elif\\b|else\\b|except\\b|try\\b)");

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

    /** The arguments of a call whose parenthesis is opened there; none where it is not closed nearby. */
    static List<String> arguments(String code, int open) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        int end = Math.min(code.length(), open + MAX_CALL);
        for (int i = open; i < end; i++) {
            char sign = code.charAt(i);
            if (sign == '"' || sign == '\'') {
                i = textEnd(code, i);
                continue;
            }
            depth += "({[".indexOf(sign) >= 0 ? 1 : ")}]".indexOf(sign) >= 0 ? -1 : 0;
            if (depth == 0 || (depth == 1 && sign == ',')) {
                arguments.add(code.substring(start, i).strip());
                start = i + 1;
            }
            if (depth == 0) {
                return arguments;
            }
        }
        return List.of();
    }

    /** Tells whether the statement, or a block around it, begins with a condition. */
    static boolean isBehindCondition(String code, int at) {
        List<Integer> heads = new ArrayList<>();
        for (int i = 0; i < at; i++) {
            if (code.charAt(i) == '{') {
                heads.add(i);
            } else if (code.charAt(i) == '}' && !heads.isEmpty()) {
                heads.remove(heads.size() - 1);
            }
        }
        heads.add(at);
        return heads.stream().anyMatch(head -> {
            int start = head - 1;
            while (start >= 0 && ";{}".indexOf(code.charAt(start)) < 0) {
                start--;
            }
            return CONDITIONAL.matcher(code.substring(start + 1, head)).find();
        });
    }

    /** Tells whether a line of Python is indented below a condition. */
    static boolean isIndentedBelowCondition(String code, int at) {
        String[] lines = code.substring(0, at).split("\n", -1);
        int indent = Integer.MAX_VALUE;
        for (int i = lines.length - 1; i >= 0 && indent > 0; i--) {
            int own = lines[i].length() - lines[i].stripLeading().length();
            if (own < indent && (i == lines.length - 1 || !lines[i].isBlank())) {
                indent = own;
                if (CONDITIONAL_LINE.matcher(lines[i]).find()) {
                    return true;
                }
            }
        }
        return false;
    }
}
