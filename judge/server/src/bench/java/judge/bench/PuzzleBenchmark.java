package judge.bench;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import judge.exactcover.SearchStatistics;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.bitboard.BandTargetScore;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.TargetSudoku;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One pass over a set of grids, with one of the solvers and one question. */
@State(Scope.Thread)
public class PuzzleBenchmark {
    private static final int ENUMERATED = 100_000;

    @Param({"17 givens", "magictour", "hardest"})
    public String set = "";

    private List<Grid> grids = List.of();
    private List<int[]> digits = List.of();
    private long nodesOfAll = -1;
    private final Sudoku links = new Sudoku();
    private final BandSolver bands = new BandSolver();
    private final TargetSudoku linksScore = new TargetSudoku();
    private final BandTargetScore bandsScore = new BandTargetScore();

    @Setup
    public void read() throws IOException {
        grids = switch (set) {
            case "random 24" -> BenchData.random24();
            case "many" -> BenchData.withManyCompletions();
            default -> BenchData.puzzles(set);
        };
        digits = grids.stream().map(BenchData::digits).toList();
    }

    @Benchmark
    public void linksFirst(CpuTime time) {
        timeLinks(time, grid -> links.solve(grid).orElseThrow(), links::statistics);
    }

    @Benchmark
    public void linksUnique(CpuTime time) {
        timeLinks(time, grid -> links.count(grid, 2), links::statistics);
    }

    /** Times a pass over the grids; the nodes are counted in another, since asking for them takes time. */
    private void timeLinks(CpuTime time, Consumer<Grid> work, Supplier<SearchStatistics> statistics) {
        long start = CpuTime.now();
        grids.forEach(work);
        long nanos = CpuTime.now() - start;
        if (nodesOfAll < 0) {
            nodesOfAll = 0;
            for (Grid grid : grids) {
                work.accept(grid);
                nodesOfAll += statistics.get().nodes();
            }
        }
        time.add(nanos, grids.size(), nodesOfAll);
    }

    @Benchmark
    public long bandsFirst(CpuTime time) {
        long start = CpuTime.now();
        long nodes = 0;
        for (int[] givens : digits) {
            bands.first(givens).orElseThrow();
            nodes += bands.guesses();
        }
        time.add(CpuTime.now() - start, digits.size(), nodes);
        return nodes;
    }

    @Benchmark
    public long bandsUnique(CpuTime time) {
        long start = CpuTime.now();
        long nodes = 0;
        for (int[] givens : digits) {
            bands.count(givens, 2);
            nodes += bands.guesses();
        }
        time.add(CpuTime.now() - start, digits.size(), nodes);
        return nodes;
    }

    @Benchmark
    public long linksEnumerate(CpuTime time) {
        long start = CpuTime.now();
        long[] shown = {0};
        for (Grid grid : grids) {
            long end = shown[0] + ENUMERATED / 10;
            links.forEachCompletion(grid, completion -> ++shown[0] < end);
        }
        time.add(CpuTime.now() - start, shown[0], 0);
        return shown[0];
    }

    @Benchmark
    public long bandsEnumerate(CpuTime time) {
        long start = CpuTime.now();
        long shown = 0;
        long[] sum = {0};
        long nodes = 0;
        for (int[] givens : digits) {
            shown += bands.enumerate(givens, ENUMERATED, completion -> sum[0] += completion[40]);
            nodes += bands.guesses();
        }
        time.add(CpuTime.now() - start, shown, nodes);
        return sum[0];
    }

    @Benchmark
    public void linksScore(CpuTime time) {
        timeLinks(time, grid -> linksScore.best(grid).orElseThrow(), linksScore::statistics);
    }

    @Benchmark
    public long bandsScore(CpuTime time) {
        long start = CpuTime.now();
        long nodes = 0;
        for (int[] givens : digits) {
            bandsScore.bestScore(givens).orElseThrow();
            nodes += bandsScore.guesses();
        }
        time.add(CpuTime.now() - start, digits.size(), nodes);
        return nodes;
    }
}
