/**
 * Solves exact cover problems. In come items and the options that cover them; out come the sets of options that cover
 * every primary item once and every secondary item at most once. The package imports nothing but the JDK and knows
 * nothing of sudoku.
 */
@org.jspecify.annotations.NullMarked
package judge.exactcover;
