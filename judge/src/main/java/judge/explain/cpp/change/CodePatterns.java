package judge.explain.cpp.change;

import java.util.function.Function;
import judge.cpp.Fragment;
import judge.cpp.Shape;

/** Questions that several changes ask of code, and replacements in it. */
final class CodePatterns {

    private static final Shape READS = Shape.of("«cin | scanf | getline | gets | fgets | getchar»");

    private CodePatterns() {}

    /** Tells whether some of it reads the input: a change of that reads something else, and helps by chance alone. */
    static boolean reads(Fragment code) {
        return READS.isIn(code);
    }

    /** Tells whether a shape fits somewhere with a text for its first name. */
    static boolean has(Fragment code, Shape shape, String name) {
        return shape.with(shape.names().get(0), name).isIn(code);
    }

    static long lineOf(String code, int index) {
        return code.substring(0, index).chars().filter(c -> c == '\n').count() + 1;
    }

    /** Returns the text of code with something else in place of each {@code $at} of a shape, or of all that fits. */
    static String replaced(Fragment code, Shape shape, Function<Shape.Match, String> other) {
        StringBuilder text = new StringBuilder();
        int[] end = {code.start()};
        shape.all(code).forEach(match -> {
            Fragment at = shape.names().contains("at") ? match.get("at") : match.code();
            text.append(code.source(), end[0], at.start()).append(other.apply(match));
            end[0] = at.end();
        });
        return text.append(code.source(), end[0], code.end()).toString();
    }
}
