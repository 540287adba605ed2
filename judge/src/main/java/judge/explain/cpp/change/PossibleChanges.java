package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.List;

/** The changes that were found in a source. */
final class PossibleChanges {

    private final String source;
    private final List<PossibleChange> all = new ArrayList<>();

    PossibleChanges(String source) {
        this.source = source;
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
        add(rank, part.start(), text(part), text, new Edit(part.start(), part.end(), text, part.isValue()));
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
