package judge.bands;

/** Splits a settled state in two: one with a guess, and one in which it is denied. Together they are all there is. */
final class Guess {
    private Guess() {}

    /**
     * Guesses at a cell with two candidates if there is one, else at one with the fewest.
     *
     * @param state becomes the state without the guess
     * @param guessed becomes the state with it
     * @return the bands that were changed, the same in both
     */
    static int make(int[] state, int[] guessed) {
        System.arraycopy(state, 0, guessed, 0, State.LENGTH);
        for (int first = 0; first < State.BANDS; first += 9) {
            int two = cellsWithTwo(state, first);
            if (two != 0) {
                return split(state, guessed, first, two & -two);
            }
        }
        return guessAtFewest(state, guessed);
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
