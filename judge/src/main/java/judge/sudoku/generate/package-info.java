/**
 * Makes test data for the two problems that ship: what comes in is a request and a seed, what goes out is grids, the
 * same ones on every machine. Work is bounded by counted steps, never by the clock. It knows sudoku, but nothing of
 * problem packages, files or terminals.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.generate;
