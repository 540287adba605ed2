/**
 * What is known of the two sudoku problems beyond their packages: an input or a wrong output goes in; a picture with
 * explanations, other inputs, or the name of a mistake comes out. It knows nothing of submissions, how they are run,
 * and languages.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.knowledge;
