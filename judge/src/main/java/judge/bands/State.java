package judge.bands;

import java.util.Arrays;

/**
 * What is known of a grid, as numbers in an array: 27 bands of candidates, that of digit d (0 to 8) in band b (0 to 2) at
 * {@code 9 * b + d}, one bit for each of the band's 27 cells; then for each band the cells that are not decided, and those that were not before
 * the last guess at a cell of the state. A cell is
 * decided when its digit is known and was taken from the other digits.
 */
final class State {
    static final int CELLS = 81;

    /** The bands of candidates. */
    static final int BANDS = 27;

    /** Where the undecided cells of the uppermost band are. */
    static final int UNDECIDED = BANDS;

    /** Where the cells are that were undecided before the last guess. */
    static final int BEFORE_GUESS = UNDECIDED + 3;

    static final int LENGTH = BEFORE_GUESS + 3;

    private State() {}

    /**
     * Makes a state of givens, which is not settled and may be contradictory.
     *
     * @param givens 81 digits, row by row, 0 for a blank
     */
    static void read(int[] givens, int[] state) {
        if (givens.length != CELLS) {
            throw new IllegalArgumentException("a grid has 81 cells, not " + givens.length);
        }
        Arrays.fill(state, BandTables.ALL);
        for (int cell = 0; cell < CELLS; cell++) {
            int digit = givens[cell];
            if (digit != 0) {
                if (digit < 0 || digit > 9) {
                    throw new IllegalArgumentException("cell " + cell + " cannot have the digit " + digit);
                }
                int band = cell / 27;
                state[UNDECIDED + band] &= ~(1 << (cell % 27));
                // Of two equal givens in a row or box each takes the other away: the band is left without a place for
                // the digit.
                state[9 * band + digit - 1] &= BandTables.WITH[cell % 27];
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            if (givens[cell] != 0) {
                int first = cell / 27 * 9;
                int own = state[first + givens[cell] - 1];
                for (int place = first; place < first + 9; place++) {
                    state[place] &= ~(1 << (cell % 27));
                }
                state[first + givens[cell] - 1] = own;
            }
        }
    }

    /** Whether all cells of a settled state are decided; then it is a completion. */
    static boolean isComplete(int[] state) {
        return (state[UNDECIDED] | state[UNDECIDED + 1] | state[UNDECIDED + 2]) == 0;
    }

    /**
     * Writes the digits of a completion, row by row.
     *
     * @param cells for each band, the cells to write
     */
    static void write(int[] state, int[] cells, int[] digits) {
        for (int place = 0; place < BANDS; place++) {
            int firstCell = place / 9 * 27;
            for (int left = state[place] & cells[place / 9]; left != 0; left &= left - 1) {
                digits[firstCell + Integer.numberOfTrailingZeros(left)] = place % 9 + 1;
            }
        }
    }
}
