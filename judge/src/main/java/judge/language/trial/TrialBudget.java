package judge.language.trial;

import java.time.Duration;

/**
 * What trials may take, in CPU time of their own processes, so that as many are made where other programs run beside
 * them. What they take by the clock counts as well, and may be much more, as they may wait.
 */
public final class TrialBudget {

    /** How many times as long by the clock. */
    private static final int WAITING = 4;

    private final Duration cpuTime;
    private Duration spent = Duration.ZERO;
    private Duration waited = Duration.ZERO;

    /** @param cpuTime of all of them */
    public TrialBudget(Duration cpuTime) {
        this.cpuTime = cpuTime;
    }

    /** How long something may take by the clock that may have so much CPU time. */
    public static Duration waiting(Duration cpuTime) {
        return cpuTime.multipliedBy(WAITING);
    }

    /** Something took CPU time, and waited for nothing. */
    public void spend(Duration time) {
        spend(time, time);
    }

    /** Something took CPU time, and so much by the clock. */
    public void spend(Duration time, Duration wallTime) {
        spent = spent.plus(time);
        waited = waited.plus(wallTime);
    }

    /** Whether nothing more is to be begun. */
    public boolean isOver() {
        return spent.compareTo(cpuTime) > 0 || waited.compareTo(waiting(cpuTime)) > 0;
    }
}
