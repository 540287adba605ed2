package judge.similar;

import java.util.List;

/**
 * The pairs of a class that are alike.
 *
 * @param pairs the most alike first
 * @param unchecked how many further pairs may be alike, and were too many to compare
 * @param steps how much work it was to find them: the same on every machine
 */
public record Likenesses(List<Likeness> pairs, int unchecked, long steps) {

    public Likenesses {
        pairs = List.copyOf(pairs);
    }
}
