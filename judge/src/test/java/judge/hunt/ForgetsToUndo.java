package judge.hunt;

import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.TargetScore;

/** The commonest slip of a search: what was tried stays in the grid when the search goes back. */
final class ForgetsToUndo {

    private final int[] digits;
    private int best = -1;

    private ForgetsToUndo(Grid grid) {
        digits = IntStream.range(0, Grid.CELLS).map(grid::digit).toArray();
    }

    static int best(Grid grid) {
        ForgetsToUndo search = new ForgetsToUndo(grid);
        search.from(0);
        return search.best;
    }

    private void from(int cell) {
        if (cell == Grid.CELLS) {
            best = Math.max(
                    best,
                    IntStream.range(0, Grid.CELLS)
                            .map(one -> digits[one] * TargetScore.weight(one))
                            .sum());
        } else if (digits[cell] != 0) {
            from(cell + 1);
        } else {
            for (int digit = 1; digit <= 9; digit++) {
                if (isFree(cell, digit)) {
                    digits[cell] = digit;
                    from(cell + 1);
                }
            }
        }
    }

    private boolean isFree(int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        return IntStream.range(0, 9)
                .noneMatch(i -> digits[9 * row + i] == digit
                        || digits[9 * i + column] == digit
                        || digits[9 * (row / 3 * 3 + i / 3) + column / 3 * 3 + i % 3] == digit);
    }
}
