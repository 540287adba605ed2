package judge.check;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * Makes a piece of a program's output fit to be shown: short, on one line, and with everything visible that a terminal
 * or a browser would hide or obey.
 */
final class Excerpt {

    /** Characters that are shown before the rest is cut off. */
    static final int LENGTH = 200;

    /** Bytes that are shown before a difference, where the beginning is cut off. */
    private static final int BEFORE = 40;

    private static final int MAX_BYTES_OF_A_CHARACTER = 4;

    private Excerpt() {}

    /** The bytes from one place to another, exclusive, as text. */
    static String of(byte[] text, int from, int to) {
        int until = Math.min(to, from + (LENGTH + 1) * MAX_BYTES_OF_A_CHARACTER);
        StringBuilder shown = new StringBuilder();
        int characters = 0;
        ByteBuffer bytes = ByteBuffer.wrap(text, from, until - from);
        CharBuffer one = CharBuffer.allocate(2);
        while (bytes.hasRemaining()) {
            if (characters == LENGTH) {
                return shown.append("...").toString();
            }
            append(bytes, one, shown);
            characters++;
        }
        return until < to ? shown.append("...").toString() : shown.toString();
    }

    /**
     * The same, of which the beginning is cut off where it alone would fill the excerpt: two texts that differ are
     * shown with their difference.
     *
     * @param difference the place of the difference, from {@code from} to {@code to}
     */
    static String around(byte[] text, int from, int to, int difference) {
        int start = Math.max(from, difference - BEFORE);
        while (start > from && start < to && isWithinCharacter(text[start])) {
            start--;
        }
        return difference - from < LENGTH - BEFORE || start == from ? of(text, from, to) : "..." + of(text, start, to);
    }

    private static boolean isWithinCharacter(byte b) {
        return (b & 0xc0) == 0x80;
    }

    /** Takes one character, or one byte that is not part of any. */
    private static void append(ByteBuffer bytes, CharBuffer one, StringBuilder shown) {
        int length = lengthOfCharacter(bytes.get(bytes.position()));
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        if (length > 0 && length <= bytes.remaining()) {
            one.clear();
            ByteBuffer character = bytes.slice(bytes.position(), length);
            CoderResult result = decoder.decode(character, one, true);
            if (!result.isError() && one.position() > 0) {
                bytes.position(bytes.position() + length);
                appendVisible(Character.codePointAt(one.flip(), 0), shown);
                return;
            }
        }
        shown.append(String.format("\\x%02x", bytes.get() & 0xff));
    }

    private static int lengthOfCharacter(byte first) {
        int b = first & 0xff;
        return b < 0x80 ? 1 : b < 0xc2 ? 0 : b < 0xe0 ? 2 : b < 0xf0 ? 3 : b < 0xf5 ? 4 : 0;
    }

    private static void appendVisible(int character, StringBuilder shown) {
        switch (character) {
            case '\n' -> shown.append("\\n");
            case '\r' -> shown.append("\\r");
            case '\t' -> shown.append("\\t");
            default -> {
                if (isVisible(character)) {
                    shown.appendCodePoint(character);
                } else {
                    shown.append(String.format(character < 0x80 ? "\\x%02x" : "\\u%04x", character));
                }
            }
        }
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            case Character.SPACE_SEPARATOR -> character == ' ';
            default -> true;
        };
    }
}
