package judge.similar;

import java.util.Optional;
import java.util.function.BiFunction;
import judge.source.Syntax.Span;

/** A text that is read letter by letter, and the line that one is at; lines end by LF, CRLF or CR. */
final class Letters {

    /** The character that is read behind the end. */
    static final char END = '\0';

    private final String text;
    private int at;
    private int line = 1;

    Letters(String text) {
        this.text = text.replace("\r\n", "\n").replace('\r', '\n').replace(END, ' ');
    }

    boolean isOver() {
        return at >= text.length();
    }

    int line() {
        return line;
    }

    char peek() {
        return peek(0);
    }

    char peek(int further) {
        return at + further < text.length() ? text.charAt(at + further) : END;
    }

    boolean isNext(String piece) {
        return text.startsWith(piece, at);
    }

    void skip(int count) {
        for (int i = 0; i < count && !isOver(); i++) {
            line += text.charAt(at) == '\n' ? 1 : 0;
            at++;
        }
    }

    /** The rest of a word or a number that begins here: letters, digits and underscores. */
    String word() {
        int from = at;
        while (!isOver() && isOfWord(peek())) {
            at++;
        }
        return text.substring(from, at);
    }

    static boolean isOfWord(char letter) {
        return letter == '_' || letter == '$' || Character.isLetterOrDigit(letter) || Character.isSurrogate(letter);
    }

    /** Goes behind the next such piece, or to the end. */
    void skipBehind(String piece) {
        int place = text.indexOf(piece, at);
        skip((place < 0 ? text.length() : place + piece.length()) - at);
    }

    /** Goes to the end of the line; a backslash before it makes the next line a part of this one. */
    void skipLine() {
        while (!isOver() && peek() != '\n') {
            skip(peek() == '\\' && peek(1) == '\n' ? 2 : 1);
        }
    }

    /** Goes behind a text in quotes, whatever is behind a backslash in it; without an end, to that of its line. */
    void skipQuoted(char quote) {
        while (!isOver() && peek() != quote && peek() != '\n') {
            skip(peek() == '\\' ? 2 : 1);
        }
        if (peek() == quote) {
            skip(1);
        }
    }

    /** The comment or the text that begins here, by a rule for a text and a place in it. */
    Optional<Span> opened(BiFunction<String, Integer, Optional<Span>> rule) {
        return rule.apply(text, at);
    }

    /** Goes behind a comment or a text that begins here; false where it has no end in its line and must have one. */
    boolean skipSpan(Span span) {
        if (span.isQuoted()) {
            int end = closed(at + 1, span.end().charAt(0));
            skip(Math.max(0, end - at));
            return end >= 0;
        }
        skip(span.begin().length());
        if (span.end().isEmpty()) {
            skipBehind("\n");
        } else {
            skipBehind(span.end());
        }
        return true;
    }

    /** The place behind the sign that closes what is in quotes; -1 where its line has none. */
    private int closed(int from, char quote) {
        int to = from;
        while (to < text.length() && text.charAt(to) != '\n') {
            if (text.charAt(to) == quote) {
                return to + 1;
            }
            to += text.charAt(to) == '\\' ? 2 : 1;
        }
        return -1;
    }

    /** Goes behind a number that begins here. */
    void skipNumber() {
        char before = peek();
        while (isOfWord(peek())
                || (peek() == '.' && Character.isDigit(peek(1)))
                || ("+-".indexOf(peek()) >= 0 && "eE".indexOf(before) >= 0 && Character.isDigit(peek(1)))) {
            before = peek();
            skip(1);
        }
    }
}
