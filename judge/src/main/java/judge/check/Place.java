package judge.check;

/**
 * A place in a text, counted as people do.
 *
 * @param line from 1, after each line feed
 * @param column from 1, in characters
 * @param lineStart the start of the line, in bytes
 */
record Place(int line, int column, int lineStart) {

    /** The place of a byte, that of its character within one; it may be the end of the text. */
    static Place of(byte[] text, int offset) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            if (text[i] == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        int column = offset < text.length && continues(text[offset]) && offset > lineStart ? 0 : 1;
        for (int i = lineStart; i < offset; i++) {
            column += continues(text[i]) ? 0 : 1;
        }
        return new Place(line, column, lineStart);
    }

    private static boolean continues(byte b) {
        return (b & 0xc0) == 0x80;
    }
}
