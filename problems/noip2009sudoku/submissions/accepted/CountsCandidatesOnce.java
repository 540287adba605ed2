import java.util.Arrays;
import java.util.Comparator;
import java.util.Scanner;
import java.util.stream.IntStream;

/** Sorts the cells by their candidates at the start, and never counts again. */
public class CountsCandidatesOnce {
    /** What is free: rows 0 to 8, columns 9 to 17, boxes 18 to 26. */
    private static final int[] free = new int[27];
    private static final int[] grid = new int[81];
    private static final int[] BOX = new int[81];
    private static int[] order;
    private static int best = -1;

    static {
        Arrays.setAll(BOX, cell -> 18 + cell / 27 * 3 + cell % 9 / 3);
    }

    public static void main(String[] args) {
        Arrays.fill(free, 0x1FF);
        Scanner in = new Scanner(System.in);
        int score = 0;
        for (int cell = 0; cell < 81; cell++) {
            int digit = in.nextInt();
            if (digit == 0) {
                continue;
            }
            if ((candidates(cell) >> digit - 1 & 1) == 0) {
                System.out.println(-1);
                return;
            }
            put(cell, digit);
            score += digit * weight(cell);
        }
        order = IntStream.range(0, 81)
                .filter(cell -> grid[cell] == 0)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> Integer.bitCount(candidates(cell))))
                .mapToInt(Integer::intValue)
                .toArray();
        search(0, score);
        System.out.println(best);
    }

    private static void search(int depth, int score) {
        if (depth == order.length) {
            best = Math.max(best, score);
            return;
        }
        int next = order[depth];
        for (int left = candidates(next); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left) + 1;
            put(next, digit);
            search(depth + 1, score + digit * weight(next));
            take(next, digit);
        }
    }

    private static int candidates(int cell) {
        return free[cell / 9] & free[9 + cell % 9] & free[BOX[cell]];
    }

    private static void put(int cell, int digit) {
        int others = ~(1 << digit - 1);
        grid[cell] = digit;
        free[cell / 9] &= others;
        free[9 + cell % 9] &= others;
        free[BOX[cell]] &= others;
    }

    private static void take(int cell, int digit) {
        int bit = 1 << digit - 1;
        grid[cell] = 0;
        free[cell / 9] |= bit;
        free[9 + cell % 9] |= bit;
        free[BOX[cell]] |= bit;
    }

    private static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }
}
