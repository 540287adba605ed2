package judge.similar;

import java.util.List;

/**
 * The pairs that are alike, each with one of the class at least.
 *
 * @param pairs the most alike first
 * @param identical works that are too short to be pairs, and the same
 * @param tooShort the number of works of the class that have fewer tokens of their own than
 *     {@link SimilarWorks#LEAST_TOKENS}: they are looked at for being identical, and compared no further
 * @param unchecked the number of further pairs that may be alike, and were too many to compare
 * @param steps the work of finding them: the same on every machine
 */
public record Likenesses(List<Likeness> pairs, List<Identical> identical, int tooShort, int unchecked, long steps) {

    public Likenesses {
        pairs = List.copyOf(pairs);
        identical = List.copyOf(identical);
    }

    /** Returns the groups that the pairs make: the largest first, of those as large the most alike first. */
    public List<Cluster> clusters() {
        return Cluster.of(pairs);
    }
}
