/**
 * Solves sudoku and target sudoku (NOIP 2009, senior problem 4) by exact cover. In comes a grid with blanks, as a value
 * or as the text of a contest's input; out comes a completion, a count, the best score or the first fault of a grid.
 * The package knows nothing of submissions, verdicts or files.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.solve;
