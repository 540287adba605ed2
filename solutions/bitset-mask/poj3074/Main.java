import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.BitSet;

/**
 * The search of acwing-mask, candidate for candidate, with java.util.BitSet in place of an int: every look at a cell makes a new
 * set, and that alone is too slow.
 */
public class Main {
    private final int[][] grid = new int[9][9];
    private final BitSet[] row = new BitSet[9];
    private final BitSet[] column = new BitSet[9];
    private final BitSet[] box = new BitSet[9];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        String line = in.readLine();
        while (line != null && !line.equals("end")) {
            Main puzzle = new Main();
            int blanks = puzzle.read(line);
            if (puzzle.fill(blanks)) {
                puzzle.append(out);
            }
            line = in.readLine();
        }
        System.out.print(out);
    }

    private Main() {
        for (int i = 0; i < 9; i++) {
            row[i] = allDigits();
            column[i] = allDigits();
            box[i] = allDigits();
        }
    }

    private static BitSet allDigits() {
        BitSet digits = new BitSet(10);
        digits.set(1, 10);
        return digits;
    }

    private int read(String line) {
        int blanks = 0;
        for (int i = 0; i < 81; i++) {
            char symbol = line.charAt(i);
            if (symbol == '.') {
                blanks++;
            } else {
                place(i / 9, i % 9, symbol - '0');
            }
        }
        return blanks;
    }

    private boolean fill(int blanks) {
        if (blanks == 0) {
            return true;
        }
        int fewest = 10;
        int bestRow = -1;
        int bestColumn = -1;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    int count = candidates(r, c).cardinality();
                    if (count < fewest) {
                        fewest = count;
                        bestRow = r;
                        bestColumn = c;
                    }
                }
            }
        }
        BitSet left = candidates(bestRow, bestColumn);
        for (int digit = left.nextSetBit(1); digit > 0; digit = left.nextSetBit(digit + 1)) {
            place(bestRow, bestColumn, digit);
            if (fill(blanks - 1)) {
                return true;
            }
            clear(bestRow, bestColumn);
        }
        return false;
    }

    private BitSet candidates(int r, int c) {
        BitSet digits = (BitSet) row[r].clone();
        digits.and(column[c]);
        digits.and(box[r / 3 * 3 + c / 3]);
        return digits;
    }

    private void place(int r, int c, int digit) {
        grid[r][c] = digit;
        row[r].clear(digit);
        column[c].clear(digit);
        box[r / 3 * 3 + c / 3].clear(digit);
    }

    private void clear(int r, int c) {
        int digit = grid[r][c];
        grid[r][c] = 0;
        row[r].set(digit);
        column[c].set(digit);
        box[r / 3 * 3 + c / 3].set(digit);
    }

    private void append(StringBuilder out) {
        for (int[] cells : grid) {
            for (int digit : cells) {
                out.append(digit);
            }
        }
        out.append('\n');
    }
}
