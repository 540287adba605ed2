package judge.sudoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;
import org.junit.jupiter.api.Test;

class PriceBoundTest {
    private static final int ANY = 0b11_1111_1110;
    private static final boolean[] IS_KEY_CELL = new boolean[Grid.CELLS];

    static {
        ScoreBound.KEY_CELLS.forEach(cell -> IS_KEY_CELL[cell] = true);
    }

    private final int[] digits = new int[Grid.CELLS];
    private final PriceBound bound = new PriceBound();

    PriceBoundTest() {
        Arrays.fill(digits, ANY);
    }

    private static int sum(Grid grid) {
        return ScoreBound.KEY_CELLS.stream().mapToInt(grid::digit).sum();
    }

    @Test
    void startsFromWhatEachDigitEarnsIfEveryKeyCellCostsSix() {
        // At most seven key cells: two opposite corners, the centre, and one cell of each side of the border.
        assertThat(bound.boundInParts(digits)).isEqualTo((21 * 6 + 7 * (3 + 2 + 1)) * PriceBound.POINT);
    }

    @Test
    void isTheSumWhenAllIsKnownWhateverThePrices() {
        Random random = new Random(6);
        for (int round = 0; round < 200; round++) {
            Grid grid = Grids.complete(random);
            Arrays.setAll(digits, cell -> ANY);
            bound.mayReach(sum(grid), digits);
            Arrays.setAll(digits, cell -> 1 << grid.digit(cell));
            assertThat(bound.boundInParts(digits)).isEqualTo(sum(grid) * PriceBound.POINT);
            assertThat(bound.mayReach(sum(grid), digits)).isTrue();
            assertThat(bound.mayReach(sum(grid) + 1, digits)).isFalse();
        }
    }

    @Test
    void neverForbidsTheSumOfACompletion() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            Grid grid = Grids.complete(random);
            Arrays.setAll(digits, cell -> 1 << grid.digit(cell) | random.nextInt() & random.nextInt() & ANY);
            for (int question = 0; question < 5; question++) {
                assertThat(bound.mayReach(sum(grid), digits)).isTrue();
            }
        }
    }

    @Test
    void takesNothingAwayThatACompletionNeedsAndMuchThatNoneReachesTheGoalWith() {
        Random random = new Random(8);
        long taken = 0;
        for (int round = 0; round < 2_000; round++) {
            Grid grid = Grids.complete(random);
            Arrays.setAll(digits, cell -> 1 << grid.digit(cell) | random.nextInt() & random.nextInt() & ANY);
            bound.mayReach(sum(grid), digits);
            int before = Arrays.stream(digits).map(Integer::bitCount).sum();
            boolean any = bound.takeAwayHopeless(sum(grid), digits);
            int after = Arrays.stream(digits).map(Integer::bitCount).sum();
            assertThat(any).isEqualTo(after < before);
            taken += before - after;
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                assertThat(digits[cell] >> grid.digit(cell) & 1).isEqualTo(1);
            }
        }
        assertThat(taken).isGreaterThan(50_000);
    }

    @Test
    void takesAwayEverythingWhereTheGoalIsOutOfReach() {
        Grid grid = Grids.SAMPLE_COMPLETED;
        Arrays.setAll(digits, cell -> 1 << grid.digit(cell));
        assertThat(bound.takeAwayHopeless(sum(grid), digits)).isFalse();
        assertThat(bound.takeAwayHopeless(sum(grid) + 1, digits)).isTrue();
        assertThat(digits).containsOnly(0);
    }

    @Test
    void seesThatADigitCannotBePlaced() {
        for (int cell = 27; cell < 36; cell++) {
            digits[cell] &= ~(1 << 5);
        }
        assertThat(bound.mayReach(0, digits)).isFalse();
    }

    @Test
    void seesThatTwoColumnsNeedTheSameRow() {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (cell % 9 <= 1 && cell / 9 != 3) {
                digits[cell] &= ~(1 << 2);
            }
        }
        assertThat(bound.mayReach(0, digits)).isFalse();
    }

    /**
     * Compares what a digit can earn with a search that puts it into each row in turn, at prices that were moved
     * before.
     */
    @Test
    void knowsTheMostThatADigitCanEarn() {
        Random random = new Random(9);
        for (int round = 0; round < 200; round++) {
            Arrays.setAll(digits, cell -> ANY & (random.nextInt() | random.nextInt()));
            bound.mayReach(90, digits);
            int[] prices = bound.prices();
            long expected = Arrays.stream(prices).sum();
            boolean possible = true;
            for (int digit = 1; digit <= 9; digit++) {
                int most = mostEarned(digit, prices, 0, 0, 0);
                possible &= most > Integer.MIN_VALUE;
                expected += most;
            }
            if (possible) {
                assertThat(bound.boundInParts(digits)).isEqualTo((int) expected);
            } else {
                assertThat(bound.boundInParts(digits)).isNegative();
            }
        }
    }

    private int mostEarned(int digit, int[] prices, int row, int columns, int boxes) {
        if (row == 9) {
            return 0;
        }
        int most = Integer.MIN_VALUE;
        for (int column = 0; column < 9; column++) {
            int cell = 9 * row + column;
            int box = row / 3 * 3 + column / 3;
            if ((digits[cell] >> digit & 1) != 0 && (columns >> column & 1) == 0 && (boxes >> box & 1) == 0) {
                int rest = mostEarned(digit, prices, row + 1, columns | 1 << column, boxes | 1 << box);
                if (rest > Integer.MIN_VALUE) {
                    int value = IS_KEY_CELL[cell] ? digit * PriceBound.POINT : 0;
                    most = Math.max(most, rest + value - prices[cell]);
                }
            }
        }
        return most;
    }

    @Test
    void comesDownToTheGreatestSumWhereCellsAndDigitsAloneCannot() {
        // "few-corners": the greatest sum is 117; by ScoreBound 141 was possible.
        Grid givens = Grid.parse("725.34..16.......2.8............1............8..34....36..............36957463..8");
        Arrays.setAll(digits, cell -> givens.digit(cell) == 0 ? candidates(givens, cell) : 1 << givens.digit(cell));
        int questions = 0;
        while (bound.mayReach(118, digits)) {
            questions++;
            assertThat(questions).isLessThan(40);
        }
        assertThat(bound.mayReach(117, digits)).isTrue();
    }

    private static int candidates(Grid givens, int cell) {
        int left = 0;
        for (int digit = 1; digit <= 9; digit++) {
            left |= Grids.with(givens, cell, digit).firstClash().isEmpty() ? 1 << digit : 0;
        }
        return left;
    }

    @Test
    void forgetsItsPrices() {
        int before = bound.boundInParts(digits);
        bound.mayReach(130, digits);
        assertThat(bound.boundInParts(digits)).isNotEqualTo(before);
        bound.reset();
        assertThat(bound.boundInParts(digits)).isEqualTo(before);
    }
}
