package judge.web.clics;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.clics.ClicsVersion;
import judge.clics.FeedPosition;
import judge.online.contest.Webhook;
import judge.service.contest.ClicsContests.Called;
import judge.service.contest.ClicsContests.Look;
import org.jspecify.annotations.Nullable;

/**
 * A program that this server calls: up to where it was told, and when it may be called again. Used by one thread at a
 * time: the one that calls it, or else the one that looks for what is to be told.
 */
final class CalledWebhook {

    private static final byte[] NOTHING = new byte[0];
    private static final int MOST_DOUBLINGS = 20;

    private final Map<Long, FeedPosition> places = new HashMap<>();
    private final Map<Long, byte[]> awards = new HashMap<>();
    private final AtomicBoolean busy = new AtomicBoolean();
    private Webhook webhook;
    private FeedPosition floor;
    private FeedPosition kept;
    private long keptAt = System.nanoTime();
    private int failures;
    private long next = System.nanoTime();
    private @Nullable Job unfinished;

    /** {@code places}: up to where it was told of each contest; 0: of all others. */
    CalledWebhook(Webhook webhook, Map<Long, FeedPosition> places) {
        this.webhook = webhook;
        this.places.putAll(places);
        floor = places.getOrDefault(0L, new FeedPosition(0, 0, 0));
        kept = floor;
    }

    /** Calls that are to be made for a contest, by what whose program it is sees of it. */
    record Job(long contest, Called called, List<WebhookMessage> messages) {

        Job {
            messages = List.copyOf(messages);
        }

        /** Returns the job without its first messages. */
        Job after(int count) {
            return new Job(contest, called, messages.subList(count, messages.size()));
        }
    }

    /** Takes the webhook until {@link #leave}; tells whether nobody else has it. */
    boolean enter() {
        return busy.compareAndSet(false, true);
    }

    void leave() {
        busy.set(false);
    }

    Webhook webhook() {
        return webhook;
    }

    /** Sets new settings of the webhook. */
    void set(Webhook now) {
        if (!now.url().equals(webhook.url()) || !now.token().equals(webhook.token())) {
            failures = 0;
            next = System.nanoTime();
        }
        if (!now.endpoints().equals(webhook.endpoints()) || !now.contests().equals(webhook.contests())) {
            unfinished = null;
        }
        webhook = now;
    }

    Look look() {
        return new Look(ClicsVersion.of(webhook.version()).orElse(ClicsVersion.NEWEST), webhook.extended());
    }

    /** Tells whether the webhook may be called now. */
    boolean isDue() {
        return System.nanoTime() - next >= 0;
    }

    /** Returns the position up to which it was told of everything. */
    FeedPosition floor() {
        return floor;
    }

    FeedPosition place(long contest) {
        return places.getOrDefault(contest, floor);
    }

    /** Notes that it was told of a contest up to a position, or need not be. */
    void told(long contest, FeedPosition up) {
        places.put(contest, up);
    }

    /** Notes that it was told of everything up to a position. */
    void toldAll(FeedPosition up) {
        floor = up;
        places.clear();
    }

    /** Returns the position to store; null: none, or not yet again. */
    @Nullable
    FeedPosition toKeep(Duration pause) {
        boolean due = System.nanoTime() - keptAt >= pause.toNanos();
        if (!due || kept.equals(floor)) {
            return null;
        }
        kept = floor;
        keptAt = System.nanoTime();
        return floor;
    }

    byte[] awards(long contest) {
        return awards.getOrDefault(contest, NOTHING);
    }

    /** Notes the awards that the program was told. */
    void toldAwards(long contest, byte[] json) {
        if (json.length > 0) {
            awards.put(contest, json);
        }
    }

    /** A call was received; whether the one before was not. */
    boolean received() {
        boolean failed = failures > 0 || webhook.failing() != null;
        failures = 0;
        return failed;
    }

    /** A call has failed; says how many have, one after the other. */
    int failed(Duration pause, Duration longest) {
        long nanos = pause.toNanos() << Math.min(failures, MOST_DOUBLINGS);
        next = System.nanoTime() + Math.min(nanos, longest.toNanos());
        failures++;
        return failures;
    }

    /** Returns the rest of a group of which the program has received a part; null: there is none. */
    @Nullable
    Job unfinished() {
        return unfinished;
    }

    void setUnfinished(@Nullable Job job) {
        unfinished = job;
    }
}
