package judge.cpp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import judge.cpp.Token.Kind;

/**
 * Cuts a source in C, C++ or Java into tokens, or one in Python, whatever it is. A quote that nothing closes in its
 * line is a sign; so is the end of a line of Python outside of brackets.
 */
public final class Tokenizer {

    /** The signs of several characters, the longest first. */
    private static final List<String> SIGNS = Arrays.stream(
                    "<<= >>= <=> ... ->* << >> <= >= == != && || ++ -- += -= *= /= %= &= |= ^= -> :: ##".split(" "))
            .sorted(Comparator.comparingInt(String::length).reversed())
            .toList();

    private static final List<String> PREFIXES = List.of("u8R", "u8", "uR", "UR", "LR", "R", "u", "U", "L");

    private static final Set<String> PYTHON_PREFIXES = Set.of("r", "b", "u", "f", "rb", "br", "fr", "rf");

    private static final int LONGEST_DELIMITER = 16;

    private final String text;
    private final boolean python;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line = 1;
    private boolean lineBegins = true;

    /** The number of brackets that are open. */
    private int depth;

    private Tokenizer(String text, boolean python) {
        this.text = text;
        this.python = python;
    }

    /** Returns all tokens of the text, those that are no code included. */
    public static List<Token> tokens(String text) {
        return tokens(text, false);
    }

    static List<Token> tokens(String text, boolean python) {
        Tokenizer tokenizer = new Tokenizer(text, python);
        while (tokenizer.at < text.length()) {
            tokenizer.next();
        }
        return tokenizer.tokens;
    }

    private void next() {
        char letter = text.charAt(at);
        if (isBlank(at)) {
            blanks();
        } else if (python ? letter == '#' : text.startsWith("//", at)) {
            add(Kind.COMMENT, endOfLine(at, false));
        } else if (!python && text.startsWith("/*", at)) {
            add(Kind.COMMENT, behind("*/", at + 2));
        } else if (letter == '#' && lineBegins) {
            add(Kind.DIRECTIVE, endOfLine(at, true));
        } else {
            lineBegins = false;
            word(letter);
        }
    }

    private void word(char letter) {
        if (isDigit(letter) || (letter == '.' && isDigit(peek(at + 1)))) {
            add(Kind.NUMBER, endOfNumber());
        } else if (isOfWord(letter)) {
            int end = at;
            while (isOfWord(peek(end))) {
                end++;
            }
            boolean prefix = (peek(end) == '"' || peek(end) == '\'') && isPrefix(text.substring(at, end));
            int closed = prefix ? endOfQuoted(end, text.charAt(end - 1) == 'R') : 0;
            add(closed == 0 ? Kind.NAME : kind(peek(end)), closed == 0 ? end : closed);
        } else if (letter == '"' || letter == '\'') {
            int closed = endOfQuoted(at, false);
            add(closed == 0 ? Kind.SIGN : kind(letter), closed == 0 ? at + 1 : closed);
        } else {
            String sign = SIGNS.stream()
                    .filter(one -> text.startsWith(one, at))
                    .findFirst()
                    .orElse(".");
            depth += "([{".indexOf(letter) >= 0 ? 1 : ")]}".indexOf(letter) >= 0 && depth > 0 ? -1 : 0;
            add(Kind.SIGN, at + sign.length());
        }
    }

    private void blanks() {
        int end = at;
        while (end < text.length() && isBlank(end)) {
            lineBegins |= text.charAt(end) == '\n';
            end += text.charAt(end) == '\\' ? lineBreak(end + 1) + 1 : 1;
        }
        add(Kind.BLANK, end);
    }

    private boolean isBlank(int index) {
        char letter = text.charAt(index);
        boolean ends = python && depth == 0 && letter == '\n';
        return (Character.isWhitespace(letter) && !ends) || (letter == '\\' && lineBreak(index + 1) > 0);
    }

    private boolean isPrefix(String word) {
        return python ? PYTHON_PREFIXES.contains(word.toLowerCase(Locale.ROOT)) : PREFIXES.contains(word);
    }

    /** The number of characters that end a line there. */
    private int lineBreak(int index) {
        return peek(index) == '\n' ? 1 : peek(index) == '\r' && peek(index + 1) == '\n' ? 2 : 0;
    }

    /** The end of a line that backslashes may lengthen; of a directive, the comments behind and within it looked at. */
    private int endOfLine(int from, boolean directive) {
        int end = from;
        while (end < text.length() && lineBreak(end) == 0) {
            int quoted = directive && peek(end) == '"' ? endOfQuoted(end, false) : 0;
            if (directive && text.startsWith("//", end)) {
                return end;
            }
            if (directive && text.startsWith("/*", end)) {
                end = behind("*/", end + 2);
            } else if (quoted > 0) {
                end = quoted;
            } else {
                end += text.charAt(end) == '\\' && !python ? 1 + lineBreak(end + 1) : 1;
            }
        }
        return Math.min(end, text.length());
    }

    private int behind(String sign, int from) {
        int found = text.indexOf(sign, from);
        return found < 0 ? text.length() : found + sign.length();
    }

    private int endOfNumber() {
        int end = at + 1;
        while (isOfWord(peek(end))
                || peek(end) == '.'
                || (peek(end) == '\'' && isOfWord(peek(end + 1)))
                || ("+-".indexOf(peek(end)) >= 0 && "eEpP".indexOf(text.charAt(end - 1)) >= 0 && isDecimal(end))) {
            end++;
        }
        return end;
    }

    /** Tells whether the letter before a sign is an exponent's: in {@code 0xE+1} it is a digit. */
    private boolean isDecimal(int end) {
        boolean hexadecimal = text.startsWith("0x", at) || text.startsWith("0X", at);
        return hexadecimal == ("pP".indexOf(text.charAt(end - 1)) >= 0);
    }

    /** The index after the quote that closes the one there; 0 where none does. */
    private int endOfQuoted(int open, boolean raw) {
        char quote = text.charAt(open);
        String thrice = String.valueOf(quote).repeat(3);
        if (python && text.startsWith(thrice, open)) {
            int close = text.indexOf(thrice, open + 3);
            return close < 0 ? 0 : close + 3;
        }
        if (raw && !python && quote == '"') {
            int parenthesis = text.indexOf('(', open);
            boolean opens = parenthesis > 0 && parenthesis - open - 1 <= LONGEST_DELIMITER;
            return opens ? behind(")" + text.substring(open + 1, parenthesis) + quote, parenthesis) : 0;
        }
        int end = open + 1;
        while (end < text.length() && text.charAt(end) != quote) {
            if (lineBreak(end) > 0) {
                return 0;
            }
            end += text.charAt(end) == '\\' ? Math.max(2, 1 + lineBreak(end + 1)) : 1;
        }
        return end < text.length() ? end + 1 : 0;
    }

    private static Kind kind(char quote) {
        return quote == '"' ? Kind.TEXT : Kind.CHARACTER;
    }

    private char peek(int index) {
        return index < text.length() ? text.charAt(index) : 0;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private static boolean isOfWord(char letter) {
        return letter == '_' || isDigit(letter) || Character.isLetter(letter);
    }

    private void add(Kind kind, int end) {
        String word = text.substring(at, end);
        tokens.add(new Token(kind, word, at, line));
        line += (int) word.chars().filter(letter -> letter == '\n').count();
        at = end;
    }
}
