package judge.explain.cpp.rule;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import judge.cpp.Shape;

/**
 * A line of how a source shows a cause.
 *
 * @param shape none where the word is about a place or a name
 * @param text what follows the word
 */
record Clause(Word word, Optional<Shape> shape, String text) {

    /** Short words for what shapes often have. */
    private static final Map<String, String> WORDS = Map.of(
            "GIVEN", "«= | += | -= | *= | /= | %= | &= | |= | ^= | <<= | >>=»",
            "ANGLE", "«> | >>»",
            "STEP", "«++ | --»",
            "LEFT", "«break | return | goto | exit | throw»");

    /** The first words of clauses. */
    enum Word {
        INPUT,
        HAS,
        LACKS,
        TOLD_HERE,
        TOLD_AT_THE_END,
        IN_FILE,
        IN_BODY,
        IN_MATCH,
        IN_BLOCK,
        AGAIN,
        BEFORE,
        THEN,
        IS,
        IS_NOT,
        IS_WHOLE,
        IS_LOCAL,
        IS_GLOBAL,
        IS_LESS,
        IS_NO_BYTE,
        IS_AT_THE_LINE,
        IS_SHORTLY_BEFORE_THE_LINE,
        IS_AROUND_THE_LINE
    }

    /** @throws IllegalArgumentException if it is none */
    static Clause of(String line) {
        String[] parts = line.split(":", 2);
        String text = parts.length > 1 ? parts[1].strip() : "";
        Word word = Word.valueOf(parts[0].strip().toUpperCase(Locale.ROOT).replace(' ', '_'));
        if (word != Word.HAS && word != Word.LACKS) {
            return new Clause(word, Optional.empty(), text);
        }
        String shape = "«" + text + "»";
        for (Map.Entry<String, String> one : WORDS.entrySet()) {
            shape = shape.replace(one.getKey(), one.getValue());
        }
        return new Clause(word, Optional.of(Shape.of(shape)), text);
    }
}
