package judge.sudoku.grid;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.WorstGrids;

/** Grids for tests: from the files beside the tests' classes, and made at random from a seed. */
public final class Grids {
    /** The first sample of POJ 3074 and its completion. */
    public static final Grid SAMPLE =
            Grid.parse(".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.");

    public static final Grid SAMPLE_COMPLETED =
            Grid.parse("527389416819426735436751829375692184194538267268174593643217958951843672782965341");

    public static final Grid BLANK = Grid.of(new int[Grid.CELLS]);

    private Grids() {}

    /**
     * An input of target sudoku with its answer.
     *
     * @param name what the file calls it
     * @param givens the input
     * @param score the greatest score, -1 if there is none
     */
    public record Target(String name, Grid givens, int score) {
        @Override
        public String toString() {
            return name;
        }
    }

    public static List<Target> targets() {
        return targets("target-sudoku.tsv");
    }

    /**
     * An input that was found by climbing, see {@link WorstGrids}.
     *
     * @param name what the file calls it
     * @param givens the input
     * @param score the greatest score, -1 if there is none
     * @param work what the reference needs for it, in updates, a look at the bounds counting as {@link WorstGrids#LOOK}
     */
    public record Worst(String name, Grid givens, int score, long work) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The worst known: ten each of four climbs. */
    public static List<Worst> worstTargets() {
        return lines("worst-target-sudoku.tsv").stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(field ->
                        new Worst(field[0], Grid.parse(field[1]), Integer.parseInt(field[4]), Long.parseLong(field[5])))
                .toList();
    }

    private static List<Target> targets(String file) {
        return lines(file).stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(field -> new Target(field[0], Grid.parse(field[1]), Integer.parseInt(field[4])))
                .toList();
    }

    public static List<Grid> puzzles(String file) {
        return lines(file).stream().map(Grid::parse).toList();
    }

    private static List<String> lines(String file) {
        try (InputStream in = Objects.requireNonNull(Grids.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A complete grid without clash: random digits along the diagonal boxes, completed, and two of them turned about.
     */
    public static Grid complete(Random random) {
        int[] digits = new int[Grid.CELLS];
        for (int box = 1; box <= 9; box += 4) {
            int[] order = random.ints(1, 10).distinct().limit(9).toArray();
            for (int place = 1; place <= 9; place++) {
                digits[Unit.BOX.cell(box, place)] = order[place - 1];
            }
        }
        Grid grid = new Sudoku().solve(Grid.of(digits)).orElseThrow();
        return random.nextBoolean() ? grid : turned(grid);
    }

    private static Grid turned(Grid grid) {
        int[] digits = new int[Grid.CELLS];
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            digits[9 * (cell % 9) + 8 - cell / 9] = grid.digit(cell);
        }
        return Grid.of(digits);
    }

    /** A grid with the given number of cells of a complete one, drawn at random. */
    public static Grid someOf(Grid complete, int givens, Random random) {
        int[] digits = new int[Grid.CELLS];
        random.ints(0, Grid.CELLS).distinct().limit(givens).forEach(cell -> digits[cell] = complete.digit(cell));
        return Grid.of(digits);
    }

    /** The grid with one cell changed; 0 makes it blank. */
    public static Grid with(Grid grid, int cell, int digit) {
        int[] digits = new int[Grid.CELLS];
        for (int other = 0; other < Grid.CELLS; other++) {
            digits[other] = other == cell ? digit : grid.digit(other);
        }
        return Grid.of(digits);
    }
}
