package judge.sudoku;

import java.util.Arrays;

/**
 * What the 21 cells that the score hangs on can still reach, given where each digit can still go. A completion has a digit in
 * nine cells, one in each row, column and box; of all ways to place a single digit so, some fill more of the 21 cells than
 * others. No digit can fill more of them than in the best way for it, or fewer than in the worst, and all together fill 21.
 * {@link ScoreBound} looks at cells and does not see this; here the digits that share a cell are not seen.
 */
final class PlacementBound {
    private static final int KEY_CELLS = ScoreBound.KEY_CELLS.size();

    /**
     * Numbers of key cells are kept as a set: one digit of a number to the base 64 for each size, not 0 if that size is
     * possible. Multiplying adds sizes; no digit of a product of the three bands is above 12, so that none carries over.
     */
    private static final int SHIFT = 6;

    private static final boolean[] IS_KEY = new boolean[Grid.CELLS];

    /** The column of each of the three boxes of a band in which the digit is, as a number to the base 3. */
    private static final int COLUMN_CHOICES = 27;

    /** For each choice of columns the eight that have none of them, and for both the one that has what is left. */
    private static final int[][] SECOND = new int[COLUMN_CHOICES][8];

    private static final int[][] THIRD = new int[COLUMN_CHOICES][8];

    static {
        ScoreBound.KEY_CELLS.forEach(cell -> IS_KEY[cell] = true);
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            int count = 0;
            for (int second = 0; second < COLUMN_CHOICES; second++) {
                if (first % 3 != second % 3 && first / 3 % 3 != second / 3 % 3 && first / 9 != second / 9) {
                    SECOND[first][count] = second;
                    // In each box the three columns sum to 0 + 1 + 2.
                    THIRD[first][count++] = (3 + 9 + 27) - first - second;
                }
            }
        }
    }

    private final long[] cells = new long[Grid.CELLS];
    private final long[][] bands = new long[3][COLUMN_CHOICES];
    private final int[] fewest = new int[10];
    private final int[] most = new int[10];

    /**
     * An upper bound of the sum of the key cells, {@link ScoreBound#IMPOSSIBLE} if some digit cannot be placed.
     *
     * @param digits for each cell of the grid the digits left to it, digit d as bit d
     */
    int of(int[] digits) {
        int left = KEY_CELLS;
        int sum = 0;
        for (int digit = 1; digit <= 9; digit++) {
            long sizes = keyCellsFilledBy(digit, digits);
            if (sizes == 0) {
                return ScoreBound.IMPOSSIBLE;
            }
            fewest[digit] = Long.numberOfTrailingZeros(sizes) / SHIFT;
            most[digit] = (63 - Long.numberOfLeadingZeros(sizes)) / SHIFT;
            left -= fewest[digit];
            sum += digit * fewest[digit];
        }
        for (int digit = 9; digit > 0 && left > 0; digit--) {
            int more = Math.min(left, most[digit] - fewest[digit]);
            left -= more;
            sum += digit * more;
        }
        return left == 0 ? sum : ScoreBound.IMPOSSIBLE;
    }

    /** The numbers of key cells that the ways to place a digit fill, as a set. */
    private long keyCellsFilledBy(int digit, int[] digits) {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            cells[cell] = (digits[cell] >> digit & 1) == 0 ? 0 : IS_KEY[cell] ? 1L << SHIFT : 1;
        }
        for (int band = 0; band < 3; band++) {
            fillBand(27 * band, bands[band]);
        }
        long sizes = 0;
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            if (bands[0][first] != 0) {
                long rest = 0;
                for (int index = 0; index < 8; index++) {
                    rest |= bands[1][SECOND[first][index]] * bands[2][THIRD[first][index]];
                }
                sizes |= bands[0][first] * rest;
            }
        }
        return sizes;
    }

    /** Finds for each choice of columns the numbers of key cells filled by placing the digit in the rows of a band. */
    private void fillBand(int start, long[] sizes) {
        Arrays.fill(sizes, 0);
        for (int row = 0; row < 3; row++) {
            int third = start + 9 * row + 6;
            if ((cells[third] | cells[third + 1] | cells[third + 2]) == 0) {
                continue;
            }
            int one = start + 9 * ((row + 1) % 3);
            int two = start + 9 * ((row + 2) % 3);
            for (int columns = 0; columns < 9; columns++) {
                int left = columns % 3;
                int middle = 3 + columns / 3;
                long pair = cells[one + left] * cells[two + middle] | cells[two + left] * cells[one + middle];
                if (pair != 0) {
                    sizes[columns] |= pair * cells[third];
                    sizes[columns + 9] |= pair * cells[third + 1];
                    sizes[columns + 18] |= pair * cells[third + 2];
                }
            }
        }
    }
}
