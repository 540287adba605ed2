package judge.sudoku.solve;

import java.util.Arrays;
import judge.sudoku.grid.Grid;

/**
 * The highest sum that the 21 cells that the score depends on can still reach, given where each digit can still go. A
 * completion puts each digit into nine cells, one in each row, column and box, and fills each cell once.
 *
 * <p>Let each cell have a price, any number. A digit earns, for each cell that it is put into, its value if that is a
 * key cell, less the price. In a completion each cell is paid for once, so the key cells sum to what the nine digits
 * earn and all prices. No digit earns more than in the place that is best for it, whatever the others do; hence <em>the
 * best of each digit and all prices together are an upper bound, whatever the prices</em>. Prices are good if digits
 * that do not know of each other stay out of each other's way. So after each look the price of a cell that several
 * digits would take is raised, and that of a cell that none would take is lowered: Lagrangean relaxation and the
 * subgradient method, see M. Held and R. M. Karp, The traveling-salesman problem and minimum spanning trees, part II,
 * Mathematical Programming 1 (1971).
 */
final class PriceBound {
    /** Prices are in such parts of a point. */
    static final int POINT = 256;

    /** The number of rounds for a question; each takes a few microseconds. */
    private static final int LOOKS = 4;

    /** Prices, which nothing else bounds, stay far below what stands for "impossible". */
    private static final int HIGHEST_PRICE = 100 * POINT;

    /** The weight of a cell for each unit of its digit, in parts: a point if it is a key cell, or nothing. */
    private static final int[] WORTH = new int[Grid.CELLS];

    static {
        ScoreBound.KEY_CELLS.forEach(cell -> WORTH[cell] = POINT);
    }

    private final int[] price = new int[Grid.CELLS];

    /** The number of digits that would take each cell, each being placed as is best for it. */
    private final int[] takers = new int[Grid.CELLS];

    /** For each digit what it earns in each cell, and where that is most. */
    private final int[][] earned = new int[10][Grid.CELLS];

    private final BestPlacement[] placements = new BestPlacement[10];

    /** For each digit the most that it can earn, and the most if it is put into each cell. */
    private final int[] most = new int[10];

    private final int[][] mostThrough = new int[10][Grid.CELLS];

    /** For each digit the cells of one band that it can go to. */
    private final int[] open = new int[10];

    PriceBound() {
        Arrays.setAll(placements, digit -> new BestPlacement(earned[digit]));
        reset();
    }

    /** Forgets the prices found so far, so that the next answer does not depend on the questions before. */
    void reset() {
        Arrays.fill(price, 0);
        ScoreBound.KEY_CELLS.forEach(cell -> price[cell] = 6 * POINT);
    }

    /** The prices of all cells in parts of a point: a copy. */
    int[] prices() {
        return price.clone();
    }

    /**
     * Tells whether the key cells may still sum to a goal; false only if they cannot.
     *
     * @param digits for each cell of the grid the digits left to it, digit d as bit d
     */
    boolean mayReach(int goal, int[] digits) {
        open(digits);
        for (int look = 0; look < LOOKS; look++) {
            int bound = boundInParts();
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
        open(digits);
        return boundInParts();
    }

    private int boundInParts() {
        Arrays.fill(takers, 0);
        int bound = sumOfPrices();
        for (int digit = 1; digit <= 9; digit++) {
            int best = most(digit);
            if (best == BestPlacement.NEVER) {
                return best;
            }
            placements[digit].count(takers);
            bound += best;
        }
        return bound;
    }

    /** Sets where each digit can go in the placements. */
    private void open(int[] digits) {
        for (int band = 0; band < 3; band++) {
            Arrays.fill(open, 0);
            for (int place = 0; place < BestPlacement.BAND_CELLS; place++) {
                int left = digits[BestPlacement.BAND_CELLS * band + place];
                for (; left != 0; left &= left - 1) {
                    open[Integer.numberOfTrailingZeros(left)] |= 1 << place;
                }
            }
            for (int digit = 1; digit <= 9; digit++) {
                placements[digit].open(band, open[digit]);
            }
        }
    }

    private int sumOfPrices() {
        int sum = 0;
        for (int parts : price) {
            sum += parts;
        }
        return sum;
    }

    private int most(int digit) {
        int[] earns = earned[digit];
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            earns[cell] = digit * WORTH[cell] - price[cell];
        }
        return placements[digit].most();
    }

    /**
     * Moves the prices so that every cell is taken closer to once, the further the more the bound has to come down.
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

    /**
     * Takes away every digit of a cell with which the key cells cannot sum to a goal, as far as the present prices
     * show.
     *
     * @param digits as for {@link #mayReach}
     * @return whether anything was taken away
     */
    boolean takeAwayHopeless(int goal, int[] digits) {
        open(digits);
        int bound = sumOfPrices();
        for (int digit = 1; digit <= 9; digit++) {
            most[digit] = most(digit);
            bound += most[digit];
            placements[digit].mostThrough(mostThrough[digit]);
        }
        boolean any = false;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int hopeless = 0;
            for (int left = digits[cell]; left != 0; left &= left - 1) {
                int digit = Integer.numberOfTrailingZeros(left);
                boolean reaches = bound - most[digit] + mostThrough[digit][cell] >= goal * POINT;
                hopeless |= reaches ? 0 : 1 << digit;
            }
            any |= hopeless != 0;
            digits[cell] &= ~hopeless;
        }
        return any;
    }
}
