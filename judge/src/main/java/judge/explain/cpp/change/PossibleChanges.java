package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree;

/** The changes that were found in a source. */
final class PossibleChanges {

    private static final Shape NAME = Shape.of("$_ =");

    private static final int MOST = 6;

    private final Tree tree;
    private final String source;
    private final List<Part> parts;
    private final List<PossibleChange> all = new ArrayList<>();
    private final Map<List<Object>, List<Shape.Match>> known = new HashMap<>();

    PossibleChanges(Tree tree, List<Part> parts) {
        this.tree = tree;
        source = tree.code().source();
        this.parts = parts;
    }

    /** Returns the first places of the source that a shape fits, with some texts for its names. */
    List<Shape.Match> matches(Shape shape, Map<String, String> texts) {
        Map<String, String> own = new HashMap<>(texts);
        own.keySet().retainAll(shape.names());
        return known.computeIfAbsent(
                List.of(shape, own),
                key -> shape.with(own).all(code()).limit(MOST).toList());
    }

    /** Tells whether the source has a place for a shape with a text for its first name. */
    boolean has(Shape shape, String name) {
        return !matches(shape, Map.of(shape.names().get(0), name)).isEmpty();
    }

    String source() {
        return source;
    }

    Tree tree() {
        return tree;
    }

    Fragment code() {
        return tree.code();
    }

    List<Part> parts() {
        return parts;
    }

    /** Returns the innermost loop that a part is in. */
    Optional<Part> loopAround(Part part) {
        return parts.stream()
                .filter(one -> one.kind() == Part.Kind.LOOP && part.start() > one.start() && part.end() <= one.end())
                .min(Comparator.comparingInt(one -> one.end() - one.start()));
    }

    List<PossibleChange> all() {
        return all;
    }

    String text(Part part) {
        return source.substring(part.start(), part.end());
    }

    void add(int rank, int at, String written, String changed, Edit... edits) {
        all.add(new PossibleChange(rank, at, written, changed, List.of(edits)));
    }

    /** Makes the change that adds a text at a place. */
    void added(int rank, int at, String text) {
        all.add(PossibleChange.added(rank, at, text));
    }

    /** Makes the change that puts another text in place of a part. */
    void instead(int rank, Part part, String text) {
        Fragment code = part.code();
        Fragment named = code.part(Math.max(0, code.from() - 2), code.to());
        boolean single = part.kind() == Part.Kind.INITIAL
                && code.size() == 1
                && NAME.at(named).isPresent();
        String name = single ? source.substring(named.start(), part.start()) : "";
        Edit edit = new Edit(part.start(), part.end(), text, part.isValue());
        add(rank, part.start() - name.length(), name + text(part), name + text, edit);
    }

    /** Makes the change that adds a text after the brace that opens a body. */
    void begin(int rank, Part body, String text) {
        add(rank, body.start(), "", text, new Edit(body.start() + 1, body.start() + 1, text, false));
    }

    /** Makes the change that adds a text before the brace that closes a body. */
    void end(int rank, Part body, String text) {
        add(rank, body.end(), "", text, new Edit(body.end() - 1, body.end() - 1, text, false));
    }

    /** Makes the change of a loop's first value, its condition and its step. */
    void head(int rank, Part part, String first, String condition, String step) {
        Fragment begins = part.tail().get(0);
        Fragment value = part.firstValue();
        List<Edit> edits = new ArrayList<>();
        if (!value.isEmpty()) {
            edits.add(new Edit(value.start(), value.end(), first, true));
        }
        edits.add(new Edit(part.tail().get(1).start(), part.tail().get(1).end(), condition, true));
        edits.add(new Edit(part.tail().get(2).start(), part.tail().get(2).end(), step, true));
        int until = !value.isEmpty() ? value.start() : begins.isEmpty() ? part.start() : begins.end();
        String text =
                source.substring(part.start(), until) + (value.isEmpty() ? "" : first) + "; " + condition + "; " + step;
        all.add(new PossibleChange(rank, part.start(), text(part), text, edits));
    }

    /** Another text in place of a stretch within a part. */
    void within(int rank, Part part, int from, int end, String text) {
        instead(rank, part, source.substring(part.start(), from) + text + source.substring(end, part.end()));
    }

    /** Another text in place of a part, of which people are shown some. */
    void shown(int rank, Part part, String written, String changed, String text) {
        add(rank, part.start(), written, changed, new Edit(part.start(), part.end(), text, false));
    }

    /** Another text in place of a part, of which people are shown that something comes after it. */
    void behind(int rank, Part part, String changed, String text) {
        add(rank, part.end() - 1, "", changed, new Edit(part.start(), part.end(), text, false));
    }
}
