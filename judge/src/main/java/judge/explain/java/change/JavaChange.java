package judge.explain.java.change;

import java.util.List;

/**
 * A small change of a program.
 *
 * @param rank the order: a change with a lower rank is tried first
 * @param kind the kind of change, and after a slash its cause, where that is known
 * @param at the place where people look for it
 * @param written the old text that people are shown
 * @param changed the new text that people are shown
 * @param edits the edits that make it, all at once
 */
record JavaChange(int rank, String kind, int at, String written, String changed, List<JavaEdit> edits) {

    JavaChange {
        edits = List.copyOf(edits);
    }
}
