package judge.explain.said;

import java.util.Map;
import java.util.Optional;
import judge.reason.Hint;

/**
 * Characters that are not Java's, and what was meant: punctuation as a Chinese input method types it, for the most
 * part.
 */
public final class Characters {

    private static final char FULL_WIDTH_FIRST = '\uff01';
    private static final char FULL_WIDTH_LAST = '\uff5e';
    private static final int TO_ASCII = 0xfee0;

    private static final Map<Character, String> MEANT = Map.ofEntries(
            Map.entry('\u201c', "\""),
            Map.entry('\u201d', "\""),
            Map.entry('\u2018', "'"),
            Map.entry('\u2019', "'"),
            Map.entry('\u3001', ","),
            Map.entry('\u3002', "."),
            Map.entry('\u3010', "["),
            Map.entry('\u3011', "]"),
            Map.entry('\u300a', "<"),
            Map.entry('\u300b', ">"),
            Map.entry('\u2014', "-"),
            Map.entry('\u2013', "-"),
            Map.entry('\u00d7', "*"),
            Map.entry('\u00f7', "/"),
            Map.entry('\u2264', "<="),
            Map.entry('\u2265', ">="),
            Map.entry('\u2260', "!="));

    private Characters() {}

    /**
     * Returns the hint for a character.
     *
     * @param line the line that it stands in
     */
    public static Hint hint(char character, String line) {
        Optional<String> meant = meant(character);
        if (meant.isPresent()) {
            return Hint.of("character-full-width", "character", String.valueOf(character), "wanted", meant.get());
        }
        if (character == '#' && line.stripLeading().startsWith("#")) {
            return Hint.of("other-language");
        }
        return isInvisible(character)
                ? Hint.of("character-invisible", "character", String.format("U+%04X", (int) character))
                : Hint.of("character-foreign", "character", String.valueOf(character));
    }

    /** The ASCII characters that were meant; empty where that is not known. */
    public static Optional<String> meant(char character) {
        return character >= FULL_WIDTH_FIRST && character <= FULL_WIDTH_LAST
                ? Optional.of(String.valueOf((char) (character - TO_ASCII)))
                : Optional.ofNullable(MEANT.get(character));
    }

    /** Tells whether nobody can see the character. */
    public static boolean isInvisible(char character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SPACE_SEPARATOR,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.SURROGATE -> true;
            default -> false;
        };
    }
}
