package judge.queue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.EndedJudging;
import judge.database.judging.QueueTable;
import judge.database.judging.Turn;
import judge.database.judging.WorkerIdentity;
import judge.online.HostLog;
import judge.online.Refusal;
import judge.online.StoredJudging;
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
    /** The number of heartbeats between two looks at all waiting judgings. */
    private static final int REPAIRING = 12;

    /** A time in which a disk gets room again, and a network is back. */
    private static final Duration REST = Duration.ofMinutes(1);
    /** Two minutes: what was not there then has been fetched, and what cannot be done will not be either. */
    private static final QueueTable.Retries RETRIES = new QueueTable.Retries(8, Duration.ofSeconds(1), REST);
    /**
     * The pause between two judgings of a submission that a busy machine has made late; it doubles each time, up to a
     * minute.
     */
    private static final Duration FIRST_CALM = Duration.ofSeconds(2);

    /**
     * The most times that a judging is begun without coming to an end, before it is given up: the judge has died of it
     * each time, and would do so again.
     */
    private static final int BEGINNINGS = 20;

    /** The most that the clocks of machines differ: a new submission never waits because of them. */
    private static final Duration SKEW = Duration.ofMillis(500);

    private static final Duration PAUSE = Duration.ofSeconds(1);
    /** Twice this is less than 10 seconds. */
    private static final Duration ENDING = Duration.ofSeconds(4);

    private final Database database;
    private final Heartbeat heartbeat;
    private final QueueCare care;
    private final Work work;
    private final Duration looking;
    private final FaultWatch faults;
    private final Repetition repetition;
    private final List<Thread> threads = new ArrayList<>();
    private final Set<Long> held = ConcurrentHashMap.newKeySet();
    private final AtomicInteger busy = new AtomicInteger();
    private final WorkSignal signal = new WorkSignal();
    private final ScheduledExecutorService keeping = daemon("queue");
    /** Rings the bell regularly; it has a thread of its own, so that it never waits for the other tasks. */
    private final ScheduledExecutorService polling = daemon("queue-polling");

    private int beats;
    private boolean started;

    /**
     * A queue of which nothing is handed out yet.
     *
     * @param identity the place of the process, and the number of judgings that it has at a time; when it starts, all
     *     processes of the same place have ended. One person has as many turns at a time as all machines have judgings
     */
    public Queue(Database database, Clock clock, WorkerIdentity identity, Work work) {
        this(database, clock, identity, work, POLLING, REST);
    }

    /**
     * The same with other times.
     *
     * @param looking the time between two looks for queued judgings of which it has not been told
     * @param rest the time for which it takes nothing after it has failed on several in a row
     */
    Queue(Database database, Clock clock, WorkerIdentity identity, Work work, Duration looking, Duration rest) {
        this.database = database;
        this.work = work;
        this.looking = looking;
        heartbeat = new Heartbeat(database, clock, identity);
        faults = new FaultWatch(database, heartbeat, keeping, signal, rest, this::sayNow);
        repetition = new Repetition(database, heartbeat, new Again(), () -> busy.get() == 0, rest);
        care = new QueueCare(database, heartbeat, RETRIES.longest());
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

    /** The work that is done with judgings. */
    public interface Work {

        /**
         * Judges one: one that is done already once more, aside. When it throws, this machine could not judge it.
         *
         * @throws InterruptedException when the queue is closed: it is left for a later process
         */
        Result judge(Turn turn) throws InterruptedException;

        /** Makes the result of a judging that failed however often it was tried. */
        Result givenUp(Turn turn, Throwable why);

        /** Notes that the judging was not done after all, and waits again. */
        default void givenBack(Turn turn) {}

        /** Tells whether this machine is as fast now as it is when nothing else runs on it. */
        default boolean isQuiet() throws InterruptedException {
            return true;
        }
    }

    /** The result of a judging. */
    public interface Result {

        /**
         * Returns why this machine could not judge it, if that is its own fault; the reason is stored where no other
         * machine can either. Empty: it was judged.
         */
        default Optional<String> fault() {
            return Optional.empty();
        }

        /** Returns the judging's end as it is to be stored. */
        EndedJudging ended();

        /**
         * Notes that the result is on the disk.
         *
         * @param own false: the judging was no longer this process's own, and nothing was written
         */
        void written(boolean own);

        /** Tells whether it holds whenever it is judged; false: a busy machine has made something late. */
        default boolean settled() {
            return true;
        }
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

    /** Looks now, and not only in a while, for what is to be judged again. */
    public void wake() {
        repetition.wake();
    }

    private void work() {
        try {
            Next next = Next.UNKNOWN;
            while (true) {
                Optional<Turn> taken = next.turn().isPresent() ? next.turn() : await(next.seen());
                if (taken.isEmpty()) {
                    return;
                }
                busy.incrementAndGet();
                repetition.giveWay();
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

    /**
     * The next step of a thread.
     *
     * @param turn the judging that it has taken already
     * @param seen the number of times the bell had been rung when the thread found nothing
     */
    private record Next(Optional<Turn> turn, long seen) {

        static final Next UNKNOWN = new Next(Optional.empty(), WorkSignal.NEVER);
    }

    /** Waits for a judging; empty when the queue is closed. */
    private Optional<Turn> await(long before) throws InterruptedException {
        long seen = before;
        while (signal.await(seen)) {
            seen = signal.rings();
            Optional<Turn> taken = take();
            if (taken.isPresent()) {
                signal.found();
                return taken;
            }
            signal.foundNothing(seen);
        }
        return Optional.empty();
    }

    private Optional<Turn> take() {
        if (heartbeat.isPaused()) {
            return Optional.empty();
        }
        try {
            // Were it lost with the power, so would be this process, and another one would begin.
            return held(database.writeLoosely(this::take));
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "nothing can be taken from the queue now", e);
            return Optional.empty();
        }
    }

    private Optional<Turn> take(Tables tables) {
        return tables.queue().take(taker());
    }

    private QueueTable.Taker taker() {
        Instant now = heartbeat.now();
        return new QueueTable.Taker(heartbeat.name(), heartbeat.identity().pool(), now.plus(SKEW), now);
    }

    private Optional<Turn> held(Optional<Turn> taken) {
        taken.ifPresent(turn -> held.add(turn.judging().id()));
        return taken;
    }

    /** Does it; gives the next one, if it has taken one. */
    private Next judged(Turn turn) throws InterruptedException {
        try {
            if (isEndedEachTime(turn)) {
                return finish(givenUp(
                        turn,
                        new IllegalStateException("the judge itself was ended each time, " + BEGINNINGS + " times")));
            }
            Result result = work.judge(turn);
            if (result.fault().isPresent()) {
                return failed(turn, result.fault().get(), () -> result);
            }
            if (!result.settled() && turn.judging().attempt() <= Repetition.AFTER && giveBackUntilCalm(turn)) {
                return Next.UNKNOWN;
            }
            Next next = finish(result);
            faults.judged();
            return next;
        } catch (InterruptedException e) {
            giveBack(turn);
            throw e;
        } catch (RuntimeException | Error e) {
            LOG.log(Level.WARNING, "judging " + turn.judging().id() + " failed", e);
            if (isAway(e)) {
                Thread.sleep(PAUSE.toMillis());
                giveBackWhenItIsBack(turn);
                return Next.UNKNOWN;
            }
            return failed(turn, e.toString(), () -> givenUp(turn, e));
        } finally {
            held.remove(turn.judging().id());
        }
    }

    /** The second way of a judging that is done, and whose verdict is not final. */
    private final class Again implements Repetition.Trial {

        @Override
        public boolean isQuiet() throws InterruptedException {
            return work.isQuiet();
        }

        @Override
        public void judge(Turn turn) throws InterruptedException {
            Result result = work.judge(turn);
            if (result.settled() && result.fault().isEmpty()) {
                result.written(database.write(tables -> tables.queue().endAgain(result.ended())));
            }
        }
    }

    private boolean isEndedEachTime(Turn turn) {
        StoredJudging judging = turn.judging();
        return judging.attempt() > BEGINNINGS
                && judging.attempt() - database.read(tables -> tables.queue().failures(judging.id())) > BEGINNINGS;
    }

    /**
     * Gives the judging back, for longer each time, so that others come first; false: it is no longer this process's
     * own.
     */
    private boolean giveBackUntilCalm(Turn turn) {
        Duration later = FIRST_CALM.multipliedBy(1L << turn.judging().attempt());
        Instant ready = heartbeat.now().plus(later.compareTo(REST) < 0 ? later : REST);
        boolean given = database.write(tables -> tables.judgings().giveBack(turn.judging(), ready));
        if (given) {
            work.givenBack(turn);
        }
        return given;
    }

    /** Leaves the judging to others, tries it again, or gives it up with this result. */
    private Next failed(Turn turn, String why, Supplier<Result> last) throws InterruptedException {
        StoredJudging judging = turn.judging();
        try {
            QueueTable.Failed failed =
                    database.write(tables -> tables.queue().failed(judging, heartbeat.now(), RETRIES));
            if (failed.givenUp()) {
                return finish(last.get());
            }
            LOG.warning(() -> "judging " + judging.id() + " is left to other machines, or tried again: " + why);
            if (failed.own()) {
                work.givenBack(turn);
                faults.failed(failed.first(), why);
            }
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "judging " + judging.id() + " will be given back later", e);
            giveBackWhenItIsBack(turn);
        }
        return Next.UNKNOWN; // Whatever it is: this thread has others to judge.
    }

    private Result givenUp(Turn turn, Throwable why) {
        LOG.log(Level.WARNING, "judging " + turn.judging().id() + " is given up", why);
        return work.givenUp(turn, why);
    }

    /**
     * Puts the result down, also where the database is away for a while: what was judged need not be judged again.
     */
    private Next finish(Result result) throws InterruptedException {
        while (true) {
            try {
                // And the next one in the same transaction.
                boolean last = signal.isClosed() || heartbeat.isPaused();
                long seen = signal.rings();
                EndedJudging end = result.ended();
                @Nullable
                Instant again = result.settled()
                        ? null
                        : Repetition.next(heartbeat.now(), end.begun().attempt());
                QueueTable.Ended ended =
                        database.writeLast(tables -> tables.queue().end(end, again, last ? null : taker()));
                held(ended.next());
                result.written(ended.own());
                return last ? Next.UNKNOWN : new Next(ended.next(), seen);
            } catch (Refusal e) {
                if (!isAway(e)) {
                    throw e;
                }
                HostLog.warn(LOG, "a result cannot be written down yet", e);
                Thread.sleep(PAUSE.toMillis());
            }
        }
    }

    /** Others need not wait until it is missed, however long the database is away. */
    private void giveBackWhenItIsBack(Turn turn) throws InterruptedException {
        while (!giveBack(turn) && !signal.isClosed()) {
            Thread.sleep(PAUSE.toMillis());
        }
    }

    /** Gives the judging back; false: the database is away. */
    private boolean giveBack(Turn turn) {
        StoredJudging judging = turn.judging();
        try {
            if (database.write(tables -> tables.judgings().giveBack(judging, heartbeat.now()))) {
                work.givenBack(turn);
            }
            return true;
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "judging " + judging.id() + " will be given back later", e);
            return !isAway(e);
        }
    }

    private static boolean isAway(Throwable failure) {
        return failure instanceof Refusal refusal && refusal.kind() == Refusal.Kind.UNAVAILABLE;
    }

    /** Says that this process lives, and looks after what others have left. */
    private void keep() {
        try {
            heartbeat.beat();
            Instant now = care.noneTooLate();
            if (++beats % REPAIRING == 0) {
                care.releaseLost(now, held);
                care.leftToNobody(now);
                care.fill();
            }
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
        try {
            // The heartbeat must not announce this process after its end.
            if (!keeping.awaitTermination(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        heartbeat.leave();
    }

    private boolean haveEnded() throws InterruptedException {
        long end = System.nanoTime() + ENDING.toNanos();
        for (Thread thread : threads) {
            thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
        }
        return threads.stream().noneMatch(Thread::isAlive);
    }
}
