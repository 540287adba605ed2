package judge.knowledge;

import java.util.ArrayList;
import java.util.List;

/**
 * An explanation of an input: pictures and sentences, in the order in which they are shown.
 *
 * @param answerable whether the problem has an answer to it
 */
public record InputExplanation(List<Item> items, boolean answerable) {

    public InputExplanation {
        items = List.copyOf(items);
    }

    /** One thing to show. */
    public sealed interface Item {}

    /** Lines drawn with characters, to be shown as they are. */
    public record Picture(List<String> lines) implements Item {
        public Picture {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A sentence.
     *
     * @param key of it in the messages
     * @param namesAndValues the values of its gaps, in turn
     */
    public record Note(String key, List<Object> namesAndValues) implements Item {
        public Note {
            namesAndValues = List.copyOf(namesAndValues);
        }

        public static Note of(String key, Object... namesAndValues) {
            return new Note(key, List.of(namesAndValues));
        }
    }

    /** Gathers items while an input is looked at. */
    public static final class Draft {
        private final List<Item> items = new ArrayList<>();

        public void picture(List<String> lines) {
            items.add(new Picture(lines));
        }

        public void note(String key, Object... namesAndValues) {
            items.add(Note.of(key, namesAndValues));
        }

        public InputExplanation done(boolean answerable) {
            return new InputExplanation(items, answerable);
        }
    }
}
