package judge.language.trial;

import java.time.Duration;

/**
 * What trials may take, in CPU time of their own processes, so that as many are made where other programs run beside
 * them. The clock is looked at as well, with much more time, as they may wait.
 */
public final class TrialBudget {

    /** How many times as long by the clock. */
    private static final int WAITING = 4;

    private final long cpuNanos;
    private final long endNanos;
    private long spentNanos;

    /** @param cpuTime of all of them */
    public TrialBudget(Duration cpuTime) {
        cpuNanos = cpuTime.toNanos();
        endNanos = System.nanoTime() + waiting(cpuTime).toNanos();
    }

    /** How long something may take by the clock that may have so much CPU time. */
    public static Duration waiting(Duration cpuTime) {
        return cpuTime.multipliedBy(WAITING);
    }

    /** Something took CPU time. */
    public void spend(Duration cpuTime) {
        spentNanos += cpuTime.toNanos();
    }

    /** Whether nothing more is to be begun. */
    public boolean isOver() {
        return spentNanos > cpuNanos || System.nanoTime() > endNanos;
    }
}
