package judge.explain.cpp.change;

import java.util.List;

/**
 * Another way to write a part.
 *
 * @param rank the order: a change with a lower rank is tried first
 * @param pieces in place of the first value, the condition and the step of a loop; of any other part a single one
 * @param place the place of the added text
 */
record Rewrite(int rank, List<String> pieces, Place place) {

    enum Place {
        INSTEAD,
        /** The text comes after the brace that opens the part, or before the part. */
        BEFORE,
        /** The text comes before the brace that closes the part, or after the part. */
        AFTER
    }

    static Rewrite instead(int rank, String text) {
        return new Rewrite(rank, List.of(text), Place.INSTEAD);
    }
}
