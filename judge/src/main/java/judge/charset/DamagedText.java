package judge.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/** Text in UTF-8 in which a few bytes are not: of an upload that broke off, or a line pasted from another charset. */
public final class DamagedText {

    private static final char REPLACEMENT = '\ufffd';
    private static final Charset GB18030 = Charset.forName("GB18030");

    /** The evidence that a character in use is: other charsets hardly ever write the three bytes of one. */
    private static final int COMMON = 3;

    private DamagedText() {}

    /** The text with U+FFFD for what is broken; empty where more is broken than is evidence for UTF-8. */
    public static Optional<String> ofUtf8(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        int broken = 0;
        for (CoderResult one = decoder.decode(in, out, true); one.isMalformed(); one = decoder.decode(in, out, true)) {
            broken += one.length();
            in.position(in.position() + one.length());
            out.put(REPLACEMENT);
        }
        String text = out.flip().toString();
        boolean damaged = text.codePoints().mapToLong(DamagedText::evidence).sum() > broken;
        return damaged && !isChinese(bytes) ? Optional.of(text) : Optional.empty();
    }

    private static int evidence(int character) {
        if (character < 0x800) {
            return character >= 0x80 && Character.isLetter(character) ? 1 : 0;
        }
        return isInUse(character) ? COMMON : 0;
    }

    private static boolean isInUse(int character) {
        boolean sign = character != REPLACEMENT
                && switch (Character.UnicodeScript.of(character)) {
                    case HIRAGANA, KATAKANA, COMMON -> true;
                    default -> false;
                };
        return sign || Stream.of("zh", "zh-Hant", "ja", "ko").anyMatch(of -> CommonCharacters.isCommon(character, of));
    }

    /** Tells whether the bytes are whole Chinese characters that are all in use. */
    private static boolean isChinese(byte[] bytes) {
        return Decoding.strict(bytes, GB18030)
                .filter(text -> text.codePoints().allMatch(one -> one < 0x80 || isInUse(one)))
                .isPresent();
    }
}
