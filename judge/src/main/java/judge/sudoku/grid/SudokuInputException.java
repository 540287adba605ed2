package judge.sudoku.grid;

/** An input that is not what its problem promises; the message says where, and what was found there. */
public final class SudokuInputException extends IllegalArgumentException {
    public SudokuInputException(String message) {
        super(message);
    }

    public SudokuInputException(String message, Throwable cause) {
        super(message, cause);
    }
}
