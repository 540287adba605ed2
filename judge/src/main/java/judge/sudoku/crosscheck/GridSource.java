package judge.sudoku.crosscheck;

/** Where grids to compare the solvers on come from. */
public enum GridSource {
    /** The golden set, of which the answers are known. */
    GOLDEN,
    /** Made from a seed. */
    GENERATED
}
