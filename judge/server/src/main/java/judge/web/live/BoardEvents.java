package judge.web.live;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import judge.online.Refusal;

/**
 * Browsers that look at a page which is the same for many, such as a scoreboard: they are told that it has changed, and
 * nothing of what has. They fetch it themselves, each a little later than the other.
 */
public final class BoardEvents implements AutoCloseable {

    private static final int RETRY_MILLIS = 4_000;
    private static final int HEARTBEAT_SECONDS = 20;
    private static final int LOOKING_SECONDS = 30;

    private final int mostFromAnAddress;
    private final Map<String, Set<Reader>> readers = new ConcurrentHashMap<>();
    private final OpenConnections connections;
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "board events");
        thread.setDaemon(true);
        return thread;
    });
    private volatile boolean closed;

    /** A browser, and whether it still may know. */
    private record Reader(EventStream stream, BooleanSupplier may) {}

    /** Events for at most so many browsers behind one address. */
    @SuppressWarnings("FutureReturnValueIgnored") // They go on until the executor ends.
    public BoardEvents(Clock clock, int mostFromAnAddress) {
        connections = new OpenConnections(clock, HEARTBEAT_SECONDS);
        this.mostFromAnAddress = mostFromAnAddress;
        executor.scheduleWithFixedDelay(
                () -> each(reader -> reader.stream().beat()), HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        executor.scheduleWithFixedDelay(this::lookAgain, LOOKING_SECONDS, LOOKING_SECONDS, TimeUnit.SECONDS);
    }

    /**
     * Answers a request with the changes of a page.
     *
     * @param page the page's name, by which its changes are told, too
     * @param may asked now and then whether who asks may still know of it
     * @param address the address that the request came from
     * @throws Refusal if there are too many from there
     */
    public void open(Context context, String page, BooleanSupplier may, String address) {
        if (closed) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "closing", Map.of());
        }
        Runnable leave = connections.enter(List.of(new OpenConnections.Cap(address, mostFromAnAddress)));
        EventStream stream = new EventStream();
        Reader reader = new Reader(stream, may);
        stream.whenEnded(() -> {
            leave.run();
            readers.computeIfPresent(page, (any, all) -> {
                all.remove(reader);
                return all.isEmpty() ? null : all;
            });
        });
        readers.compute(page, (any, there) -> {
            Set<Reader> all = there == null ? ConcurrentHashMap.newKeySet() : there;
            all.add(reader);
            return all;
        });
        stream.begin(context, RETRY_MILLIS);
    }

    /** Has all who look at a page told that there is a newer one. */
    public void changed(String page) {
        if (!readers.containsKey(page)) {
            return;
        }
        try {
            executor.execute(() -> {
                for (Reader reader : readers.getOrDefault(page, Set.of())) {
                    reader.stream().say("changed", "{}");
                }
            });
        } catch (RejectedExecutionException e) {
            // The server ends, and browsers come back by themselves.
            Objects.requireNonNull(e);
        }
    }

    /** Tells whether anybody looks at a page. */
    public boolean isOpen(String page) {
        return readers.containsKey(page);
    }

    private void lookAgain() {
        each(reader -> {
            boolean may;
            try {
                may = reader.may().getAsBoolean();
            } catch (RuntimeException e) {
                // The database is away, perhaps: they come back by themselves and are asked then.
                may = false;
            }
            if (!may) {
                reader.stream().drop();
            }
        });
    }

    private void each(Consumer<Reader> act) {
        readers.values().forEach(all -> List.copyOf(all).forEach(act));
    }

    /** Ends all connections; browsers come back by themselves. */
    @Override
    public void close() {
        closed = true;
        executor.shutdownNow();
        each(reader -> reader.stream().end());
    }
}
