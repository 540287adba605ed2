package judge.sudoku.bitboard;

/** Splits a settled state in two: one with a guess, and one in which it is denied. Together they are all there is. */
final class Guess {
    /**
     * The number of cells left with which almost any guess leads to a completion, and looking for a good one is not
     * worth its time.
     */
    private static final int FEW = 30;

    /** For each cell of a band: its column. */
    private static final int[] COLUMN = new int[27];

    /** For each cell of a band: the cells in its row, column and box. */
    private static final int[] AROUND = new int[27];

    static {
        for (int cell = 0; cell < 27; cell++) {
            COLUMN[cell] = 0x40201 << (cell % 9);
            AROUND[cell] = ~BandTables.WITH[cell] | COLUMN[cell];
        }
    }

    /** The cells with two candidates in the upper, the middle and the lower band. */
    private int upper;

    private int middle;
    private int lower;
    private boolean wasAllPairs;

    /**
     * Guesses at a cell with two candidates if there is one, else at one with the fewest. Of several with two it takes
     * the one from which most follows, and first the digit from which less follows: the other is more likely to end in
     * a contradiction.
     *
     * @param state becomes the state without the guess
     * @param guessed becomes the state with it
     * @return the bands that were changed, the same in both
     */
    int make(int[] state, int[] guessed) {
        System.arraycopy(state, 0, guessed, 0, State.LENGTH);
        upper = cellsWithTwo(state, 0);
        middle = cellsWithTwo(state, 9);
        lower = cellsWithTwo(state, 18);
        wasAllPairs = upper == state[State.UNDECIDED]
                && middle == state[State.UNDECIDED + 1]
                && lower == state[State.UNDECIDED + 2];
        if ((upper | middle | lower) == 0) {
            return guessAtFewest(state, guessed);
        }
        if (wasAllPairs || State.undecided(state) <= FEW) {
            return guessAtFirstPair(state, guessed);
        }
        int best = Math.max(
                best(state, 0, upper, 9, middle, 18, lower),
                Math.max(best(state, 9, middle, 18, lower, 0, upper), best(state, 18, lower, 0, upper, 9, middle)));
        int first = ((best >> 13) & 3) * 9;
        return split(state, guessed, first + ((best >> 4) & 15), first + (best & 15), (best >> 8) & 31);
    }

    /**
     * Tells whether all undecided cells had two candidates; then {@link #swap} does what settling the denied guess
     * would do.
     */
    boolean wasAllPairs() {
        return wasAllPairs;
    }

    /**
     * Settles the denied guess where all undecided cells of the state had two candidates. A row, column or box then has
     * as many undecided cells as digits to go to them, two candidates in each cell and at least two cells for each
     * digit, so just two. What one cell has therefore settles the others it is tied to both ways: if the guess is
     * denied, each cell that it decides has its other digit, and the rest is as it was.
     *
     * @param state the state without the guess
     * @param guessed the state with it, settled
     */
    static void swap(int[] state, int[] guessed) {
        for (int band = 0; band < 3; band++) {
            int undecided = guessed[State.UNDECIDED + band];
            int swapped = state[State.UNDECIDED + band] & ~undecided;
            state[State.UNDECIDED + band] = undecided;
            if (swapped != 0) {
                for (int place = 9 * band; place < 9 * band + 9; place++) {
                    state[place] &= ~(guessed[place] & swapped);
                }
            }
        }
    }

    /** The cells with two candidates in the band whose first place is given. */
    private static int cellsWithTwo(int[] state, int first) {
        if (state[State.UNDECIDED + first / 9] == 0) {
            return 0;
        }
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

    /**
     * The best guess in a band: from the lowest bit the number of the other digit (4 bits), of the digit to guess (4),
     * the cell (5), the band (2), and how much follows from both.
     */
    private static int best(int[] state, int first, int pairs, int next, int pairsOfNext, int last, int pairsOfLast) {
        int best = -1;
        for (int left = pairs; left != 0; left &= left - 1) {
            int cell = Integer.numberOfTrailingZeros(left);
            int digits = State.candidates(state, first, cell);
            int one = Integer.numberOfTrailingZeros(digits);
            int other = 31 - Integer.numberOfLeadingZeros(digits);
            int column = COLUMN[cell];
            int around = AROUND[cell];
            long two = pairs | sideBySide(pairsOfNext & column, pairsOfLast & column);
            long seen =
                    (state[first + one] & around) | sideBySide(state[next + one] & column, state[last + one] & column);
            long seenOfOther = (state[first + other] & around)
                    | sideBySide(state[next + other] & column, state[last + other] & column);
            int follows = consequences(seen, two);
            int followsOfOther = consequences(seenOfOther, two);
            int guess = follows <= followsOfOther ? (one << 4) | other : (other << 4) | one;
            best = Math.max(best, ((follows + followsOfOther) << 15) | ((first / 9) << 13) | (cell << 8) | guess);
        }
        return best;
    }

    /** Cells of one column in two bands, as one set above the 27 bits of a band. */
    private static long sideBySide(int cells, int others) {
        return ((long) cells << 33) | ((long) others << 32);
    }

    /**
     * Returns a measure of how much follows where a digit is taken from cells: cells with two candidates count three
     * times.
     */
    private static int consequences(long seen, long cellsWithTwo) {
        return Long.bitCount(seen) + 2 * Long.bitCount(seen & cellsWithTwo);
    }

    private int guessAtFirstPair(int[] state, int[] guessed) {
        int first = upper != 0 ? 0 : middle != 0 ? 9 : 18;
        int cell = Integer.numberOfTrailingZeros(upper != 0 ? upper : middle != 0 ? middle : lower);
        int digits = State.candidates(state, first, cell);
        int one = first + Integer.numberOfTrailingZeros(digits);
        int other = first + 31 - Integer.numberOfLeadingZeros(digits);
        return split(state, guessed, one, other, cell);
    }

    private static int split(int[] state, int[] guessed, int place, int otherPlace, int cell) {
        decide(guessed, place, otherPlace, cell);
        decide(state, otherPlace, place, cell);
        return (1 << place) | (1 << otherPlace);
    }

    private static void decide(int[] state, int place, int otherPlace, int cell) {
        state[place] &= BandTables.WITH[cell];
        state[otherPlace] &= ~(1 << cell);
    }

    private static int guessAtFewest(int[] state, int[] guessed) {
        int fewest = 10;
        int place = 0;
        int cell = 0;
        for (int band = 0; band < 3; band++) {
            for (int left = state[State.UNDECIDED + band]; left != 0; left &= left - 1) {
                int digits = State.candidates(state, 9 * band, Integer.numberOfTrailingZeros(left));
                if (Integer.bitCount(digits) < fewest) {
                    fewest = Integer.bitCount(digits);
                    place = 9 * band + Integer.numberOfTrailingZeros(digits);
                    cell = Integer.numberOfTrailingZeros(left);
                }
            }
        }
        if (fewest < 2) {
            // Going on would guess the same again and again.
            throw new IllegalStateException("a cell with " + fewest + " candidates is not settled");
        }
        guessed[place] &= BandTables.WITH[cell];
        state[place] &= ~(1 << cell);
        return 1 << place;
    }
}
