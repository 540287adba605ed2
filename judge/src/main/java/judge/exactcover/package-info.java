/**
 * A library for exact cover problems. What comes in is items and the options that cover them; what goes out is the sets
 * of options that cover every primary item once and every secondary item at most once. It imports nothing but the JDK
 * and knows nothing of sudoku.
 */
@org.jspecify.annotations.NullMarked
package judge.exactcover;
