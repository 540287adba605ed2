package judge.sudoku.crosscheck;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/** Changes of grids. */
public final class GridChanges {
    private GridChanges() {}

    /** The grid with one cell changed; 0 makes it blank. */
    public static Grid with(Grid grid, int cell, int digit) {
        return of(other -> other == cell ? digit : grid.digit(other));
    }

    /** A grid from the digit of each cell. */
    static Grid of(IntUnaryOperator digit) {
        return Grid.of(IntStream.range(0, Grid.CELLS).map(digit).toArray());
    }
}
