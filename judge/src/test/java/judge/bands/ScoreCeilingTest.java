package judge.bands;

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
                // Lines do not hang on each other, so the rest of all lines need not be tried for each choice in the
                // first.
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

    /** What is left of the line that a cell is in. */
    private static int[] line(int[] cells, int from) {
        int end = from;
        while (end < cells.length && cells[end] >= 0) {
            end++;
        }
        return Arrays.copyOfRange(cells, from, end);
    }
}
