package judge.similar;

import java.util.List;

/**
 * The pairs that are alike, each with one of the class at least.
 *
 * @param pairs the most alike first
 * @param unchecked the number of further pairs that may be alike, and were too many to compare
 * @param steps the work of finding them: the same on every machine
 */
public record Likenesses(List<Likeness> pairs, int unchecked, long steps) {

    public Likenesses {
        pairs = List.copyOf(pairs);
    }

    /** Returns the groups that the pairs make: the largest first, of those as large the most alike first. */
    public List<Cluster> clusters() {
        return Cluster.of(pairs);
    }
}
