package judge.sudoku.crosscheck;

import java.util.Arrays;
import java.util.Random;
import judge.sudoku.grid.Grid;

/**
 * Makes complete grids at random, by a plain search with masks that gives up and starts again when it gets lost. It is
 * neither of the solvers that are compared: a fault in one of them must not influence the grids that it is tried on.
 */
final class RandomCompletion {
    private static final int ALL_DIGITS = 0b11_1111_1110;
    private static final int PATIENCE = 500;

    private final Random random;
    private final int[] digits = new int[Grid.CELLS];
    private int steps;

    RandomCompletion(Random random) {
        this.random = random;
    }

    Grid next() {
        do {
            Arrays.fill(digits, 0);
            steps = 0;
        } while (!fill());
        return Grid.of(digits);
    }

    private boolean fill() {
        int cell = cellOfFewest();
        if (cell < 0) {
            return true;
        }
        int left = candidates(cell);
        while (left != 0 && ++steps < PATIENCE) {
            int digit = anyOf(left);
            left &= ~(1 << digit);
            digits[cell] = digit;
            if (fill()) {
                return true;
            }
        }
        digits[cell] = 0;
        return false;
    }

    /** The empty cell with the fewest candidates; -1 where none is empty. */
    private int cellOfFewest() {
        int cell = -1;
        int fewest = 10;
        for (int other = 0; other < Grid.CELLS && fewest > 1; other++) {
            int count = digits[other] == 0 ? Integer.bitCount(candidates(other)) : fewest;
            if (count < fewest) {
                fewest = count;
                cell = other;
            }
        }
        return cell;
    }

    private int anyOf(int set) {
        int rest = set;
        for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    private int candidates(int cell) {
        int row = cell / 9;
        int column = cell % 9;
        int taken = 0;
        for (int place = 0; place < 9; place++) {
            taken |= 1 << digits[9 * row + place];
            taken |= 1 << digits[9 * place + column];
            taken |= 1 << digits[9 * (row / 3 * 3 + place / 3) + column / 3 * 3 + place % 3];
        }
        return ALL_DIGITS & ~taken;
    }
}
