package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.cpp.Fragment;
import judge.cpp.Shape;

/**
 * A text that a rule writes, and its place.
 *
 * @param told what people are shown of it: before, and after; empty where that is plain
 * @param more what else is written in the place of shapes
 */
record ChangeText(int rank, Where where, List<String> told, String text, List<Also> more) {

    /** A text in place of all that a shape fits. */
    private record Also(Shape shape, String text) {}

    private enum Where {
        INSTEAD,
        /** In place of the whole part. */
        WHOLE,
        /** In place of all places that the shape fits. */
        EVERY,
        /** Before the part, together with it. */
        BEFORE,
        /** Behind the part, together with it. */
        BEHIND,
        /** Added before the part. */
        ADDED,
        /** After the brace that opens the part. */
        BEGIN,
        /** Before the brace that closes the part. */
        END
    }

    static ChangeText of(String place, String text) {
        String[] sides = place.split(" told ", 2);
        String[] words = sides[0].split(" ", 2);
        return new ChangeText(
                Integer.parseInt(words[0]),
                words.length == 1 ? Where.INSTEAD : Where.valueOf(words[1].toUpperCase(Locale.ROOT)),
                sides.length == 1 ? List.of() : List.of(sides[1].split(" -> ", 2)),
                text,
                List.of());
    }

    /** Returns the text with something more, as a shape and what is written in its place. */
    ChangeText and(String also) {
        String[] sides = also.split(" => ", 2);
        List<Also> all = new ArrayList<>(more);
        all.add(new Also(Shape.of(sides[0]), sides[1]));
        return new ChangeText(rank, where, told, text, List.copyOf(all));
    }

    void add(ChangeFit fit) {
        PossibleChanges found = fit.found();
        Part part = fit.part();
        String written = fit.written(text);
        String all = fit.text("all");
        switch (where) {
            case BEFORE -> found.shown(rank, part, "", written, written + " " + all);
            case BEHIND -> found.behind(rank, part, written, all + " " + written);
            case ADDED -> found.added(rank, part.start(), written);
            case BEGIN -> found.begin(rank, part, written);
            case END -> found.end(rank, part, written);
            default -> instead(fit, also(fit, changed(fit, written)));
        }
    }

    private String also(ChangeFit fit, String changed) {
        String all = changed;
        for (Also one : more) {
            Shape shape = fit.known(one.shape());
            all = CodePatterns.replaced(
                    Fragment.of(all), shape, match -> fit.with(shape, match).written(one.text()));
        }
        return all;
    }

    /** The text of the part after the change. */
    private String changed(ChangeFit fit, String written) {
        Part part = fit.part();
        String source = fit.found().source();
        return switch (where) {
            case WHOLE -> written;
            case EVERY -> CodePatterns.replaced(part.code(), fit.place(), match -> fit.with(fit.place(), match)
                    .written(text));
            default -> source.substring(part.start(), fit.start()) + written + source.substring(fit.end(), part.end());
        };
    }

    private void instead(ChangeFit fit, String changed) {
        Part part = fit.part();
        if (changed.equals(fit.text("all"))) {
            return;
        }
        if (told.isEmpty()) {
            fit.found().instead(rank, part, changed);
        } else {
            int at = part.kind() == Part.Kind.FILE ? fit.start() : part.start();
            Edit edit = new Edit(part.start(), part.end(), changed, false);
            fit.found().add(rank, at, fit.written(told.get(0)), fit.written(told.get(1)), edit);
        }
    }
}
