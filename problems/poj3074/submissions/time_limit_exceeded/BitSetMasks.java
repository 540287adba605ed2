import java.util.Arrays;
import java.util.BitSet;
import java.util.Scanner;

/** The same search with java.util.BitSet, which makes a new set for every look at a cell. */
public class BitSetMasks {
    /** What is free: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static final BitSet[] free = new BitSet[27];
    private static final int[] grid = new int[81];
    private static final int[] BOX = new int[81];

    static {
        Arrays.setAll(BOX, cell -> 18 + cell / 27 * 3 + cell % 9 / 3);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        String line = in.next();
        while (!line.equals("end")) {
            read(line);
            search();
            append(out);
            line = in.next();
        }
        System.out.print(out);
    }

    private static void read(String line) {
        Arrays.setAll(free, unit -> new BitSet());
        for (BitSet digits : free) {
            digits.set(1, 10);
        }
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
            int count = grid[cell] == 0 ? candidates(cell).cardinality() : 10;
            if (count < fewest) {
                fewest = count;
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        BitSet left = candidates(next);
        for (int digit = left.nextSetBit(0); digit > 0; digit = left.nextSetBit(digit + 1)) {
            put(next, digit);
            if (search()) {
                return true;
            }
            take(next, digit);
        }
        return false;
    }

    private static BitSet candidates(int cell) {
        BitSet digits = (BitSet) free[cell / 9].clone();
        digits.and(free[9 + cell % 9]);
        digits.and(free[BOX[cell]]);
        return digits;
    }

    private static void put(int cell, int digit) {
        grid[cell] = digit;
        free[cell / 9].clear(digit);
        free[9 + cell % 9].clear(digit);
        free[BOX[cell]].clear(digit);
    }

    private static void take(int cell, int digit) {
        grid[cell] = 0;
        free[cell / 9].set(digit);
        free[9 + cell % 9].set(digit);
        free[BOX[cell]].set(digit);
    }

    private static void append(StringBuilder out) {
        for (int digit : grid) {
            out.append(digit);
        }
        out.append('\n');
    }
}
