package judge.web.clics;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.clics.FeedPosition;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.contest.Webhook;
import judge.online.contest.WebhookUrl;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Called;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestWatch;
import judge.service.contest.FeedBatch;
import judge.service.contest.HeldWebhooks;
import judge.web.clics.CalledWebhook.Job;
import judge.web.clics.EventFeeds.Sameness;
import org.jspecify.annotations.Nullable;

/**
 * Calls the programs that want to know what happens in contests, those that no other web server on the same database
 * calls. Twice a second, after scoreboards were looked at, one thread reads what is to be told; each program is called
 * by a thread of its own, so that none waits for another.
 */
public final class WebhookCalls implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(WebhookCalls.class.getName());
    private static final long MOST_BYTES_AT_ONCE = 8 << 20;
    private static final Duration KEPT_EVERY = Duration.ofMinutes(1);
    private static final long CLOSING_SECONDS = 2;

    private final ClicsContests contests;
    private final HeldWebhooks held;
    private final ContestWatch watch;
    private final WebhookPacing pacing;
    private final WebhookCall call;
    private final WebhookCaller caller;
    private final String name =
            "web#" + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final Map<Long, CalledWebhook> called = new ConcurrentHashMap<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(named("webhook timer"));
    private final ExecutorService reader = Executors.newSingleThreadExecutor(named("webhooks"));
    private final ExecutorService callers = Executors.newCachedThreadPool(named("webhook"));
    private final AtomicBoolean waiting = new AtomicBoolean();
    private volatile boolean closed;
    /** The time at which this server last renewed its hold on the webhooks; null: never. */
    private volatile @Nullable Long said;

    /** Calls from now on. */
    public WebhookCalls(ContestServices services) {
        this(services, WebhookPacing.USUAL, WebhookNetwork.OWN);
    }

    WebhookCalls(ContestServices services, WebhookPacing pacing, WebhookNetwork network) {
        contests = services.clics();
        held = services.webhooks().held();
        watch = held.watch();
        this.pacing = pacing;
        call = new WebhookCall(network, timer, pacing.answer());
        caller = new WebhookCaller(services, pacing, call, name, this::holds, this::end);
        services.boards().onLook(this::looked);
    }

    private static ThreadFactory named(String name) {
        return task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    private void looked() {
        if (!closed && !waiting.getAndSet(true)) {
            try {
                reader.execute(() -> {
                    waiting.set(false);
                    tick();
                });
            } catch (RejectedExecutionException e) {
                Objects.requireNonNull(e); // The server ends.
            }
        }
    }

    private void tick() {
        try {
            hold();
            if (!called.isEmpty()) {
                watch.look();
                Map<Sameness, FeedBatch> read = new HashMap<>();
                called.values().forEach(one -> visit(one, read));
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "webhooks are called as soon as that is possible", e);
        }
    }

    /** Says that this server calls what it holds, and takes what nobody calls. */
    private void hold() {
        long now = System.nanoTime();
        Long before = said;
        if (before != null && now - before < pacing.hold().toNanos()) {
            return;
        }
        List<Webhook> all = held.hold(name);
        said = now;
        called.keySet().retainAll(all.stream().map(Webhook::id).toList());
        for (Webhook webhook : all) {
            CalledWebhook known = called.get(webhook.id());
            if (known == null) {
                CalledWebhook fresh = new CalledWebhook(webhook, held.places(webhook));
                watch.since(fresh.floor());
                called.put(webhook.id(), fresh);
            } else if (known.enter()) {
                known.set(webhook);
                known.leave();
            }
        }
    }

    /** Tells whether no other server can begin to call before a call that begins now has ended. */
    private boolean holds() {
        Long at = said;
        Duration safe = HeldWebhooks.LEASE.minus(pacing.answer()).minus(pacing.hold());
        return !closed && at != null && System.nanoTime() - at < safe.toNanos();
    }

    /** Looks whether a program is to be told anything, and has it called then. */
    private void visit(CalledWebhook one, Map<Sameness, FeedBatch> read) {
        if (!one.enter()) {
            return;
        }
        boolean handed = false;
        try {
            List<Job> jobs = one.isDue() ? jobs(one, read) : List.of();
            if (!jobs.isEmpty() && !closed) {
                callers.execute(() -> caller.call(one, jobs));
                handed = true;
            }
        } catch (RejectedExecutionException e) {
            Objects.requireNonNull(e); // The server ends.
        } catch (RuntimeException e) {
            LOG.log(
                    Level.WARNING,
                    "what is to be told by webhook " + one.webhook().id(),
                    e);
            one.failed(pacing.pause(), pacing.longestPause());
        } finally {
            if (!handed) {
                one.leave();
            }
        }
    }

    private List<Job> jobs(CalledWebhook one, Map<Sameness, FeedBatch> read) {
        Webhook webhook = one.webhook();
        List<Long> behind = watch.after(one.floor()).stream()
                .filter(contest -> webhook.wantsContest(Long.toString(contest)))
                .filter(contest -> watch.isBehind(contest, one.place(contest)))
                .toList();
        if (behind.isEmpty()) {
            one.toldAll(watch.position());
            keep(one, KEPT_EVERY);
            return List.of();
        }
        Optional<Viewer> viewer = held.viewer(webhook);
        if (viewer.isEmpty()) {
            end(webhook, "what it was registered with does not hold any more");
            return List.of();
        }
        Job unfinished = one.unfinished();
        one.setUnfinished(null);
        if (unfinished != null && caller.sees(viewer.get(), unfinished)) {
            return List.of(unfinished);
        }
        List<Job> jobs = new ArrayList<>();
        long bytes = 0;
        for (long contest : behind) {
            if (bytes < MOST_BYTES_AT_ONCE) {
                bytes += job(one, viewer.get(), contest, read, jobs).stream()
                        .mapToLong(message -> message.body().length)
                        .sum();
            }
        }
        return jobs;
    }

    private List<WebhookMessage> job(
            CalledWebhook one, Viewer viewer, long contest, Map<Sameness, FeedBatch> read, List<Job> jobs) {
        String id = Long.toString(contest);
        FeedPosition from = one.place(contest);
        Optional<Called> seen = contests.called(viewer, id);
        if (seen.isEmpty()) {
            one.told(contest, watch.now(contest, from));
            return List.of();
        }
        FeedBatch batch;
        try {
            batch = read.computeIfAbsent(
                    new Sameness(id, one.look(), seen.get().eye(), from),
                    same -> contests.feed(same.eye(), same.contest(), same.look(), from));
        } catch (Refusal refusal) {
            return List.of(); // There is no such contest any more, or the database is away.
        }
        List<WebhookMessage> messages = WebhookMessage.of(id, batch, one.webhook()::wants, one.awards(contest));
        if (messages.isEmpty()) {
            one.told(contest, batch.position());
        } else {
            jobs.add(new Job(contest, seen.get(), messages));
        }
        return messages;
    }

    private void end(Webhook webhook, String why) {
        held.end(webhook);
        called.remove(webhook.id());
        String where = WebhookUrl.of(webhook.url()).map(WebhookUrl::shown).orElse("");
        LOG.warning(() -> "webhook " + webhook.id() + " (" + where + ") is not called any more: " + why);
    }

    private void keep(CalledWebhook one, Duration pause) {
        FeedPosition up = one.toKeep(pause);
        if (up != null) {
            held.toldAll(one.webhook(), name, up);
        }
    }

    /** Ends calls that are under way, and leaves the rest to other servers, or to this one when it is back. */
    @Override
    public void close() {
        closed = true;
        reader.shutdown();
        callers.shutdown();
        try {
            boolean read = reader.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
            callers.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS);
            call.endAll();
            if (read && callers.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) {
                called.values().stream().filter(CalledWebhook::enter).forEach(one -> keep(one, Duration.ZERO));
                held.release(name);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "webhooks are called by others later", e);
        }
        timer.shutdownNow();
    }
}
