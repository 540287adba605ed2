package judge.report;

import java.nio.charset.StandardCharsets;

/**
 * The beginning of a text, as much of it as a page shows.
 *
 * @param text at most {@value #MAX_BYTES} bytes in UTF-8, what is not UTF-8 replaced by U+FFFD
 * @param bytes size of the whole
 */
public record TextSection(String text, long bytes) {

    /** Answers are rarely longer, and nobody reads more of a wrong one. */
    public static final int MAX_BYTES = 4096;

    private static final int CONTINUATION_MASK = 0xC0;
    private static final int CONTINUATION = 0x80;

    /** The beginning of a content. */
    public static TextSection of(byte[] content) {
        return of(content, content.length);
    }

    /**
     * The beginning of a content of which only a part is in memory.
     *
     * @param content its first bytes, a few more than are shown where there are more
     * @param bytes size of the whole
     */
    public static TextSection of(byte[] content, long bytes) {
        int end = Math.min(content.length, MAX_BYTES);
        // Not in the middle of a character.
        while (end < content.length && end > 0 && (content[end] & CONTINUATION_MASK) == CONTINUATION) {
            end--;
        }
        return new TextSection(new String(content, 0, end, StandardCharsets.UTF_8), bytes);
    }

    /** Tells whether the section has the whole text. */
    public boolean whole() {
        return bytes <= MAX_BYTES;
    }
}
