import java.util.Scanner;

/** Sudoku by plain search: the first blank cell, row by row, takes every digit in turn. Right, and far too slow for 17 givens. */
public class Main {
    private static char[] grid;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (String line = in.next(); !line.equals("end"); line = in.next()) {
            grid = line.toCharArray();
            search(0);
            System.out.println(new String(grid));
        }
    }

    private static boolean search(int cell) {
        while (cell < 81 && grid[cell] != '.') {
            cell++;
        }
        if (cell == 81) {
            return true;
        }
        for (char digit = '1'; digit <= '9'; digit++) {
            if (fits(cell, digit)) {
                grid[cell] = digit;
                if (search(cell + 1)) {
                    return true;
                }
                grid[cell] = '.';
            }
        }
        return false;
    }

    private static boolean fits(int cell, char digit) {
        int row = cell / 9;
        int column = cell % 9;
        for (int i = 0; i < 9; i++) {
            int inBox = (row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3;
            if (grid[9 * row + i] == digit || grid[9 * i + column] == digit || grid[inBox] == digit) {
                return false;
            }
        }
        return true;
    }
}
