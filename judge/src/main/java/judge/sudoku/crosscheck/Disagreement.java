package judge.sudoku.crosscheck;

import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;

/**
 * A grid on which the solvers disagree, or for which an answer cannot be right.
 *
 * @param source the source of the grid
 * @param number the number of the grid in that source, from 1
 * @param found the grid
 * @param smallest the rest of it when no given can be removed without the disagreement going away
 * @param question the question about the smallest grid; empty where a solver contradicts an answer that is known
 *     from elsewhere
 * @param said the answers
 */
public record Disagreement(
        GridSource source, long number, Grid found, Grid smallest, Optional<Question> question, List<Said> said) {

    public Disagreement {
        said = List.copyOf(said);
    }

    /**
     * An answer.
     *
     * @param by the name of the solver
     * @param answer in words and numbers
     */
    public record Said(String by, String answer) {}
}
