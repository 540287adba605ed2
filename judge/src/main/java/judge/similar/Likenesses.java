package judge.similar;

import java.util.List;

/**
 * The pairs of a class that are alike.
 *
 * @param pairs the most alike first
 * @param unchecked the number of further pairs that may be alike, and were too many to compare
 * @param steps the work of finding them: the same on every machine
 */
public record Likenesses(List<Likeness> pairs, int unchecked, long steps) {

    public Likenesses {
        pairs = List.copyOf(pairs);
    }
}
