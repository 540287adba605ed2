package judge.sudoku;

import java.util.Arrays;

/**
 * Where a single digit earns most, if each cell has a value for it: the digit is put into nine cells, one in each row, column
 * and box. The answer is exact: for each choice of a column in every box of a band the best rows are found, then the best of
 * all ways to join the choices of three bands.
 */
final class BestPlacement {
    /** What a digit earns in a cell where it cannot be; less than any nine cells can make up for. */
    static final int NEVER = -(1 << 26);

    /** What is earned in cells of which one is impossible is below this, and nothing else is. */
    static final int IMPOSSIBLE = NEVER / 2;

    /** The column of each of the three boxes of a band in which the digit is, as a number to the base 3. */
    private static final int COLUMN_CHOICES = 27;

    /** For each choice of columns the eight that have none of them, and for both the one that has what is left. */
    private static final int[][] SECOND = new int[COLUMN_CHOICES][8];

    private static final int[][] THIRD = new int[COLUMN_CHOICES][8];

    /** The cell in the uppermost band for a box, a choice of columns, and one of the six ways to give rows to boxes. */
    private static final int[][][] CELLS = new int[3][COLUMN_CHOICES][6];

    static {
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
        for (int columns = 0; columns < COLUMN_CHOICES; columns++) {
            for (int rows = 0; rows < 6; rows++) {
                CELLS[0][columns][rows] = 9 * (rows % 3) + columns % 3;
                CELLS[1][columns][rows] = 9 * ((rows + 1 + rows / 3) % 3) + 3 + columns / 3 % 3;
                CELLS[2][columns][rows] = 9 * ((rows + 2 - rows / 3) % 3) + 6 + columns / 9;
            }
        }
    }

    private final int[] earned;
    private final int[][] bands = new int[3][COLUMN_CHOICES];
    private final int[][] wholes = new int[3][COLUMN_CHOICES];

    /** The choices of columns that the best placement has in the three bands. */
    private final int[] choices = new int[3];

    /** Looks at an array of what the digit earns in each cell; it may change from one question to the next. */
    BestPlacement(int[] earned) {
        this.earned = earned;
    }

    /** The most that the digit can earn; below {@link #IMPOSSIBLE} if it cannot be placed. */
    int most() {
        for (int band = 0; band < 3; band++) {
            fillBand(27 * band, bands[band]);
        }
        int most = NEVER;
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            if (bands[0][first] < IMPOSSIBLE) {
                continue;
            }
            for (int index = 0; index < 8; index++) {
                int sum = bands[0][first] + bands[1][SECOND[first][index]] + bands[2][THIRD[first][index]];
                if (sum > most) {
                    most = sum;
                    choices[0] = first;
                    choices[1] = SECOND[first][index];
                    choices[2] = THIRD[first][index];
                }
            }
        }
        return most;
    }

    /** Finds for each choice of columns the most that the digit can earn in the rows of a band. */
    private void fillBand(int start, int[] most) {
        Arrays.fill(most, NEVER);
        for (int row = 0; row < 3; row++) {
            int third = start + 9 * row + 6;
            if (Math.max(earned[third], Math.max(earned[third + 1], earned[third + 2])) == NEVER) {
                continue;
            }
            int one = start + 9 * ((row + 1) % 3);
            int two = start + 9 * ((row + 2) % 3);
            for (int columns = 0; columns < 9; columns++) {
                int left = columns % 3;
                int middle = 3 + columns / 3;
                int pair =
                        Math.max(earned[one + left] + earned[two + middle], earned[two + left] + earned[one + middle]);
                if (pair < IMPOSSIBLE) {
                    continue;
                }
                most[columns] = Math.max(most[columns], pair + earned[third]);
                most[columns + 9] = Math.max(most[columns + 9], pair + earned[third + 1]);
                most[columns + 18] = Math.max(most[columns + 18], pair + earned[third + 2]);
            }
        }
    }

    /** Adds 1 to the nine cells of the placement found by {@link #most}. */
    void count(int[] takers) {
        for (int band = 0; band < 3; band++) {
            int rows = 0;
            while (inBand(band, choices[band], rows) != bands[band][choices[band]]) {
                rows++;
            }
            for (int box = 0; box < 3; box++) {
                takers[cell(band, choices[band], rows, box)]++;
            }
        }
    }

    /** Finds for each cell the most that the digit can earn if it is put there, after {@link #most} was asked. */
    void mostThrough(int[] through) {
        for (int[] sums : wholes) {
            Arrays.fill(sums, NEVER);
        }
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            for (int index = 0; bands[0][first] > IMPOSSIBLE && index < 8; index++) {
                int second = SECOND[first][index];
                int third = THIRD[first][index];
                int sum = bands[0][first] + bands[1][second] + bands[2][third];
                wholes[0][first] = Math.max(wholes[0][first], sum);
                wholes[1][second] = Math.max(wholes[1][second], sum);
                wholes[2][third] = Math.max(wholes[2][third], sum);
            }
        }
        Arrays.fill(through, NEVER);
        for (int band = 0; band < 3; band++) {
            for (int columns = 0; columns < COLUMN_CHOICES; columns++) {
                if (wholes[band][columns] > IMPOSSIBLE) {
                    spread(band, columns, through);
                }
            }
        }
    }

    private void spread(int band, int columns, int[] through) {
        int elsewhere = wholes[band][columns] - bands[band][columns];
        for (int rows = 0; rows < 6; rows++) {
            int sum = elsewhere + inBand(band, columns, rows);
            for (int box = 0; box < 3; box++) {
                int cell = cell(band, columns, rows, box);
                through[cell] = Math.max(through[cell], sum);
            }
        }
    }

    private int inBand(int band, int columns, int rows) {
        return earned[cell(band, columns, rows, 0)]
                + earned[cell(band, columns, rows, 1)]
                + earned[cell(band, columns, rows, 2)];
    }

    /** The cell in a box of a band: a choice of columns, and one of the six ways to give the three rows to the boxes. */
    private static int cell(int band, int columns, int rows, int box) {
        return CELLS[box][columns][rows] + 27 * band;
    }
}
