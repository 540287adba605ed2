package judge.check;

import java.nio.charset.StandardCharsets;

/** Walks over the lines of a text that are not blank, each without the white space at its ends. */
public final class OutputLines {

    private final byte[] text;
    private int start;
    private int end;
    private int next;
    private int line;

    public OutputLines(byte[] text) {
        this.text = text;
    }

    /** Goes on to the next line; false if there is none. */
    public boolean next() {
        while (next < text.length) {
            start = next;
            end = start;
            while (end < text.length && text[end] != '\n') {
                end++;
            }
            next = end + 1;
            line++;
            strip();
            if (start < end) {
                return true;
            }
        }
        return false;
    }

    private void strip() {
        while (start < end && Tokens.isSpace(text[start])) {
            start++;
        }
        while (end > start && Tokens.isSpace(text[end - 1])) {
            end--;
        }
    }

    /** The line's number, from 1, blank lines counted. */
    public int line() {
        return line;
    }

    /** The length in bytes. */
    public int length() {
        return end - start;
    }

    /** The line byte by byte. */
    public String text() {
        return new String(text, start, end - start, StandardCharsets.ISO_8859_1);
    }

    /** The line in the form that reasons show. */
    public String shown() {
        return Excerpt.of(text, start, end);
    }
}
