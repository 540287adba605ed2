package judge.explain.change;

import java.time.Duration;
import judge.language.LookClock;
import judge.sandbox.Outcome;

/**
 * The time that trials may take, in CPU time of their own processes, so that as many are made where other programs run
 * beside them. Their time by the clock counts as well, and may be much longer, as they may wait.
 */
public final class TrialBudget {

    /** The factor between CPU time and time by the clock. */
    private static final int WAITING = 4;

    private final Duration cpuTime;
    private final LookClock clock;
    private Duration spent = Duration.ZERO;
    private Duration waited = Duration.ZERO;

    /**
     * A budget of which nothing is spent.
     *
     * @param cpuTime of all of them
     * @param clock is told when it is over, and of runs that are ended for their time
     */
    public TrialBudget(Duration cpuTime, LookClock clock) {
        this.cpuTime = cpuTime;
        this.clock = clock;
    }

    /** Returns the time by the clock for something that may take so much CPU time. */
    public static Duration waiting(Duration cpuTime) {
        return cpuTime.multipliedBy(WAITING);
    }

    /** Notes CPU time of a process that waited for nothing. */
    public void spend(Duration time) {
        spend(time, time);
    }

    /** Notes CPU time, and time by the clock. */
    public void spend(Duration time, Duration wallTime) {
        spent = spent.plus(time);
        waited = waited.plus(wallTime);
    }

    /** A program was run. */
    void spend(Outcome run) {
        spend(run.usage().cpuTime(), run.usage().wallTime());
        clock.run(run);
    }

    /** Tells whether the next one is not to be begun any more. */
    public boolean isOver() {
        boolean over = spent.compareTo(cpuTime) > 0 || waited.compareTo(waiting(cpuTime)) > 0;
        if (over) {
            clock.givesUp();
        }
        return over;
    }
}
