package judge.foreign;

/** A problem that cannot be read; the message is a sentence about it that names the file. */
public final class ForeignException extends Exception {

    private static final long serialVersionUID = 1L;

    ForeignException(String message) {
        super(message);
    }
}
