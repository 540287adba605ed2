package judge.worker;

import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.WorkerIdentity;
import judge.online.JudgingMachine;
import judge.queue.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Sees to it that limits mean the same on all machines of a pool, and in the evening what they meant in the morning: a
 * machine that is by more than a tenth faster or slower than those that were in its pool before, or than it was itself
 * when it came, takes nothing until it is no more, and says why.
 */
final class SpeedWatch implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(SpeedWatch.class.getName());
    /** Verdicts within a tenth of a limit are looked at twice anyway. */
    private static final double ALIKE = 0.1;

    /** The time for judgings to end, after which the machine stays paused and is measured later. */
    private static final Duration FINISHING = Duration.ofMinutes(2);

    private static final long LOOKING_MILLIS = 50;

    private final Queue queue;
    private final Database database;
    private final WorkerIdentity identity;
    private final DoubleSupplier speed;
    private final BooleanSupplier idle;
    private final Pace pace;
    private final Thread thread = new Thread(this::watch, "speed");
    private double atFirst;
    private volatile boolean paused;

    /**
     * The times of a speed watch: between two measurements, between two of a paused machine, and until a new machine is
     * compared with others once more, which may have begun when it did.
     */
    record Pace(Duration usual, Duration paused, Duration others) {

        static final Pace USUAL = new Pace(Duration.ofHours(1), Duration.ofMinutes(1), Duration.ofSeconds(15));
    }

    /**
     * Makes the watch of the machine at this place.
     *
     * @param speed measures the time that a fixed piece of work takes
     * @param idle whether nothing of the judge runs on the machine
     */
    SpeedWatch(
            Queue queue,
            Database database,
            WorkerIdentity identity,
            DoubleSupplier speed,
            BooleanSupplier idle,
            Pace pace) {
        this.queue = queue;
        this.database = database;
        this.identity = identity;
        this.speed = speed;
        this.idle = idle;
        this.pace = pace;
        thread.setDaemon(true);
    }

    /** Measures before the first submission is judged, and from then on again and again. */
    void start() {
        queue.pause("it is being measured");
        paused = true;
        thread.start();
    }

    private void watch() {
        try {
            while (true) {
                boolean was = paused;
                double now = 0;
                try {
                    now = look();
                } catch (RuntimeException e) {
                    LOG.log(Level.WARNING, "the speed of this machine could not be compared", e);
                }
                if (was && !paused) {
                    Thread.sleep(pace.others().toMillis());
                    again(now);
                }
                Thread.sleep((paused ? pace.paused() : pace.usual()).toMillis());
            }
        } catch (InterruptedException e) {
            // It is closed.
        }
    }

    /** Measures, and gives what was measured. */
    private double look() throws InterruptedException {
        double now = speed.getAsDouble();
        if (!paused && why(now) != null) {
            // Once more, with nothing of ours beside it.
            queue.pause("it is being measured");
            paused = true;
            if (!becomesIdle()) {
                return now;
            }
            now = speed.getAsDouble();
        }
        if (atFirst == 0) {
            atFirst = now;
        }
        queue.measured(now);
        say(why(now));
        return now;
    }

    /** Compares what was measured once more. */
    private void again(double now) {
        try {
            @Nullable String why = why(now);
            if (why != null) {
                say(why);
            }
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "the speed of this machine could not be compared with others", e);
        }
    }

    private void say(@Nullable String why) {
        if (why != null) {
            LOG.warning(() -> identity.label() + " takes nothing: " + why);
        }
        queue.pause(why);
        paused = why != null;
    }

    private boolean becomesIdle() throws InterruptedException {
        long end = System.nanoTime() + FINISHING.toNanos();
        while (!idle.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(LOOKING_MILLIS);
        }
        return idle.getAsBoolean();
    }

    /** Returns the reason why this machine may judge nothing; null: it may. */
    private @Nullable String why(double now) {
        if (atFirst > 0 && !isAlike(now, atFirst)) {
            return String.format(
                    Locale.ROOT,
                    "its speed has changed: a fixed piece of work takes %.0f ms, and took %.0f ms",
                    now,
                    atFirst);
        }
        return before().filter(other -> !isAlike(now, Objects.requireNonNull(other.speed())))
                .map(other -> String.format(
                        Locale.ROOT,
                        "pool %s is of other machines: a fixed piece of work takes %.0f ms, and %.0f ms on %s",
                        identity.pool(),
                        now,
                        other.speed(),
                        other.label()))
                .orElse(null);
    }

    private static boolean isAlike(double one, double other) {
        return Math.abs(one - other) <= ALIKE * other;
    }

    /** Returns the machine that has been judging in this pool for longest, if that is longer than this machine. */
    private Optional<JudgingMachine> before() {
        if (identity.pool() == null) {
            return Optional.empty();
        }
        // Only the later one of two machines gives way.
        return database.read(tables -> tables.workers().all()).stream()
                .filter(one -> identity.pool().equals(one.pool()) && one.joined() != null)
                .sorted(Comparator.comparing((JudgingMachine one) -> Objects.requireNonNull(one.joined()))
                        .thenComparing(JudgingMachine::name))
                .takeWhile(one -> !one.name().equals(queue.name()))
                .filter(one -> one.state() == JudgingMachine.State.WORKING && one.speed() != null)
                .findFirst();
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
