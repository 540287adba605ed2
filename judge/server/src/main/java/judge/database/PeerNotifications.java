package judge.database;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The other processes on the same database: what happens in one is told to all, so that they need not wait until they
 * look themselves. A file has no others, and nothing is told.
 */
public final class PeerNotifications implements AutoCloseable {

    private final @Nullable Connections connections;
    private final Consumer<String> own;
    private final IntConsumer jobs;
    private volatile Consumer<String> told = line -> {};
    private @Nullable Broadcast broadcast;

    /**
     * Makes the connection to the neighbours; nobody is told anything yet.
     *
     * @param connections null: there are no others
     * @param own hears first what is told
     * @param jobs is told how many judgings all machines have at a time
     */
    PeerNotifications(@Nullable Connections connections, Consumer<String> own, IntConsumer jobs) {
        this.connections = connections;
        this.own = own;
        this.jobs = jobs;
    }

    /**
     * Tells the others, and hears them, from now on: queued work, changed rights, and lines of {@link #tell}.
     *
     * @param hears is called with lines of others, and must come back at once
     */
    public synchronized void meet(Consumer<String> hears) {
        told = hears;
        if (connections != null && broadcast == null) {
            broadcast = new Broadcast(
                    connections,
                    line -> {
                        own.accept(line);
                        told.accept(line);
                    },
                    jobs);
        }
    }

    private synchronized @Nullable Broadcast broadcast() {
        return broadcast;
    }

    /** Tells all others a line, soon. */
    public void tell(String line) {
        Broadcast others = broadcast();
        if (others != null) {
            others.tell(line);
        }
    }

    /** The same, five times a second at most: of the lines under a key only the last one is told. */
    public void tellInPassing(String key, String line) {
        Broadcast others = broadcast();
        if (others != null) {
            others.tellInPassing(key, line);
        }
    }

    /** Drops a message that was to be sent in passing and was not sent yet. */
    public void forget(String key) {
        Broadcast others = broadcast();
        if (others != null) {
            others.forget(key);
        }
    }

    @Override
    public void close() {
        Broadcast others = broadcast();
        if (others != null) {
            others.close();
        }
    }
}
