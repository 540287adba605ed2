package judge.sudoku.bitboard;

/**
 * The highest sum that the 21 cells can still reach on which the score of target sudoku depends: the four corners, the
 * border of the square of side 5 about the centre (16 cells), and the centre.
 *
 * <p>The border is divided into four lines in which all digits differ: two whole sides, and what the other two add.
 * That can be done with the rows or with the columns as whole sides. Corners differ in pairs, again by rows or by
 * columns. The best sum of a line is exact: digits are taken from the greatest down, each if it finds a cell beside
 * those taken. Whether they do is Hall's condition, counted for all sets of cells at once.
 */
final class ScoreCeiling {
    /** Returned if some line cannot be filled with different digits. */
    static final int IMPOSSIBLE = -1;

    /** For each set of up to five cells: 1 in each field of four bits that stands for a set which includes it. */
    private static final long[] IN_LOWER_SETS = new long[32];

    private static final long[] IN_UPPER_SETS = new long[32];

    /** Fields that reach 8 when more digits must stand in a set of cells than it has cells. */
    private static final long LOWER_START;

    private static final long UPPER_START;

    private static final long FULL = 0x8888888888888888L;

    static {
        long lower = 0;
        long upper = 0;
        for (int set = 0; set < 32; set++) {
            long field = (7L - Integer.bitCount(set)) << (4 * (set & 15));
            lower |= set < 16 ? field : 0;
            upper |= set < 16 ? 0 : field;
            for (int subset = 0; subset < 32; subset++) {
                if ((subset & ~set) == 0) {
                    IN_LOWER_SETS[subset] |= set < 16 ? 1L << (4 * set) : 0;
                    IN_UPPER_SETS[subset] |= set < 16 ? 0 : 1L << (4 * (set - 16));
                }
            }
        }
        LOWER_START = lower;
        UPPER_START = upper;
    }

    private static final int TOP = 0;
    private static final int BOTTOM = 1;
    private static final int LEFT_REST = 2;
    private static final int RIGHT_REST = 3;
    private static final int LEFT = 4;
    private static final int RIGHT = 5;
    private static final int TOP_REST = 6;
    private static final int BOTTOM_REST = 7;
    private static final int UPPER_CORNERS = 8;
    private static final int LOWER_CORNERS = 9;
    private static final int LEFT_CORNERS = 10;
    private static final int RIGHT_CORNERS = 11;
    private static final int CENTRE = 12;
    private static final int LINES = 13;

    private static final int LEFT_CELLS = (1 << 2) | (1 << 11) | (1 << 20);
    private static final int RIGHT_CELLS = LEFT_CELLS << 4;

    /** For each line the cells of the upper, the middle and the lower band that are in it. */
    private static final int[][] CELLS = {
        {0b11111 << 20, 0, 0},
        {0, 0, 0b11111 << 2},
        {0, LEFT_CELLS, 0},
        {0, RIGHT_CELLS, 0},
        {1 << 20, LEFT_CELLS, 1 << 2},
        {1 << 24, RIGHT_CELLS, 1 << 6},
        {0b111 << 21, 0, 0},
        {0, 0, 0b111 << 3},
        {1 | (1 << 8), 0, 0},
        {0, 0, (1 << 18) | (1 << 26)},
        {1, 0, 1 << 18},
        {1 << 8, 0, 1 << 26},
        {0, 1 << 13, 0}
    };

    /** For each line and each digit, 0 to 8, the cells of the line that it can stand in. */
    private final int[] cells = new int[LINES * 9];

    /** For each line, the least digit of the best choice. */
    private final int[] least = new int[LINES];

    private int borderByRows;
    private int borderByColumns;
    private int cornersByRows;
    private int cornersByColumns;
    private int centre;

    /** An upper bound of the sum of the 21 cells in all completions of a state. */
    int of(int[] state) {
        read(state);
        borderByRows = add(add(best(TOP, 5), best(BOTTOM, 5)), add(best(LEFT_REST, 3), best(RIGHT_REST, 3)));
        borderByColumns = add(add(best(LEFT, 5), best(RIGHT, 5)), add(best(TOP_REST, 3), best(BOTTOM_REST, 3)));
        cornersByRows = add(best(UPPER_CORNERS, 2), best(LOWER_CORNERS, 2));
        cornersByColumns = add(best(LEFT_CORNERS, 2), best(RIGHT_CORNERS, 2));
        centre = best(CENTRE, 1);
        int border = Math.min(borderByRows, borderByColumns);
        return add(add(border, Math.min(cornersByRows, cornersByColumns)), centre);
    }

    /**
     * Takes from the cells of each line the digits too small to be part of a sum above a given one. With another digit
     * than those of the best choice a line loses at least the difference to the least of them, for of all choices with
     * that digit, one that keeps the best choice but for one digit is best.
     *
     * @param state the one that {@link #of} was asked for last, and which may reach more than the sum; is changed
     * @return the bands that were changed
     */
    int takeTooSmall(int[] state, int sum) {
        int border = Math.min(borderByRows, borderByColumns);
        int corners = Math.min(cornersByRows, cornersByColumns);
        int changed = 0;
        for (int line = 0; line < LINES; line++) {
            int ceiling = centre;
            if (line < UPPER_CORNERS) {
                ceiling += corners + (line < LEFT ? borderByRows : borderByColumns);
            } else if (line < CENTRE) {
                ceiling += border + (line < LEFT_CORNERS ? cornersByRows : cornersByColumns);
            } else {
                ceiling += border + corners;
            }
            for (int digit = least[line] - (ceiling - sum); digit >= 0; digit--) {
                if (cells[9 * line + digit] != 0) {
                    changed |= take(state, digit, CELLS[line]);
                }
            }
        }
        return changed;
    }

    private static int take(int[] state, int digit, int[] cellsOfBands) {
        int changed = 0;
        for (int band = 0; band < 3; band++) {
            int place = 9 * band + digit;
            int taken = state[place] & cellsOfBands[band];
            state[place] ^= taken;
            changed |= taken != 0 ? 1 << place : 0;
        }
        return changed;
    }

    private static int add(int sum, int other) {
        return (sum | other) < 0 ? IMPOSSIBLE : sum + other;
    }

    private void read(int[] state) {
        for (int digit = 0; digit < 9; digit++) {
            int upper = state[digit];
            int middle = state[9 + digit];
            int lower = state[18 + digit];
            int top = (upper >> 20) & 31;
            int bottom = (lower >> 2) & 31;
            int left = ((middle >> 2) & 1) | ((middle >> 10) & 2) | ((middle >> 18) & 4);
            int right = ((middle >> 6) & 1) | ((middle >> 14) & 2) | ((middle >> 22) & 4);
            cells[9 * TOP + digit] = top;
            cells[9 * BOTTOM + digit] = bottom;
            cells[9 * LEFT_REST + digit] = left;
            cells[9 * RIGHT_REST + digit] = right;
            cells[9 * LEFT + digit] = (top & 1) | (left << 1) | ((bottom & 1) << 4);
            cells[9 * RIGHT + digit] = (top >> 4) | (right << 1) | (bottom & 16);
            cells[9 * TOP_REST + digit] = (top >> 1) & 7;
            cells[9 * BOTTOM_REST + digit] = (bottom >> 1) & 7;
            int upperLeft = upper & 1;
            int upperRight = (upper >> 8) & 1;
            int lowerLeft = (lower >> 18) & 1;
            int lowerRight = (lower >> 26) & 1;
            cells[9 * UPPER_CORNERS + digit] = upperLeft | (upperRight << 1);
            cells[9 * LOWER_CORNERS + digit] = lowerLeft | (lowerRight << 1);
            cells[9 * LEFT_CORNERS + digit] = upperLeft | (lowerLeft << 1);
            cells[9 * RIGHT_CORNERS + digit] = upperRight | (lowerRight << 1);
            cells[9 * CENTRE + digit] = (middle >> 13) & 1;
        }
    }

    private int best(int line, int length) {
        long lower = LOWER_START;
        long upper = UPPER_START;
        int sum = 0;
        int missing = length;
        for (int digit = 8; digit >= 0; digit--) {
            int where = cells[9 * line + digit];
            long nextLower = lower + IN_LOWER_SETS[where];
            long nextUpper = upper + IN_UPPER_SETS[where];
            if (((nextLower | nextUpper) & FULL) == 0) {
                lower = nextLower;
                upper = nextUpper;
                sum += digit + 1;
                if (--missing == 0) {
                    least[line] = digit;
                    return sum;
                }
            }
        }
        return IMPOSSIBLE;
    }
}
