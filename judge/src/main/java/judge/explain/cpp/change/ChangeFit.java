package judge.explain.cpp.change;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;

/**
 * A way in which a rule fits a part.
 *
 * @param texts what stands for the names of shapes so far
 * @param place the shape of the place that is changed
 * @param start index of the first character that is replaced
 * @param end the index after the last one
 */
record ChangeFit(Part part, PossibleChanges found, Map<String, String> texts, Shape place, int start, int end) {

    private static final Shape ANYTHING = Shape.of("...");

    static ChangeFit of(Part part, PossibleChanges found) {
        return new ChangeFit(
                part,
                found,
                Map.of("all", found.text(part), "function", part.function()),
                ANYTHING,
                part.start(),
                part.end());
    }

    Fragment source() {
        return found.code();
    }

    /** Returns what stands for a name; an empty text where nothing does. */
    String text(String name) {
        return texts.getOrDefault(name, "");
    }

    /** Returns what stands for a name; the name itself where nothing does. */
    String textOr(String name) {
        return texts.getOrDefault(name, name);
    }

    ChangeFit with(String name, String text) {
        Map<String, String> more = new HashMap<>(texts);
        more.put(name, text);
        return new ChangeFit(part, found, Map.copyOf(more), place, start, end);
    }

    ChangeFit with(Shape shape, Shape.Match match) {
        Map<String, String> more = new HashMap<>(texts);
        shape.names().forEach(name -> more.put(name, match.text(name)));
        return new ChangeFit(part, found, Map.copyOf(more), place, start, end);
    }

    /** Returns the ways in which a shape fits some code as well. */
    Stream<ChangeFit> all(Shape shape, Fragment code) {
        return (code.equals(found.code())
                        ? found.matches(shape, known()).stream()
                        : known(shape).all(code))
                .map(match -> with(shape, match));
    }

    /** Returns the same, with what is replaced. */
    Stream<ChangeFit> places(Shape shape, Fragment code) {
        Shape known = known(shape);
        return known.all(code).map(match -> {
            Fragment at = shape.names().contains("at") ? match.get("at") : match.code();
            return new ChangeFit(part, found, with(shape, match).texts, known, at.start(), at.end());
        });
    }

    private Map<String, String> known() {
        Map<String, String> known = new HashMap<>(texts);
        known.remove("at");
        return known;
    }

    /** Returns the shape with what is known of its names. */
    Shape known(Shape shape) {
        return shape.with(known());
    }

    /** Writes a text with what stands for the names in it. */
    String written(String text) {
        StringBuilder written = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int end = i + 1;
            while (text.charAt(i) == '$' && end < text.length() && Character.isLetter(text.charAt(end))) {
                end++;
            }
            written.append(end > i + 1 ? text(text.substring(i + 1, end)) : text.substring(i, end));
            i = end;
        }
        return written.toString();
    }
}
