package judge.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.Turn;
import judge.database.judging.WorkerIdentity;
import judge.online.HostLog;
import org.jspecify.annotations.Nullable;

/**
 * Hands judgings that have their turn to the threads of one process, by priority and then by age, from {@link #start}
 * to {@link #close}. The judgings themselves are the queue: a judging that is taken is marked with the name of the
 * process, and a process says every 2.5 seconds that it lives. Judgings of a killed process are handed out again: at
 * once when one of the same home starts, else by others when it has not been heard of for 20 seconds.
 */
public final class Queue implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(Queue.class.getName());
    private static final Duration POLLING = Duration.ofMillis(500);
    private static final Duration HEARTBEAT = Duration.ofMillis(2_500);

    /** Twice this is less than 10 seconds. */
    private static final Duration ENDING = Duration.ofSeconds(4);

    private static final Duration LEAVING = Duration.ofSeconds(1);

    private final Heartbeat heartbeat;
    private final QueueCare care;
    private final Duration looking;
    private final TakenJudgings taken;
    private final SpareThread repetition;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger busy = new AtomicInteger();
    private final WorkSignal signal = new WorkSignal();
    private final ScheduledExecutorService keeping = daemon("queue");
    /** Rings the bell regularly; it has a thread of its own, so that it never waits for the other tasks. */
    private final ScheduledExecutorService polling = daemon("queue-polling");

    private boolean started;

    /**
     * A queue of which nothing is handed out yet.
     *
     * @param identity the place of the process, and the number of judgings that it has at a time; when it starts, all
     *     processes of the same place have ended. One person has as many turns at a time as all machines have judgings
     */
    public Queue(Database database, Clock clock, WorkerIdentity identity, JudgingWork work) {
        this(database, clock, identity, work, POLLING, TakenJudgings.REST);
    }

    /** The same with other times between two looks unasked, and for which it rests after failing several in a row. */
    Queue(Database database, Clock clock, WorkerIdentity identity, JudgingWork work, Duration looking, Duration rest) {
        this.looking = looking;
        heartbeat = new Heartbeat(database, clock, identity);
        FaultWatch faults = new FaultWatch(database, heartbeat, keeping, signal, rest, this::sayNow);
        taken = new TakenJudgings(database, heartbeat, work, signal, faults);
        repetition = new Repetition(database, heartbeat, work, () -> busy.get() == 0, rest).thread();
        care = new QueueCare(database, heartbeat, TakenJudgings.RETRIES.longest());
        for (int i = 1; i <= identity.jobs(); i++) {
            threads.add(new Thread(this::work, "judging-" + i));
        }
        database.queueIs(identity.jobs(), signal::ring, signal::ringOn);
    }

    private static ScheduledExecutorService daemon(String name) {
        return Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The name of this process. */
    public String name() {
        return heartbeat.name();
    }

    /** The time by the clock of the database, by which all processes go. */
    public Instant now() {
        return heartbeat.now();
    }

    /** Takes nothing from now on, and lets all know why; null: it does again. */
    public void pause(@Nullable String why) {
        heartbeat.pause(why);
        if (why == null) {
            signal.ringOn();
        }
        sayNow();
    }

    /** Tells whether it takes nothing just now. */
    public boolean isPaused() {
        return heartbeat.isPaused();
    }

    /** Others need not wait for the next heartbeat to know. */
    private synchronized void sayNow() {
        if (started && !signal.isClosed()) {
            keeping.execute(this::say);
        }
    }

    private void say() {
        try {
            heartbeat.say();
        } catch (RuntimeException e) {
            LOG.log(Level.FINE, "others will hear of it with the next heartbeat", e);
        }
    }

    /** Lets all know how fast this machine is: how many milliseconds a fixed piece of work takes. */
    public void measured(double millis) {
        heartbeat.measured(millis);
    }

    /**
     * Begins, with what an earlier process of this place has left.
     *
     * @throws judge.database.sql.DatabaseException if another process lives that is called the same
     */
    @SuppressWarnings("FutureReturnValueIgnored") // It goes on until the executor ends.
    public void start() {
        heartbeat.join();
        care.noneTooLate();
        care.fill();
        threads.forEach(Thread::start);
        repetition.start();
        synchronized (this) {
            started = true;
        }
        sayNow();
        polling.scheduleWithFixedDelay(signal::ringOn, looking.toMillis(), looking.toMillis(), TimeUnit.MILLISECONDS);
        keeping.scheduleWithFixedDelay(this::keep, HEARTBEAT.toMillis(), HEARTBEAT.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Tells whether nothing is being judged here just now. */
    public boolean isIdle() {
        return busy.get() == 0 && !repetition.isWorking();
    }

    /** Tells whether so many programs could run here beside those that are judged. */
    public boolean hasRoom(int many) {
        return !isPaused() && busy.get() + many <= threads.size();
    }

    /** Returns the thread that judges again, aside, what a busy machine has made late. */
    public SpareThread repeating() {
        return repetition;
    }

    private void work() {
        try {
            TakenJudgings.Next next = TakenJudgings.Next.UNKNOWN;
            while (true) {
                Optional<Turn> turn = next.turn().isPresent() ? next.turn() : await(next.seen());
                if (turn.isEmpty()) {
                    return;
                }
                busy.incrementAndGet();
                repetition.giveWay();
                try {
                    next = taken.judge(turn.get());
                } finally {
                    busy.decrementAndGet();
                }
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    /** Waits for a judging; empty when the queue is closed. */
    private Optional<Turn> await(long before) throws InterruptedException {
        long seen = before;
        while (signal.await(seen)) {
            seen = signal.rings();
            Optional<Turn> turn = taken.take();
            if (turn.isPresent()) {
                signal.found();
                return turn;
            }
            signal.foundNothing(seen);
        }
        return Optional.empty();
    }

    /** Says that this process lives, and looks after what others have left. */
    private void keep() {
        try {
            heartbeat.beat();
            care.look(taken.held());
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "the queue could not be looked through", e);
        }
    }

    /** Hands out nothing more; waits for what is handed out, 4 seconds, and then cancels it. */
    @Override
    public void close() {
        if (!signal.close()) {
            return;
        }
        polling.shutdownNow();
        repetition.close();
        heartbeat.drain();
        keeping.execute(heartbeat::say);
        try {
            if (!haveEnded()) {
                threads.forEach(Thread::interrupt);
                haveEnded();
            }
        } catch (InterruptedException e) {
            threads.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
        }
        keeping.shutdownNow();
        leave();
    }

    /** The heartbeat must not announce this process after its end. */
    private void leave() {
        try {
            if (keeping.awaitTermination(LEAVING.toMillis(), TimeUnit.MILLISECONDS)) {
                heartbeat.leave();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
