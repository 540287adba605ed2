import java.io.File;
import java.io.FileNotFoundException;
import java.io.PrintWriter;
import java.util.Scanner;

/** Target sudoku by dancing links, with files as in the contest: reads sudoku.in, writes sudoku.out. */
public class Main {
    private static final int CELLS = 81;

    public static void main(String[] args) throws FileNotFoundException {
        int[] grid = new int[CELLS];
        try (Scanner in = new Scanner(new File("sudoku.in"))) {
            for (int cell = 0; cell < CELLS; cell++) {
                grid[cell] = in.nextInt();
            }
        }
        try (PrintWriter out = new PrintWriter("sudoku.out")) {
            out.println(bestScore(grid));
        }
    }

    private static int bestScore(int[] grid) {
        DancingLinks links = new DancingLinks(4 * CELLS, 9 * 4 * CELLS);
        for (int cell = 0; cell < CELLS; cell++) {
            // A given cell offers one row of the matrix, so two givens that clash leave some cell without any.
            int from = grid[cell] == 0 ? 1 : grid[cell];
            int to = grid[cell] == 0 ? 9 : grid[cell];
            for (int digit = from; digit <= to; digit++) {
                links.addRow(digit * weight(cell), columnsOf(cell, digit));
            }
        }
        return links.best();
    }

    /** A digit in a cell fills the cell, and gives the digit to the cell's row, column and box. */
    private static int[] columnsOf(int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        int box = row / 3 * 3 + column / 3;
        int d = digit - 1;
        return new int[] {cell, CELLS + 9 * row + d, 2 * CELLS + 9 * column + d, 3 * CELLS + 9 * box + d};
    }

    private static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }
}
