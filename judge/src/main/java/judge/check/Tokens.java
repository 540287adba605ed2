package judge.check;

/**
 * Walks over the tokens of a text byte by byte, without making strings of them. Only what the problem package format
 * calls white space counts as such: not NUL, a byte order mark or a wide space.
 */
public final class Tokens {

    private final byte[] text;
    private int gapStart;
    private int start;
    private int end;
    private int line = 1;
    private int tokenLine = 1;
    private int numberInLine;
    private int count;

    public Tokens(byte[] text) {
        this.text = text;
    }

    public static boolean isSpace(byte b) {
        return b == ' ' || (b >= '\t' && b <= '\r');
    }

    /** Goes on to the next token; false if there is none, the gap then reaches to the end of the text. */
    public boolean next() {
        gapStart = end;
        start = end;
        while (start < text.length && isSpace(text[start])) {
            if (text[start] == '\n') {
                line++;
                numberInLine = 0;
            }
            start++;
        }
        end = start;
        while (end < text.length && !isSpace(text[end])) {
            end++;
        }
        if (start == end) {
            return false;
        }
        tokenLine = line;
        numberInLine++;
        count++;
        return true;
    }

    /** Goes to the end and counts all tokens, including those already passed. */
    int countAll() {
        while (next()) {
            // next() counts
        }
        return count;
    }

    public byte[] text() {
        return text;
    }

    /** Returns the offset of the token's first byte. */
    public int start() {
        return start;
    }

    /** Returns the offset after the token's last byte. */
    int end() {
        return end;
    }

    public int length() {
        return end - start;
    }

    /** Returns the offset of the white space before the token. */
    int gapStart() {
        return gapStart;
    }

    /** The token's line, from 1; that of the last token where there are no more. */
    int line() {
        return tokenLine;
    }

    /** Returns the number of the token in its line, from 1. */
    int numberInLine() {
        return numberInLine;
    }

    /** Returns the number of tokens that were passed, this one included. */
    int count() {
        return count;
    }

    /** The token in the form that reasons show. */
    String shown() {
        return Excerpt.of(text, start, end);
    }

    /** The same, with what is that many bytes after its beginning. */
    String shown(int difference) {
        return Excerpt.around(text, start, end, start + difference);
    }
}
