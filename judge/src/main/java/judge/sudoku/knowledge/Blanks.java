package judge.sudoku.knowledge;

import java.util.List;
import java.util.Optional;
import judge.problem.ReferenceName;
import judge.sudoku.grid.Grid;
import judge.sudoku.solve.SudokuText;

/**
 * The amount that an input leaves to be found.
 *
 * @param grids the number of its grids, 1 or more
 * @param blanks the blanks of a grid, the mean of all, rounded
 */
public record Blanks(int grids, int blanks) {

    /** Returns the blanks of an input; empty for inputs that are malformed or have no grid. */
    public static Optional<Blanks> of(ReferenceName reference, String input) {
        try {
            return of(
                    switch (reference) {
                        case TARGET_SUDOKU -> List.of(Grid.parseNumbers(input));
                        case SUDOKU -> SudokuText.puzzles(input).stream()
                                .map(SudokuText.Puzzle::givens)
                                .toList();
                    });
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<Blanks> of(List<Grid> grids) {
        double givens = grids.stream().mapToInt(Grid::givens).average().orElse(Grid.CELLS);
        return grids.isEmpty()
                ? Optional.empty()
                : Optional.of(new Blanks(grids.size(), (int) Math.round(Grid.CELLS - givens)));
    }
}
