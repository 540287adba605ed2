package judge.sudoku.bitboard;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Solves sudoku by bands of bits. It keeps its memory from one puzzle to the next and allocates nothing while it
 * searches; a thread needs one of its own. Grids are 81 numbers from 0 (blank) to 9, row by row; contradictory givens
 * have no completion.
 */
public final class BandSolver {
    private final Search search = new Search();
    private final int[] completion = new int[State.CELLS];

    /** A completion, always the same one; empty if there is none. */
    public Optional<int[]> first(int[] givens) {
        if (!start(givens) || !search.next()) {
            return Optional.empty();
        }
        int[] digits = new int[State.CELLS];
        search.write(digits);
        return Optional.of(digits);
    }

    /** Returns the number of completions, or the limit (at least 1) if there are more. */
    public long count(int[] givens, long limit) {
        checkLimit(limit);
        long count = 0;
        if (start(givens)) {
            while (count < limit && search.next()) {
                count++;
            }
        }
        return count;
    }

    /**
     * Shows each completion once.
     *
     * @param limit the most completions that are shown, at least 1
     * @param each is shown an array that is used again for the next
     * @return the number of completions that were shown
     */
    public long enumerate(int[] givens, long limit, Consumer<int[]> each) {
        checkLimit(limit);
        long count = 0;
        if (start(givens)) {
            while (count < limit && search.next()) {
                search.write(completion);
                each.accept(completion);
                count++;
            }
        }
        return count;
    }

    /** Returns the number of guesses that the last question took. */
    public long guesses() {
        return search.guesses();
    }

    private boolean start(int[] givens) {
        search.forgetGuesses();
        State.read(givens, search.state(0));
        search.start(0);
        return Propagation.settle(search.state(0), Propagation.EVERYTHING);
    }

    private static void checkLimit(long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("the limit must be at least 1, not " + limit);
        }
    }
}
