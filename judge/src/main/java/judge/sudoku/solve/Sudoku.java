package judge.sudoku.solve;

import java.util.Optional;
import java.util.function.Predicate;
import judge.exactcover.CoverMatrix;
import judge.exactcover.DancingLinks;
import judge.exactcover.SearchStatistics;
import judge.sudoku.grid.Grid;

/**
 * Solves sudoku by dancing links. It keeps its memory from one puzzle to the next, so a thread needs one of its own.
 */
public final class Sudoku {
    private final CoverMatrix matrix = new CoverMatrix(SudokuCover.PROBLEM);
    private final DancingLinks search = new DancingLinks(matrix);

    /** A completion of the givens, always the same one; empty if there is none. */
    public Optional<Grid> solve(Grid givens) {
        return start(givens) ? search.first().map(SudokuCover::grid) : Optional.empty();
    }

    /** Returns the number of completions of the givens, or the limit (at least 1) if there are more. */
    public long count(Grid givens, long limit) {
        return start(givens) ? search.count(limit) : 0;
    }

    /** Shows the completions of the givens to a visitor until there are no more or it says false. */
    public void forEachCompletion(Grid givens, Predicate<Grid> visitor) {
        if (start(givens)) {
            search.search(DancingLinks.UNLIMITED, options -> visitor.test(SudokuCover.grid(options)));
        }
    }

    private boolean start(Grid givens) {
        return matrix.start(SudokuCover.options(givens));
    }

    /** Returns the cost of the last question; the givens are among the nodes. */
    public SearchStatistics statistics() {
        return search.statistics();
    }
}
