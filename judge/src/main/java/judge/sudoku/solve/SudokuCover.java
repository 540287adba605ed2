package judge.sudoku.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import judge.exactcover.ExactCover;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Unit;

/**
 * Sudoku as an exact cover problem. Its 324 items are: each cell has a digit (items 0 to 80, the number of the cell),
 * each row has each digit, each column, each box; its 729 options are: a cell has a digit.
 */
final class SudokuCover {
    /** The problem of the blank grid; givens are options chosen at the start. */
    static final ExactCover PROBLEM = new ExactCover(4 * Grid.CELLS, 0, options());

    private SudokuCover() {}

    private static List<int[]> options() {
        List<int[]> options = new ArrayList<>();
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                options.add(new int[] {
                    cell,
                    Grid.CELLS + inUnit(Unit.ROW, cell, digit),
                    2 * Grid.CELLS + inUnit(Unit.COLUMN, cell, digit),
                    3 * Grid.CELLS + inUnit(Unit.BOX, cell, digit)
                });
            }
        }
        return options;
    }

    private static int inUnit(Unit unit, int cell, int digit) {
        return 9 * (unit.numberOf(cell) - 1) + digit - 1;
    }

    /** The option that a cell has a digit. */
    static int option(int cell, int digit) {
        return 9 * cell + digit - 1;
    }

    /** The cell that an option fills. */
    static int cellOf(int option) {
        return option / 9;
    }

    /** The digit that an option puts there. */
    static int digitOf(int option) {
        return option % 9 + 1;
    }

    /** The options that the givens are. */
    static int[] options(Grid givens) {
        int[] options = new int[Grid.CELLS];
        int count = 0;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            // Written without a branch: what is put down for a blank is overwritten.
            options[count] = option(cell, givens.digit(cell));
            count += givens.digit(cell) == 0 ? 0 : 1;
        }
        return Arrays.copyOf(options, count);
    }

    /** The grid that a solution stands for. */
    static Grid grid(int[] options) {
        int[] digits = new int[Grid.CELLS];
        for (int option : options) {
            digits[cellOf(option)] = digitOf(option);
        }
        return Grid.of(digits);
    }
}
