package judge.sudoku.bitboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlacementsTest {
    private static final boolean[] IS_KEY = new boolean[81];

    static {
        int[] keys = {0, 8, 20, 21, 22, 23, 24, 29, 33, 38, 40, 42, 47, 51, 56, 57, 58, 59, 60, 72, 80};
        for (int key : keys) {
            IS_KEY[key] = true;
        }
    }

    private final Placements placements = new Placements();
    private int fewest;
    private int most;

    @Test
    void findsWhatTryingEveryPlacementOfADigitFinds() {
        Random random = new Random(9);
        int possible = 0;
        int different = 0;
        for (int round = 0; round < 2_000; round++) {
            int[] bands = randomBands(random, round % 4);
            tryEveryPlacement(bands);
            int counts = placements.of(bands[0], bands[1], bands[2]);
            // Asked again it answers from memory.
            assertThat(placements.of(bands[0], bands[1], bands[2])).isEqualTo(counts);
            assertThat(Placements.isNone(counts)).isEqualTo(most < 0);
            if (most >= 0) {
                assertThat(Placements.most(counts)).isEqualTo(most);
                assertThat(Placements.fewest(counts)).isEqualTo(fewest);
                possible++;
                different += most - fewest > 1 ? 1 : 0;
            }
        }
        assertThat(possible).isBetween(500, 1_950);
        assertThat(different).isGreaterThan(250);
    }

    @Test
    void knowsThatADigitWithoutCellsCannotBePlaced() {
        assertThat(Placements.isNone(placements.of(0, 0, 0))).isTrue();
    }

    /** Each question is asked after some others that differ from it in one band only. */
    @Test
    void doesNotTakeOneQuestionForAnother() {
        Random random = new Random(11);
        for (int varied = 0; varied < 3; varied++) {
            int[] bands = {BandTables.ALL, BandTables.ALL, BandTables.ALL};
            Set<Integer> answers = new HashSet<>();
            for (int round = 0; round < 3_000; round++) {
                bands[varied] = random.nextInt(1 << 27) & random.nextInt(1 << 27);
                int answer = new Placements().of(bands[0], bands[1], bands[2]);
                assertThat(placements.of(bands[0], bands[1], bands[2])).isEqualTo(answer);
                answers.add(answer);
            }
            assertThat(answers).hasSizeGreaterThan(10);
        }
    }

    /** The answers are checked against each number of cells for each digit, tried in every way. */
    @Test
    void boundsTheSumByTheBestNumbersOfCellsForTheDigits() {
        Random random = new Random(10);
        int possible = 0;
        for (int round = 0; round < 600; round++) {
            int[] state = new int[State.LENGTH];
            for (int digit = 0; digit < 9; digit++) {
                int[] bands = randomBands(random, round % 3);
                for (int band = 0; band < 3; band++) {
                    state[9 * band + digit] = bands[band];
                }
            }
            int best = bestSum(state);
            assertThat(placements.ceiling(state)).isEqualTo(best);
            possible += best > 0 ? 1 : 0;
        }
        assertThat(possible).isBetween(100, 580);
    }

    @Test
    void seesThatDigitsWhichCannotFillTheCellsLeaveThemEmpty() {
        int[] state = new int[State.LENGTH];
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                state[cell / 27 * 9 + digit] |= (IS_KEY[cell] ? 0 : 1) << (cell % 27);
            }
        }
        tryEveryPlacement(new int[] {state[0], state[9], state[18]});
        assertThat(most).isZero();
        assertThat(placements.ceiling(state)).isEqualTo(Placements.IMPOSSIBLE);
    }

    /**
     * The best sum of 21 cells if each digit fills any number of them from the fewest to the most; -1 if there is none.
     */
    private int bestSum(int[] state) {
        int[] best = new int[22];
        Arrays.fill(best, -1);
        best[0] = 0;
        for (int digit = 0; digit < 9; digit++) {
            tryEveryPlacement(new int[] {state[digit], state[9 + digit], state[18 + digit]});
            int[] next = new int[22];
            Arrays.fill(next, -1);
            for (int cells = 0; cells < 22; cells++) {
                for (int more = fewest; best[cells] >= 0 && more <= most && cells + more < 22; more++) {
                    next[cells + more] = Math.max(next[cells + more], best[cells] + more * (digit + 1));
                }
            }
            best = next;
        }
        return best[21];
    }

    private static int[] randomBands(Random random, int sparse) {
        int[] bands = new int[3];
        for (int band = 0; band < 3; band++) {
            bands[band] = random.nextInt(1 << 27);
            for (int time = 1; time < sparse; time++) {
                bands[band] |= random.nextInt(1 << 27);
            }
        }
        return bands;
    }

    private void tryEveryPlacement(int[] bands) {
        fewest = 22;
        most = -1;
        placeRow(bands, 0, 0, 0, 0);
    }

    private void placeRow(int[] bands, int row, int columns, int boxes, int keys) {
        if (row == 9) {
            fewest = Math.min(fewest, keys);
            most = Math.max(most, keys);
            return;
        }
        for (int column = 0; column < 9; column++) {
            int cell = 9 * row + column;
            int box = row / 3 * 3 + column / 3;
            if (((bands[row / 3] >> (cell % 27)) & 1) != 0
                    && ((columns >> column) & 1) == 0
                    && ((boxes >> box) & 1) == 0) {
                placeRow(bands, row + 1, columns | (1 << column), boxes | (1 << box), keys + (IS_KEY[cell] ? 1 : 0));
            }
        }
    }
}
