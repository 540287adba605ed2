package judge.sudoku.grid;

import java.util.Locale;

/** The kinds of nine cells in which no digit may stand twice. Cells are numbered row by row from 0 to 80. */
public enum Unit {
    /** Cells from left to right; row 1 is at the top. */
    ROW,
    /** Cells from top to bottom; column 1 is at the left. */
    COLUMN,
    /** Three rows by three columns; box 1 is at the upper left, box 3 at the upper right. */
    BOX;

    /** The number, 1 to 9, of the unit of this kind that a cell is in. */
    public int numberOf(int cell) {
        int row = cell / 9;
        int column = cell % 9;
        return switch (this) {
            case ROW -> row + 1;
            case COLUMN -> column + 1;
            case BOX -> row / 3 * 3 + column / 3 + 1;
        };
    }

    /** A cell of a unit: its number and the place in it are 1 to 9. */
    public int cell(int number, int place) {
        int n = number - 1;
        int p = place - 1;
        return switch (this) {
            case ROW -> 9 * n + p;
            case COLUMN -> 9 * p + n;
            case BOX -> 9 * (n / 3 * 3 + p / 3) + n % 3 * 3 + p % 3;
        };
    }

    /** A cell in words, such as "row 3, column 5". */
    static String place(int cell) {
        return "row " + ROW.numberOf(cell) + ", column " + COLUMN.numberOf(cell);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
