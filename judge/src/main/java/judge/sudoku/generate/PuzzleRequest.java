package judge.sudoku.generate;

import java.util.OptionalInt;

/**
 * The wanted properties of sudoku puzzles.
 *
 * @param count the number of puzzles
 * @param givens the number of givens in each; empty for any number
 * @param completions the number of completions that each shall have
 * @param hardness the work of searches up to the first completion
 */
public record PuzzleRequest(int count, OptionalInt givens, Range completions, Hardness hardness) {}
