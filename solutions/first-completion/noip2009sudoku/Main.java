import java.util.Scanner;

/** Solves the sudoku and scores what it found: the first completion, not the best. */
public class Main {
    private static final int[][] grid = new int[9][9];
    private static final boolean[][][] taken = new boolean[3][9][10];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        boolean sound = true;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                grid[r][c] = in.nextInt();
                if (grid[r][c] != 0) {
                    sound &= fits(r, c, grid[r][c]);
                    take(r, c, grid[r][c], true);
                }
            }
        }
        System.out.println(sound && solve() ? score() : -1);
    }

    private static boolean solve() {
        int fewest = 10;
        int row = -1;
        int column = -1;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (grid[r][c] == 0 && choices(r, c) < fewest) {
                    fewest = choices(r, c);
                    row = r;
                    column = c;
                }
            }
        }
        if (row < 0) {
            return true;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (fits(row, column, digit)) {
                grid[row][column] = digit;
                take(row, column, digit, true);
                if (solve()) {
                    return true;
                }
                take(row, column, digit, false);
            }
        }
        grid[row][column] = 0;
        return false;
    }

    private static int choices(int r, int c) {
        int count = 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (fits(r, c, digit)) {
                count++;
            }
        }
        return count;
    }

    private static boolean fits(int r, int c, int digit) {
        return !taken[0][r][digit] && !taken[1][c][digit] && !taken[2][r / 3 * 3 + c / 3][digit];
    }

    private static void take(int r, int c, int digit, boolean on) {
        taken[0][r][digit] = on;
        taken[1][c][digit] = on;
        taken[2][r / 3 * 3 + c / 3][digit] = on;
    }

    private static int score() {
        int sum = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                sum += grid[r][c] * Math.min(Math.min(r, 8 - r), Math.min(c, 8 - c)) + 6 * grid[r][c];
            }
        }
        return sum;
    }
}
