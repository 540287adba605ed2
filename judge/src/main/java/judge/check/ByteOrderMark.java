package judge.check;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The mark that some systems put before a text. Programs read it as part of the first word. */
public enum ByteOrderMark {
    UTF_8(StandardCharsets.UTF_8),
    UTF_16LE(StandardCharsets.UTF_16LE),
    UTF_16BE(StandardCharsets.UTF_16BE);

    private final Charset charset;

    ByteOrderMark(Charset charset) {
        this.charset = charset;
    }

    private byte[] bytes() {
        return "\ufeff".getBytes(charset);
    }

    /** Returns the mark that a text begins with; empty: it has none. */
    public static Optional<ByteOrderMark> of(byte[] text) {
        return Arrays.stream(values())
                .filter(mark -> Arrays.mismatch(mark.bytes(), text) == mark.bytes().length)
                .findFirst();
    }

    /** Tells whether all of a text that begins with the mark is in UTF-16. */
    public boolean isUtf16() {
        return this != UTF_8;
    }

    /** Returns a text that begins with the mark in UTF-8, without it. */
    public byte[] plain(byte[] text) {
        return new String(text, charset).substring(1).getBytes(StandardCharsets.UTF_8);
    }
}
