package judge.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The parts that have been opened so far: they are closed from the last to the first, and all of them even where one
 * fails.
 */
final class OpenParts implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(OpenParts.class.getName());

    private final Deque<AutoCloseable> parts = new ArrayDeque<>();

    /** The part, which is closed before all that were there. */
    <T extends AutoCloseable> T add(T part) {
        parts.push(part);
        return part;
    }

    @Override
    public void close() {
        while (!parts.isEmpty()) {
            AutoCloseable part = parts.pop();
            try {
                part.close();
            } catch (Exception e) {
                LOG.log(Level.WARNING, "while " + part.getClass().getSimpleName() + " was closed", e);
            }
        }
    }
}
