package judge.language.java.compile.worker.change;

import java.util.List;

/**
 * A small change of a program.
 *
 * @param rank those with a lower one are tried first
 * @param kind what is done, and after a slash why, where that is known
 * @param at where people look for it
 * @param written what they are shown as it is
 * @param changed what they are shown in its place
 * @param edits that make it, all at once
 */
record JavaChange(int rank, String kind, int at, String written, String changed, List<JavaEdit> edits) {

    JavaChange {
        edits = List.copyOf(edits);
    }
}
