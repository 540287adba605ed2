package judge.problem;

/** The built-in reference solvers that a {@code judge.yaml} can name. */
public enum ReferenceName {
    /** {@code target-sudoku}: the best weighted score over all completions of a grid, NOIP 2009. */
    TARGET_SUDOKU,
    /** {@code sudoku}: the completion of each puzzle of a file, POJ 3074. */
    SUDOKU
}
