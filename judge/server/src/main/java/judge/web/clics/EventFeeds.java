package judge.web.clics;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import judge.clics.Eye;
import judge.clics.FeedPosition;
import judge.online.LoggedChange.Position;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestBoards;
import judge.web.live.OpenConnections;
import judge.web.live.OpenConnections.Cap;
import org.jspecify.annotations.Nullable;

/**
 * The event feeds that are open. Each time that scoreboards were looked at, twice a second, it is looked whether there
 * is anything new of a contest; what there is is read once for all that see the same and have read as far.
 */
public final class EventFeeds implements AutoCloseable {

    private static final int MOST_OF_PERSON = 24;
    private static final int MOST_OF_ADDRESS = 2500;
    private static final int BEAT_SECONDS = 5;
    /** The number of ticks between two looks at changes that come by themselves, such as a contest's beginning. */
    private static final int QUIET_TICKS = 2;

    private final ClicsContests contests;
    private final Set<FeedClient> clients = ConcurrentHashMap.newKeySet();
    private final OpenConnections connections;
    private final Map<String, Position> newest = new ConcurrentHashMap<>();
    private final Map<Sameness, FeedLines> beginnings = new ConcurrentHashMap<>();
    private final ScheduledExecutorService executor = Executors.newScheduledThreadPool(2, task -> {
        Thread thread = new Thread(task, "event feeds");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicBoolean waiting = new AtomicBoolean();
    private volatile boolean closed;
    private long ticks;

    /** Feeds of these contests. */
    @SuppressWarnings("FutureReturnValueIgnored") // They go on until the executor ends.
    public EventFeeds(ClicsContests contests, ContestBoards boards, Clock clock) {
        this.contests = contests;
        connections = new OpenConnections(clock, BEAT_SECONDS);
        boards.onLook(this::looked);
        boards.onDrop(this::isFollowed, this::forget);
        executor.scheduleWithFixedDelay(() -> safely(this::beat), BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    /** The clients that see the same, and from the same position on. */
    record Sameness(String contest, Look look, Eye eye, @Nullable FeedPosition from) {}

    /**
     * Answers a request with a feed, until the client goes.
     *
     * @param viewer null: nobody who is known
     * @param asking returns the user, each time that their right is checked
     * @param from null: from the beginning
     */
    void open(
            Context context,
            String contest,
            Look look,
            @Nullable Viewer viewer,
            Supplier<Optional<Viewer>> asking,
            @Nullable FeedPosition from,
            String address) {
        if (closed) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "closing", Map.of());
        }
        Eye eye = contests.eye(viewer, contest);
        Cap place = new Cap("address " + address, MOST_OF_ADDRESS);
        Runnable leave = connections.enter(
                viewer == null ? List.of(place) : List.of(place, new Cap("person " + viewer.person(), MOST_OF_PERSON)));
        FeedClient client;
        FeedLines lines;
        try {
            lines = from == null
                    ? beginning(new Sameness(contest, look, eye, null))
                    : FeedLines.of(contests.feed(eye, contest, look, from));
            client = new FeedClient(contest, look, eye, asking, viewer != null, lines.position());
        } catch (RuntimeException | Error e) {
            leave.run();
            throw e;
        }
        client.whenEnded(() -> {
            leave.run();
            clients.remove(client);
        });
        client.begin(context, lines);
        clients.add(client);
    }

    /** Made anew only if something has happened since: many come at once when a contest begins. */
    FeedLines beginning(Sameness who) {
        if (who.eye().team() != null) {
            return FeedLines.of(contests.feed(who.eye(), who.contest(), who.look()));
        }
        return Objects.requireNonNull(beginnings.compute(who, (same, known) -> {
            boolean holds = known != null
                    && FeedLines.of(contests.feed(who.eye(), who.contest(), who.look(), known.position()))
                                    .last()
                                    .length
                            == 0;
            return holds ? known : FeedLines.of(contests.feed(who.eye(), who.contest(), who.look()));
        }));
    }

    private boolean isFollowed(long assignment) {
        String contest = Long.toString(assignment);
        return clients.stream().anyMatch(client -> client.contest().equals(contest));
    }

    /** Drops the kept beginnings of a contest's feed: they are read again when a client comes. */
    private void forget(long assignment) {
        String contest = Long.toString(assignment);
        beginnings.keySet().removeIf(who -> who.contest().equals(contest));
        newest.remove(contest);
    }

    /** Returns the number of feeds whose beginning is kept. */
    int beginnings() {
        return beginnings.size();
    }

    private void looked() {
        if (!closed && !clients.isEmpty() && !waiting.getAndSet(true)) {
            try {
                executor.execute(() -> {
                    waiting.set(false);
                    safely(this::tick);
                });
            } catch (RejectedExecutionException e) {
                // The server ends, and clients come back by themselves.
                Objects.requireNonNull(e);
            }
        }
    }

    /** Looks for news, in one thread at a time: two at once would tell the same events twice. */
    private synchronized void tick() {
        ticks++;
        Map<String, Boolean> changed = new HashMap<>();
        Map<Sameness, Optional<FeedLines>> read = new HashMap<>();
        for (FeedClient client : clients) {
            boolean look = changed.computeIfAbsent(client.contest(), this::hasChanged) || ticks % QUIET_TICKS == 0;
            if (look) {
                Sameness same = new Sameness(client.contest(), client.look(), client.eye(), client.position());
                tell(client, Objects.requireNonNull(same.from()), read.computeIfAbsent(same, this::read));
            }
        }
    }

    private boolean hasChanged(String contest) {
        try {
            Position now = contests.newest(contest);
            return !now.equals(newest.put(contest, now));
        } catch (Refusal refusal) {
            return true; // It is gone, and those who follow it are let go.
        }
    }

    private Optional<FeedLines> read(Sameness same) {
        try {
            FeedPosition from = Objects.requireNonNull(same.from());
            return Optional.of(FeedLines.of(contests.feed(same.eye(), same.contest(), same.look(), from)));
        } catch (Refusal refusal) {
            return Optional.empty(); // There is no such contest any more, or the database is away: they come back.
        }
    }

    private void tell(FeedClient client, FeedPosition from, Optional<FeedLines> lines) {
        if (lines.isEmpty()) {
            client.end();
            return;
        }
        if (lines.get().position().equals(client.position()) && lines.get().last().length == 0) {
            return;
        }
        if (mayStill(client)) {
            client.tell(from, lines.get());
        } else {
            client.end();
        }
    }

    /** Tells whether the client still sees the contest with the same rights as before. */
    private boolean mayStill(FeedClient client) {
        try {
            Optional<Viewer> viewer = client.viewer();
            if (client.isKnown() && viewer.isEmpty()) {
                return false;
            }
            return contests.eye(viewer.orElse(null), client.contest()).equals(client.eye());
        } catch (Refusal refusal) {
            return false;
        }
    }

    private void beat() {
        for (FeedClient client : clients) {
            if (mayStill(client)) {
                client.beat();
            } else {
                client.end();
            }
        }
    }

    /** Runs a task; its failure for one client must not end the thread that serves all. */
    private static void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            System.getLogger(EventFeeds.class.getName()).log(System.Logger.Level.WARNING, "event feeds", e);
        }
    }

    /** Ends all feeds; clients come back by themselves. */
    @Override
    public void close() {
        closed = true;
        executor.shutdown();
        try {
            // A reading under way may end: the database does not like to be interrupted.
            if (!executor.awaitTermination(BEAT_SECONDS, TimeUnit.SECONDS)) {
                executor.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        List.copyOf(clients).forEach(FeedClient::end);
    }
}
