package judge.web.live;

import io.javalin.http.Context;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import judge.online.Refusal;
import judge.online.ShownReport.Extent;
import judge.online.Viewer;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.service.submission.Tries;
import judge.web.live.OpenConnections.Cap;
import judge.worker.Progress;

/**
 * Sends the events of submissions at once to all who look at them and may know of them. It never waits for a browser:
 * each has a short queue of its own, and one that does not read is let go; it comes back by itself and gets the state
 * of then.
 *
 * <p>The events, with data in JSON: {@code place} in the queue, {@code phase} ({@code compiling}, {@code judging}),
 * {@code case} with the number of ended cases and of all, {@code verdict}, and {@code explanation} when the cause of a
 * failure was looked for, for those who are shown it. Where feedback hides everything there are none.
 */
public final class LiveEvents implements Progress, AutoCloseable {

    private static final int THREADS = 2;
    private static final int HEARTBEAT_SECONDS = 20;
    /** The seconds between two looks at changes that come by themselves: an assignment closes, a session ends. */
    private static final int LOOKING_SECONDS = 30;

    private static final int PLACES_MILLIS = 500;

    private final Submissions submissions;
    private final TryEvents tries;
    private final ListEvents lists;
    private final Caps caps;
    private final Map<Long, Set<LiveClient>> clients = new ConcurrentHashMap<>();
    private final OpenConnections connections;
    private final AtomicBoolean moved = new AtomicBoolean();
    private final AtomicBoolean looking = new AtomicBoolean();
    /** Grows with each change of rights. */
    private final AtomicLong rights = new AtomicLong();

    private final ScheduledExecutorService executor = Executors.newScheduledThreadPool(THREADS, task -> {
        Thread thread = new Thread(task, "live events");
        thread.setDaemon(true);
        return thread;
    });
    private volatile boolean closed;

    /** The most connections at the same time for one person, and from one address. */
    public record Caps(int perPerson, int perAddress) {

        /** A few tabs; a whole school behind one address. */
        public static final Caps USUAL = new Caps(12, 2500);
    }

    /** Events of submissions and tries, as far as these services show them. */
    @SuppressWarnings("FutureReturnValueIgnored") // They go on until the executor ends.
    public LiveEvents(Submissions submissions, Tries tries, Clock clock, Caps caps) {
        this.submissions = submissions;
        this.tries = new TryEvents(tries, clock, caps.perAddress());
        lists = new ListEvents(submissions.lists(), clock, caps.perAddress());
        this.caps = caps;
        connections = new OpenConnections(clock, HEARTBEAT_SECONDS);
        executor.scheduleWithFixedDelay(this::beat, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
        executor.scheduleWithFixedDelay(
                () -> safely(this::lookAgain), LOOKING_SECONDS, LOOKING_SECONDS, TimeUnit.SECONDS);
        executor.scheduleWithFixedDelay(this::tellPlaces, PLACES_MILLIS, PLACES_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * Answers a request with the events of a submission, until there is a verdict, and its explanation if any.
     *
     * @param asking returns the user, each time that their right is checked; empty: nobody any more
     * @param address the address that the request came from
     * @throws Refusal if the viewer may not see the submission, or has too many connections
     */
    public void open(Context context, Supplier<Optional<Viewer>> asking, long submission, String address) {
        long known = rights.get();
        Viewer viewer = asking.get().orElseThrow(() -> Refusal.notFound());
        Extent extent = submissions.extent(viewer, submission);
        if (closed) {
            throw new Refusal(Refusal.Kind.UNAVAILABLE, "closing", Map.of());
        }
        Runnable leave = connections.enter(List.of(
                new Cap("person " + viewer.person(), caps.perPerson()),
                new Cap("address " + address, caps.perAddress())));
        LiveClient client = new LiveClient(asking, viewer, submission, extent, known);
        client.whenEnded(() -> {
            leave.run();
            clients.computeIfPresent(submission, (any, all) -> all.remove(client) && all.isEmpty() ? null : all);
        });
        clients.computeIfAbsent(submission, any -> ConcurrentHashMap.newKeySet())
                .add(client);
        client.begin(context);
        later(() -> tellHowItIs(client)); // An event since looking is sent twice rather than never.
    }

    /** The events of tries. */
    public TryEvents tries() {
        return tries;
    }

    /** The events of lists of submissions. */
    public ListEvents lists() {
        return lists;
    }

    /**
     * Notes a change that somebody's right to know may depend on: who is in a course, how much an assignment shows,
     * whose session goes on. From now on nobody is told anything before their right is checked.
     */
    public void rightsChanged() {
        rights.incrementAndGet();
        if (!clients.isEmpty() && !looking.getAndSet(true)) {
            later(this::lookAgain);
        }
    }

    private void lookAgain() {
        looking.set(false);
        clients.values().forEach(all -> all.forEach(this::tellHowItIs));
    }

    /** Looks whether somebody still may know, and tells how things are; who may not is let go without a word. */
    private void tellHowItIs(LiveClient client) {
        long now = rights.get();
        try {
            Optional<Viewer> viewer = client.asking().get();
            if (viewer.isEmpty()) {
                client.drop();
                return;
            }
            client.may(viewer.get(), submissions.extent(viewer.get(), client.submission()), now);
            if (client.extent().showsState() && client.tell(submissions.view(viewer.get(), client.submission()))) {
                client.end();
            }
        } catch (Refusal refusal) {
            // Not theirs any more; or the database is away, and they come back by themselves.
            client.drop();
        } catch (RuntimeException e) {
            client.drop();
            throw e;
        }
    }

    /** The number of open connections. */
    public int connections() {
        return clients.values().stream().mapToInt(Set::size).sum();
    }

    @Override
    public void queued(long submission) {
        clients.getOrDefault(submission, Set.of()).forEach(LiveClient::waitsAgain);
        lists.moved();
        moved.set(true);
    }

    @Override
    public void begun(long submission) {
        queued(submission);
        each(submission, client -> client.tell("phase", "{\"phase\":\"judging\"}"));
    }

    @Override
    public void compiling(long submission) {
        each(submission, client -> client.tell("phase", "{\"phase\":\"compiling\"}"));
    }

    @Override
    public void ended(long submission, int cases, int all) {
        each(submission, client -> {
            if (client.extent().showsProgress()) {
                client.tell("case", "{\"done\":" + cases + ",\"of\":" + all + "}");
            }
        });
    }

    @Override
    public void judged(long submission) {
        lists.moved();
        if (clients.containsKey(submission)) {
            later(() -> tellAll(submission, clients.getOrDefault(submission, Set.of()), client -> true));
        }
    }

    @Override
    public void explained(long submission) {
        judged(submission);
    }

    @Override
    public void tried(long number) {
        tries.changed(number);
    }

    /**
     * Sends the present state, which is looked up once for all who may know the same. Connections are ended when all
     * have been told: to end one takes as long as to tell several.
     */
    private void tellAll(long submission, Set<LiveClient> all, Predicate<LiveClient> whom) {
        Map<Extent, SubmissionView> views = new EnumMap<>(Extent.class);
        List<LiveClient> done = new ArrayList<>();
        for (LiveClient client : all) {
            if (client.knows(rights.get()) && client.extent().showsState() && whom.test(client)) {
                try {
                    SubmissionView view = views.computeIfAbsent(
                            client.extent(), any -> submissions.view(client.viewer(), submission));
                    if (client.tell(view)) {
                        done.add(client);
                    }
                } catch (RuntimeException e) {
                    client.drop(); // Only this one; it comes back by itself, and sees why.
                }
            }
        }
        done.forEach(LiveClient::end);
    }

    /**
     * Tells each client that watches the submission and may know that it is judged just now. A client whose rights are
     * not looked up yet is told after that.
     */
    private void each(long submission, Consumer<LiveClient> told) {
        for (LiveClient client : clients.getOrDefault(submission, Set.of())) {
            if (client.knows(rights.get()) && client.extent().showsState()) {
                told.accept(client);
            }
        }
    }

    private void tellPlaces() {
        lists.tell();
        if (moved.getAndSet(false)) {
            clients.forEach((submission, all) -> tellAll(submission, all, LiveClient::waits));
        }
    }

    private void beat() {
        clients.values().forEach(all -> all.forEach(LiveClient::beat));
    }

    private void later(Runnable task) {
        try {
            executor.execute(() -> safely(task));
        } catch (RejectedExecutionException e) {
            return; // The server ends, and browsers come back by themselves.
        }
    }

    /** A submission that is gone, or a database that is, must not end what all others are told by. */
    private void safely(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            System.getLogger(LiveEvents.class.getName()).log(System.Logger.Level.WARNING, "live events", e);
        }
    }

    /** Ends all connections; browsers come back by themselves. */
    @Override
    public void close() {
        closed = true;
        executor.shutdownNow();
        tries.close();
        lists.close();
        clients.values().forEach(all -> List.copyOf(all).forEach(LiveClient::end));
    }
}
