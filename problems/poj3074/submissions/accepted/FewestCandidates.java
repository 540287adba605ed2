import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

/**
 * Candidate masks, and next the blank cell that has the fewest. The programs in ../wrong_answer search in the same way with a slip
 * each; this one keeps the blank cells in a list besides, so that a look at them does not pass the full ones.
 */
public class FewestCandidates {
    private static final int[] BOX = new int[81];
    /** What is free: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static final int[] free = new int[27];
    private static final char[] grid = new char[81];
    /** The first cells of the list are the blank ones. */
    private static final int[] blanks = new int[81];

    static {
        Arrays.setAll(BOX, cell -> 18 + cell / 27 * 3 + cell % 9 / 3);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); !line.equals("end"); line = in.readLine()) {
            search(read(line));
            out.append(grid).append('\n');
        }
        System.out.print(out);
    }

    /** How many cells are blank. */
    private static int read(String line) {
        Arrays.fill(free, 0x1FF);
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            grid[cell] = line.charAt(cell);
            if (grid[cell] == '.') {
                blanks[count++] = cell;
            } else {
                toggle(cell, 1 << grid[cell] - '1');
            }
        }
        return count;
    }

    private static boolean search(int count) {
        if (count == 0) {
            return true;
        }
        int chosen = 0;
        int fewest = 10;
        for (int i = 0; i < count && fewest > 0; i++) {
            int candidates = Integer.bitCount(candidates(blanks[i]));
            if (candidates < fewest) {
                fewest = candidates;
                chosen = i;
            }
        }
        int last = count - 1;
        int cell = blanks[chosen];
        blanks[chosen] = blanks[last];
        blanks[last] = cell;
        for (int left = candidates(cell); left != 0; left &= left - 1) {
            int bit = left & -left;
            grid[cell] = (char) ('1' + Integer.numberOfTrailingZeros(bit));
            toggle(cell, bit);
            if (search(last)) {
                return true;
            }
            toggle(cell, bit);
        }
        blanks[last] = blanks[chosen];
        blanks[chosen] = cell;
        return false;
    }

    private static int candidates(int cell) {
        return free[cell / 9] & free[9 + cell % 9] & free[BOX[cell]];
    }

    private static void toggle(int cell, int bit) {
        free[cell / 9] ^= bit;
        free[9 + cell % 9] ^= bit;
        free[BOX[cell]] ^= bit;
    }
}
