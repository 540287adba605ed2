package judge.online;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The log of what comes again every second while something of the host, such as the database, is away. */
public final class HostLog {

    private HostLog() {}

    /** Warns of a failure: in one line with its cause where it is trouble of the host, with all places otherwise. */
    public static void warn(Logger log, String message, RuntimeException failure) {
        if (failure instanceof Refusal refusal && refusal.kind() == Refusal.Kind.UNAVAILABLE) {
            log.warning(message + ": " + refusal.code() + ", " + cause(failure));
        } else {
            log.log(Level.WARNING, message, failure);
        }
    }

    private static Throwable cause(Throwable failure) {
        Throwable last = failure;
        for (Throwable next = last.getCause(); next != null; next = next.getCause()) {
            last = next;
        }
        return last;
    }
}
