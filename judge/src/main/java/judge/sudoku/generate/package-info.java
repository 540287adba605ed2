/**
 * Makes test data for the two problems that ship: in come a request and a seed, out come grids, the same ones on every
 * machine. Work is bounded by counted steps, never by the clock. The package knows sudoku, but nothing of problem
 * packages, files or terminals.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.generate;
