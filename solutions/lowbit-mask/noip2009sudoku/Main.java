import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

/**
 * Target sudoku by candidate masks: the digits still free in a cell are row AND column AND box, and the search
 * goes on in the blank cell that has the fewest of them. Blank cells and digits are both walked lowest bit first.
 */
public class Main {
    private static final int ALL = 0x1FF;

    private final int[] freeInRow = new int[9];
    private final int[] freeInColumn = new int[9];
    private final int[] freeInBox = new int[9];
    /** Bit c of element r is set while cell (r, c) is blank. */
    private final int[] blanksInRow = new int[9];

    private int best = -1;

    public static void main(String[] args) throws IOException {
        System.out.println(new Main().solve(new InputStreamReader(System.in)));
    }

    private int solve(InputStreamReader in) throws IOException {
        Arrays.fill(freeInRow, ALL);
        Arrays.fill(freeInColumn, ALL);
        Arrays.fill(freeInBox, ALL);
        StreamTokenizer numbers = new StreamTokenizer(new BufferedReader(in));
        int score = 0;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                numbers.nextToken();
                int digit = (int) numbers.nval;
                if (digit == 0) {
                    blanksInRow[row] |= 1 << column;
                    continue;
                }
                int bit = 1 << (digit - 1);
                if ((candidates(row, column) & bit) == 0) {
                    return -1; // two equal givens see each other
                }
                toggle(row, column, bit);
                score += digit * weight(row, column);
            }
        }
        search(score);
        return best;
    }

    private void search(int score) {
        int fewest = 10;
        int row = -1;
        int column = -1;
        for (int r = 0; r < 9; r++) {
            for (int left = blanksInRow[r]; left != 0; left &= left - 1) {
                int c = Integer.numberOfTrailingZeros(left);
                int count = Integer.bitCount(candidates(r, c));
                if (count < fewest) {
                    fewest = count;
                    row = r;
                    column = c;
                }
            }
        }
        if (row < 0) {
            best = Math.max(best, score);
            return;
        }
        int weight = weight(row, column);
        blanksInRow[row] ^= 1 << column;
        for (int left = candidates(row, column); left != 0; left &= left - 1) {
            int bit = left & -left;
            toggle(row, column, bit);
            search(score + weight * (Integer.numberOfTrailingZeros(bit) + 1));
            toggle(row, column, bit);
        }
        blanksInRow[row] ^= 1 << column;
    }

    private int candidates(int row, int column) {
        return freeInRow[row] & freeInColumn[column] & freeInBox[row / 3 * 3 + column / 3];
    }

    private void toggle(int row, int column, int bit) {
        freeInRow[row] ^= bit;
        freeInColumn[column] ^= bit;
        freeInBox[row / 3 * 3 + column / 3] ^= bit;
    }

    private static int weight(int row, int column) {
        return 10 - Math.max(Math.abs(row - 4), Math.abs(column - 4));
    }
}
