package judge.sudoku;

import java.util.Arrays;

/**
 * What the 21 cells that the score hangs on can still reach, given where each digit can still go. A completion puts each digit
 * into nine cells, one in each row, column and box, and fills each cell once.
 *
 * <p>Let each cell have a price, any number. A digit earns, for each cell that it is put into, its value if that is a key cell,
 * less the price. In a completion each cell is paid for once, so the key cells sum to what the nine digits earn and all
 * prices. No digit earns more than in the place that is best for it, whatever the others do; hence <em>the best of each digit
 * and all prices together are an upper bound, whatever the prices</em>. Prices are good if digits that do not know of each
 * other stay out of each other's way. So after each look the price of a cell that several digits would take is raised, and
 * that of a cell that none would take is lowered: Lagrangean relaxation and the subgradient method, see M. Held and R. M.
 * Karp, The traveling-salesman problem and minimum spanning trees, part II, Mathematical Programming 1 (1971).
 */
final class PriceBound {
    /** Prices are in such parts of a point. */
    static final int POINT = 256;

    /** How many looks a question is worth; each takes a few microseconds. */
    private static final int LOOKS = 5;

    /** Prices, which nothing else bounds, stay far below what stands for "impossible". */
    private static final int HIGHEST_PRICE = 100 * POINT;

    /** What a digit earns in a cell where it cannot be; less than any nine cells can make up for. */
    private static final int NEVER = -(1 << 26);

    /** What is earned in cells of which one is impossible is below this, and nothing else is. */
    private static final int IMPOSSIBLE = NEVER / 2;

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

    private final int[] price = new int[Grid.CELLS];

    /** How many digits would take each cell, each being placed as is best for it. */
    private final int[] takers = new int[Grid.CELLS];

    private final int[] earned = new int[Grid.CELLS];
    private final int[][] bands = new int[3][COLUMN_CHOICES];

    PriceBound() {
        reset();
    }

    /** Forgets the prices found so far, so that the next answer does not hang on the questions before. */
    void reset() {
        Arrays.fill(price, 0);
        ScoreBound.KEY_CELLS.forEach(cell -> price[cell] = 6 * POINT);
    }

    /** The prices of all cells in parts of a point: a copy. */
    int[] prices() {
        return price.clone();
    }

    /**
     * Whether the key cells may still sum to a goal; false only if they cannot.
     *
     * @param digits for each cell of the grid the digits left to it, digit d as bit d
     */
    boolean mayReach(int goal, int[] digits) {
        for (int look = 0; look < LOOKS; look++) {
            int bound = boundInParts(digits);
            if (bound < goal * POINT) {
                return false;
            }
            if (!adjust(bound - goal * POINT)) {
                return true;
            }
        }
        return true;
    }

    /** The upper bound at the present prices; below 0 if some digit cannot be placed. */
    int boundInParts(int[] digits) {
        Arrays.fill(takers, 0);
        int bound = 0;
        for (int parts : price) {
            bound += parts;
        }
        for (int digit = 1; digit <= 9; digit++) {
            int best = best(digit, digits);
            if (best < IMPOSSIBLE) {
                return NEVER;
            }
            bound += best;
        }
        return bound;
    }

    /**
     * Moves the prices towards every cell's being taken once, the further the more the bound has to come down.
     *
     * @return whether any cell is not taken once; if none, the digits as they are placed are the best completion
     */
    private boolean adjust(int excess) {
        int discord = 0;
        for (int count : takers) {
            discord += (count - 1) * (count - 1);
        }
        if (discord == 0) {
            return false;
        }
        int step = 1 + 7 * excess / (10 * discord);
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int wanted = price[cell] + step * (takers[cell] - 1);
            price[cell] = Math.max(-HIGHEST_PRICE, Math.min(HIGHEST_PRICE, wanted));
        }
        return true;
    }

    /** The most that a digit can earn; counts the cells that it takes for it. */
    private int best(int digit, int[] digits) {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int value = IS_KEY[cell] ? digit * POINT : 0;
            earned[cell] = (digits[cell] >> digit & 1) == 0 ? NEVER : value - price[cell];
        }
        for (int band = 0; band < 3; band++) {
            fillBand(27 * band, bands[band]);
        }
        int best = NEVER;
        int bestFirst = 0;
        int bestIndex = 0;
        for (int first = 0; first < COLUMN_CHOICES; first++) {
            if (bands[0][first] < IMPOSSIBLE) {
                continue;
            }
            for (int index = 0; index < 8; index++) {
                int sum = bands[0][first] + bands[1][SECOND[first][index]] + bands[2][THIRD[first][index]];
                if (sum > best) {
                    best = sum;
                    bestFirst = first;
                    bestIndex = index;
                }
            }
        }
        if (best > IMPOSSIBLE) {
            take(0, bestFirst);
            take(1, SECOND[bestFirst][bestIndex]);
            take(2, THIRD[bestFirst][bestIndex]);
        }
        return best;
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

    /** Counts the cells that earn the most with a choice of columns: the rows can be given to the boxes in six ways. */
    private void take(int band, int columns) {
        int left = columns % 3;
        int middle = 3 + columns / 3 % 3;
        int right = 6 + columns / 9;
        for (int rows = 0; rows < 6; rows++) {
            int one = 27 * band + 9 * (rows % 3);
            int two = 27 * band + 9 * ((rows + 1 + rows / 3) % 3);
            int three = 27 * band + 9 * ((rows + 2 - rows / 3) % 3);
            if (earned[one + left] + earned[two + middle] + earned[three + right] == bands[band][columns]) {
                takers[one + left]++;
                takers[two + middle]++;
                takers[three + right]++;
                return;
            }
        }
        throw new IllegalStateException("band " + band + " earns nowhere what it was said to earn");
    }
}
