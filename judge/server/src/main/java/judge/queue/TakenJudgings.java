package judge.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.EndedJudging;
import judge.database.judging.JudgingTaker;
import judge.database.judging.QueueTable;
import judge.database.judging.Turn;
import judge.online.HostLog;
import judge.online.Refusal;
import judge.online.StoredJudging;
import org.jspecify.annotations.Nullable;

/**
 * The judgings that a process takes: each ends with a result, or is left to others, also where the database is away for
 * a while.
 */
final class TakenJudgings {

    private static final Logger LOG = Logger.getLogger(TakenJudgings.class.getName());

    /** A time in which a disk gets room again, and a network is back. */
    static final Duration REST = Duration.ofMinutes(1);
    /** Two minutes: what was not there then has been fetched, and what cannot be done will not be either. */
    static final QueueTable.Retries RETRIES = new QueueTable.Retries(8, Duration.ofSeconds(1), REST);
    /**
     * The most times that a judging is begun without coming to an end, before it is given up: the judge has died of it
     * each time, and would do so again.
     */
    private static final int BEGINNINGS = 20;

    /** The most that the clocks of machines differ: a new submission never waits because of them. */
    private static final Duration SKEW = Duration.ofMillis(500);

    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final Database database;
    private final Heartbeat heartbeat;
    private final JudgingWork work;
    private final WorkSignal signal;
    private final FaultWatch faults;
    private final Set<Long> held = ConcurrentHashMap.newKeySet();

    TakenJudgings(Database database, Heartbeat heartbeat, JudgingWork work, WorkSignal signal, FaultWatch faults) {
        this.database = database;
        this.heartbeat = heartbeat;
        this.work = work;
        this.signal = signal;
        this.faults = faults;
    }

    /**
     * The next step of a thread.
     *
     * @param turn the judging that it has taken already
     * @param seen the number of times the bell had been rung when the thread found nothing
     */
    record Next(Optional<Turn> turn, long seen) {

        static final Next UNKNOWN = new Next(Optional.empty(), WorkSignal.NEVER);
    }

    /** Returns the numbers of the judgings that this process has now. */
    Set<Long> held() {
        return held;
    }

    /** Takes the judging that comes next; empty: there is none, or the process takes none now. */
    Optional<Turn> take() {
        if (heartbeat.isPaused()) {
            return Optional.empty();
        }
        try {
            // Were it lost with the power, so would be this process, and another one would begin.
            Optional<Turn> taken = held(database.writeLoosely(this::take));
            if (taken.isEmpty()) {
                work.idle();
            }
            return taken;
        } catch (RuntimeException e) {
            HostLog.warn(LOG, "nothing can be taken from the queue now", e);
            return Optional.empty();
        }
    }

    private Optional<Turn> take(Tables tables) {
        return tables.queue().take(taker());
    }

    private JudgingTaker taker() {
        Instant now = heartbeat.now();
        return new JudgingTaker(heartbeat.name(), heartbeat.identity().pool(), heartbeat.left(), now.plus(SKEW), now);
    }

    private Optional<Turn> held(Optional<Turn> taken) {
        taken.ifPresent(turn -> held.add(turn.judging().id()));
        return taken;
    }

    /** Judges it; returns the next one, if it has taken one. */
    Next judge(Turn turn) throws InterruptedException {
        try {
            return tried(turn);
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

    private Next tried(Turn turn) throws InterruptedException {
        if (isEndedEachTime(turn)) {
            return finish(givenUp(
                    turn, new IllegalStateException("the judge itself was ended each time, " + BEGINNINGS + " times")));
        }
        long begun = System.nanoTime();
        JudgingWork.Result result = work.judge(turn);
        Duration took = Duration.ofNanos(System.nanoTime() - begun);
        if (result.fault().isPresent()) {
            return failed(turn, result.fault().get(), () -> result);
        }
        boolean again = !result.settled() && Repetition.isInQueue(turn.judging().attempt(), took);
        if (again && giveBackUntilCalm(turn)) {
            return Next.UNKNOWN;
        }
        Next next = finish(result);
        faults.judged();
        return next;
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
        Instant ready = heartbeat.now().plus(Repetition.pause(turn.judging().attempt()));
        boolean given = database.write(tables -> tables.judgings().giveBack(turn.judging(), ready));
        if (given) {
            work.givenBack(turn);
        }
        return given;
    }

    /** Leaves the judging to others, tries it again, or gives it up with this result. */
    private Next failed(Turn turn, String why, Supplier<JudgingWork.Result> last) throws InterruptedException {
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

    private JudgingWork.Result givenUp(Turn turn, Throwable why) {
        LOG.log(Level.WARNING, "judging " + turn.judging().id() + " is given up", why);
        return work.givenUp(turn, why);
    }

    /**
     * Puts the result down, also where the database is away for a while: what was judged need not be judged again.
     */
    private Next finish(JudgingWork.Result result) throws InterruptedException {
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
}
