import java.util.Scanner;

/** Target sudoku by plain search: cell after cell, row by row, every digit that fits, no order and no pruning. */
public class Main {
    private static final boolean[][] inRow = new boolean[9][10];
    private static final boolean[][] inColumn = new boolean[9][10];
    private static final boolean[][] inBox = new boolean[9][10];
    private static final int[] grid = new int[81];

    private static int best = -1;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        boolean possible = true;
        int score = 0;
        for (int cell = 0; cell < 81; cell++) {
            int digit = in.nextInt();
            grid[cell] = digit;
            if (digit != 0) {
                possible &= fits(cell, digit);
                mark(cell, digit, true);
                score += digit * weight(cell);
            }
        }
        if (possible) {
            search(0, score);
        }
        System.out.println(best);
    }

    private static void search(int cell, int score) {
        while (cell < 81 && grid[cell] != 0) {
            cell++;
        }
        if (cell == 81) {
            best = Math.max(best, score);
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (fits(cell, digit)) {
                mark(cell, digit, true);
                search(cell + 1, score + digit * weight(cell));
                mark(cell, digit, false);
            }
        }
    }

    private static boolean fits(int cell, int digit) {
        return !inRow[cell / 9][digit] && !inColumn[cell % 9][digit] && !inBox[box(cell)][digit];
    }

    private static void mark(int cell, int digit, boolean used) {
        inRow[cell / 9][digit] = used;
        inColumn[cell % 9][digit] = used;
        inBox[box(cell)][digit] = used;
    }

    private static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    private static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }
}
