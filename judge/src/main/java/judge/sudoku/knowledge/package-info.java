/**
 * Knows more of the two sudoku problems than their packages say: in goes an input or a wrong output, out comes a
 * picture with explanations, other inputs, or the name of a mistake. The package knows nothing of submissions, their
 * runs, and languages.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.knowledge;
