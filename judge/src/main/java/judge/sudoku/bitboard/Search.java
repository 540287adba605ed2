package judge.sudoku.bitboard;

import java.util.Arrays;

/**
 * Goes through the completions of a state, depth first. The states on the way are kept one after the other in memory
 * that is reused: nothing is allocated.
 */
final class Search {
    /** A guess decides a cell, so there are no more levels than cells, besides the first and those below a search. */
    private static final int LEVELS = 81 + 4;

    /** No band changes when a guess is denied: that was settled with the guess. */
    private static final int SETTLED = 0;

    private final int[][] states = new int[LEVELS][State.LENGTH];

    /** For each level with a guess above it: the bands that change when the guess is denied. */
    private final int[] changedByDenial = new int[LEVELS];

    /** The digits of the completion that was written last since the start, see {@link State#write}. */
    private final int[] written = new int[State.BINARY];

    private final Guess guess = new Guess();
    private int bottom;
    private int top;
    private boolean alive;
    private long guesses;

    /** The state of a level. */
    int[] state(int level) {
        return states[level];
    }

    /** Returns the number of guesses since {@link #forgetGuesses}. */
    long guesses() {
        return guesses;
    }

    void forgetGuesses() {
        guesses = 0;
    }

    /** Begins at a level, whose state is settled. It and all above it are changed by the search. */
    void start(int level) {
        bottom = level;
        top = level;
        alive = true;
        Arrays.fill(written, 0);
    }

    /** Goes on to the next completion; false if there is none. */
    boolean next() {
        while (true) {
            if (alive) {
                if (State.isComplete(states[top])) {
                    alive = false;
                    return true;
                }
                guess();
            } else if (top > bottom) {
                top--;
                int changed = changedByDenial[top];
                alive = changed == SETTLED || Propagation.settle(states[top], changed);
            } else {
                return false;
            }
        }
    }

    private void guess() {
        guesses++;
        int level = top;
        int changed = guess.make(states[level], states[level + 1]);
        alive = Propagation.settle(states[level + 1], changed);
        changedByDenial[level] = changed;
        if (!guess.wasAllPairs()) {
            top++;
        } else if (alive) {
            Guess.swap(states[level], states[level + 1]);
            changedByDenial[level] = SETTLED;
            top++;
        }
        // Else the denied guess, which turns every digit into the other, ends in a contradiction too.
    }

    /** The completion that {@link #next()} came to. */
    int[] found() {
        return states[top];
    }

    /**
     * Writes the digits of the completion, row by row, to where those of the last one written since the start are, if
     * any.
     */
    void write(int[] digits) {
        State.write(states[top], written, digits);
    }
}
