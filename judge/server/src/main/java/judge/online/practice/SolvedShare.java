package judge.online.practice;

import java.util.OptionalInt;

/**
 * The people who have tried a problem in sets.
 *
 * @param tried the number of people who have handed in something that was judged
 * @param solved the number of those who have solved it
 */
public record SolvedShare(long problem, int tried, int solved) {

    /** The least people of whom anything is told. */
    public static final int LEAST = 10;

    private static final int STEP = 10;

    /**
     * Returns the share of those who have solved it, in per cent. It is rounded to tens, so that it tells nothing of
     * the one who came last; empty: too few have tried.
     */
    public OptionalInt percent() {
        if (tried < LEAST) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(STEP * Math.toIntExact(Math.round(100.0 / STEP * solved / tried)));
    }
}
