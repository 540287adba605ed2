package judge.sudoku.crosscheck;

import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;

/**
 * A grid on which the solvers disagree, or for which an answer cannot be right.
 *
 * @param source where the grid was found
 * @param number which grid of that source, from 1
 * @param found the grid
 * @param smallest what is left of it when no given can be removed without the disagreement going away
 * @param question what was asked of the smallest; empty where a solver contradicts what is known from elsewhere
 * @param said what was said of it
 */
public record Disagreement(
        GridSource source, long number, Grid found, Grid smallest, Optional<Question> question, List<Said> said) {

    public Disagreement {
        said = List.copyOf(said);
    }

    /**
     * An answer.
     *
     * @param by whose
     * @param answer in words and numbers
     */
    public record Said(String by, String answer) {}
}
