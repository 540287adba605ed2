package judge.sudoku.crosscheck;

import java.util.Random;
import java.util.stream.IntStream;
import judge.sudoku.grid.Grid;

/** Makes another grid from a grid, with as many completions, by the symmetries of sudoku. */
final class SymmetryShuffle {
    private SymmetryShuffle() {}

    static Grid of(Grid grid, Random random) {
        int[] rows = lines(random);
        int[] columns = lines(random);
        int[] digits = shuffled(9, random);
        boolean transposed = random.nextBoolean();
        return GridChanges.of(cell -> {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            int digit = grid.digit(transposed ? 9 * column + row : 9 * row + column);
            return digit == 0 ? 0 : digits[digit - 1] + 1;
        });
    }

    /** The nine lines in an order that keeps the boxes together. */
    private static int[] lines(Random random) {
        return IntStream.of(shuffled(3, random))
                .flatMap(band -> IntStream.of(shuffled(3, random)).map(line -> 3 * band + line))
                .toArray();
    }

    private static int[] shuffled(int length, Random random) {
        return random.ints(0, length).distinct().limit(length).toArray();
    }
}
