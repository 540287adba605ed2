package judge.sudoku.solve;

import java.util.Arrays;

/**
 * Finds the places where a single digit earns the most, if each cell has a value for it: the digit is put into nine
 * cells, one in each row, column and box. The answer is exact: for each choice of a column in every box of a band the
 * best rows are found, then the best of all ways to join the choices of three bands. The possible ways depend only on
 * the cells that are open to the digit, which change less often than its earnings; so they are kept in a list, which is
 * made again only when the cells change.
 */
final class BestPlacement {
    /** A sum less than any nine cells can earn. */
    static final int NEVER = -(1 << 26);

    /** The cells of a band. */
    static final int BAND_CELLS = 27;

    /** The column of each of the three boxes of a band in which the digit is, as a number to the base 3. */
    private static final int COLUMN_CHOICES = 27;

    /** The ways to give the three rows of a band to its boxes. */
    private static final int ROW_CHOICES = 6;

    /** For each choice of columns the eight that have none of them, as bits. */
    private static final int[] DISJOINT = new int[COLUMN_CHOICES];

    private static final int CELL_BITS = 7;
    private static final int CELL_MASK = (1 << CELL_BITS) - 1;

    /** Added to a way, this is the same one cell further on. */
    private static final int NEXT_CELL = 1 | 1 << CELL_BITS | 1 << (2 * CELL_BITS);

    private static final int CHOICE_BITS = 5;
    private static final int CHOICE_MASK = (1 << CHOICE_BITS) - 1;

    /** The ways to put a digit into the uppermost band: three cells and the choice of columns, from the right. */
    private static final int[] WAYS = new int[ROW_CHOICES * COLUMN_CHOICES];

    /** The three cells of each way as bits. */
    private static final int[] NEEDED = new int[WAYS.length];

    static {
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            for (int second = 0; second < COLUMN_CHOICES; second++) {
                if (first % 3 != second % 3 && first / 3 % 3 != second / 3 % 3 && first / 9 != second / 9) {
                    DISJOINT[first] |= 1 << second;
                }
            }
        }
        for (int way = 0; way < WAYS.length; way++) {
            int columns = way % COLUMN_CHOICES;
            int rows = way / COLUMN_CHOICES;
            int left = 9 * (rows % 3) + columns % 3;
            int middle = 9 * ((rows + 1 + rows / 3) % 3) + 3 + columns / 3 % 3;
            int right = 9 * ((rows + 2 - rows / 3) % 3) + 6 + columns / 9;
            WAYS[way] = left | middle << CELL_BITS | right << (2 * CELL_BITS) | columns << (3 * CELL_BITS);
            NEEDED[way] = 1 << left | 1 << middle | 1 << right;
        }
    }

    private final int[] earned;

    /** The cells that are open to the digit, 27 bits for each band. */
    private final int[] open = new int[3];

    /** For each band the ways that the digit has there. */
    private final int[][] ways = new int[3][WAYS.length];

    private final int[] wayCount = new int[3];

    /** The choices of columns that a band has ways for, as bits. */
    private final int[] choices = new int[3];

    /** Three choices of columns, one for each band, that have none in common. */
    private final int[] joins = new int[COLUMN_CHOICES * 8];

    private int joinCount;
    private boolean joined;

    /** The most that is earned in a band with a choice of columns, and the most in all with that choice in the band. */
    private final int[][] bands = new int[3][COLUMN_CHOICES];

    private final int[][] wholes = new int[3][COLUMN_CHOICES];

    /** The join that the best placement has. */
    private int best;

    /** Looks at an array of what the digit earns in each cell; it may change from one question to the next. */
    BestPlacement(int[] earned) {
        this.earned = earned;
    }

    /**
     * Says where the digit can be.
     *
     * @param band 0 to 2
     * @param cells of the band, from the upper left on, as 27 bits
     */
    void open(int band, int cells) {
        if (cells == open[band]) {
            return;
        }
        open[band] = cells;
        joined = false;
        int count = 0;
        int possible = 0;
        for (int way = 0; way < WAYS.length; way++) {
            if ((cells & NEEDED[way]) == NEEDED[way]) {
                ways[band][count++] = WAYS[way] + NEXT_CELL * BAND_CELLS * band;
                possible |= 1 << columns(WAYS[way]);
            }
        }
        wayCount[band] = count;
        choices[band] = possible;
    }

    private void join() {
        joined = true;
        joinCount = 0;
        for (int firsts = choices[0]; firsts != 0; firsts &= firsts - 1) {
            int first = Integer.numberOfTrailingZeros(firsts);
            for (int seconds = choices[1] & DISJOINT[first]; seconds != 0; seconds &= seconds - 1) {
                int second = Integer.numberOfTrailingZeros(seconds);
                // In each box the three columns sum to 0 + 1 + 2.
                int third = (3 + 9 + 27) - first - second;
                if ((choices[2] >> third & 1) != 0) {
                    joins[joinCount++] = first | second << CHOICE_BITS | third << (2 * CHOICE_BITS);
                }
            }
        }
    }

    /** The most that the digit can earn; {@link #NEVER} if it cannot be placed. */
    int most() {
        if (!joined) {
            join();
        }
        for (int band = 0; band < 3; band++) {
            fillBand(band);
        }
        int most = NEVER;
        for (int index = 0; index < joinCount; index++) {
            int sum = sum(joins[index]);
            if (sum > most) {
                most = sum;
                best = joins[index];
            }
        }
        return most;
    }

    /** Finds for each choice of columns the most that the digit can earn in the rows of a band. */
    private void fillBand(int band) {
        int[] most = bands[band];
        Arrays.fill(most, NEVER);
        for (int index = 0; index < wayCount[band]; index++) {
            int way = ways[band][index];
            int columns = columns(way);
            most[columns] = Math.max(most[columns], earnedBy(way));
        }
    }

    private int sum(int join) {
        return bands[0][choice(join, 0)] + bands[1][choice(join, 1)] + bands[2][choice(join, 2)];
    }

    /** Adds 1 to the nine cells of the placement found by {@link #most}. */
    void count(int[] takers) {
        for (int band = 0; band < 3; band++) {
            int columns = choice(best, band);
            int index = 0;
            while (columns(ways[band][index]) != columns || earnedBy(ways[band][index]) != bands[band][columns]) {
                index++;
            }
            for (int box = 0; box < 3; box++) {
                takers[cell(ways[band][index], box)]++;
            }
        }
    }

    /** Finds for each cell the most that the digit can earn if it is put there, after {@link #most} was asked. */
    void mostThrough(int[] through) {
        for (int[] sums : wholes) {
            Arrays.fill(sums, NEVER);
        }
        for (int index = 0; index < joinCount; index++) {
            int join = joins[index];
            int sum = sum(join);
            for (int band = 0; band < 3; band++) {
                int columns = choice(join, band);
                wholes[band][columns] = Math.max(wholes[band][columns], sum);
            }
        }
        Arrays.fill(through, NEVER);
        for (int band = 0; band < 3; band++) {
            for (int index = 0; index < wayCount[band]; index++) {
                spread(band, ways[band][index], through);
            }
        }
    }

    private void spread(int band, int way, int[] through) {
        int columns = columns(way);
        if (wholes[band][columns] == NEVER) {
            return;
        }
        int sum = wholes[band][columns] - bands[band][columns] + earnedBy(way);
        for (int box = 0; box < 3; box++) {
            int cell = cell(way, box);
            through[cell] = Math.max(through[cell], sum);
        }
    }

    private int earnedBy(int way) {
        return earned[cell(way, 0)] + earned[cell(way, 1)] + earned[cell(way, 2)];
    }

    private static int cell(int way, int box) {
        return way >> (box * CELL_BITS) & CELL_MASK;
    }

    private static int columns(int way) {
        return way >> (3 * CELL_BITS);
    }

    private static int choice(int join, int band) {
        return join >> (band * CHOICE_BITS) & CHOICE_MASK;
    }
}
