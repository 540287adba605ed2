import java.util.Scanner;

/** Mask search that toggles digits with xor, givens too, and trusts that no two of them clash, as the contest promises. */
public class Main {
    private static final int[] row = new int[9];
    private static final int[] column = new int[9];
    private static final int[] box = new int[9];
    private static final boolean[][] blank = new boolean[9][9];
    private static int best = -1;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int score = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int digit = in.nextInt();
                if (digit == 0) {
                    blank[r][c] = true;
                } else {
                    toggle(r, c, digit);
                    score += digit * weight(r, c);
                }
            }
        }
        search(score);
        System.out.println(best);
    }

    private static void search(int score) {
        int fewest = 10;
        int x = -1;
        int y = -1;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (blank[r][c] && 9 - Integer.bitCount(used(r, c)) < fewest) {
                    fewest = 9 - Integer.bitCount(used(r, c));
                    x = r;
                    y = c;
                }
            }
        }
        if (x < 0) {
            best = Math.max(best, score);
            return;
        }
        blank[x][y] = false;
        int used = used(x, y);
        for (int digit = 1; digit <= 9; digit++) {
            if ((used >> digit & 1) == 0) {
                toggle(x, y, digit);
                search(score + digit * weight(x, y));
                toggle(x, y, digit);
            }
        }
        blank[x][y] = true;
    }

    private static int used(int r, int c) {
        return row[r] | column[c] | box[r / 3 * 3 + c / 3];
    }

    private static void toggle(int r, int c, int digit) {
        row[r] ^= 1 << digit;
        column[c] ^= 1 << digit;
        box[r / 3 * 3 + c / 3] ^= 1 << digit;
    }

    private static int weight(int r, int c) {
        return 10 - Math.max(Math.abs(r - 4), Math.abs(c - 4));
    }
}
