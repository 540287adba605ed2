package judge.sudoku.bitboard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import judge.sudoku.grid.Grid;

/**
 * Grids for tests, as 81 numbers: from the files beside the tests of {@code judge.sudoku}, and made at random from a
 * seed.
 */
final class BandGrids {
    private BandGrids() {}

    /**
     * An input of target sudoku with what is known of it.
     *
     * @param name what the file calls it
     * @param givens the input
     * @param completions how many there are, as the file has it: a number, or {@code >=} and one
     * @param score the greatest score, -1 if there is none
     */
    record Target(String name, int[] givens, String completions, int score) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Target> targets() {
        return targets("target-sudoku.tsv");
    }

    /** Returns the grids that were found by climbing towards the greatest cost for the dancing links. */
    static List<Target> worstTargets() {
        return targets("worst-target-sudoku.tsv");
    }

    private static List<Target> targets(String file) {
        return lines(file).stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(field -> new Target(field[0], parse(field[1]), field[3], Integer.parseInt(field[4])))
                .toList();
    }

    static List<int[]> puzzles(String file) {
        return lines(file).stream().map(BandGrids::parse).toList();
    }

    private static List<String> lines(String file) {
        try (InputStream in = Objects.requireNonNull(Grid.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int[] parse(String cells) {
        return cells.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    }

    static Grid grid(int[] digits) {
        return Grid.of(digits);
    }

    /**
     * A complete grid without clash: a known one with digits, rows, columns, bands and stacks shuffled, perhaps turned
     * over.
     */
    static int[] complete(Random random) {
        int[] rows = shuffledLines(random);
        int[] columns = shuffledLines(random);
        int[] digits = random.ints(1, 10).distinct().limit(9).toArray();
        boolean transposed = random.nextBoolean();
        int[] known = parse("527389416819426735436751829375692184194538267268174593643217958951843672782965341");
        int[] grid = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            int row = rows[cell / 9];
            int column = columns[cell % 9];
            grid[cell] = digits[known[transposed ? 9 * column + row : 9 * row + column] - 1];
        }
        return grid;
    }

    private static int[] shuffledLines(Random random) {
        int[] groups = random.ints(0, 3).distinct().limit(3).toArray();
        return Arrays.stream(groups)
                .flatMap(group -> random.ints(0, 3).distinct().limit(3).map(line -> 3 * group + line))
                .toArray();
    }

    /** A grid with the given number of cells of a complete one, drawn at random. */
    static int[] someOf(int[] complete, int givens, Random random) {
        int[] digits = new int[81];
        random.ints(0, 81).distinct().limit(givens).forEach(cell -> digits[cell] = complete[cell]);
        return digits;
    }

    /** The grid with one cell changed; 0 makes it blank. */
    static int[] with(int[] grid, int cell, int digit) {
        int[] changed = grid.clone();
        changed[cell] = digit;
        return changed;
    }
}
