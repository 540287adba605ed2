package judge.bands;

/** Splits a settled state in two: one with a guess, and one in which it is denied. Together they are all there is. */
final class Guess {
    private Guess() {}

    /**
     * Guesses at a cell with two candidates if there is one, else at one with the fewest. Of several with two it takes the one with
     * the most of them in its row, column and box: whatever it has, they are likely to follow.
     *
     * @param state becomes the state without the guess
     * @param guessed becomes the state with it
     * @return the bands that were changed, the same in both
     */
    static int make(int[] state, int[] guessed) {
        System.arraycopy(state, 0, guessed, 0, State.LENGTH);
        System.arraycopy(state, State.UNDECIDED, state, State.BEFORE_GUESS, 3);
        int upper = cellsWithTwo(state, 0);
        int middle = cellsWithTwo(state, 9);
        int lower = cellsWithTwo(state, 18);
        if ((upper | middle | lower) == 0) {
            return guessAtFewest(state, guessed);
        }
        int best = Math.max(
                mostConnected(upper, 0, middle, lower),
                Math.max(mostConnected(middle, 9, upper, lower), mostConnected(lower, 18, upper, middle)));
        return split(state, guessed, (best >> 5) & 31, 1 << (best & 31));
    }

    /** The cell (bits 0 to 4) with the most others in its row, column and box (from bit 10), and its band (from bit 5). */
    private static int mostConnected(int cells, int first, int cellsOfBand, int cellsOfOtherBand) {
        int best = -1;
        for (int left = cells; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int column = 0x40201 << (cell % 9);
            int others = Integer.bitCount(cells & (~BandTables.WITH[cell] | column))
                    + Integer.bitCount(cellsOfBand & column)
                    + Integer.bitCount(cellsOfOtherBand & column);
            best = Math.max(best, (others << 10) | (first << 5) | cell);
        }
        return best;
    }

    /** The cells with two candidates in the band whose first place is given. */
    private static int cellsWithTwo(int[] state, int first) {
        int one = 0;
        int two = 0;
        int three = 0;
        for (int place = first; place < first + 9; place++) {
            int band = state[place];
            three |= two & band;
            two |= one & band;
            one |= band;
        }
        return two & ~three;
    }

    private static int split(int[] state, int[] guessed, int first, int cell) {
        int one = placeOf(cell, state, first);
        int other = placeOf(cell, state, one + 1);
        decide(guessed, one, other, cell);
        decide(state, other, one, cell);
        return (1 << one) | (1 << other);
    }

    private static void decide(int[] state, int place, int otherPlace, int cell) {
        state[place] &= BandTables.WITH[Integer.numberOfTrailingZeros(cell)];
        state[otherPlace] &= ~cell;
    }

    private static int placeOf(int cell, int[] state, int from) {
        int place = from;
        while ((state[place] & cell) == 0) {
            place++;
        }
        return place;
    }

    private static int guessAtFewest(int[] state, int[] guessed) {
        int fewest = 10;
        int cell = 0;
        int first = 0;
        for (int band = 0; band < 3; band++) {
            for (int left = state[State.UNDECIDED + band]; left != 0; left &= left - 1) {
                int candidates = candidates(state, 9 * band, left & -left);
                if (candidates < fewest) {
                    fewest = candidates;
                    cell = left & -left;
                    first = 9 * band;
                }
            }
        }
        int place = placeOf(cell, state, first);
        guessed[place] &= BandTables.WITH[Integer.numberOfTrailingZeros(cell)];
        state[place] &= ~cell;
        return 1 << place;
    }

    private static int candidates(int[] state, int first, int cell) {
        int candidates = 0;
        for (int place = first; place < first + 9; place++) {
            candidates += (state[place] & cell) != 0 ? 1 : 0;
        }
        return candidates;
    }
}
