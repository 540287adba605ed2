package judge.sudoku.generate;

import java.util.Optional;

/**
 * What a grid of target sudoku should be like.
 *
 * @param givens how many, 24 to 81
 * @param completions how many; not looked at where there shall be none
 * @param unsolvable why it has no completion, if it shall have none
 * @param hardness the sizes of whole trees; of contradictory grids not looked at
 */
public record TargetWish(int givens, Range completions, Optional<Unsolvable> unsolvable, Hardness hardness) {

    /** The contest promises at least this many. */
    public static final int FEWEST_GIVENS = 24;

    public TargetWish {
        if (givens < FEWEST_GIVENS || givens > Board.CELLS) {
            throw new IllegalArgumentException("the number of givens must be 24 to 81, not " + givens);
        }
    }
}
