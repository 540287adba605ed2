package judge.sudoku.bitboard;

/**
 * Draws the consequences of what is known: locked candidates, hidden singles and naked singles, until there are no
 * more.
 */
final class Propagation {
    /** All bands of a state have changed. */
    static final int EVERYTHING = (1 << State.BANDS) - 1;

    private Propagation() {}

    /**
     * Settles a state.
     *
     * @param state is changed
     * @param changed the places of the bands that were changed since it was last settled, one bit for each
     * @return false if it has no completion; then the state is of no more use
     */
    static boolean settle(int[] state, int changed) {
        int open = changed;
        do {
            int touched = 0;
            while (open != 0) {
                touched |= open;
                // A whole batch at a time: the next step must not depend on the result of the one before, or the
                // processor waits.
                for (int batch = open; batch != 0; batch &= batch - 1) {
                    int place = Integer.numberOfTrailingZeros(batch);
                    int result = settleBand(state, place);
                    if (result < 0) {
                        return false;
                    }
                    open = (open & ~(1 << place)) | result;
                }
            }
            open = takeSingles(state, touched);
        } while (open > 0);
        return open == 0;
    }

    /** The bands changed by what one band of a digit says; negative if it has no room for the digit. */
    private static int settleBand(int[] state, int place) {
        int band = state[place];
        int miniRows = BandTables.miniRows(band);
        band &= BandTables.POSSIBLE[miniRows];
        if (band == 0) {
            return -1;
        }
        state[place] = band;
        int columns = BandTables.columns(band);
        int changed = keepColumns(state, place, columns);
        int number = (place * 57) >> 9; // place / 9
        int decided =
                band & BandTables.FIXED[miniRows] & BandTables.ONE_COLUMN[columns] & state[State.UNDECIDED + number];
        if (decided != 0) {
            state[State.UNDECIDED + number] ^= decided;
            changed |= take(state, 9 * number, decided);
            state[place] = band;
            changed &= ~(1 << place);
        }
        return changed;
    }

    /**
     * Takes from the other two bands of a digit the columns that it needs in this one, or in this one and the third.
     */
    private static int keepColumns(int[] state, int place, int columns) {
        int next = place < 18 ? place + 9 : place - 18;
        int last = place < 9 ? place + 18 : place - 9;
        int kept = BandTables.KEPT_BY_ONE[columns];
        int columnsOfNext = BandTables.columns(state[next] & kept);
        int columnsOfLast = BandTables.columns(state[last] & kept);
        return keep(state, next, kept & BandTables.KEPT_BY_TWO[columns | columnsOfLast])
                | keep(state, last, kept & BandTables.KEPT_BY_TWO[columns | columnsOfNext]);
    }

    /**
     * Leaves a band only the given cells; the bit of its place if that took something away. Written without a branch.
     */
    private static int keep(int[] state, int place, int cells) {
        int before = state[place];
        int after = before & cells;
        state[place] = after;
        return ((after - before) >>> 31) << place;
    }

    /** Takes cells from all digits of the band whose first place is given; the bands changed. */
    private static int take(int[] state, int first, int cells) {
        int changed = 0;
        for (int digit = 8; digit >= 0; digit--) {
            int taken = state[first + digit] & cells;
            state[first + digit] ^= taken;
            changed = 2 * changed + (-taken >>> 31);
        }
        return changed << first;
    }

    /**
     * Gives cells with one candidate that candidate, where something was touched; the bands changed, negative if a cell
     * has none.
     */
    private static int takeSingles(int[] state, int touched) {
        int changed = 0;
        if ((touched & 0x1FF) != 0) {
            changed = takeSinglesOfBand(state, 0);
        }
        if ((touched & (0x1FF << 9)) != 0) {
            changed |= takeSinglesOfBand(state, 9);
        }
        if ((touched & (0x1FF << 18)) != 0) {
            changed |= takeSinglesOfBand(state, 18);
        }
        return changed;
    }

    private static int takeSinglesOfBand(int[] state, int first) {
        int undecided = state[State.UNDECIDED + first / 9];
        if (undecided == 0) {
            return 0;
        }
        int one = 0;
        int two = 0;
        for (int place = first; place < first + 9; place++) {
            two |= one & state[place];
            one |= state[place];
        }
        if (one != BandTables.ALL) {
            return -1;
        }
        int single = one & ~two & undecided;
        return single == 0 ? 0 : decide(state, first, single);
    }

    private static int decide(int[] state, int first, int cells) {
        int changed = 0;
        for (int place = first; place < first + 9; place++) {
            int band = state[place];
            for (int left = band & cells; left != 0; left &= left - 1) {
                band &= BandTables.WITH[Integer.numberOfTrailingZeros(left)];
                changed |= 1 << place;
            }
            state[place] = band;
        }
        return changed;
    }
}
