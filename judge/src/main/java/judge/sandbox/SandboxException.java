package judge.sandbox;

/** The host could not run a command as asked: the fault of neither the command nor its author. */
public final class SandboxException extends Exception {

    private final transient Object why;

    public SandboxException(String message) {
        this((Object) message);
    }

    public SandboxException(String message, Throwable cause) {
        super(message, cause);
        why = message;
    }

    /** The message is what a value says that its reader can say in any language. */
    public SandboxException(Object why) {
        super(why.toString());
        this.why = why;
    }

    /** The message, or the value that says it. */
    public Object why() {
        return why;
    }
}
