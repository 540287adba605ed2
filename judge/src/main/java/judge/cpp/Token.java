package judge.cpp;

/**
 * A word, a sign or a stretch between them. The tokens of a source, joined, are the source.
 *
 * @param start index of its first character in the source
 * @param line from 1
 */
public record Token(Kind kind, String text, int start, int line) {

    /** The kinds of tokens; the last three are no code. */
    public enum Kind {
        NAME,
        NUMBER,
        TEXT,
        CHARACTER,
        SIGN,
        /** Blanks, ends of lines, also one behind a backslash. */
        BLANK,
        COMMENT,
        /** A line for the preprocessor, with the lines that it goes on in, as it stands. */
        DIRECTIVE
    }

    /** Returns the index after its last character. */
    public int end() {
        return start + text.length();
    }

    public boolean is(String other) {
        return text.equals(other);
    }

    /** Tells whether it is a name or a word of the language. */
    public boolean isName() {
        return kind == Kind.NAME;
    }

    public boolean isCode() {
        return kind.compareTo(Kind.BLANK) < 0;
    }

    /** Tells whether it is a text or a character in quotes. */
    public boolean isQuoted() {
        return kind == Kind.TEXT || kind == Kind.CHARACTER;
    }

    /** Tells whether it is a whole number of at most three digits. */
    public boolean isSmallNumber() {
        return text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Tells whether an expression may end with the token. */
    public boolean endsValue() {
        return isName() ? Keywords.isValue(text) || !Keywords.contains(text) : kind != Kind.SIGN || is(")") || is("]");
    }
}
