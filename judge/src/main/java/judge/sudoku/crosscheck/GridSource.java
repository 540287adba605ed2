package judge.sudoku.crosscheck;

/** The sources of grids to compare the solvers on. */
public enum GridSource {
    /** The golden set, of which the answers are known. */
    GOLDEN,
    /** Made from a seed. */
    GENERATED
}
