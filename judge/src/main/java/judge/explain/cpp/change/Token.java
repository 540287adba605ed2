package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word or a sign of a source in C or C++, and where it stands.
 *
 * @param end after its last character
 */
record Token(String text, int start, int end) {

    private static final Pattern NEXT = Pattern.compile("(?<skip>\\s++|//[^\\n]*+|/\\*(?:[^*]|\\*(?!/))*+\\*/"
            + "|(?<=^|\\n)[ \\t]*+#(?:[^\\n\\\\]|\\\\[\\s\\S])*+)"
            + "|\"(?:[^\"\\\\\\n]|\\\\.)*+\"|'(?:[^'\\\\\\n]|\\\\.)*+'|[A-Za-z_]\\w*+|[0-9][\\w.]*+"
            + "|<<=|>>=|\\+\\+|--|->|&&|\\|\\||[-+*/%&|^<>=!]=|<<|>>|::|[\\s\\S]");

    private static final Pattern TYPEDEF = Pattern.compile("\\btypedef\\b[^;\\n]*+;");

    private static final int MAX = 20_000;

    /** Returns the tokens of a text, without comments and lines for the preprocessor. */
    static List<Token> all(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher next = NEXT.matcher(text);
        while (next.find() && tokens.size() < MAX) {
            if (next.group("skip") == null) {
                tokens.add(new Token(next.group(), next.start(), next.end()));
            }
        }
        return tokens;
    }

    /** A text of the same length in which no name of a type looks like that of a variable. */
    static String withoutTypeNames(String text) {
        return TYPEDEF.matcher(text)
                .replaceAll(found -> " ".repeat(found.group().length()));
    }

    /** The text of a source from the first of some tokens to the last. */
    static String text(String source, List<Token> tokens) {
        return tokens.isEmpty()
                ? ""
                : source.substring(
                        tokens.get(0).start(), tokens.get(tokens.size() - 1).end());
    }

    boolean is(String other) {
        return text.equals(other);
    }

    boolean isName() {
        return Character.isLetter(text.charAt(0)) || text.charAt(0) == '_';
    }

    boolean isSmallNumber() {
        return text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Tells whether an expression may end with the token. */
    boolean endsValue() {
        char first = text.charAt(0);
        return (isName() && !is("return"))
                || Character.isDigit(first)
                || first == '"'
                || first == '\''
                || is(")")
                || is("]");
    }
}
