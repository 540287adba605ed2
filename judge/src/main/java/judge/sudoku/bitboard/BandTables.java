package judge.sudoku.bitboard;

/**
 * The possible places of one digit in a band (three rows of 27 cells, one bit for each cell, row by row). A mini-row is
 * the three cells that a row and a box have in common; a band has nine.
 *
 * <p>In a completion a digit stands once in each row and once in each box of a band, so its three mini-rows are one of
 * six permutations. A mini-row that is in none of the permutations still possible can be cleared (locked candidates,
 * both ways), and one that is in all of them is where its box has the digit.
 */
final class BandTables {
    /** All 27 cells of a band. */
    static final int ALL = (1 << 27) - 1;

    /** The leftmost cell of each mini-row. */
    private static final int LEFT_CELLS = 0x1249249;

    /** Found by trial: maps the 512 sets of leftmost cells to 512 different values of the product's upper nine bits. */
    private static final int MAGIC = 0x020040c0;

    /** For each set of mini-rows with a candidate: the cells of those in a permutation; 0 if there is none. */
    static final int[] POSSIBLE = new int[512];

    /** For each set of mini-rows with a candidate: the cells of those that are the only one left to their box. */
    static final int[] FIXED = new int[512];

    /** For each set of columns with a candidate: the cells of the boxes in which it is one column. */
    static final int[] ONE_COLUMN = new int[512];

    /**
     * For each set of columns with a candidate in a band: the cells that other bands keep, not in a box's only column.
     */
    static final int[] KEPT_BY_ONE = new int[512];

    /**
     * For each set of columns with a candidate in two bands: the cells that the third keeps, not in a stack's only two
     * columns.
     */
    static final int[] KEPT_BY_TWO = new int[512];

    /** For each cell of a band: the cells that are not in its row and not in its box, and the cell itself. */
    static final int[] WITH = new int[27];

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    static {
        for (int miniRows = 0; miniRows < 512; miniRows++) {
            fillMiniRows(miniRows);
        }
        for (int columns = 0; columns < 512; columns++) {
            fillColumns(columns);
        }
        for (int cell = 0; cell < 27; cell++) {
            WITH[cell] = (ALL & ~(0x1FF << (cell / 9 * 9)) & ~(0x1C0E07 << (cell % 9 / 3 * 3))) | (1 << cell);
        }
    }

    private BandTables() {}

    /** The index, for {@link #POSSIBLE} and {@link #FIXED}, of the mini-rows in which a band has a candidate. */
    static int miniRows(int band) {
        return (((band | (band >>> 1) | (band >>> 2)) & LEFT_CELLS) * MAGIC) >>> 23;
    }

    /** The nine columns in which a band has a candidate. */
    static int columns(int band) {
        return (band | (band >>> 9) | (band >>> 18)) & 0x1FF;
    }

    private static void fillMiniRows(int miniRows) {
        int possible = 0;
        for (int[] boxOfRow : PERMUTATIONS) {
            int permutation = 0;
            for (int row = 0; row < 3; row++) {
                permutation |= 1 << (3 * row + boxOfRow[row]);
            }
            possible |= (permutation & ~miniRows) == 0 ? permutation : 0;
        }
        int fixed = 0;
        for (int box = 0; box < 3; box++) {
            int ofBox = possible & (0x49 << box);
            fixed |= Integer.bitCount(ofBox) == 1 ? ofBox : 0;
        }
        POSSIBLE[miniRows(cells(miniRows))] = cells(possible);
        FIXED[miniRows(cells(miniRows))] = cells(fixed);
    }

    /** The cells of a set of mini-rows. */
    private static int cells(int miniRows) {
        int cells = 0;
        for (int miniRow = 0; miniRow < 9; miniRow++) {
            cells |= (((miniRows >> miniRow) & 1) * 7) << (3 * miniRow);
        }
        return cells;
    }

    private static void fillColumns(int columns) {
        int one = 0;
        int two = 0;
        for (int box = 0; box < 3; box++) {
            int ofBox = columns & (7 << (3 * box));
            one |= Integer.bitCount(ofBox) == 1 ? 7 << (3 * box) : 0;
            two |= Integer.bitCount(ofBox) == 2 ? 7 << (3 * box) : 0;
        }
        ONE_COLUMN[columns] = inEachRow(one);
        KEPT_BY_ONE[columns] = ALL & ~inEachRow(one & columns);
        KEPT_BY_TWO[columns] = ALL & ~inEachRow(two & columns);
    }

    private static int inEachRow(int columns) {
        return columns | (columns << 9) | (columns << 18);
    }
}
