package judge.queue;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;
import judge.database.Database;

/** Pauses a process for a while that fails on one judging after another, and says why. */
final class FaultWatch {

    private static final Logger LOG = Logger.getLogger(FaultWatch.class.getName());

    /** One machine that alone fails on so many in a row is itself to blame. */
    private static final int IN_A_ROW = 3;

    private static final int MOST_SAID = 200;

    private final Database database;
    private final Heartbeat heartbeat;
    private final ScheduledExecutorService keeping;
    private final WorkSignal signal;
    private final Duration rest;
    private final Runnable changed;

    /** Failures since it last judged one, on judgings on which nobody had failed before. */
    private final AtomicInteger failures = new AtomicInteger();

    /**
     * A watch of a process that has not failed yet.
     *
     * @param keeping the executor that ends the pause
     * @param rest the time for which it takes nothing
     * @param changed tells others that it is paused, or no more
     */
    FaultWatch(
            Database database,
            Heartbeat heartbeat,
            ScheduledExecutorService keeping,
            WorkSignal signal,
            Duration rest,
            Runnable changed) {
        this.database = database;
        this.heartbeat = heartbeat;
        this.keeping = keeping;
        this.signal = signal;
        this.rest = rest;
        this.changed = changed;
    }

    /** Notes a failure. A machine that fails on whatever comes is well only after a while: others take it meanwhile. */
    @SuppressWarnings("FutureReturnValueIgnored") // It is done unless the queue is closed.
    void failed(boolean first, String why) {
        int many = first ? failures.incrementAndGet() : failures.get();
        if (many < IN_A_ROW || signal.isClosed()) {
            return;
        }
        String said = why.length() <= MOST_SAID ? why : why.substring(0, MOST_SAID) + "...";
        if (heartbeat.fail("it could judge none of the last " + many + ", tries again each minute: " + said)) {
            LOG.warning(() -> heartbeat.name() + " takes nothing for a while: " + said);
            changed.run();
            keeping.schedule(this::tryAgain, rest.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void tryAgain() {
        heartbeat.fail(null);
        signal.ringOn();
        changed.run();
    }

    /** Notes that it has judged one: what it failed on before a pause it may take again. */
    void judged() {
        if (failures.getAndSet(0) >= IN_A_ROW) {
            database.write(tables -> {
                tables.queue().able(heartbeat.name());
                return true;
            });
        }
    }
}
