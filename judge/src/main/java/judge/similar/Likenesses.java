package judge.similar;

import java.util.List;

/**
 * The pairs of a class that are alike.
 *
 * @param pairs the most alike first
 * @param steps how much work it was to find them: the same on every machine
 */
public record Likenesses(List<Likeness> pairs, long steps) {

    public Likenesses {
        pairs = List.copyOf(pairs);
    }
}
