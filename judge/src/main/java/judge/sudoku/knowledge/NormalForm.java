package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/**
 * The common form of all grids that differ only in the order of bands, stacks, rows and columns within them, in being
 * transposed and, if requested, in the names of digits: its first givens come as late as they can, and then its digits
 * are small.
 */
final class NormalForm {

    /** The orders of nine lines in which those of a band stay together: 1,296. */
    private static final List<int[]> ORDERS = orders();

    private final boolean renaming;
    private final List<int[]> grids;
    private final int[] best = new int[Grid.CELLS];
    private final int[] form = new int[Grid.CELLS];
    private final int[] names = new int[10];

    private NormalForm(Grid grid, boolean renaming) {
        this.renaming = renaming;
        grids = List.of(
                IntStream.range(0, Grid.CELLS).map(grid::digit).toArray(),
                IntStream.range(0, Grid.CELLS)
                        .map(cell -> grid.digit(cell % 9 * 9 + cell / 9))
                        .toArray());
        Arrays.fill(best, Integer.MAX_VALUE);
    }

    /**
     * The form of a grid.
     *
     * @param renaming whether digits are called 1, 2, 3, ... as they come; else they keep their names
     */
    static Grid of(Grid grid, boolean renaming) {
        return grid.givens() == 0 ? grid : new NormalForm(grid, renaming).form();
    }

    private static List<int[]> orders() {
        int[][] threes = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        List<int[]> orders = new ArrayList<>();
        for (int choice = 0; choice < 6 * 6 * 6 * 6; choice++) {
            int[] within = {choice / 6 % 6, choice / 36 % 6, choice / 216};
            int[] order = new int[9];
            for (int line = 0; line < 9; line++) {
                int band = threes[choice % 6][line / 3];
                order[line] = 3 * band + threes[within[band]][line % 3];
            }
            orders.add(order);
        }
        return orders;
    }

    private Grid form() {
        int[] places = bestPlaces();
        for (int[] digits : grids) {
            for (int[] columns : ORDERS) {
                int[] masks = masks(digits, columns);
                if (Arrays.equals(sorted(masks), places)) {
                    for (int[] rows : ORDERS) {
                        if (isArranged(masks, rows, places)) {
                            compare(digits, rows, columns);
                        }
                    }
                }
            }
        }
        return Grid.of(best);
    }

    /** Returns the places of the givens in the form. */
    private int[] bestPlaces() {
        int[] least = {Integer.MAX_VALUE};
        for (int[] digits : grids) {
            for (int[] columns : ORDERS) {
                int[] places = sorted(masks(digits, columns));
                least = Arrays.compare(places, least) < 0 ? places : least;
            }
        }
        return least;
    }

    /** Returns for each row the set of the columns where it has givens, the first one counting most. */
    private static int[] masks(int[] digits, int[] columns) {
        int[] masks = new int[9];
        for (int row = 0; row < 9; row++) {
            int mask = 0;
            for (int column : columns) {
                mask = 2 * mask + (digits[9 * row + column] == 0 ? 0 : 1);
            }
            masks[row] = mask;
        }
        return masks;
    }

    /** The three bands with their rows sorted, and then themselves. */
    private static int[] sorted(int[] masks) {
        int[] bands = new int[3];
        for (int band = 0; band < 3; band++) {
            int one = masks[3 * band];
            int two = masks[3 * band + 1];
            int three = masks[3 * band + 2];
            int first = Math.min(one, Math.min(two, three));
            int last = Math.max(one, Math.max(two, three));
            bands[band] = band(first, one + two + three - first - last, last);
        }
        Arrays.sort(bands);
        return bands;
    }

    private static int band(int first, int second, int third) {
        return first << 18 | second << 9 | third;
    }

    private static boolean isArranged(int[] masks, int[] rows, int[] places) {
        for (int row = 0; row < 9; row += 3) {
            if (band(masks[rows[row]], masks[rows[row + 1]], masks[rows[row + 2]]) != places[row / 3]) {
                return false;
            }
        }
        return true;
    }

    /** Makes an arrangement the best so far if its digits are smaller. */
    private void compare(int[] digits, int[] rows, int[] columns) {
        Arrays.fill(names, 0);
        int used = 0;
        boolean smaller = false;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            int digit = digits[9 * rows[cell / 9] + columns[cell % 9]];
            if (digit != 0 && names[digit] == 0) {
                names[digit] = renaming ? ++used : digit;
            }
            form[cell] = names[digit];
            smaller |= form[cell] < best[cell];
            if (!smaller && form[cell] > best[cell]) {
                return;
            }
        }
        System.arraycopy(form, 0, best, 0, Grid.CELLS);
    }
}
