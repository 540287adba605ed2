package judge.message;

import java.util.List;

/**
 * A sentence that is chosen where something is known, and said where the language of whoever reads it is.
 *
 * @param key of the sentence
 * @param namesAndValues the values of its gaps: names and values in turn
 */
public record KeyedSentence(String key, List<Object> namesAndValues) implements Said {

    public KeyedSentence {
        namesAndValues = List.copyOf(namesAndValues);
    }

    /** The sentence with this key; names and values of its gaps in turn. */
    public static KeyedSentence of(String key, Object... namesAndValues) {
        return new KeyedSentence(key, List.of(namesAndValues));
    }

    /** The sentence. */
    public String in(DisplayLanguage language) {
        return Messages.in(language).text(key, namesAndValues.toArray());
    }
}
