package judge.language.gnu.repair;

import java.util.List;

/**
 * A change that may be tried.
 *
 * @param rank those with a lower one are tried first
 * @param at where people look for it
 * @param written what they are shown as it is, empty where something is added
 * @param changed what they are shown in its place, empty where something is left out
 * @param edits that make it, all at once
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
