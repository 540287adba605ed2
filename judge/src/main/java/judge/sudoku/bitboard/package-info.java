/**
 * Sudoku by bands of bits: a second solver, to check the one that the answers come from and to do what takes millions
 * of searches. What comes in is 81 numbers; what goes out is a completion, a count, all completions or the greatest
 * score of target sudoku. It shares no code with {@code judge.exactcover} and {@code judge.sudoku}, and imports only
 * the JDK.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.bitboard;
