/**
 * Solves sudoku by bands of bits: a second solver, to check the one that the answers come from and to do the work of
 * millions of searches. In come 81 numbers; out comes a completion, a count, all completions or the greatest score of
 * target sudoku. The package shares no code with {@code judge.exactcover} and {@code judge.sudoku}, and imports only
 * the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.bitboard;
