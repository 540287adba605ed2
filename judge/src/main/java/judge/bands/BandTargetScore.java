package judge.bands;

import java.util.OptionalInt;

/**
 * The greatest score of target sudoku (NOIP 2009) that a completion has. The score is the sum over all cells of digit times
 * weight: 6 in the outermost ring of cells and one more in each ring further in. That is 2745 plus the sum of 21 cells, so only
 * these are branched on, once it is known that there is a completion: the cell that loses most without its greatest
 * digit gets it, or is denied it, and a branch is left when {@link ScoreCeiling} says that it cannot beat the best so far. It
 * keeps its memory and allocates nothing while it searches; a thread needs one of its own.
 */
public final class BandTargetScore {
    /** What rows, columns and boxes contribute to the score of every completion. */
    private static final int FIXED_PART = 2745;

    /** The 21 cells have at least the sum 49, and at most 161. */
    private static final int LEAST = FIXED_PART + 49;

    private static final int GREATEST = FIXED_PART + 161;

    /** For each band the cells that the rest of the score hangs on. */
    private static final int[] KEY_CELLS = {
        1 | (1 << 8) | (0b11111 << 20), // two corners, the upper side of the border
        (1 << 2) | (1 << 6) | (1 << 11) | (1 << 13) | (1 << 15) | (1 << 20)
                | (1 << 24), // its left and right sides, the centre
        (0b11111 << 2) | (1 << 18) | (1 << 26) // its lower side, two corners
    };

    private final Search search = new Search();
    private final ScoreCeiling ceiling = new ScoreCeiling();
    private int bestSum;
    private long guesses;

    /**
     * The greatest score; empty if there is no completion.
     *
     * @param givens 81 digits, row by row, 0 for a blank
     */
    public OptionalInt bestScore(int[] givens) {
        bestSum = 0;
        guesses = 0;
        search.forgetGuesses();
        State.read(givens, search.state(0));
        if (Propagation.settle(search.state(0), Propagation.EVERYTHING)) {
            // Any completion will do first: where there is none, the search by score would wander.
            takeAnyCompletion(0);
            if (bestSum > 0) {
                improve(0);
            }
        }
        return bestSum > 0 ? OptionalInt.of(checked(FIXED_PART + bestSum)) : OptionalInt.empty();
    }

    private static int checked(int score) {
        if (score < LEAST || score > GREATEST) {
            throw new IllegalStateException("no completion scores " + score);
        }
        return score;
    }

    /** How many guesses the last question took. */
    public long guesses() {
        return guesses + search.guesses();
    }

    private void takeAnyCompletion(int level) {
        copyUp(level);
        search.start(level + 1);
        if (search.next()) {
            bestSum = Math.max(bestSum, sumOfKeyCells(search.found()));
        }
    }

    private int[] copyUp(int level) {
        int[] copy = search.state(level + 1);
        System.arraycopy(search.state(level), 0, copy, 0, State.LENGTH);
        return copy;
    }

    private static int sumOfKeyCells(int[] state) {
        int sum = 0;
        for (int place = 0; place < State.BANDS; place++) {
            sum += (place % 9 + 1) * Integer.bitCount(state[place] & KEY_CELLS[place / 9]);
        }
        return sum;
    }

    /** Looks for completions of a settled state that beat the best so far. */
    private void improve(int level) {
        int[] state = search.state(level);
        boolean alive = true;
        while (alive && ceiling.of(state) > bestSum) {
            int cell = cellOfGreatestRegret(state);
            if (cell < 0) {
                takeAnyCompletion(level);
                return;
            }
            guesses++;
            int bit = 1 << (cell % 27);
            int place = placeOfGreatest(state, cell / 27, bit, 9);
            int[] guessed = copyUp(level);
            guessed[place] &= BandTables.WITH[cell % 27];
            if (Propagation.settle(guessed, 1 << place)) {
                improve(level + 1);
            }
            state[place] &= ~bit;
            alive = Propagation.settle(state, 1 << place);
        }
    }

    /** The undecided key cell whose greatest candidate is furthest from the next; -1 if all are decided. */
    private static int cellOfGreatestRegret(int[] state) {
        int best = -1;
        int greatestRegret = 0;
        for (int band = 0; band < 3; band++) {
            for (int left = state[State.UNDECIDED + band] & KEY_CELLS[band]; left != 0; left &= left - 1) {
                int bit = left & -left;
                int first = placeOfGreatest(state, band, bit, 9);
                int regret = first - placeOfGreatest(state, band, bit, first - 9 * band);
                if (regret > greatestRegret) {
                    greatestRegret = regret;
                    best = 27 * band + Integer.numberOfTrailingZeros(bit);
                }
            }
        }
        return best;
    }

    /** The place in the state of the greatest digit below another (0 to 9) that is a candidate of a cell. */
    private static int placeOfGreatest(int[] state, int band, int cell, int below) {
        int place = 9 * band + below - 1;
        while ((state[place] & cell) == 0) {
            place--;
        }
        return place;
    }
}
