import java.util.Scanner;

/**
 * Target sudoku in the way the plain sudoku is solved (see ../poj3074), with three changes: a table of weights, no stop
 * at the first completion, and a flag that tells whether there was one.
 */
public class Main {
    private static final int[][] WEIGHT = {
        {6, 6, 6, 6, 6, 6, 6, 6, 6},
        {6, 7, 7, 7, 7, 7, 7, 7, 6},
        {6, 7, 8, 8, 8, 8, 8, 7, 6},
        {6, 7, 8, 9, 9, 9, 8, 7, 6},
        {6, 7, 8, 9, 10, 9, 8, 7, 6},
        {6, 7, 8, 9, 9, 9, 8, 7, 6},
        {6, 7, 8, 8, 8, 8, 8, 7, 6},
        {6, 7, 7, 7, 7, 7, 7, 7, 6},
        {6, 6, 6, 6, 6, 6, 6, 6, 6},
    };
    private static final int[][] BOX = new int[9][9];
    private static final int[] COUNT = new int[1 << 9];

    static {
        for (int i = 0; i < 81; i++) {
            BOX[i / 9][i % 9] = i / 27 * 3 + i % 9 / 3;
        }
        for (int mask = 1; mask < COUNT.length; mask++) {
            COUNT[mask] = COUNT[mask & (mask - 1)] + 1;
        }
    }

    private static final int[][] grid = new int[9][9];
    // A set bit is a digit that the line or box already has.
    private static final int[] rowUsed = new int[9];
    private static final int[] columnUsed = new int[9];
    private static final int[] boxUsed = new int[9];

    private static boolean found = false;
    private static int best = 0;

    public static void main(String[] args) {
        int blanks = 0;
        boolean contradiction = false;
        Scanner in = new Scanner(System.in);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int digit = in.nextInt();
                if (digit == 0) {
                    blanks++;
                } else if ((candidates(r, c) & 1 << digit - 1) == 0) {
                    contradiction = true;
                } else {
                    put(r, c, digit);
                }
            }
        }
        if (!contradiction) {
            fill(blanks);
        }
        System.out.println(found ? best : -1);
    }

    private static void fill(int blanks) {
        if (blanks == 0) {
            found = true;
            best = Math.max(best, score());
            return;
        }
        int fewest = 10;
        int row = 0;
        int column = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0) {
                    int count = COUNT[candidates(r, c)];
                    if (count < fewest) {
                        fewest = count;
                        row = r;
                        column = c;
                    }
                }
            }
        }
        int left = candidates(row, column);
        while (left != 0) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            left &= left - 1;
            put(row, column, digit);
            fill(blanks - 1);
            take(row, column, digit);
        }
    }

    private static int candidates(int r, int c) {
        return ~(rowUsed[r] | columnUsed[c] | boxUsed[BOX[r][c]]) & 0x1FF;
    }

    private static void put(int r, int c, int digit) {
        int bit = 1 << digit - 1;
        grid[r][c] = digit;
        rowUsed[r] |= bit;
        columnUsed[c] |= bit;
        boxUsed[BOX[r][c]] |= bit;
    }

    private static void take(int r, int c, int digit) {
        int bit = 1 << digit - 1;
        grid[r][c] = 0;
        rowUsed[r] &= ~bit;
        columnUsed[c] &= ~bit;
        boxUsed[BOX[r][c]] &= ~bit;
    }

    private static int score() {
        int sum = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                sum += grid[r][c] * WEIGHT[r][c];
            }
        }
        return sum;
    }
}
