package judge.roster;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A table's text in any of the usual charsets: UTF-8 with or without a byte order mark, UTF-16 with one, GBK. */
public final class RosterText {

    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final String MARK = "\ufeff";

    private RosterText() {}

    /** The text without the mark; empty where the bytes are in none of these charsets. */
    public static Optional<String> decode(byte[] bytes) {
        return charsets(bytes).stream()
                .flatMap(charset -> decode(bytes, charset).stream())
                .findFirst()
                .map(text -> text.startsWith(MARK) ? text.substring(1) : text);
    }

    private static List<Charset> charsets(byte[] bytes) {
        int first = bytes.length < 2 ? 0 : ((bytes[0] & 0xff) << 8) | (bytes[1] & 0xff);
        return switch (first) {
            case 0xFEFF -> List.of(StandardCharsets.UTF_16BE);
            case 0xFFFE -> List.of(StandardCharsets.UTF_16LE);
            default -> List.of(StandardCharsets.UTF_8, GB18030);
        };
    }

    private static Optional<String> decode(byte[] bytes, Charset charset) {
        try {
            return Optional.of(charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
