package judge.app;

/** This machine cannot judge; the message is one sentence. */
public final class HostFailure extends Exception {

    public HostFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
