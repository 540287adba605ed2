/**
 * Proof that the reference solver and the second solver are sound: what comes in is the two of them, a seed and the
 * time to spend; what goes out is what was compared, and the smallest grid on which they differ, if they do. It knows
 * nothing of problem packages, submissions or the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.crosscheck;
