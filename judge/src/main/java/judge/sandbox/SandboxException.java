package judge.sandbox;

/** The host could not run a command as asked: the fault of neither the command nor its author. */
public final class SandboxException extends Exception {

    public SandboxException(String message) {
        super(message);
    }

    public SandboxException(String message, Throwable cause) {
        super(message, cause);
    }
}
