import java.util.Scanner;

/** Prints a puzzle's completion when it has read the next puzzle; after the last one there is none. */
public class Main {
    private static final int[] rows = new int[9];
    private static final int[] columns = new int[9];
    private static final int[] boxes = new int[9];

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        char[] waiting = null;
        for (String line = in.next(); !line.equals("end"); line = in.next()) {
            if (waiting != null) {
                out.append(solved(waiting)).append('\n');
            }
            waiting = line.toCharArray();
        }
        System.out.print(out);
    }

    private static char[] solved(char[] grid) {
        for (int i = 0; i < 9; i++) {
            rows[i] = columns[i] = boxes[i] = 0;
        }
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] != '.') {
                flip(cell, 1 << grid[cell] - '1');
            }
        }
        solve(grid);
        return grid;
    }

    private static boolean solve(char[] grid) {
        int choice = -1;
        int most = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] == '.' && Integer.bitCount(used(cell)) > most) {
                choice = cell;
                most = Integer.bitCount(used(cell));
            }
        }
        if (choice < 0) {
            return true;
        }
        for (int free = ~used(choice) & 0x1FF; free != 0; free &= free - 1) {
            int bit = Integer.lowestOneBit(free);
            grid[choice] = (char) ('1' + Integer.numberOfTrailingZeros(bit));
            flip(choice, bit);
            if (solve(grid)) {
                return true;
            }
            flip(choice, bit);
        }
        grid[choice] = '.';
        return false;
    }

    private static int used(int cell) {
        return rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3];
    }

    private static void flip(int cell, int bit) {
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}
