import java.util.Scanner;

/** A good search with one slip in the weights: the centre counts 9 like the ring around it, and so every ring is one too low. */
public class Main {
    private static final int[] freeInRow = new int[9];
    private static final int[] freeInColumn = new int[9];
    private static final int[] freeInBox = new int[9];
    private static final int[] grid = new int[81];
    private static int best = -1;

    public static void main(String[] args) {
        for (int i = 0; i < 9; i++) {
            freeInRow[i] = freeInColumn[i] = freeInBox[i] = 0x1FF;
        }
        Scanner in = new Scanner(System.in);
        boolean possible = true;
        for (int cell = 0; cell < 81; cell++) {
            int digit = in.nextInt();
            if (digit > 0) {
                possible &= (free(cell) >> digit - 1 & 1) == 1;
                remove(cell, digit);
            }
        }
        if (possible) {
            search();
        }
        System.out.println(best);
    }

    private static void search() {
        int next = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] == 0 && (next < 0 || Integer.bitCount(free(cell)) < Integer.bitCount(free(next)))) {
                next = cell;
            }
        }
        if (next < 0) {
            best = Math.max(best, score());
            return;
        }
        int candidates = free(next);
        for (int digit = 1; digit <= 9; digit++) {
            if ((candidates >> digit - 1 & 1) == 1) {
                remove(next, digit);
                search();
                restore(next, digit);
            }
        }
    }

    private static int score() {
        int sum = 0;
        for (int cell = 0; cell < 81; cell++) {
            int distance = Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
            sum += grid[cell] * (9 - distance);
        }
        return sum;
    }

    private static int free(int cell) {
        return freeInRow[cell / 9] & freeInColumn[cell % 9] & freeInBox[cell / 27 * 3 + cell % 9 / 3];
    }

    private static void remove(int cell, int digit) {
        int others = ~(1 << digit - 1);
        grid[cell] = digit;
        freeInRow[cell / 9] &= others;
        freeInColumn[cell % 9] &= others;
        freeInBox[cell / 27 * 3 + cell % 9 / 3] &= others;
    }

    private static void restore(int cell, int digit) {
        int bit = 1 << digit - 1;
        grid[cell] = 0;
        freeInRow[cell / 9] |= bit;
        freeInColumn[cell % 9] |= bit;
        freeInBox[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
}
