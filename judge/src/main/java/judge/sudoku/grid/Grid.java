package judge.sudoku.grid;

import java.util.Arrays;
import java.util.Optional;

/** A sudoku grid: 81 cells, numbered row by row from 0, each blank (0) or a digit from 1 to 9. Clashes are allowed. */
public final class Grid {
    /** The number of cells of a grid. */
    public static final int CELLS = 81;

    private final byte[] digits;

    private Grid(byte[] digits) {
        this.digits = digits;
    }

    /**
     * A grid from its cells.
     *
     * @throws SudokuInputException naming the first cell that is not 0 to 9, or the length if it is not 81
     */
    public static Grid of(int... digits) {
        if (digits.length != CELLS) {
            throw new SudokuInputException("expected " + CELLS + " cells, found " + digits.length);
        }
        byte[] copy = new byte[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            if (digits[cell] < 0 || digits[cell] > 9) {
                throw new SudokuInputException(
                        Unit.place(cell) + ": expected a number from 0 to 9, found " + digits[cell]);
            }
            copy[cell] = (byte) digits[cell];
        }
        return new Grid(copy);
    }

    /**
     * A grid from 81 characters, row by row; a blank is {@code .} or {@code 0}.
     *
     * @throws SudokuInputException naming the length or the first character that is wrong
     */
    public static Grid parse(String cells) {
        byte[] digits = new byte[CELLS];
        for (int cell = 0; cell < Math.min(CELLS, cells.length()); cell++) {
            char found = cells.charAt(cell);
            if (found != '.' && (found < '0' || found > '9')) {
                throw new SudokuInputException("character " + (cell + 1) + " (" + Unit.place(cell)
                        + "): expected a digit or '.', found '" + found + "'");
            }
            digits[cell] = found == '.' ? 0 : (byte) (found - '0');
        }
        if (cells.length() != CELLS) {
            throw new SudokuInputException("expected " + CELLS + " characters, found " + cells.length());
        }
        return new Grid(digits);
    }

    /**
     * A grid from 81 numbers from 0 (blank) to 9, with any white space between them.
     *
     * @throws SudokuInputException naming line and column of what is wrong, or how many numbers there are
     */
    public static Grid parseNumbers(String text) {
        return of(NumberReader.read(text, CELLS));
    }

    /** The digit of a cell, 0 if it is blank. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** The digit in a row and a column, both from 1 to 9; 0 if the cell is blank. */
    public int digitAt(int row, int column) {
        return digits[Unit.ROW.cell(row, column)];
    }

    /** Returns the number of cells that are not blank. */
    public int givens() {
        int givens = 0;
        for (byte digit : digits) {
            givens += digit == 0 ? 0 : 1;
        }
        return givens;
    }

    /** Tells whether no cell is blank; there may be clashes. */
    public boolean isComplete() {
        return givens() == CELLS;
    }

    /** The first clash: rows are looked at before columns, columns before boxes. */
    public Optional<GridFault.Clash> firstClash() {
        for (Unit unit : Unit.values()) {
            for (int number = 1; number <= 9; number++) {
                Optional<GridFault.Clash> clash = firstClashIn(unit, number);
                if (clash.isPresent()) {
                    return clash;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<GridFault.Clash> firstClashIn(Unit unit, int number) {
        int[] firstPlace = new int[10];
        for (int place = 1; place <= 9; place++) {
            int cell = unit.cell(number, place);
            int digit = digits[cell];
            if (digit != 0 && firstPlace[digit] != 0) {
                return Optional.of(
                        new GridFault.Clash(unit, number, digit, unit.cell(number, firstPlace[digit]), cell));
            }
            firstPlace[digit] = place;
        }
        return Optional.empty();
    }

    /**
     * Returns the first fault that keeps this grid from being a valid completion of the givens: the first blank, else
     * the first given that was changed, else the first clash; empty if there is none.
     */
    public Optional<GridFault> firstFaultAsCompletionOf(Grid givens) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (digits[cell] == 0) {
                return Optional.of(new GridFault.Blank(cell));
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            if (givens.digits[cell] != 0 && givens.digits[cell] != digits[cell]) {
                return Optional.of(new GridFault.GivenChanged(cell, givens.digits[cell], digits[cell]));
            }
        }
        return firstClash().map(clash -> clash);
    }

    /** Tells whether this grid is complete, without clash, and has all the givens in place. */
    public boolean isValidCompletionOf(Grid givens) {
        return firstFaultAsCompletionOf(givens).isEmpty();
    }

    /** The cells as nine lines of nine numbers from 0 to 9, as NOIP 2009 gives them. */
    public String toNumbers() {
        StringBuilder text = new StringBuilder(2 * CELLS);
        for (int cell = 0; cell < CELLS; cell++) {
            text.append(digits[cell]).append(cell % 9 == 8 ? '\n' : ' ');
        }
        return text.toString();
    }

    /** The cells as 81 characters row by row, with {@code .} for a blank. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(CELLS);
        for (byte digit : digits) {
            text.append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grid grid && Arrays.equals(digits, grid.digits);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(digits);
    }
}
