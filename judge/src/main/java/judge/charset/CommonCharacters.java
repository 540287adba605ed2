package judge.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Map;

/** Characters that are in use, as the makers of a language's charset saw it: they put these before the rare ones. */
final class CommonCharacters {

    /** The first and last lead byte of the common ones. */
    private record Range(Charset charset, int first, int last) {}

    private static final Range SIMPLIFIED = new Range(Charset.forName("GB2312"), 0xB0, 0xD7);

    private static final Map<String, Range> RANGES = Map.of(
            "zh-Hant", new Range(Charset.forName("Big5"), 0xA4, 0xC6),
            "ja", new Range(Charset.forName("EUC-JP"), 0xB0, 0xCF),
            "ko", new Range(Charset.forName("EUC-KR"), 0xB0, 0xC8));

    private CommonCharacters() {}

    /** Tells whether a language's charset has it among the common ones; of other languages Chinese counts. */
    static boolean isCommon(int character, String language) {
        Range range = RANGES.getOrDefault(language, SIMPLIFIED);
        try {
            ByteBuffer bytes = range.charset().newEncoder().encode(CharBuffer.wrap(Character.toChars(character)));
            int lead = bytes.get(0) & 0xff;
            return bytes.remaining() == 2 && lead >= range.first() && lead <= range.last();
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
