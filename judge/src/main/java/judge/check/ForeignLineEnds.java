package judge.check;

import java.io.ByteArrayOutputStream;
import java.util.Optional;

/** Ends of lines as other systems write them: programs know line feeds alone, and keep the rest as part of the line. */
public final class ForeignLineEnds {

    private ForeignLineEnds() {}

    /**
     * Returns the line ends of a text, with backslashes: {@code \r\n} or {@code \r}; empty where it has line feeds
     * alone.
     */
    public static Optional<String> in(byte[] text) {
        boolean returns = false;
        boolean feeds = false;
        for (int i = 0; i < text.length; i++) {
            if (text[i] == 0) {
                return Optional.empty(); // It is no text.
            }
            if (text[i] == '\n' && i > 0 && text[i - 1] == '\r') {
                return Optional.of("\\r\\n");
            }
            returns |= text[i] == '\r' && i + 1 < text.length; // What follows a last one is not known.
            feeds |= text[i] == '\n';
        }
        return returns && !feeds ? Optional.of("\\r") : Optional.empty();
    }

    /** Returns the text with line feeds in place of other line ends. */
    public static byte[] plain(byte[] text) {
        ByteArrayOutputStream plain = new ByteArrayOutputStream(text.length);
        for (int i = 0; i < text.length; i++) {
            boolean before = text[i] == '\r' && i + 1 < text.length && text[i + 1] == '\n';
            if (!before) {
                plain.write(text[i] == '\r' ? '\n' : text[i]);
            }
        }
        return plain.toByteArray();
    }
}
