package judge.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.Turn;
import judge.online.StoredJudging;

/**
 * Judges again, aside and one at a time, what a busy machine has made late, until the verdict is final: while nobody
 * waits, on a quiet machine. It gives way to whatever is judged; the verdict stands meanwhile as it is.
 */
final class Repetition implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Repetition.class.getName());

    /** Each is tried once in this time; in twice as much each further time, up to the longest. */
    private static final Duration FIRST = Duration.ofMinutes(5);

    /** The most judgings in the queue of what a busy machine makes late, the first one besides; then it is told. */
    static final int AFTER = 6;

    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int MOST_DOUBLINGS = 4;
    private static final long CLOSING_MILLIS = 1_000;

    private final Database database;
    private final Heartbeat heartbeat;
    private final JudgingWork work;
    private final BooleanSupplier free;
    private final Duration looking;
    private final Thread thread = new Thread(this::watch, "judging-again");
    private boolean judging;
    private boolean woken;
    private boolean closed;

    /**
     * The repetition of a process; nothing is done yet.
     *
     * @param free whether nothing else is judged here
     * @param looking the time between two looks for work
     */
    Repetition(Database database, Heartbeat heartbeat, JudgingWork work, BooleanSupplier free, Duration looking) {
        this.database = database;
        this.heartbeat = heartbeat;
        this.work = work;
        this.free = free;
        this.looking = looking;
        thread.setDaemon(true);
    }

    /**
     * Returns the time at which a judging is tried again whose verdict is not final.
     *
     * @param attempt the number of times that it was begun
     */
    static Instant next(Instant now, int attempt) {
        int doublings = Math.min(Math.max(attempt - AFTER - 1, 0), MOST_DOUBLINGS);
        Duration wait = FIRST.multipliedBy(1L << doublings);
        return now.plus(wait.compareTo(LONGEST) < 0 ? wait : LONGEST);
    }

    void start() {
        thread.start();
    }

    /** Tells whether it judges something just now. */
    synchronized boolean isWorking() {
        return judging;
    }

    /** Looks now, and not only in a while. */
    synchronized void wake() {
        woken = true;
        notifyAll();
    }

    /** Gives way to another judging on this machine: the repetition is left for later. */
    synchronized void giveWay() {
        if (judging) {
            thread.interrupt();
        }
    }

    private void watch() {
        while (pause()) {
            try {
                if (isFree() && due().isPresent() && work.isQuiet()) {
                    due().flatMap(this::begun).ifPresent(this::judge);
                }
            } catch (InterruptedException e) {
                // It is closed.
            } catch (RuntimeException e) {
                LOG.log(Level.WARNING, "nothing can be judged again now", e);
            }
        }
    }

    /** Waits until it is to look; false: it is closed. */
    @SuppressWarnings("WaitNotInLoop") // Waking too early only looks too early.
    private synchronized boolean pause() {
        try {
            if (!woken && !closed) {
                wait(Math.max(1, looking.toMillis()));
            }
        } catch (InterruptedException e) {
            return !closed;
        }
        woken = false;
        return !closed;
    }

    private boolean isFree() {
        return free.getAsBoolean() && !heartbeat.isPaused();
    }

    private Optional<StoredJudging> due() {
        Instant now = heartbeat.now();
        // A later moment was written by a clock that was wrong.
        Instant latest = now.plus(LONGEST.multipliedBy(2));
        return database.read(
                tables -> tables.queue().notFinal(heartbeat.identity().pool(), now, latest));
    }

    private Optional<Turn> begun(StoredJudging due) {
        Instant next = next(heartbeat.now(), due.attempt() + 1);
        return database.write(tables -> tables.queue().beginAgain(due, next));
    }

    private void judge(Turn turn) {
        synchronized (this) {
            judging = !closed;
        }
        try {
            // In this order, so that whoever takes something and then has this give way is seen here or there.
            if (isWorking() && isFree()) {
                again(turn);
            }
        } catch (InterruptedException e) {
            LOG.fine(() -> "judging " + turn.judging().id() + " gives way, and is tried again later");
        } finally {
            synchronized (this) {
                judging = false;
                Thread.interrupted(); // It was to give way, and has ended.
            }
        }
    }

    /** Judges it once more, and puts down what is final. */
    private void again(Turn turn) throws InterruptedException {
        JudgingWork.Result result = work.judge(turn);
        if (result.settled() && result.fault().isEmpty()) {
            result.written(database.write(tables -> tables.queue().endAgain(result.ended())));
        }
    }

    /** Ends what it does, which is tried again later. */
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            thread.interrupt();
            notifyAll();
        }
        try {
            thread.join(CLOSING_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
