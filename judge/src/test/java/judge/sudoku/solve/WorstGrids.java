package judge.sudoku.solve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.Grids;

/**
 * Climbs towards legal inputs of target sudoku (at least 24 givens, none of which clash) that cost {@link TargetSudoku}
 * the most counted work, and writes the worst ones found to a file. What is climbed is the number of updates, with as
 * many for each look at the bounds as take the same time: that is the same on every machine. Givens are moved, changed
 * and swapped, and a change that costs a little is sometimes kept. Where the file exists already the climb continues
 * from the grids in it, so that a long climb can be done in parts.
 *
 * <p>{@code java -cp judge/target/classes:judge/target/test-classes judge.sudoku.solve.WorstGrids SEED SECONDS FILE}
 */
public final class WorstGrids {
    private static final int GIVENS = 24;

    /** A climb that has found nothing worse in this many updates is given up. */
    private static final long PATIENCE = 600_000_000;

    /** The number of grids that are kept from one part of the climb to the next. */
    private static final int KEPT = 100;

    /** The worst of them, from which climbs go on. */
    private static final int WORST = 25;

    /** Grids that differ in fewer cells are the same find. */
    private static final int DIFFERENT = 6;

    /** The cost of a look at the bounds, in updates. */
    static final long LOOK = 1_000;

    /** The readiness to keep a change that costs updates: by one part in ten on the average. */
    private static final double SLACK = 0.1;

    /** A grid is as bad as the updates it costs. */
    private record Found(Grid grid, boolean solvable, long updates) {}

    private final Random random;
    private final TargetSudoku target = new TargetSudoku();
    private final List<Found> summits = new ArrayList<>();
    private final List<Grid> starts;
    private final Path file;

    private WorstGrids(long seed, Path file) throws IOException {
        random = new Random(seed);
        this.file = file;
        starts = Stream.concat(
                        Grids.worstTargets().stream().map(Grids.Worst::givens),
                        Grids.targets().stream().map(Grids.Target::givens))
                .filter(grid -> grid.givens() >= GIVENS
                        && grid.givens() <= 30
                        && grid.firstClash().isEmpty())
                .toList();
        if (Files.exists(file)) {
            Files.readAllLines(file).stream()
                    .skip(1)
                    .map(line -> measured(Grid.parse(line.split("\t", -1)[0])))
                    .forEach(this::keep);
        }
    }

    public static void main(String[] arguments) throws IOException {
        long end = System.nanoTime() + Long.parseLong(arguments[1]) * 1_000_000_000L;
        WorstGrids worst = new WorstGrids(Long.parseLong(arguments[0]), Path.of(arguments[2]));
        while (System.nanoTime() < end) {
            worst.climb(worst.random.nextBoolean(), end);
            worst.write();
        }
    }

    /** Climbs among the grids that have a completion, or among those that have none. */
    private void climb(boolean solvable, long end) {
        Found at = start(solvable);
        Found highest = at;
        long idle = 0;
        while (idle < PATIENCE && System.nanoTime() < end) {
            Found next = measured(changed(at.grid));
            idle += 1_000 + next.updates;
            double loss = Math.log((double) at.updates / Math.max(1, next.updates));
            if (next.solvable == solvable && loss < -SLACK * Math.log(random.nextDouble())) {
                at = next;
            }
            if (at.updates > highest.updates) {
                highest = at;
                idle = 0;
                System.out.println(highest);
            }
        }
        keep(highest);
    }

    /** Keeps only the worst of grids that hardly differ. */
    private void keep(Found found) {
        List<Found> alike = summits.stream()
                .filter(other -> differences(other.grid, found.grid) < DIFFERENT)
                .toList();
        if (alike.stream().allMatch(other -> other.updates < found.updates)) {
            summits.removeAll(alike);
            summits.add(found);
        }
        summits.sort(Comparator.comparingLong(Found::updates).reversed());
        while (summits.size() > KEPT) {
            summits.remove(KEPT);
        }
    }

    private static long differences(Grid one, Grid other) {
        return IntStream.range(0, Grid.CELLS)
                .filter(cell -> one.digit(cell) != other.digit(cell))
                .count();
    }

    /** A grid of the kind wanted, from those known before, those found or a random one. */
    private Found start(boolean solvable) {
        while (true) {
            Grid grid =
                    switch (random.nextInt(3)) {
                        case 0 -> Grids.someOf(Grids.complete(random), GIVENS, random);
                        case 1 -> starts.get(random.nextInt(starts.size()));
                        default -> anyFound(solvable);
                    };
            for (int step = 0; step < 200; step++) {
                Found found = measured(grid);
                if (found.solvable == solvable) {
                    return found;
                }
                grid = changed(grid);
            }
        }
    }

    private Grid anyFound(boolean solvable) {
        List<Found> worst = summits.stream()
                .filter(found -> found.solvable == solvable)
                .limit(WORST)
                .toList();
        return worst.isEmpty()
                ? starts.get(random.nextInt(starts.size()))
                : worst.get(random.nextInt(worst.size())).grid;
    }

    private Found measured(Grid grid) {
        boolean solvable = target.best(grid).isPresent();
        return new Found(grid, solvable, target.statistics().updates() + LOOK * target.looks());
    }

    /**
     * The grid with one to three givens moved, changed or swapped; as many givens as before, and none of them clash.
     */
    private Grid changed(Grid grid) {
        while (true) {
            int[] digits = IntStream.range(0, Grid.CELLS).map(grid::digit).toArray();
            for (int change = random.nextInt(3); change >= 0; change--) {
                int given = anyGiven(digits);
                switch (random.nextInt(3)) {
                    case 0 -> move(digits, given, random.nextInt(Grid.CELLS));
                    case 1 -> digits[given] = 1 + random.nextInt(9);
                    default -> move(digits, given, anyGiven(digits));
                }
            }
            Grid result = Grid.of(digits);
            if (result.firstClash().isEmpty() && !result.equals(grid)) {
                return result;
            }
        }
    }

    private int anyGiven(int[] digits) {
        int cell = random.nextInt(Grid.CELLS);
        while (digits[cell] == 0) {
            cell = random.nextInt(Grid.CELLS);
        }
        return cell;
    }

    private static void move(int[] digits, int from, int to) {
        int digit = digits[from];
        digits[from] = digits[to];
        digits[to] = digit;
    }

    private void write() throws IOException {
        StringBuilder text = new StringBuilder("grid\tgivens\tsolvable\tupdates\n");
        summits.forEach(found -> text.append(String.join(
                        "\t",
                        Arrays.asList(
                                found.grid.toString(),
                                String.valueOf(found.grid.givens()),
                                String.valueOf(found.solvable),
                                String.valueOf(found.updates))))
                .append('\n'));
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
