package judge.server;

import org.jspecify.annotations.Nullable;

/** A server cannot be started; the message says why in one sentence. */
public final class ServerFailure extends Exception {

    private static final long serialVersionUID = 1L;

    ServerFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
