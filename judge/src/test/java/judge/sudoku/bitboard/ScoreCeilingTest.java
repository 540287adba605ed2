package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScoreCeilingTest {
    private static final int[] BORDER_BY_ROWS = {
        20, 21, 22, 23, 24, -1, 56, 57, 58, 59, 60, -1, 29, 38, 47, -1, 33, 42, 51
    };
    private static final int[] BORDER_BY_COLUMNS = {
        20, 29, 38, 47, 56, -1, 24, 33, 42, 51, 60, -1, 21, 22, 23, -1, 57, 58, 59
    };

    @Test
    void isWhatTheLinesReachByTryingEveryChoice() {
        Random random = new Random(21);
        ScoreCeiling ceiling = new ScoreCeiling();
        int possible = 0;
        for (int round = 0; round < 1_500; round++) {
            int[] state = new int[State.LENGTH];
            for (int place = 0; place < State.BANDS; place++) {
                state[place] = random.nextInt(1 << 27) & (round % 3 == 0 ? random.nextInt(1 << 27) : -1);
            }
            int border = Math.min(sum(state, BORDER_BY_ROWS), sum(state, BORDER_BY_COLUMNS));
            int corners = Math.min(sum(state, 0, 8, -1, 72, 80), sum(state, 0, 72, -1, 8, 80));
            int centre = sum(state, 40);
            boolean impossible = border < 0 || corners < 0 || centre < 0;
            assertThat(ceiling.of(state)).isEqualTo(impossible ? ScoreCeiling.IMPOSSIBLE : border + corners + centre);
            possible += impossible ? 0 : 1;
        }
        assertThat(possible).isBetween(800, 1_490);
    }

    @Test
    void takesOnlyDigitsWithWhichTheSumIsOutOfReach() {
        Random random = new Random(22);
        ScoreCeiling ceiling = new ScoreCeiling();
        int taken = 0;
        for (int round = 0; round < 300; round++) {
            int[] state = new int[State.LENGTH];
            for (int place = 0; place < State.BANDS; place++) {
                state[place] = random.nextInt(1 << 27) | (round % 2 == 0 ? random.nextInt(1 << 27) : 0);
            }
            int sum = ceiling.of(state) - 1 - random.nextInt(4);
            if (sum > 0) {
                int[] rest = state.clone();
                int changed = ceiling.takeTooSmall(rest, sum);
                taken += checkTaken(state, rest, changed, sum);
            }
        }
        assertThat(taken).isGreaterThan(2_000);
    }

    /** Fixes each cell to the digit that was taken from it and looks at what is left; returns how many there were. */
    private static int checkTaken(int[] state, int[] rest, int changed, int sum) {
        int taken = 0;
        for (int place = 0; place < State.BANDS; place++) {
            assertThat(((changed >> place) & 1) != 0).isEqualTo(rest[place] != state[place]);
            for (int left = state[place] ^ rest[place]; left != 0; left &= left - 1) {
                int[] held = state.clone();
                for (int other = place / 9 * 9; other < place / 9 * 9 + 9; other++) {
                    held[other] &= other == place ? -1 : ~(left & -left);
                }
                assertThat(new ScoreCeiling().of(held)).isLessThanOrEqualTo(sum);
                taken++;
            }
        }
        return taken;
    }

    @Test
    void takesSmallDigitsFromALineThatMustHaveGreatOnes() {
        int[] state = new int[State.LENGTH];
        Arrays.fill(state, 0, State.BANDS, BandTables.ALL);
        ScoreCeiling ceiling = new ScoreCeiling();
        int blank = ceiling.of(state);
        ceiling.takeTooSmall(state, blank - 1);
        int upperSide = 0b11111 << 20;
        // 9 + 8 + 7 + 6 + 5 is the best of five, 9 + 8 + 7 that of the three between the ends, and nothing may be lost.
        assertThat(state[3] & upperSide).isZero();
        assertThat(state[4] & upperSide).isEqualTo((1 << 20) | (1 << 24));
        assertThat(state[6] & upperSide).isEqualTo(upperSide);
        // The centre must have the 9.
        assertThat(state[9 + 7] & (1 << 13)).isZero();
        assertThat(state[9 + 8] & (1 << 13)).isNotZero();
    }

    /** The best sum of lines of cells, which are divided by -1; very negative if one cannot be filled. */
    private static int sum(int[] state, int... cells) {
        return best(state, cells, 0, 0);
    }

    private static int best(int[] state, int[] cells, int from, int usedInLine) {
        if (from == cells.length) {
            return 0;
        }
        if (cells[from] < 0) {
            return best(state, cells, from + 1, 0);
        }
        int best = -1_000;
        for (int digit = 0; digit < 9; digit++) {
            int candidates = state[9 * (cells[from] / 27) + digit];
            if (((candidates >> (cells[from] % 27)) & 1) != 0 && ((usedInLine >> digit) & 1) == 0) {
                // Lines are independent of each other, so not all choices in the others need be tried for each choice
                // in the first.
                best = Math.max(best, digit + 1 + best(state, line(cells, from + 1), 0, usedInLine | (1 << digit)));
            }
        }
        int next = from;
        while (next < cells.length && cells[next] >= 0) {
            next++;
        }
        boolean firstOfLine = usedInLine == 0;
        return firstOfLine && next < cells.length ? best + best(state, cells, next + 1, 0) : best;
    }

    /** Returns the cells of a line from one of them on. */
    private static int[] line(int[] cells, int from) {
        int end = from;
        while (end < cells.length && cells[end] >= 0) {
            end++;
        }
        return Arrays.copyOfRange(cells, from, end);
    }
}
