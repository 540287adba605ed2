package judge.sudoku.crosscheck;

import java.util.function.ToLongBiFunction;
import java.util.function.UnaryOperator;
import judge.sudoku.grid.Grid;

/** Solvers with a bug, to see that it is found. */
final class Broken {
    private Broken() {}

    /** The reference with another way to count. */
    static Solver counting(UnaryOperator<ToLongBiFunction<Grid, Long>> bug) {
        Solver good = Solvers.dancingLinks();
        return new Solver("broken", good.first(), bug.apply(good.count()), good.completions(), good.greatestScore());
    }
}
