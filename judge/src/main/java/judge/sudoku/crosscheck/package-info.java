/**
 * Proof that the reference solver and the second solver are sound: in come the two of them, a seed and the time to
 * spend; out come the numbers of comparisons, and the smallest grid on which they differ, if they do. The package knows
 * nothing of problem packages, submissions or the terminal.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.crosscheck;
