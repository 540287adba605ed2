package judge.sudoku.generate;

import java.util.Optional;

/**
 * The wanted properties of a grid of target sudoku.
 *
 * @param givens the number of givens, 24 to 81
 * @param completions the number of completions; ignored where there shall be none
 * @param unsolvable the reason why it has no completion, if it shall have none
 * @param hardness the sizes of whole trees; ignored for contradictory grids
 */
public record TargetRequest(int givens, Range completions, Optional<Unsolvable> unsolvable, Hardness hardness) {

    /** The contest promises at least this many. */
    public static final int FEWEST_GIVENS = 24;

    public TargetRequest {
        if (givens < FEWEST_GIVENS || givens > Board.CELLS) {
            throw new IllegalArgumentException("the number of givens must be 24 to 81, not " + givens);
        }
    }
}
