package judge.sudoku.generate;

/**
 * A rearrangement that turns sudoku grids into sudoku grids: where each cell comes from, and what each digit becomes.
 */
final class Symmetry {

    private static final int TRANSPOSE = 4;

    private final int[] from;
    private final int[] becomes;

    private Symmetry(int[] from, int[] becomes) {
        this.from = from;
        this.becomes = becomes;
    }

    /**
     * Any symmetry: bands, rows in a band, stacks, columns in a stack and digits in any order, perhaps transposed.
     * Completions stay as many; the score of target sudoku does not stay.
     */
    static Symmetry any(SeededRandom dice) {
        int[] rows = lines(dice);
        int[] columns = lines(dice);
        boolean transposed = dice.below(2) == 1;
        int[] digits = dice.shuffled(9);
        int[] becomes = new int[10];
        for (int digit = 1; digit <= 9; digit++) {
            becomes[digit] = digits[digit - 1] + 1;
        }
        return new Symmetry(cells(rows, columns, transposed), becomes);
    }

    /**
     * Chooses at random among the eight symmetries of the square. They keep every cell in its ring and every digit, and
     * so the score.
     */
    static Symmetry keepingTheScore(SeededRandom dice) {
        int which = dice.below(2 * TRANSPOSE);
        int[] rows = (which & 1) == 0 ? upwards() : downwards();
        int[] columns = (which & 2) == 0 ? upwards() : downwards();
        return new Symmetry(cells(rows, columns, which >= TRANSPOSE), new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
    }

    int[] of(int[] grid) {
        int[] image = new int[Board.CELLS];
        for (int cell = 0; cell < Board.CELLS; cell++) {
            image[cell] = becomes[grid[from[cell]]];
        }
        return image;
    }

    private static int[] lines(SeededRandom dice) {
        int[] lines = new int[9];
        int next = 0;
        for (int band : dice.shuffled(3)) {
            for (int line : dice.shuffled(3)) {
                lines[next++] = 3 * band + line;
            }
        }
        return lines;
    }

    private static int[] upwards() {
        return new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8};
    }

    private static int[] downwards() {
        return new int[] {8, 7, 6, 5, 4, 3, 2, 1, 0};
    }

    private static int[] cells(int[] rows, int[] columns, boolean transposed) {
        int[] from = new int[Board.CELLS];
        for (int cell = 0; cell < Board.CELLS; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            from[cell] = transposed ? 9 * column + row : 9 * row + column;
        }
        return from;
    }
}
