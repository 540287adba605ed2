package judge.explain.cpp.change;

import java.util.List;

/**
 * A change that may be tried.
 *
 * @param rank the order: a change with a lower rank is tried first
 * @param at the place where people look for it
 * @param written the old text that people are shown, empty where something is added
 * @param changed the new text that people are shown, empty where something is left out
 * @param edits the edits that make it, all at once
 */
record PossibleChange(int rank, int at, String written, String changed, List<Edit> edits) {

    PossibleChange {
        edits = List.copyOf(edits);
    }

    /** Makes the change that adds text at a place. */
    static PossibleChange added(int rank, int at, String text) {
        return new PossibleChange(rank, at, "", text, List.of(new Edit(at, at, text, false)));
    }
}
