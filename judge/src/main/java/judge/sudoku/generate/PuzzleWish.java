package judge.sudoku.generate;

import java.util.OptionalInt;

/**
 * What sudoku puzzles should be like.
 *
 * @param count how many
 * @param givens how many in each; empty for any number
 * @param completions how many each shall have
 * @param hardness how long searches look for the first completion
 */
public record PuzzleWish(int count, OptionalInt givens, Range completions, Hardness hardness) {}
