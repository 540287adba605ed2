package judge.sudoku.bitboard;

import java.util.Arrays;

/**
 * Counts how many of the 21 cells that the score depends on a digit can fill. A completion has a digit in nine cells,
 * one in each row, column and box; of the ways to choose them among the cells where the digit is still possible, some
 * fill more of the 21 than others. {@link ScoreCeiling} looks at the digits of a line and does not see this; here the
 * digits that want the same cell are not seen.
 */
final class Placements {
    /** Returned if some digit cannot be placed, or if the digits together cannot fill 21 cells. */
    static final int IMPOSSIBLE = -1;

    private static final int KEY_CELLS = 21;

    /** A number greater than any number of cells. It is added where a stack cannot be filled, and shows in the sum. */
    private static final int NONE = 1 << 12;

    /** For the three boxes of a band, or bands of a box: the rows, or columns, in which a digit is. */
    private static final int[] PERMUTATIONS = {0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0};

    /**
     * For each stack, the row (0 to 2) of the digit in its upper, middle and lower box, and the cells of these
     * mini-rows where the digit is possible (9 bits): the most of the 21 cells that it fills there, and the fewest,
     * eight bits higher.
     */
    private static final short[] STACKS = new short[3 * 27 * 512];

    static {
        for (int index = 0; index < STACKS.length; index++) {
            STACKS[index] = (short) ofStack(index >> 9, index & 511);
        }
    }

    /**
     * The bits of the numbers of kept results for a digit: in a search most digits are where they, or others, were
     * before.
     */
    private static final int KEPT_BITS = 12;

    private final int[] keptCells = new int[3 << KEPT_BITS];
    private final int[] kept = new int[1 << KEPT_BITS];

    private final int[] upperParts = new int[18];
    private final int[] middleParts = new int[18];
    private final int[] lowerParts = new int[18];
    private final int[] counts = new int[9];

    Placements() {
        Arrays.fill(kept, NONE); // the right answer for the cells kept at first, which are none
    }

    /**
     * An upper bound of the sum of the 21 cells in all completions of a state: each digit fills some, and all together
     * 21.
     */
    int ceiling(int[] state) {
        int left = KEY_CELLS;
        int sum = 0;
        for (int digit = 0; digit < 9; digit++) {
            counts[digit] = of(state[digit], state[9 + digit], state[18 + digit]);
            if (counts[digit] == NONE) {
                return IMPOSSIBLE;
            }
            left -= fewest(counts[digit]);
            sum += (digit + 1) * fewest(counts[digit]);
        }
        for (int digit = 8; digit >= 0 && left > 0; digit--) {
            int more = Math.min(left, most(counts[digit]) - fewest(counts[digit]));
            left -= more;
            sum += (digit + 1) * more;
        }
        return left == 0 ? sum : IMPOSSIBLE;
    }

    /** Tells whether a digit cannot be placed. */
    static boolean isNone(int counts) {
        return counts == NONE;
    }

    static int most(int counts) {
        return counts & 0xFF;
    }

    static int fewest(int counts) {
        return counts >> 8;
    }

    /**
     * The {@link #most} and the {@link #fewest} of the 21 cells that a digit fills which is possible in these cells of
     * the bands.
     */
    int of(int upper, int middle, int lower) {
        int hash = ((((upper * 0x9E3779B1) ^ middle) * 0x85EBCA6B) ^ lower) * 0xC2B2AE35;
        int index = hash >>> (32 - KEPT_BITS);
        if (keptCells[3 * index] != upper || keptCells[3 * index + 1] != middle || keptCells[3 * index + 2] != lower) {
            keptCells[3 * index] = upper;
            keptCells[3 * index + 1] = middle;
            keptCells[3 * index + 2] = lower;
            kept[index] = find(upper, middle, lower);
        }
        return kept[index];
    }

    /** Tries all ways to choose rows for the boxes; with these fixed, the stacks do not depend on each other. */
    private int find(int upper, int middle, int lower) {
        int endOfUpper = partsOfIndex(upper, 9, 0, upperParts);
        int endOfMiddle = partsOfIndex(middle, 3, 3, middleParts);
        int endOfLower = partsOfIndex(lower, 1, 6, lowerParts);
        int fewest = NONE;
        int most = 0;
        for (int one = 0; one < endOfUpper; one += 3) {
            for (int two = 0; two < endOfMiddle; two += 3) {
                int left = upperParts[one] + middleParts[two];
                int centre = 27 * 512 + upperParts[one + 1] + middleParts[two + 1];
                int right = 54 * 512 + upperParts[one + 2] + middleParts[two + 2];
                for (int three = 0; three < endOfLower; three += 3) {
                    int sum = STACKS[left + lowerParts[three]]
                            + STACKS[centre + lowerParts[three + 1]]
                            + STACKS[right + lowerParts[three + 2]];
                    fewest = Math.min(fewest, fewest(sum));
                    most = Math.max(most, sum < NONE ? most(sum) : 0);
                }
            }
        }
        return fewest >= fewest(NONE) ? NONE : (fewest << 8) | most;
    }

    /**
     * For each permutation of rows in which a band has cells: what its left, middle and right box add to the index of
     * their stacks.
     *
     * @param weight the number that a row adds to the number of rows
     * @param shift the place of the cells in the index
     * @return the end of what was written
     */
    private static int partsOfIndex(int band, int weight, int shift, int[] parts) {
        int end = 0;
        for (int at = 0; at < PERMUTATIONS.length; at += 3) {
            int left = (band >> (9 * PERMUTATIONS[at])) & 7;
            int centre = (band >> (9 * PERMUTATIONS[at + 1] + 3)) & 7;
            int right = (band >> (9 * PERMUTATIONS[at + 2] + 6)) & 7;
            if (left != 0 && centre != 0 && right != 0) {
                parts[end++] = (weight * PERMUTATIONS[at] * 512) | (left << shift);
                parts[end++] = (weight * PERMUTATIONS[at + 1] * 512) | (centre << shift);
                parts[end++] = (weight * PERMUTATIONS[at + 2] * 512) | (right << shift);
            }
        }
        return end;
    }

    private static int ofStack(int stackAndRows, int cells) {
        int[] rows = {stackAndRows / 9 % 3, stackAndRows / 3 % 3, stackAndRows % 3};
        int fewest = NONE;
        int most = 0;
        for (int at = 0; at < PERMUTATIONS.length; at += 3) {
            int filled = 0;
            boolean possible = true;
            for (int band = 0; band < 3; band++) {
                int column = PERMUTATIONS[at + band];
                int cell = 9 * rows[band] + stackAndRows / 27 * 3 + column;
                possible &= ((cells >> (3 * band + column)) & 1) != 0;
                filled += (KeyCells.OF_BAND[band] >> cell) & 1;
            }
            fewest = possible ? Math.min(fewest, filled) : fewest;
            most = possible ? Math.max(most, filled) : most;
        }
        return fewest == NONE ? NONE : (fewest << 8) | most;
    }
}
