package judge.sudoku.bitboard;

import java.util.Arrays;

/**
 * The knowledge of a grid, as numbers in an array: 27 bands of candidates, that of digit d (0 to 8) in band b (0 to 2)
 * at {@code 9 * b + d}, one bit for each of the band's 27 cells; then for each band the cells that are not decided. A
 * cell is decided when its digit is known and was taken from the other digits.
 */
final class State {
    static final int CELLS = 81;

    /** The bands of candidates. */
    static final int BANDS = 27;

    /** The index of the undecided cells of the uppermost band. */
    static final int UNDECIDED = BANDS;

    static final int LENGTH = UNDECIDED + 3;

    /**
     * The number of sets of cells that store the digits of a completion as binary numbers: four for each of three
     * bands.
     */
    static final int BINARY = 3 * 4;

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
        int[] given = new int[BANDS];
        for (int cell = 0; cell < CELLS; cell++) {
            int digit = givens[cell];
            if (digit != 0) {
                if (digit < 0 || digit > 9) {
                    throw new IllegalArgumentException("cell " + cell + " cannot have the digit " + digit);
                }
                int place = cell / 27 * 9 + digit - 1;
                state[UNDECIDED + cell / 27] &= ~(1 << (cell % 27));
                given[place] |= 1 << (cell % 27);
                // Two equal givens in a row or box each remove the other: the band is left without a place for the
                // digit.
                state[place] &= BandTables.WITH[cell % 27];
            }
        }
        for (int place = 0; place < BANDS; place++) {
            state[place] &= state[UNDECIDED + place / 9] | given[place];
        }
    }

    /** Tells whether all cells of a settled state are decided; then it is a completion. */
    static boolean isComplete(int[] state) {
        return (state[UNDECIDED] | state[UNDECIDED + 1] | state[UNDECIDED + 2]) == 0;
    }

    /** Returns the number of cells that are not decided. */
    static int undecided(int[] state) {
        return Integer.bitCount(state[UNDECIDED])
                + Integer.bitCount(state[UNDECIDED + 1])
                + Integer.bitCount(state[UNDECIDED + 2]);
    }

    /**
     * The candidates of a cell, digit d (0 to 8) as bit d.
     *
     * @param first the first place of its band
     * @param cell the cell's number among the 27 of the band
     */
    static int candidates(int[] state, int first, int cell) {
        int digits = 0;
        for (int digit = 8; digit >= 0; digit--) {
            digits = 2 * digits + ((state[first + digit] >>> cell) & 1);
        }
        return digits;
    }

    /**
     * Writes the digits of a completion, row by row, where they differ from those that were written last.
     *
     * @param last the digits that were written last, as binary numbers: for each band four sets of cells, one for each
     *     binary place; becomes those of this completion. Where all are empty, no cell has a digit, so that all cells
     *     are written
     */
    static void write(int[] state, int[] last, int[] digits) {
        write(state, 0, last, 0, digits);
        write(state, 9, last, 4, digits);
        write(state, 18, last, 8, digits);
    }

    private static void write(int[] state, int first, int[] last, int place, int[] digits) {
        int ones = state[first] | state[first + 2] | state[first + 4] | state[first + 6] | state[first + 8];
        int twos = state[first + 1] | state[first + 2] | state[first + 5] | state[first + 6];
        int fours = state[first + 3] | state[first + 4] | state[first + 5] | state[first + 6];
        int eights = state[first + 7] | state[first + 8];
        int different = (ones ^ last[place])
                | (twos ^ last[place + 1])
                | (fours ^ last[place + 2])
                | (eights ^ last[place + 3]);
        last[place] = ones;
        last[place + 1] = twos;
        last[place + 2] = fours;
        last[place + 3] = eights;
        for (int left = different; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            digits[3 * first + cell] = ((ones >>> cell) & 1)
                    | (((twos >>> cell) & 1) << 1)
                    | (((fours >>> cell) & 1) << 2)
                    | (((eights >>> cell) & 1) << 3);
        }
    }
}
