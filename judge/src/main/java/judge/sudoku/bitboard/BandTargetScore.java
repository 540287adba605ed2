package judge.sudoku.bitboard;

import java.util.OptionalInt;

/**
 * The greatest score of target sudoku (NOIP 2009) that a completion has. The score is the sum over all cells of digit
 * times weight: 6 in the outermost ring of cells and one more in each ring further in. That is 2745 plus the sum of 21
 * cells, so only these are branched on, once it is known that there is a completion: the greatest digit that is open in
 * any of them goes to the one with the fewest candidates, or is denied it. A branch is left when {@link ScoreCeiling}
 * or {@link Placements} says that it cannot beat the best so far, and digits too small for that are taken away. It
 * keeps its memory and allocates nothing while it searches; a thread needs one of its own.
 */
public final class BandTargetScore {
    /** The part of the score of every completion that rows, columns and boxes contribute. */
    private static final int FIXED_PART = 2745;

    /** The 21 cells have at least the sum 49, and at most 161. */
    private static final int LEAST = FIXED_PART + 49;

    private static final int GREATEST = FIXED_PART + 161;

    private final Search search = new Search();
    private final ScoreCeiling ceiling = new ScoreCeiling();
    private final Placements placements = new Placements();
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
            // First looks for any completion: where there is none, the search by score would take very long.
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

    /** Returns the number of guesses that the last question took. */
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
            sum += (place % 9 + 1) * Integer.bitCount(state[place] & KeyCells.OF_BAND[place / 9]);
        }
        return sum;
    }

    /** Looks for completions of a settled state that beat the best so far. */
    private void improve(int level) {
        int[] state = search.state(level);
        boolean alive = true;
        while (alive && ceiling.of(state) > bestSum && placements.ceiling(state) > bestSum) {
            int tooSmall = ceiling.takeTooSmall(state, bestSum);
            alive = tooSmall == 0 ? branch(level) : Propagation.settle(state, tooSmall);
        }
    }

    /**
     * Goes into the branch with a guess; false if there is nothing to be found in the other, which the state becomes.
     */
    private boolean branch(int level) {
        int[] state = search.state(level);
        int place = placeOfGreatest(state);
        if (place < 0) {
            takeAnyCompletion(level);
            return false;
        }
        int cell = cellWithFewest(state, place);
        guesses++;
        int[] guessed = copyUp(level);
        guessed[place] &= BandTables.WITH[cell];
        if (Propagation.settle(guessed, 1 << place)) {
            improve(level + 1);
        }
        state[place] &= ~(1 << cell);
        return Propagation.settle(state, 1 << place);
    }

    /** A place of the greatest digit that an undecided key cell can have; -1 if all are decided. */
    private static int placeOfGreatest(int[] state) {
        for (int digit = 8; digit >= 0; digit--) {
            for (int place = digit; place < State.BANDS; place += 9) {
                if (undecidedKeyCells(state, place) != 0) {
                    return place;
                }
            }
        }
        return -1;
    }

    /** Returns the undecided key cell with the fewest candidates, among those in which a digit is possible. */
    private static int cellWithFewest(int[] state, int place) {
        int fewest = 10;
        int best = 0;
        for (int left = undecidedKeyCells(state, place); left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int candidates = Integer.bitCount(State.candidates(state, place - place % 9, cell));
            if (candidates < fewest) {
                fewest = candidates;
                best = cell;
            }
        }
        return best;
    }

    /** The key cells in which a digit is possible, but not decided. */
    private static int undecidedKeyCells(int[] state, int place) {
        return state[place] & state[State.UNDECIDED + place / 9] & KeyCells.OF_BAND[place / 9];
    }
}
