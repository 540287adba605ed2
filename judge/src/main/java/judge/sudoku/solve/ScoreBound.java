package judge.sudoku.solve;

import java.util.List;

/**
 * The highest sum that the 21 cells that the score depends on can still reach, given the digits that are left to each.
 * The cells are in three parts: corners, centre, and the border of the square of side 5. A part is divided into groups
 * in which all digits differ, the corners and the border both by rows and by columns; the best sum of a group is found
 * exactly.
 */
final class ScoreBound {
    /** Returned if some group of cells cannot be filled with different digits. */
    static final int IMPOSSIBLE = -1;

    /** The cells that the score depends on. */
    static final List<Integer> KEY_CELLS =
            List.of(0, 8, 72, 80, 40, 20, 21, 22, 23, 24, 29, 33, 38, 42, 47, 51, 56, 57, 58, 59, 60);

    /** For each part its divisions, for each division its groups, for each group its cells. */
    private static final int[][][][] PARTS = {
        {{{0, 8}, {72, 80}}, {{0, 72}, {8, 80}}},
        {{{40}}},
        {
            {{20, 21, 22, 23, 24}, {56, 57, 58, 59, 60}, {29, 38, 47}, {33, 42, 51}},
            {{20, 29, 38, 47, 56}, {24, 33, 42, 51, 60}, {21, 22, 23}, {57, 58, 59}}
        }
    };

    /** For each of five places in a group: the sets of places without it, one bit for each of the 32 sets. */
    private static final int[] WITHOUT_PLACE = {0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF};

    private ScoreBound() {}

    /**
     * An upper bound of the sum of the key cells.
     *
     * @param digits for each cell of the grid the digits left to it, digit d as bit d; read for key cells only
     */
    static int of(int[] digits) {
        int sum = 0;
        for (int[][][] part : PARTS) {
            int best = sumOfPart(part, digits);
            if (best < 0) {
                return IMPOSSIBLE;
            }
            sum += best;
        }
        return sum;
    }

    /**
     * Takes away every digit of a key cell with which the sum could not reach a goal.
     *
     * @param digits as for {@link #of}
     * @param spare by how much the bound is above the goal
     * @return whether anything was taken away
     */
    static boolean takeAwayHopeless(int[] digits, int spare) {
        boolean any = false;
        for (int[][][] part : PARTS) {
            int best = sumOfPart(part, digits);
            for (int[][] division : part) {
                int spareHere = spare + sumOfDivision(division, digits) - best;
                for (int[] group : division) {
                    any |= takeAwayHopeless(group, digits, bestSum(group, digits) - spareHere);
                }
            }
        }
        return any;
    }

    private static boolean takeAwayHopeless(int[] group, int[] digits, int goal) {
        boolean any = false;
        for (int cell : group) {
            int left = digits[cell];
            if (Integer.bitCount(left) == 1) {
                continue;
            }
            int hopeful = 0;
            for (int rest = left; rest != 0; rest &= rest - 1) {
                digits[cell] = Integer.lowestOneBit(rest);
                hopeful |= bestSum(group, digits) >= goal ? digits[cell] : 0;
            }
            digits[cell] = hopeful;
            any |= hopeful != left;
        }
        return any;
    }

    /** The lowest bound that a division of the part gives. */
    private static int sumOfPart(int[][][] part, int[] digits) {
        int lowest = Integer.MAX_VALUE;
        for (int[][] division : part) {
            lowest = Math.min(lowest, sumOfDivision(division, digits));
        }
        return lowest;
    }

    private static int sumOfDivision(int[][] division, int[] digits) {
        int sum = 0;
        for (int[] group : division) {
            int best = bestSum(group, digits);
            if (best < 0) {
                return IMPOSSIBLE;
            }
            sum += best;
        }
        return sum;
    }

    /**
     * The greatest sum of different digits in a group. The sets of digits that can be placed at once are a matroid, so
     * taking digits from the greatest down, each if it can be placed beside those taken, is best.
     */
    private static int bestSum(int[] group, int[] digits) {
        int full = (1 << group.length) - 1;
        int filled = 1; // the sets of places that the digits taken so far can fill, one bit for each set
        int sum = 0;
        for (int digit = 9; digit > 0; digit--) {
            int next = 0;
            for (int place = 0; place < group.length; place++) {
                if ((digits[group[place]] >> digit & 1) != 0) {
                    next |= (filled & WITHOUT_PLACE[place]) << (1 << place);
                }
            }
            if (next != 0) {
                filled = next;
                sum += digit;
            }
            if ((filled >> full & 1) != 0) {
                return sum;
            }
        }
        return IMPOSSIBLE;
    }
}
