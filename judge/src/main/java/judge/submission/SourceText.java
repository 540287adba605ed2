package judge.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import judge.charset.DamagedText;
import judge.charset.DecodedText;

/**
 * A source file's text and the charset it was in.
 *
 * @param charset UTF-8 (also where a few bytes of it are broken), UTF-16, one such as windows-1252 where its letters
 *     tell it, GB18030 (which includes GBK and GB2312), or ISO-8859-1 where it is none of these: then letters beyond
 *     ASCII may be others
 * @param text without a byte order mark
 */
public record SourceText(String charset, String text) {

    /** The charset in which every byte is a letter. */
    public static final String LATIN = "ISO-8859-1";

    /** Within lines, at their ends, of pages, and of files on DOS. */
    private static final String CONTROLS = "\t\n\u000b\f\r\u001a";

    /** Larger files are no source that somebody has typed. */
    private static final int MOST_WEIGHED = 1 << 18;

    private static final Charset GB18030 = Charset.forName("GB18030");

    /** The text of a file, or nothing where its bytes are those of no text. */
    public static Optional<SourceText> decode(byte[] bytes) {
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return decode(bytes, 3, StandardCharsets.UTF_8, "UTF-8");
        }
        if (startsWith(bytes, 0xFE, 0xFF)) {
            return decode(bytes, 2, StandardCharsets.UTF_16BE, "UTF-16");
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return decode(bytes, 2, StandardCharsets.UTF_16LE, "UTF-16");
        }
        Optional<Charset> wide = wideWithoutMark(bytes);
        if (wide.isPresent()) {
            return decode(bytes, 0, wide.get(), "UTF-16");
        }
        Optional<SourceText> utf8 = decode(bytes, 0, StandardCharsets.UTF_8, "UTF-8");
        return utf8.or(() -> damaged(bytes))
                .or(() -> ofAlphabet(bytes))
                .or(() -> decode(bytes, 0, GB18030, "GB18030"))
                .or(() -> isText(bytes) ? decode(bytes, 0, StandardCharsets.ISO_8859_1, LATIN) : Optional.empty());
    }

    /** Without this, one broken byte would make all others Greek. */
    private static Optional<SourceText> damaged(byte[] bytes) {
        return bytes.length <= MOST_WEIGHED && isText(bytes)
                ? DamagedText.ofUtf8(bytes).map(text -> new SourceText("UTF-8", text))
                : Optional.empty();
    }

    /** Without this, pairs of letters such as those in Größe would be read as Chinese ones. */
    private static Optional<SourceText> ofAlphabet(byte[] bytes) {
        return bytes.length <= MOST_WEIGHED && isText(bytes)
                ? DecodedText.ofAlphabet(bytes).map(text -> new SourceText(text.charset(), text.text()))
                : Optional.empty();
    }

    /** Text has only a few of the characters for control. */
    private static boolean isText(byte[] bytes) {
        for (byte one : bytes) {
            if (one >= 0 && one < ' ' && CONTROLS.indexOf(one) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Java source in UTF-16 has a zero in nearly every pair of bytes, always on the same side. */
    private static Optional<Charset> wideWithoutMark(byte[] bytes) {
        int pairs = bytes.length / 2;
        int highZero = 0;
        int lowZero = 0;
        for (int i = 0; i + 1 < bytes.length; i += 2) {
            highZero += bytes[i] == 0 ? 1 : 0;
            lowZero += bytes[i + 1] == 0 ? 1 : 0;
        }
        if (pairs == 0 || bytes.length % 2 != 0) {
            return Optional.empty();
        }
        if (highZero > pairs / 2 && lowZero == 0) {
            return Optional.of(StandardCharsets.UTF_16BE);
        }
        return lowZero > pairs / 2 && highZero == 0 ? Optional.of(StandardCharsets.UTF_16LE) : Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (bytes.length <= i || (bytes[i] & 0xff) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static Optional<SourceText> decode(byte[] bytes, int from, Charset charset, String name) {
        try {
            String text = charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
                    .toString();
            return Optional.of(new SourceText(name, text));
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** A line of the text, cut to 200 characters; empty where there is no such line. */
    public String line(long number) {
        return text.lines()
                .skip(Math.max(0, number - 1))
                .findFirst()
                .map(line -> line.substring(0, Math.min(line.length(), 200)))
                .filter(line -> number > 0)
                .orElse("");
    }
}
