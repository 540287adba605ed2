package judge.sudoku.generate;

import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/** Grids as arrays of 81 digits, 0 for a blank. */
final class GridCells {

    private GridCells() {}

    static int[] cells(Grid grid) {
        return IntStream.range(0, Board.CELLS).map(grid::digit).toArray();
    }

    /** Any cell that is given, or blank; there must be one. */
    static int anyCell(int[] grid, boolean given, SeededRandom dice) {
        int[] cells = IntStream.range(0, Board.CELLS)
                .filter(cell -> (grid[cell] != 0) == given)
                .toArray();
        return cells[dice.below(cells.length)];
    }
}
