import java.util.Arrays;
import java.util.stream.IntStream;

/** A sudoku grid with what is free in its lines and boxes; cells count from 0 to 80 row by row, 0 is a blank. */
final class Board {
    static final int ALL = 0x1FF;
    static final int[] ROW = IntStream.range(0, 81).map(cell -> cell / 9).toArray();
    static final int[] COLUMN = IntStream.range(0, 81).map(cell -> cell % 9).toArray();
    static final int[] BOX = IntStream.range(0, 81).map(cell -> cell / 27 * 3 + cell % 9 / 3).toArray();

    final int[] digits = new int[81];
    private final int[] freeInRow = new int[9];
    private final int[] freeInColumn = new int[9];
    private final int[] freeInBox = new int[9];

    /** The grid of these digits, clashes or not; a digit that clashes frees nothing and takes nothing. */
    Board(int[] givens) {
        Arrays.fill(freeInRow, ALL);
        Arrays.fill(freeInColumn, ALL);
        Arrays.fill(freeInBox, ALL);
        for (int cell = 0; cell < 81; cell++) {
            if (givens[cell] != 0) {
                put(cell, 1 << givens[cell] - 1);
            }
        }
    }

    int candidates(int cell) {
        return freeInRow[ROW[cell]] & freeInColumn[COLUMN[cell]] & freeInBox[BOX[cell]];
    }

    void put(int cell, int bit) {
        digits[cell] = Integer.numberOfTrailingZeros(bit) + 1;
        freeInRow[ROW[cell]] &= ~bit;
        freeInColumn[COLUMN[cell]] &= ~bit;
        freeInBox[BOX[cell]] &= ~bit;
    }

    void take(int cell, int bit) {
        digits[cell] = 0;
        freeInRow[ROW[cell]] |= bit;
        freeInColumn[COLUMN[cell]] |= bit;
        freeInBox[BOX[cell]] |= bit;
    }

    static boolean seeEachOther(int a, int b) {
        return a != b && (ROW[a] == ROW[b] || COLUMN[a] == COLUMN[b] || BOX[a] == BOX[b]);
    }

    static int weight(int cell) {
        return 10 - Math.max(Math.abs(ROW[cell] - 4), Math.abs(COLUMN[cell] - 4));
    }
}
