import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads character by character, takes over the givens with xor and never asks whether they agree: the problem promises puzzles
 * with one completion. The next cell is the first one with the fewest digits.
 */
public class TogglesMasks {
    private static final int ALL = 0x1FF;

    private static final InputStream in = new BufferedInputStream(System.in);
    private static final int[][] grid = new int[9][9];
    private static final int[] row = new int[9];
    private static final int[] column = new int[9];
    private static final int[][] box = new int[3][3];
    /** For each row its blank cells, one bit a column. */
    private static final int[] blank = new int[9];

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (int c = in.read(); c != 'e'; c = in.read()) {
            for (int i = 0; i < 9; i++) {
                blank[i] = 0;
                row[i] = ALL;
                column[i] = ALL;
                box[i / 3][i % 3] = ALL;
            }
            for (int cell = 0; cell < 81; cell++) {
                int digit = c == '.' ? 0 : c - '0';
                grid[cell / 9][cell % 9] = digit;
                if (digit == 0) {
                    blank[cell / 9] |= 1 << cell % 9;
                } else {
                    toggle(cell / 9, cell % 9, 1 << digit - 1);
                }
                c = in.read();
            }
            fill();
            for (int[] digits : grid) {
                for (int digit : digits) {
                    out.append(digit);
                }
            }
            out.append('\n');
        }
        System.out.print(out);
    }

    private static boolean fill() {
        int r = 0;
        int c = 0;
        int fewest = 10;
        for (int i = 0; i < 9 && fewest > 1; i++) {
            for (int left = blank[i]; left != 0; left ^= left & -left) {
                int j = Integer.numberOfTrailingZeros(left);
                int count = Integer.bitCount(free(i, j));
                if (count < fewest) {
                    fewest = count;
                    r = i;
                    c = j;
                }
            }
        }
        if (fewest == 10) {
            return true;
        }
        blank[r] ^= 1 << c;
        for (int left = free(r, c); left != 0; left ^= left & -left) {
            int bit = left & -left;
            grid[r][c] = Integer.numberOfTrailingZeros(bit) + 1;
            toggle(r, c, bit);
            if (fill()) {
                return true;
            }
            toggle(r, c, bit);
        }
        blank[r] ^= 1 << c;
        return false;
    }

    private static int free(int r, int c) {
        return row[r] & column[c] & box[r / 3][c / 3];
    }

    private static void toggle(int r, int c, int bit) {
        row[r] ^= bit;
        column[c] ^= bit;
        box[r / 3][c / 3] ^= bit;
    }
}
