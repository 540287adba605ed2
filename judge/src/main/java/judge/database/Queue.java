package judge.database;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.online.Refusal;
import judge.online.StoredJudging;

/**
 * Hands judgings that have their turn to the threads of one process, by priority and then by age, from {@link #start}
 * to {@link #close}. The judgings themselves are the queue: what is taken is marked with the name of the process, and a
 * process says every five seconds that it lives. What a killed one has taken is handed out again: at once when one of
 * the same home starts, else by others when it has not been heard of for 20 seconds.
 */
public final class Queue implements AutoCloseable {

    /** Between the home of a process and what it alone has in its name. */
    static final String SEPARATOR = "/";

    private static final Logger LOG = Logger.getLogger(Queue.class.getName());
    private static final Duration POLLING = Duration.ofMillis(500);
    private static final Duration HEARTBEAT = Duration.ofSeconds(5);
    private static final Duration SILENCE = Duration.ofSeconds(20);
    /** How many heartbeats there are for each look at all that waits. */
    private static final int REPAIRING = 6;
    /** Longer than any transaction: what was begun before is known here, or was lost on the way. */
    private static final Duration LOST = Duration.ofSeconds(30);

    private static final Duration FIRST_RETRY = Duration.ofSeconds(1);
    private static final int LONGEST_RETRY = 6;
    private static final Duration LATEST_RETRY = FIRST_RETRY.multipliedBy(1 << LONGEST_RETRY);
    private static final Duration PAUSE = Duration.ofSeconds(1);
    /** Twice this is less than 10 seconds. */
    private static final Duration ENDING = Duration.ofSeconds(4);

    private final Database database;
    private final Clock clock;
    private final String home;
    private final String name;
    private final Work work;
    private final List<Thread> threads = new ArrayList<>();
    private final Set<Long> held = ConcurrentHashMap.newKeySet();
    private final AtomicInteger busy = new AtomicInteger();
    private final ScheduledExecutorService keeping;
    private int beats;
    private long signals;
    private boolean closing;

    /**
     * A queue of which nothing is handed out yet.
     *
     * @param home what a process has in common with those that come after it, and with no other: when it starts, all
     *     of the same home have ended
     * @param jobs how many judgings are handed out at a time, and how many turns one person has at most
     */
    public Queue(Database database, Clock clock, String home, int jobs, Work work) {
        this.database = database;
        this.clock = clock;
        this.home = home;
        this.work = work;
        name = home
                + SEPARATOR
                + HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
        for (int i = 1; i <= jobs; i++) {
            threads.add(new Thread(this::work, "judging-" + i));
        }
        keeping = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "queue");
            thread.setDaemon(true);
            return thread;
        });
        database.queueIs(jobs, this::signal);
    }

    /** What is to be done with judgings. */
    public interface Work {

        /**
         * Judges one. When it throws, the judging is tried again later.
         *
         * @throws InterruptedException when the queue is closed: it is left for a later process
         */
        Result judge(Turn turn) throws InterruptedException;

        /** It was not judged after all, and waits again. */
        default void givenBack(Turn turn) {}
    }

    /** What has come of a judging. */
    public interface Result {

        /** Writes it down; false if the judging is no longer this process's own, and nothing was written. */
        boolean write(Tables tables);

        /** It is on the disk. */
        void written(boolean own);
    }

    /** The name of this process. */
    public String name() {
        return name;
    }

    /** Begins, with what an earlier process of this home has left. */
    @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the executor ends.
    public void start() {
        Instant now = clock.instant();
        database.write(tables -> {
            tables.workers().goneFrom(home);
            tables.workers().seen(name, now);
            tables.workers().release(now.minus(SILENCE));
            tables.judgings().noneLaterThan(now.plus(LATEST_RETRY), now);
            return true;
        });
        fill();
        threads.forEach(Thread::start);
        keeping.scheduleWithFixedDelay(this::keep, HEARTBEAT.toMillis(), HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Whether nothing is being judged here just now. */
    public boolean isIdle() {
        return busy.get() == 0;
    }

    private void work() {
        try {
            Optional<Turn> next = Optional.empty();
            while (next.isPresent() || !isClosing()) {
                Optional<Turn> taken = next.isPresent() ? next : await();
                if (taken.isEmpty()) {
                    return;
                }
                busy.incrementAndGet();
                try {
                    next = judged(taken.get());
                } finally {
                    busy.decrementAndGet();
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    /** Waits for a judging; empty when the queue is closed. */
    private Optional<Turn> await() throws InterruptedException {
        while (true) {
            long seen;
            synchronized (this) {
                if (closing) {
                    return Optional.empty();
                }
                seen = signals;
            }
            Optional<Turn> taken = take();
            if (taken.isPresent()) {
                return taken;
            }
            synchronized (this) {
                if (seen == signals && !closing) {
                    wait(POLLING.toMillis());
                }
            }
        }
    }

    private Optional<Turn> take() {
        try {
            // Were it lost with the power, so would be this process, and another one would begin.
            return held(database.writeLoosely(this::take));
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "nothing can be taken from the queue now", e);
            return Optional.empty();
        }
    }

    private Optional<Turn> take(Tables tables) {
        return tables.judgings().take(name, clock.instant()).map(tables::turn);
    }

    private Optional<Turn> held(Optional<Turn> taken) {
        taken.ifPresent(turn -> held.add(turn.judging().id()));
        return taken;
    }

    /** Does it; gives the next one, if it has taken one. */
    private Optional<Turn> judged(Turn turn) throws InterruptedException {
        try {
            return finish(work.judge(turn));
        } catch (InterruptedException e) {
            giveBack(turn, clock.instant());
            throw e;
        } catch (RuntimeException | Error e) {
            StoredJudging judging = turn.judging();
            LOG.log(Level.WARNING, "judging " + judging.id() + " failed and is tried again", e);
            long times = 1L << Math.min(judging.attempt() - 1, LONGEST_RETRY);
            giveBack(turn, clock.instant().plus(FIRST_RETRY.multipliedBy(times)));
            return Optional.empty(); // Whatever it is: this thread has others to judge.
        } finally {
            held.remove(turn.judging().id());
        }
    }

    /** A result and what was taken after it, in one transaction. */
    private record Finished(boolean own, Optional<Turn> next) {}

    /**
     * Puts the result down, also where the database is away for a while: what was judged need not be judged again.
     */
    private Optional<Turn> finish(Result result) throws InterruptedException {
        while (true) {
            try {
                Finished finished = database.write(tables -> {
                    boolean own = result.write(tables);
                    return new Finished(own, isClosing() ? Optional.empty() : take(tables));
                });
                held(finished.next());
                result.written(finished.own());
                return finished.next();
            } catch (Refusal e) {
                if (e.kind() != Refusal.Kind.UNAVAILABLE) {
                    throw e;
                }
                LOG.log(Level.WARNING, "a result cannot be written down yet", e);
                Thread.sleep(PAUSE.toMillis());
            }
        }
    }

    private void giveBack(Turn turn, Instant ready) {
        StoredJudging judging = turn.judging();
        try {
            if (database.write(tables -> tables.judgings().giveBack(judging.id(), judging.attempt(), ready))) {
                work.givenBack(turn);
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "judging " + judging.id() + " will be given back later", e);
        }
    }

    /** There may be something to take. */
    private synchronized void signal() {
        signals++;
        notifyAll();
    }

    private synchronized boolean isClosing() {
        return closing;
    }

    /** Says that this process lives, and looks after what others have left. */
    private void keep() {
        try {
            Instant now = clock.instant();
            database.writeLoosely(tables -> {
                tables.workers().seen(name, now);
                tables.workers().release(now.minus(SILENCE));
                // Many a host's clock is hours ahead until it has asked the network.
                tables.judgings().noneLaterThan(now.plus(LATEST_RETRY), now);
                return true;
            });
            if (++beats % REPAIRING == 0) {
                releaseLost(now);
                fill();
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the queue could not be looked through", e);
        }
    }

    /** What was taken by a transaction whose answer never came. */
    private void releaseLost(Instant now) {
        database.write(tables -> {
            for (StoredJudging judging : tables.judgings().takenBy(name)) {
                boolean before = judging.started() != null && judging.started().isBefore(now.minus(LOST));
                if (before && !held.contains(judging.id())) {
                    tables.judgings().giveBack(judging.id(), judging.attempt(), now);
                }
            }
            return true;
        });
    }

    /** Gives turns to all who wait for theirs; usually they get it as soon as there is one. */
    void fill() {
        List<TurnTable.Waiting> waiting = database.read(tables -> tables.turns().waiting());
        for (TurnTable.Waiting one : waiting) {
            Instant now = clock.instant();
            database.write(tables -> {
                tables.turns().lock(one.person());
                tables.turns().fill(one.person(), one.priority(), now);
                return true;
            });
        }
    }

    /** Hands out nothing more; waits for what is handed out, 4 seconds, and then cancels it. */
    @Override
    public void close() {
        synchronized (this) {
            if (closing) {
                return;
            }
            closing = true;
            notifyAll();
        }
        keeping.shutdownNow();
        try {
            if (!haveEnded()) {
                threads.forEach(Thread::interrupt);
                haveEnded();
            }
        } catch (InterruptedException e) {
            threads.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
        }
        try {
            database.write(tables -> {
                tables.workers().gone(name);
                return true;
            });
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "others will know later that this process has ended", e);
        }
    }

    private boolean haveEnded() throws InterruptedException {
        long end = System.nanoTime() + ENDING.toNanos();
        for (Thread thread : threads) {
            thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
        }
        return threads.stream().noneMatch(Thread::isAlive);
    }
}
