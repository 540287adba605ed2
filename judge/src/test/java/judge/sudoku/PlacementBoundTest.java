package judge.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlacementBoundTest {
    private static final int ANY = 0b11_1111_1110;

    private final int[] digits = new int[Grid.CELLS];
    private final PlacementBound bound = new PlacementBound();

    PlacementBoundTest() {
        Arrays.fill(digits, ANY);
    }

    /** Rules a digit out of all key cells but the given ones. */
    private void keepOffKeyCells(int digit, Integer... but) {
        for (int cell : ScoreBound.KEY_CELLS) {
            digits[cell] &= Arrays.asList(but).contains(cell) ? ANY : ~(1 << digit);
        }
    }

    @Test
    void fillsSevenKeyCellsWithEachOfTheGreatestDigitsWhereNothingIsKnown() {
        // Two opposite corners, the centre, and one cell of each side of the border.
        assertThat(bound.of(digits)).isEqualTo(7 * 9 + 7 * 8 + 7 * 7);
    }

    @Test
    void countsAGreatDigitNoMoreOftenThanItCanBePlaced() {
        keepOffKeyCells(9, 0, 8);
        // A 9 in a corner leaves row 7 no place for one but on the border, so there is none on any of the 21 cells.
        assertThat(bound.of(digits)).isEqualTo(7 * 8 + 7 * 7 + 7 * 6);
    }

    @Test
    void countsASmallDigitAsOftenAsItMustBePlaced() {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int row = cell / 9;
            digits[cell] &= row == 4 && cell != 40 ? ~(1 << 1) : ANY;
        }
        assertThat(bound.of(digits)).isEqualTo(1 + 7 * 9 + 7 * 8 + 6 * 7);
    }

    @Test
    void seesThatADigitCannotBePlaced() {
        for (int cell = 27; cell < 36; cell++) {
            digits[cell] &= ~(1 << 5);
        }
        assertThat(bound.of(digits)).isEqualTo(ScoreBound.IMPOSSIBLE);
    }

    @Test
    void seesThatTwoColumnsNeedTheSameRow() {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (cell % 9 <= 1 && cell / 9 != 3) {
                digits[cell] &= ~(1 << 2);
            }
        }
        assertThat(bound.of(digits)).isEqualTo(ScoreBound.IMPOSSIBLE);
    }

    @Test
    void isNeverBelowACompletionAndIsItsSumWhenAllIsKnown() {
        Random random = new Random(6);
        for (int round = 0; round < 2_000; round++) {
            Grid grid = Grids.complete(random);
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                digits[cell] = 1 << grid.digit(cell) | (random.nextInt() & random.nextInt() & ANY);
            }
            int sum = ScoreBound.KEY_CELLS.stream().mapToInt(grid::digit).sum();
            assertThat(bound.of(digits)).isGreaterThanOrEqualTo(sum);
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                digits[cell] = 1 << grid.digit(cell);
            }
            assertThat(bound.of(digits)).isEqualTo(sum);
        }
    }

    /** Holds the sets of sizes against a search that puts the digit into each row in turn. */
    @Test
    void knowsTheMostKeyCellsThatADigitCanFill() {
        Random random = new Random(9);
        for (int round = 0; round < 300; round++) {
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                digits[cell] = random.nextInt(100) < 70 ? ANY : ANY & ~(1 << 9);
            }
            int most = mostKeyCells(0, 0, 0);
            int expected = most < 0 ? ScoreBound.IMPOSSIBLE : nineAndTheRest(most);
            assertThat(bound.of(digits)).isEqualTo(expected);
        }
    }

    private static int nineAndTheRest(int most) {
        int sum = 9 * most;
        int left = 21 - most;
        for (int digit = 8; left > 0; digit--) {
            sum += digit * Math.min(7, left);
            left -= Math.min(7, left);
        }
        return sum;
    }

    private int mostKeyCells(int row, int columns, int boxes) {
        if (row == 9) {
            return 0;
        }
        int most = -1;
        for (int column = 0; column < 9; column++) {
            int cell = 9 * row + column;
            int box = row / 3 * 3 + column / 3;
            if ((digits[cell] >> 9 & 1) != 0 && (columns >> column & 1) == 0 && (boxes >> box & 1) == 0) {
                int rest = mostKeyCells(row + 1, columns | 1 << column, boxes | 1 << box);
                most = rest < 0 ? most : Math.max(most, rest + (ScoreBound.KEY_CELLS.contains(cell) ? 1 : 0));
            }
        }
        return most;
    }
}
