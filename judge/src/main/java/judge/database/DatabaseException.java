package judge.database;

import org.jspecify.annotations.Nullable;

/** The database cannot be opened, or not be used as it is; the message says it in one sentence. */
public final class DatabaseException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DatabaseException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
