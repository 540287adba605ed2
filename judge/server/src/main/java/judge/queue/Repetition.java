package judge.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.Turn;
import judge.online.StoredJudging;

/**
 * Judges again, aside and one at a time, what a busy machine has made late, until the verdict is final: while nobody
 * waits, on a quiet machine. It gives way to whatever is judged; the verdict stands meanwhile as it is.
 */
final class Repetition {

    private static final Logger LOG = Logger.getLogger(Repetition.class.getName());

    /** Each is tried once in this time; in twice as much each further time, up to the longest. */
    private static final Duration FIRST = Duration.ofMinutes(5);

    /** The most judgings in the queue of what a busy machine makes late, the first one besides; then it is told. */
    static final int AFTER = 6;

    /** The most time that these judgings take in all: whoever comes later waits for them. */
    private static final Duration MOST_IN_QUEUE = Duration.ofMinutes(1);

    /** The pause between two of them; it doubles each time, up to the longest. */
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(2);

    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int MOST_DOUBLINGS = 4;

    private final Database database;
    private final Heartbeat heartbeat;
    private final JudgingWork work;
    private final SpareThread thread;

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
        thread = new SpareThread(
                "judging-again", looking, () -> free.getAsBoolean() && !heartbeat.isPaused(), this::next);
    }

    /**
     * Tells whether what a busy machine has made late is judged once more in the queue.
     *
     * @param attempt the number of times that it was begun
     * @param took the time of the last judging
     */
    static boolean isInQueue(int attempt, Duration took) {
        return attempt <= AFTER && took.multipliedBy(attempt + 1L).compareTo(MOST_IN_QUEUE) <= 0;
    }

    /** Returns the pause before it is judged once more in the queue, so that others come first. */
    static Duration pause(int attempt) {
        Duration later = FIRST_PAUSE.multipliedBy(1L << attempt);
        return later.compareTo(LONGEST_PAUSE) < 0 ? later : LONGEST_PAUSE;
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

    /** Returns the thread that does it. */
    SpareThread thread() {
        return thread;
    }

    private boolean next() throws InterruptedException {
        if (due().isPresent() && work.isQuiet()) {
            Optional<Turn> turn = due().flatMap(this::begun);
            if (turn.isPresent()) {
                judge(turn.get());
            }
        }
        return false;
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
        try {
            thread.run(() -> again(turn));
        } catch (InterruptedException e) {
            LOG.fine(() -> "judging " + turn.judging().id() + " gives way, and is tried again later");
        }
    }

    /** Judges it once more, and puts down what is final. */
    private void again(Turn turn) throws InterruptedException {
        JudgingWork.Result result = work.judge(turn);
        if (result.settled() && result.fault().isEmpty()) {
            result.written(database.write(tables -> tables.queue().endAgain(result.ended())));
        }
    }
}
