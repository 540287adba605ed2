package judge.sudoku.crosscheck;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.bitboard.BandTargetScore;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.Sudoku;
import judge.sudoku.solve.TargetSudoku;

/** The two solvers of the judge; they share no code. Each is to be used by one thread. */
public final class Solvers {
    private Solvers() {}

    /** The reference, which every verdict depends on. */
    public static Solver dancingLinks() {
        Sudoku sudoku = new Sudoku();
        TargetSudoku target = new TargetSudoku();
        return new Solver(
                "dancing-links",
                sudoku::solve,
                sudoku::count,
                (givens, limit) -> {
                    List<Grid> completions = new ArrayList<>();
                    sudoku.forEachCompletion(givens, completion -> {
                        completions.add(completion);
                        return completions.size() < limit;
                    });
                    return completions;
                },
                givens -> target.best(givens)
                        .map(best -> OptionalInt.of(best.score()))
                        .orElse(OptionalInt.empty()));
    }

    /** The second solver, which is there to contradict the reference. */
    public static Solver bands() {
        BandSolver bands = new BandSolver();
        BandTargetScore target = new BandTargetScore();
        return new Solver(
                "bands",
                givens -> bands.first(digits(givens)).map(Grid::of),
                (givens, limit) -> bands.count(digits(givens), limit),
                (givens, limit) -> {
                    List<Grid> completions = new ArrayList<>();
                    bands.enumerate(digits(givens), limit, completion -> completions.add(Grid.of(completion)));
                    return completions;
                },
                givens -> target.bestScore(digits(givens)));
    }

    private static int[] digits(Grid grid) {
        return IntStream.range(0, Grid.CELLS).map(grid::digit).toArray();
    }
}
