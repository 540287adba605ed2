package judge.sudoku.crosscheck;

import java.util.List;
import java.util.Optional;
import judge.sudoku.crosscheck.Disagreement.Said;
import judge.sudoku.grid.Grid;

/** Asks two solvers the same questions about a grid, and makes a grid on which they differ as small as possible. */
record Comparison(Solver one, Solver other) {
    /**
     * A question that they do not answer in the same way.
     *
     * @param question the question that was asked
     * @param said the answers of both
     */
    record Difference(Question question, List<Said> said) {}

    /** The first question, if any, to which the two answers differ or one cannot be right. */
    Optional<Difference> differenceOn(Grid grid) {
        for (Question question : Question.values()) {
            if (question.isFor(grid)) {
                Answer first = question.ask(one, grid);
                Answer second = question.ask(other, grid);
                if (!first.sound() || !second.sound() || !first.text().equals(second.text())) {
                    return Optional.of(new Difference(
                            question,
                            List.of(new Said(one.name(), first.text()), new Said(other.name(), second.text()))));
                }
            }
        }
        return Optional.empty();
    }

    /** The grid without every given that the difference does not need: none of those left can be removed. */
    Grid smallest(Grid grid) {
        Grid smallest = grid;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                if (smallest.digit(cell) != 0) {
                    Grid without = GridChanges.with(smallest, cell, 0);
                    if (differenceOn(without).isPresent()) {
                        smallest = without;
                        smaller = true;
                    }
                }
            }
        }
        return smallest;
    }
}
