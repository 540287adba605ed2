/**
 * The checker of sudokus: any valid completion of each puzzle is right. An output goes in, a ruling comes out. It
 * knows nothing of how the output came about, and solves nothing.
 */
@org.jspecify.annotations.NullMarked
package judge.sudoku.check;
