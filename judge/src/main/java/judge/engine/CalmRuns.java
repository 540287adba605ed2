package judge.engine;

import java.time.Duration;
import java.util.Set;
import judge.language.Execution;
import judge.sandbox.HostPace;
import judge.sandbox.Usage;
import judge.schedule.ProcessorPool;

/**
 * Tells whether a run was measured on a busy machine, and waits until it is quieter. Used for one submission; for
 * several cases at a time.
 */
final class CalmRuns {

    /** The time that a submission waits in all for a quiet machine. */
    static final Duration PATIENCE = Duration.ofSeconds(10);

    /** The CPU time that is spent in all to learn whether programs would have ended beyond their limit. */
    static final Duration MOST_BEYOND = Duration.ofSeconds(20);

    /** The most times as long as on a quiet machine that CPU time was seen to be, but where the machine stood still. */
    private static final double SLOWEST = 2.3;

    private static final int MOST_RUNS = 2;
    private static final long BETWEEN_MILLIS = 200;

    private final ProcessorPool pool;
    private final HostPace pace;
    private long patienceNanos;
    private long beyondNanos = MOST_BEYOND.toNanos();

    CalmRuns(ProcessorPool pool, HostPace pace, Duration patience) {
        this.pool = pool;
        this.pace = pace;
        this.patienceNanos = patience.toNanos();
    }

    /**
     * Returns how slow the machine was in a run that has just ended: the factor by which it took longer than usual on
     * the clock; 1 where the machine was quiet.
     *
     * @param processors the processors that the run was on
     */
    double slowness(Execution run, Set<Integer> processors) {
        Usage usage = run.outcome().usage();
        if (HostPace.isIdle(usage)) {
            return 1;
        }
        double after = pace.slowness(processors);
        return Math.max(HostPace.starvation(usage), after > HostPace.BUSY ? after : 1);
    }

    /** Tells whether so much more CPU time may be spent to learn whether a program would have ended; it then is. */
    synchronized boolean maySpend(Duration beyond) {
        if (beyondNanos < beyond.toNanos()) {
            return false;
        }
        beyondNanos -= beyond.toNanos();
        return true;
    }

    /** A moment in which nothing else of ours runs, and perhaps nothing else at all. */
    static final class Calm implements AutoCloseable {
        private final ProcessorPool.Hush hush;
        private final boolean quiet;

        private Calm(ProcessorPool.Hush hush, boolean quiet) {
            this.hush = hush;
            this.quiet = quiet;
        }

        /** Tells whether the machine was quiet when it began. */
        boolean isQuiet() {
            return quiet;
        }

        @Override
        public void close() {
            hush.close();
        }
    }

    /** Waits for a quiet machine; no longer than the submission's patience lasts. */
    Calm await(Set<Integer> processors) throws InterruptedException {
        long begun = System.nanoTime();
        long end = begun + patienceLeft();
        ProcessorPool.Hush hush = pool.hush(Duration.ofNanos(end - begun));
        try {
            boolean quiet = hush.isGranted() && pace.slowness(processors) <= HostPace.BUSY;
            while (hush.isGranted() && !quiet && System.nanoTime() < end) {
                Thread.sleep(BETWEEN_MILLIS);
                quiet = pace.slowness(processors) <= HostPace.BUSY;
            }
            spendPatience(System.nanoTime() - begun);
            return new Calm(hush, quiet);
        } catch (InterruptedException | RuntimeException e) {
            hush.close();
            throw e;
        }
    }

    /** Tells whether a run was so long that it would have been late on a quiet machine, too. */
    static boolean isBeyond(Execution run, Duration limit) {
        Duration cpuTime = run.outcome().usage().cpuTime();
        Duration moving = cpuTime.minus(run.outcome().usage().standstill());
        return cpuTime.compareTo(multiplied(limit, Repeats.BEYOND)) > 0
                && moving.compareTo(multiplied(limit, SLOWEST)) > 0;
    }

    static Duration multiplied(Duration time, double times) {
        return Duration.ofNanos(Math.round(time.toNanos() * times));
    }

    /**
     * Returns the number of repeats when the machine is quieter. A program that was ended while it waited is repeated
     * once only, as that takes long, and one that never ended in several cases not at all once no patience is left.
     */
    int runs(boolean hung, boolean endless) {
        if (endless && patienceLeft() == 0) {
            return 0;
        }
        return hung ? 1 : MOST_RUNS;
    }

    private synchronized long patienceLeft() {
        return Math.max(0, patienceNanos);
    }

    private synchronized void spendPatience(long nanos) {
        patienceNanos -= nanos;
    }
}
