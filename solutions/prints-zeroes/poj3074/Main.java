import java.util.Scanner;

/** Fills in what follows at once, cells with a single candidate, and prints 0 where it would have to try. */
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (String line = in.next(); !line.equals("end"); line = in.next()) {
            int[] grid = line.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
            boolean progress = true;
            while (progress) {
                progress = false;
                for (int cell = 0; cell < 81; cell++) {
                    int candidates = candidates(grid, cell);
                    if (grid[cell] == 0 && Integer.bitCount(candidates) == 1) {
                        grid[cell] = Integer.numberOfTrailingZeros(candidates);
                        progress = true;
                    }
                }
            }
            StringBuilder out = new StringBuilder();
            for (int digit : grid) {
                out.append(digit);
            }
            System.out.println(out);
        }
    }

    private static int candidates(int[] grid, int cell) {
        int candidates = 0b11_1111_1110;
        for (int other = 0; other < 81; other++) {
            boolean sameBox = cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3;
            if (cell / 9 == other / 9 || cell % 9 == other % 9 || sameBox) {
                candidates &= ~(1 << grid[other]);
            }
        }
        return candidates;
    }
}
