import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

/**
 * Sudoku by candidate masks: for each row, column and box an int of the digits that are still to be placed. The three
 * ANDed are a cell's candidates; the blank cell with the fewest is filled next, so that few guesses are wrong.
 */
public class Main {
    private static final int ALL = (1 << 9) - 1;
    private static final int[] BOX = new int[81];
    private static final int[] COUNT = new int[1 << 9];

    static {
        for (int cell = 0; cell < 81; cell++) {
            BOX[cell] = cell / 27 * 3 + cell % 9 / 3;
        }
        for (int mask = 1; mask <= ALL; mask++) {
            COUNT[mask] = COUNT[mask & (mask - 1)] + 1;
        }
    }

    private static final int[][] grid = new int[9][9];
    private static final int[] row = new int[9];
    private static final int[] column = new int[9];
    private static final int[] box = new int[9];

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (String line = in.readLine(); line != null && !line.equals("end"); line = in.readLine()) {
            int blanks = read(line);
            if (fill(blanks)) {
                append(out);
            }
        }
        System.out.print(out);
    }

    /** Sets up grid and masks afresh; how many cells are blank. */
    private static int read(String line) {
        Arrays.fill(row, ALL);
        Arrays.fill(column, ALL);
        Arrays.fill(box, ALL);
        int blanks = 0;
        for (int cell = 0; cell < 81; cell++) {
            int r = cell / 9;
            int c = cell % 9;
            grid[r][c] = 0;
            char symbol = line.charAt(cell);
            if (symbol == '.') {
                blanks++;
            } else {
                put(r, c, symbol - '0');
            }
        }
        return blanks;
    }

    private static boolean fill(int blanks) {
        if (blanks == 0) {
            return true;
        }
        int fewest = 10;
        int bestRow = 0;
        int bestColumn = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    int count = COUNT[candidates(r, c)];
                    if (count < fewest) {
                        fewest = count;
                        bestRow = r;
                        bestColumn = c;
                    }
                }
            }
        }
        for (int left = candidates(bestRow, bestColumn); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            put(bestRow, bestColumn, digit);
            if (fill(blanks - 1)) {
                return true;
            }
            take(bestRow, bestColumn, digit);
        }
        return false;
    }

    private static int candidates(int r, int c) {
        return row[r] & column[c] & box[BOX[9 * r + c]];
    }

    private static void put(int r, int c, int digit) {
        int others = ~(1 << digit - 1);
        grid[r][c] = digit;
        row[r] &= others;
        column[c] &= others;
        box[BOX[9 * r + c]] &= others;
    }

    private static void take(int r, int c, int digit) {
        int bit = 1 << digit - 1;
        grid[r][c] = 0;
        row[r] |= bit;
        column[c] |= bit;
        box[BOX[9 * r + c]] |= bit;
    }

    private static void append(StringBuilder out) {
        for (int[] line : grid) {
            for (int digit : line) {
                out.append(digit);
            }
        }
        out.append('\n');
    }
}
