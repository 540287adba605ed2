package judge.sudoku.generate;

import java.util.Arrays;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Unit;

/** A grid with the digits that are free in its rows, columns and boxes: what a plain search works on. */
final class Board {

    static final int CELLS = Grid.CELLS;

    private static final int ALL = 0x1FF;
    private static final int[] ROW = units(Unit.ROW, 0);
    private static final int[] COLUMN = units(Unit.COLUMN, 9);
    private static final int[] BOX = units(Unit.BOX, 18);

    private final int[] digits = new int[CELLS];

    /** The digits that are free: in rows (0 to 8), columns (9 to 17) and boxes (18 to 26), digit d as bit d - 1. */
    private final int[] free = new int[27];

    /** The board of these givens, 0 for a blank; givens that clash are put down, too. */
    Board(int[] givens) {
        Arrays.fill(free, ALL);
        for (int cell = 0; cell < CELLS; cell++) {
            if (givens[cell] != 0) {
                put(cell, 1 << (givens[cell] - 1));
            }
        }
    }

    private static int[] units(Unit unit, int first) {
        return IntStream.range(0, CELLS)
                .map(cell -> first + unit.numberOf(cell) - 1)
                .toArray();
    }

    static int row(int cell) {
        return ROW[cell];
    }

    static int column(int cell) {
        return COLUMN[cell] - 9;
    }

    static int box(int cell) {
        return BOX[cell] - 18;
    }

    /** Tells whether the two cells are in a row, a column or a box together. */
    static boolean seeEachOther(int one, int other) {
        return one != other && (ROW[one] == ROW[other] || COLUMN[one] == COLUMN[other] || BOX[one] == BOX[other]);
    }

    static boolean hasClash(int[] givens) {
        return Grid.of(givens).firstClash().isPresent();
    }

    boolean isBlank(int cell) {
        return digits[cell] == 0;
    }

    int[] digits() {
        return digits.clone();
    }

    /** The digits that the cell can have, digit d as bit d - 1. */
    int candidates(int cell) {
        return free[ROW[cell]] & free[COLUMN[cell]] & free[BOX[cell]];
    }

    void put(int cell, int bit) {
        digits[cell] = Integer.numberOfTrailingZeros(bit) + 1;
        free[ROW[cell]] &= ~bit;
        free[COLUMN[cell]] &= ~bit;
        free[BOX[cell]] &= ~bit;
    }

    /** Takes back what {@link #put} put down. */
    void take(int cell, int bit) {
        digits[cell] = 0;
        free[ROW[cell]] |= bit;
        free[COLUMN[cell]] |= bit;
        free[BOX[cell]] |= bit;
    }

    /**
     * Fills cells in the order given with random candidates until one has none; the board is left as it was.
     *
     * @param scratch 27 numbers to work with
     * @return the number of nodes of a tree all of whose branches are like this one
     */
    double walk(int[] order, int[] scratch, SeededRandom dice) {
        System.arraycopy(free, 0, scratch, 0, free.length);
        double width = 1;
        double nodes = 0;
        for (int cell : order) {
            int candidates = scratch[ROW[cell]] & scratch[COLUMN[cell]] & scratch[BOX[cell]];
            if (candidates == 0) {
                return nodes;
            }
            width *= Integer.bitCount(candidates);
            nodes += width;
            int others = ~anyOf(candidates, dice);
            scratch[ROW[cell]] &= others;
            scratch[COLUMN[cell]] &= others;
            scratch[BOX[cell]] &= others;
        }
        return nodes;
    }

    /** The first of the blank cells with the fewest candidates; -1 if there is no blank. */
    int cellWithFewestCandidates() {
        int fewest = 10;
        int best = -1;
        for (int cell = 0; cell < CELLS && fewest > 0; cell++) {
            if (digits[cell] == 0) {
                int count = Integer.bitCount(candidates(cell));
                if (count < fewest) {
                    fewest = count;
                    best = cell;
                }
            }
        }
        return best;
    }

    /** Chooses a random bit of a set that is not empty. */
    static int anyOf(int bits, SeededRandom dice) {
        int left = bits;
        for (int skip = dice.below(Integer.bitCount(bits)); skip > 0; skip--) {
            left &= left - 1;
        }
        return left & -left;
    }
}
