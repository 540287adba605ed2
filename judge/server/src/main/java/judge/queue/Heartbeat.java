package judge.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.LeftLanguages;
import judge.database.judging.WorkerIdentity;
import judge.database.sql.DatabaseException;
import judge.message.KeyedSentence;
import judge.online.JudgingMachine.State;
import org.jspecify.annotations.Nullable;

/**
 * Announces this process to all others every 2.5 seconds, with its state, and keeps the clock that it shares with them.
 * Others take it for dead when they have not heard of it for 20 seconds.
 */
final class Heartbeat {

    private static final Logger LOG = Logger.getLogger(Heartbeat.class.getName());
    private static final Duration SILENCE = Duration.ofSeconds(20);
    /**
     * The time since the last sign of life after which others get the time to give theirs, too: with a heartbeat more
     * it is still shorter than the silence of a dead process.
     */
    private static final Duration REGULAR = Duration.ofSeconds(15);

    private final Database database;
    private final Clock clock;
    private final WorkerIdentity identity;
    private final String name;
    private volatile Duration behind = Duration.ZERO;
    private volatile @Nullable Double speed;
    private volatile @Nullable String paused;
    private final AtomicReference<@Nullable String> failing = new AtomicReference<>();
    private volatile boolean called = true;
    private volatile boolean draining;
    private volatile LeftLanguages left = LeftLanguages.NONE;
    private volatile boolean joined;
    /** The time at which others last heard of this process, by this host's clock. */
    private Instant heard = Instant.EPOCH;
    /** The time until which no other process is taken for dead. */
    private Instant patient = Instant.EPOCH;

    Heartbeat(Database database, Clock clock, WorkerIdentity identity) {
        this.database = database;
        this.clock = clock;
        this.identity = identity;
        name = identity.label()
                + WorkerIdentity.SEPARATOR
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    }

    /** Returns the name that this process alone has. */
    String name() {
        return name;
    }

    WorkerIdentity identity() {
        return identity;
    }

    /** The languages that this process leaves to others that have them, as it does not. */
    LeftLanguages left() {
        return left;
    }

    /** The time by the clock of the database, as far as that is another one. */
    Instant now() {
        return clock.instant().plus(behind);
    }

    /** Tells whether the process may take nothing just now. */
    boolean isPaused() {
        return why() != null;
    }

    private @Nullable String why() {
        if (!called) {
            return "another worker is called " + identity.label();
        }
        return paused == null ? failing.get() : paused;
    }

    /** Takes nothing from now on; null: it does again. */
    void pause(@Nullable String why) {
        paused = why;
    }

    /** The same, as it has failed on what it took; false: it was so before. */
    boolean fail(@Nullable String why) {
        return (failing.getAndSet(why) == null) == (why != null);
    }

    /** Notes how fast this machine is, in milliseconds for a fixed piece of work. */
    void measured(double millis) {
        speed = millis;
    }

    /** Takes nothing more, for good. */
    void drain() {
        draining = true;
    }

    /**
     * Comes in the place of those who were here before.
     *
     * @throws DatabaseException if another process lives that is called the same
     */
    void join() {
        joined = database.write(tables -> {
            tables.workers().goneBefore(identity);
            boolean others = tables.workers().hears(SILENCE, now());
            tables.workers().release(SILENCE, others ? null : identity.label(), now());
            return tables.workers().join(identity, name, now());
        });
        if (!joined) {
            throw new DatabaseException(null, KeyedSentence.of("error.db-worker-name", "name", identity.label()));
        }
        say();
        heard = clock.instant();
    }

    /**
     * Says that this process lives, and takes from others what they have left. After a while in which it could not say
     * so, others could not either, and get the time to.
     */
    void beat() {
        say();
        Instant now = clock.instant();
        if (now.isBefore(heard) || now.isAfter(heard.plus(REGULAR))) {
            patient = now.plus(SILENCE);
        }
        heard = now;
        if (!now.isBefore(patient)) {
            database.writeLoosely(tables -> {
                tables.workers().release(SILENCE, null, now());
                return true;
            });
        }
    }

    /** Says that this process lives, and what it does. */
    void say() {
        if (!joined) {
            return; // It has never come.
        }
        Instant before = clock.instant();
        Optional<Instant> time = database.writeLoosely(tables -> tables.workers()
                .seen(name, draining ? State.DRAINING : state(), speed, why(), now())
                .or(() -> again(tables)));
        left = database.read(tables -> tables.workers().left(identity, name));
        if (time.isPresent() && !database.isFile()) {
            Instant asked =
                    before.plus(Duration.between(before, clock.instant()).dividedBy(2));
            behind = Duration.between(asked, time.get());
        }
    }

    /** Joins again after this process was taken for dead; others have its judgings now. */
    private Optional<Instant> again(Tables tables) {
        boolean was = called;
        called = tables.workers().join(identity, name, now());
        if (was != called) {
            LOG.warning(() -> called ? name + " has come back" : name + ": " + why());
        }
        return Optional.empty();
    }

    private State state() {
        return isPaused() ? State.PAUSED : State.WORKING;
    }

    /** Others need not wait until they notice. */
    void leave() {
        try {
            database.write(tables -> {
                tables.workers().gone(name);
                return true;
            });
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "others will know later that this process has ended", e);
        }
    }
}
