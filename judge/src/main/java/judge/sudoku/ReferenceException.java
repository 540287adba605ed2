package judge.sudoku;

/** A reference solver has no answer to an input: the problem setter's fault; the message says what is wrong with it. */
public final class ReferenceException extends Exception {

    ReferenceException(String message, Throwable cause) {
        super(message, cause);
    }
}
