package judge.report;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import org.jspecify.annotations.Nullable;

/**
 * Makes the text in reports harmless to display: characters that JSON allows unescaped, but that terminals, editors and
 * JavaScript act on, are escaped.
 */
public final class SafeText extends CharacterEscapes {

    private static final char DELETE = 0x7f;
    private static final char LAST_CONTROL = 0x9f;

    @Override
    public int[] getEscapeCodesForAscii() {
        int[] codes = standardAsciiEscapesForJSON();
        codes[DELETE] = ESCAPE_STANDARD;
        return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int character) {
        return isHarmful(character) ? new SerializedString(String.format("\\u%04X", character)) : null;
    }

    /** Control characters above ASCII, line and paragraph separators, and what turns the direction of writing. */
    private static boolean isHarmful(int character) {
        return character <= LAST_CONTROL
                || character == 0x2028
                || character == 0x2029
                || (character != 0x200d && Character.getType(character) == Character.FORMAT);
    }

    /** The text with each surrogate that stands alone replaced by U+FFFD: UTF-8 has no bytes for them. */
    public static String wellFormed(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints()
                .map(point -> Character.getType(point) == Character.SURROGATE ? 0xfffd : point)
                .forEach(result::appendCodePoint);
        return result.toString();
    }
}
