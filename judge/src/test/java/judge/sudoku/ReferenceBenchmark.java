package judge.sudoku;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Prints what the reference costs, as the median of several rounds of CPU time after warming up: on files of puzzles (one
 * of 81 characters a line), on the inputs that hurt, and on random grids.
 */
final class ReferenceBenchmark {
    private static final int ROUNDS = 7;

    private final Sudoku sudoku = new Sudoku();
    private final TargetSudoku target = new TargetSudoku();

    private ReferenceBenchmark() {}

    public static void main(String[] files) throws IOException {
        ReferenceBenchmark benchmark = new ReferenceBenchmark();
        for (String file : files) {
            benchmark.solvePuzzles(Path.of(file));
        }
        benchmark.scoreInputsThatHurt();
        benchmark.scoreRandomGrids();
    }

    private void solvePuzzles(Path file) throws IOException {
        List<Grid> grids;
        try (Stream<String> lines = Files.lines(file)) {
            grids = lines.map(String::strip)
                    .filter(line -> line.length() == Grid.CELLS)
                    .map(Grid::parse)
                    .toList();
        }
        double first = medianMicros(() -> grids.forEach(sudoku::solve)) / grids.size();
        double unique = medianMicros(() -> grids.forEach(grid -> sudoku.count(grid, 2))) / grids.size();
        long nodes = 0;
        for (Grid grid : grids) {
            sudoku.count(grid, 2);
            nodes += sudoku.statistics().nodes();
        }
        System.out.printf(
                "%s: first %.1f, unique %.1f thousand puzzles/s, %.1f nodes to prove one unique%n",
                file.getFileName(), 1e3 / first, 1e3 / unique, (double) nodes / grids.size());
    }

    private void scoreInputsThatHurt() {
        for (Grids.Target input : Grids.targets()) {
            double micros = medianMicros(() -> target.best(input.givens()));
            if (micros > 1_000) {
                System.out.printf(
                        "%s: %.1f ms, %d nodes%n",
                        input.name(), micros / 1e3, target.statistics().nodes());
            }
        }
    }

    private void scoreRandomGrids() {
        Random random = new Random(24);
        List<Grid> grids = Stream.generate(() -> Grids.someOf(Grids.complete(random), 24, random))
                .limit(5_000)
                .toList();
        double micros = medianMicros(() -> grids.forEach(target::best)) / grids.size();
        System.out.printf("random grids of 24 givens: %.3f ms each%n", micros / 1e3);
    }

    private static double medianMicros(Runnable work) {
        double[] micros = new double[ROUNDS];
        for (int round = -1; round < ROUNDS; round++) {
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.run();
            long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            if (round >= 0) {
                micros[round] = nanos / 1e3;
            }
        }
        Arrays.sort(micros);
        return micros[ROUNDS / 2];
    }
}
