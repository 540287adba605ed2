package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;

class ScoreBoundTest {
    private static final int ANY = 0b11_1111_1110;

    private final int[] digits = new int[Grid.CELLS];

    ScoreBoundTest() {
        Arrays.fill(digits, ANY);
    }

    @Test
    void isTheGreatestScoreOfAllWhereNothingIsKnown() {
        assertThat(ScoreBound.of(digits)).isEqualTo(TargetScore.GREATEST - TargetScore.FIXED_PART);
    }

    @Test
    void givesEachDigitOnceInALine() {
        digits[0] = 1 << 1;
        digits[8] = 1 << 1 | 1 << 2;
        assertThat(ScoreBound.of(digits)).isEqualTo(9 + 118 + (1 + 2) + (9 + 8));
    }

    @Test
    void seesThatALineCannotBeFilled() {
        digits[21] = 1 << 4 | 1 << 5;
        digits[22] = 1 << 4 | 1 << 5;
        digits[23] = 1 << 4 | 1 << 5;
        assertThat(ScoreBound.of(digits)).isEqualTo(ScoreBound.IMPOSSIBLE);
    }

    @Test
    void seesThatACellHasNoDigitLeft() {
        digits[40] = 0;
        assertThat(ScoreBound.of(digits)).isEqualTo(ScoreBound.IMPOSSIBLE);
    }

    @Test
    void takesAwayTheDigitsWithWhichAGoalIsOutOfReach() {
        assertThat(ScoreBound.takeAwayHopeless(digits, 8)).isFalse();
        assertThat(ScoreBound.takeAwayHopeless(digits, 2)).isTrue();
        assertThat(digits[40]).isEqualTo(1 << 7 | 1 << 8 | 1 << 9);
        assertThat(digits[0]).isEqualTo(1 << 6 | 1 << 7 | 1 << 8 | 1 << 9);
        assertThat(digits[22]).isEqualTo(ANY & -1 << 5);
        assertThat(ScoreBound.takeAwayHopeless(digits, 2)).isFalse();
    }

    @Test
    void takesNothingAwayFromACompletionThatReachesTheGoal() {
        Random random = new Random(21);
        for (int round = 0; round < 2_000; round++) {
            Grid grid = Grids.complete(random);
            int sum = 0;
            for (int cell : ScoreBound.KEY_CELLS) {
                sum += grid.digit(cell);
                digits[cell] = 1 << grid.digit(cell) | (random.nextInt() & ANY);
            }
            ScoreBound.takeAwayHopeless(digits, ScoreBound.of(digits) - sum);
            for (int cell : ScoreBound.KEY_CELLS) {
                assertThat(digits[cell] >> grid.digit(cell) & 1).isEqualTo(1);
            }
        }
    }

    @Test
    void isNeverBelowACompletionAndIsItsSumWhenAllIsKnown() {
        Random random = new Random(81);
        for (int round = 0; round < 2_000; round++) {
            Grid grid = Grids.complete(random);
            int sum = 0;
            for (int cell : ScoreBound.KEY_CELLS) {
                sum += grid.digit(cell);
                digits[cell] = 1 << grid.digit(cell) | (random.nextInt() & ANY);
            }
            assertThat(ScoreBound.of(digits)).isGreaterThanOrEqualTo(sum);
            for (int cell : ScoreBound.KEY_CELLS) {
                digits[cell] = 1 << grid.digit(cell);
            }
            assertThat(ScoreBound.of(digits)).isEqualTo(sum);
        }
    }
}
