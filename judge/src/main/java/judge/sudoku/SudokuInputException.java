package judge.sudoku;

/** An input that is not what its problem promises; the message says where, and what was found there. */
public final class SudokuInputException extends IllegalArgumentException {
    SudokuInputException(String message) {
        super(message);
    }

    SudokuInputException(String message, Throwable cause) {
        super(message, cause);
    }
}
