import java.util.Comparator;
import java.util.Scanner;
import java.util.stream.IntStream;

/**
 * Target sudoku by plain search with two helps: it starts in the row with the fewest blanks and goes on from there to the rows
 * above and below, the one with fewer blanks first, and it turns back where even nines in all cells that are left could not
 * beat the best score so far.
 */
public class Main {
    private final boolean[][] inRow = new boolean[9][10];
    private final boolean[][] inColumn = new boolean[9][10];
    private final boolean[][] inBox = new boolean[9][10];

    /** The blank cells in the order in which they are filled. */
    private int[] order;
    /** Element i: what nines in the blank cells from the i-th on would score. */
    private int[] reach;

    private int best = -1;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] grid = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            grid[cell] = in.nextInt();
        }
        System.out.println(new Main().solve(grid));
    }

    private int solve(int[] grid) {
        int[] blanks = new int[9];
        int score = 0;
        for (int cell = 0; cell < 81; cell++) {
            int digit = grid[cell];
            if (digit == 0) {
                blanks[cell / 9]++;
                continue;
            }
            if (!fits(cell, digit)) {
                return -1;
            }
            mark(cell, digit, true);
            score += digit * weight(cell);
        }
        int[] turns = turnsOutwards(blanks);
        order = IntStream.range(0, 81)
                .filter(cell -> grid[cell] == 0)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> turns[cell / 9]))
                .mapToInt(Integer::intValue)
                .toArray();
        reach = new int[order.length + 1];
        for (int i = order.length - 1; i >= 0; i--) {
            reach[i] = reach[i + 1] + 9 * weight(order[i]);
        }
        search(0, score);
        return best;
    }

    /** For each row when it is filled: the rows filled so far lie together, and one of the two beside them is next. */
    private static int[] turnsOutwards(int[] blanks) {
        int top = 0;
        for (int row = 1; row < 9; row++) {
            if (blanks[row] < blanks[top]) {
                top = row;
            }
        }
        int bottom = top;
        int[] turns = new int[9];
        for (int turn = 1; turn < 9; turn++) {
            if (bottom == 8 || top > 0 && blanks[top - 1] < blanks[bottom + 1]) {
                turns[--top] = turn;
            } else {
                turns[++bottom] = turn;
            }
        }
        return turns;
    }

    private void search(int index, int score) {
        if (score + reach[index] <= best) {
            return;
        }
        if (index == order.length) {
            best = score;
            return;
        }
        int cell = order[index];
        for (int digit = 9; digit >= 1; digit--) {
            if (fits(cell, digit)) {
                mark(cell, digit, true);
                search(index + 1, score + digit * weight(cell));
                mark(cell, digit, false);
            }
        }
    }

    private boolean fits(int cell, int digit) {
        return !inRow[cell / 9][digit] && !inColumn[cell % 9][digit] && !inBox[box(cell)][digit];
    }

    private void mark(int cell, int digit, boolean used) {
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
