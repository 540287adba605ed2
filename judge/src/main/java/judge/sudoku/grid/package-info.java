/**
 * The grid of a sudoku, and what may be wrong with one: numbers go in, a grid or its first fault comes out. It knows
 * nothing of how one is completed.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.grid;
