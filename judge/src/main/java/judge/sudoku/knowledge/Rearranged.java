package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.grid.Grid;

/** Grids that are made from other grids. */
final class Rearranged {

    private static final int TURNS = 8;

    private static final int NINE = 9;

    /**
     * Rows and columns are only swapped where there are so few givens that one can follow them: it takes long with
     * many.
     */
    private static final int FEW_GIVENS = 60;

    private Rearranged() {}

    /** Returns the grid without the givens from one to another, exclusive, counted row by row. */
    static Grid without(Grid grid, int from, int to) {
        int[] digits = digits(grid);
        int given = 0;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (digits[cell] != 0) {
                digits[cell] = from <= given && given < to ? 0 : digits[cell];
                given++;
            }
        }
        return Grid.of(digits);
    }

    /**
     * Returns the grid with the blank cells from one to another, exclusive, counted row by row, filled in as in some
     * completion, if there is one.
     */
    static Grid filled(Grid grid, int from, int to) {
        int[] digits = digits(grid);
        return filled(grid, Grid.of(new BandSolver().first(digits).orElse(digits)), from, to);
    }

    /**
     * Returns the grid with the cells from one to another, exclusive, filled in as in another grid: of those that are
     * blank here and not there, counted row by row.
     */
    static Grid filled(Grid grid, Grid other, int from, int to) {
        int[] digits = digits(grid);
        int blank = 0;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (grid.digit(cell) == 0 && other.digit(cell) != 0) {
                digits[cell] = from <= blank && blank < to ? other.digit(cell) : 0;
                blank++;
            }
        }
        return Grid.of(digits);
    }

    /**
     * Returns the grid with blank cells filled in, one after the other, by the least digit that is in no unit of the
     * cell yet.
     */
    static Grid filledWithoutClash(Grid grid) {
        int[] digits = digits(grid);
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            for (int digit = 1; digits[cell] == 0 && digit <= NINE; digit++) {
                digits[cell] = isFree(digits, cell, digit) ? digit : 0;
            }
        }
        return Grid.of(digits);
    }

    private static boolean isFree(int[] digits, int cell, int digit) {
        int row = cell / NINE;
        int column = cell % NINE;
        return IntStream.range(0, Grid.CELLS)
                .filter(other -> other / NINE == row
                        || other % NINE == column
                        || (other / NINE / 3 == row / 3 && other % NINE / 3 == column / 3))
                .noneMatch(other -> digits[other] == digit);
    }

    /** Ways to make a grid look better, the best first. */
    static List<UnaryOperator<Grid>> forms(int givens) {
        return givens > FEW_GIVENS
                ? List.of(Rearranged::relabelled, Rearranged::turned)
                : List.of(
                        grid -> NormalForm.of(grid, true),
                        grid -> NormalForm.of(grid, false),
                        Rearranged::relabelled,
                        Rearranged::turned);
    }

    /** Returns the grid with the digits exchanged for others at random. */
    static Grid renamed(Grid grid, long seed) {
        List<Integer> names = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Collections.shuffle(names, new Random(seed));
        return Grid.of(IntStream.of(digits(grid))
                .map(digit -> digit == 0 ? 0 : names.get(digit - 1))
                .toArray());
    }

    /** Turned and reflected so that its first givens come as late as they can, digits as they are; no ring changes. */
    static Grid turned(Grid grid) {
        return least(turns(grid));
    }

    /** The same, and the digits called 1, 2, 3, ... as they come. */
    static Grid relabelled(Grid grid) {
        return least(turns(grid).stream().map(Rearranged::inOrder).toList());
    }

    private static Grid least(List<Grid> grids) {
        return grids.stream().min(Comparator.comparing(Grid::toString)).orElseThrow();
    }

    private static List<Grid> turns(Grid grid) {
        List<Grid> turns = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            int which = turn;
            turns.add(Grid.of(IntStream.range(0, Grid.CELLS)
                    .map(cell -> grid.digit(from(cell, which)))
                    .toArray()));
        }
        return turns;
    }

    private static int from(int cell, int turn) {
        int row = (turn & 1) == 0 ? cell / 9 : 8 - cell / 9;
        int column = (turn & 2) == 0 ? cell % 9 : 8 - cell % 9;
        return (turn & 4) == 0 ? 9 * row + column : 9 * column + row;
    }

    private static Grid inOrder(Grid grid) {
        int[] names = new int[10];
        int used = 0;
        int[] digits = digits(grid);
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int digit = digits[cell];
            if (digit != 0 && names[digit] == 0) {
                names[digit] = ++used;
            }
            digits[cell] = names[digit];
        }
        return Grid.of(digits);
    }

    /** The cells, 0 where they are blank. */
    static int[] digits(Grid grid) {
        return IntStream.range(0, Grid.CELLS).map(grid::digit).toArray();
    }
}
