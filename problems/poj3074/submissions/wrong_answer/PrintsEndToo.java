import java.util.Arrays;
import java.util.Scanner;

/** Leaves its loop after the word end was answered, with the grid of the puzzle before. */
public class PrintsEndToo {
    /** What is free: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static final int[] free = new int[27];
    private static final int[] grid = new int[81];
    private static final int[] BOX = new int[81];

    static {
        Arrays.setAll(BOX, cell -> 18 + cell / 27 * 3 + cell % 9 / 3);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        String line;
        do {
            line = in.next();
            if (!line.equals("end")) {
                read(line);
                search();
            }
            append(out);
        } while (!line.equals("end"));
        System.out.print(out);
    }

    private static void read(String line) {
        Arrays.fill(free, 0x1FF);
        Arrays.fill(grid, 0);
        for (int cell = 0; cell < 81; cell++) {
            if (line.charAt(cell) != '.') {
                put(cell, line.charAt(cell) - '0');
            }
        }
    }

    private static boolean search() {
        int next = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81 && fewest > 0; cell++) {
            int count = grid[cell] == 0 ? Integer.bitCount(candidates(cell)) : 10;
            if (count < fewest) {
                fewest = count;
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        for (int left = candidates(next); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            put(next, digit);
            if (search()) {
                return true;
            }
            take(next, digit);
        }
        return false;
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

    private static void append(StringBuilder out) {
        for (int digit : grid) {
            out.append(digit);
        }
        out.append('\n');
    }
}
