import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;

/** Keeps every completion and its 81 products, and adds up in the end: more than the memory holds where there are many. */
public class CollectsCompletions {
    /** What is free: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static final int[] free = new int[27];
    private static final int[] grid = new int[81];
    private static final int[] BOX = new int[81];
    private static final List<int[]> completions = new ArrayList<>();
    private static final List<double[]> products = new ArrayList<>();
    private static int best = -1;

    static {
        Arrays.setAll(BOX, cell -> 18 + cell / 27 * 3 + cell % 9 / 3);
    }

    public static void main(String[] args) {
        Arrays.fill(free, 0x1FF);
        Scanner in = new Scanner(System.in);
        for (int cell = 0; cell < 81; cell++) {
            int digit = in.nextInt();
            if (digit == 0) {
                continue;
            }
            if ((candidates(cell) >> digit - 1 & 1) == 0) {
                System.out.println(-1);
                return;
            }
            put(cell, digit);
        }
        search();
        for (int i = 0; i < completions.size(); i++) {
            best = Math.max(best, (int) Arrays.stream(products.get(i)).sum());
        }
        System.out.println(best);
    }

    private static void search() {
        int next = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81; cell++) {
            int count = grid[cell] == 0 ? Integer.bitCount(candidates(cell)) : 10;
            if (count < fewest) {
                fewest = count;
                next = cell;
            }
        }
        if (next < 0) {
            double[] product = new double[81];
            Arrays.setAll(product, cell -> grid[cell] * weight(cell));
            products.add(product);
            completions.add(grid.clone());
            return;
        }
        for (int left = candidates(next); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            put(next, digit);
            search();
            take(next, digit);
        }
    }

    private static int candidates(int cell) {
        return free[cell / 9] & free[9 + cell % 9] & free[BOX[cell]];
    }

    private static void put(int cell, int digit) {
        int others = ~(1 << digit - 1);
        grid[cell] = digit;
        free[cell / 9] &= others;
        free[9 + cell % 9] &= others;
        free[BOX[cell]] &= others;
    }

    private static void take(int cell, int digit) {
        int bit = 1 << digit - 1;
        grid[cell] = 0;
        free[cell / 9] |= bit;
        free[9 + cell % 9] |= bit;
        free[BOX[cell]] |= bit;
    }

    private static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }
}
