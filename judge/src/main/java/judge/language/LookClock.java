package judge.language;

import java.time.Duration;
import java.util.Set;
import judge.reason.ReasonCode;
import judge.sandbox.HostPace;
import judge.sandbox.Outcome;
import judge.sandbox.Usage;

/**
 * Knows whether a second look was cut short: by a clock that was over while the host was busy. On a quiet host that is
 * the end of what can be found out; after a busy one, looking again may find more. Used by one thread.
 */
public final class LookClock {

    private final HostPace pace;
    private final Set<Integer> processors;
    private boolean stepGivenUp;
    private boolean runOnBusyHost;
    private int runsEnded;

    /** The clock of a look that is bound to these processors. */
    public LookClock(HostPace pace, Set<Integer> processors) {
        this.pace = pace;
        this.processors = Set.copyOf(processors);
    }

    /** The clock of a look on a host that nobody measures. */
    public static LookClock unmeasured() {
        return new LookClock(HostPace.UNKNOWN, Set.of());
    }

    /** Notes that a budget is over, and what was still to be tried is not. */
    public void givesUp() {
        stepGivenUp = stepGivenUp || isBusy();
    }

    /** Notes that a step was ended for its time, such as a build: what it was to find is not found. */
    public void givesUp(Usage usage) {
        stepGivenUp = stepGivenUp || isStarved(usage) || isBusy();
    }

    /** Notes what came of a step that may have been ended for its time. */
    public void step(Outcome outcome) {
        if (outcome.ending().isLate()) {
            givesUp(outcome.usage());
        }
    }

    /** Notes what came of a build that may have been ended for its time. */
    public void built(Compilation compilation) {
        if (compilation instanceof Compilation.Refused refused
                && refused.reason().code() == ReasonCode.COMPILE_TIME_EXCEEDED) {
            givesUp();
        }
    }

    /**
     * Notes a process that has tried many changes without one that helps. Each has a clock of its own in there, of
     * which nobody outside learns.
     *
     * @param time of the processor's after which it begins no further one
     */
    public void triedInVain(Outcome outcome, Duration time) {
        if (outcome.ending().isLate() || outcome.usage().cpuTime().compareTo(time) > 0) {
            givesUp(outcome.usage());
        } else {
            runEnded(outcome.usage());
        }
    }

    /**
     * Notes a run of the program, or of the program with a change. One that was ended for its time may have no end at
     * all; it matters only where nothing else is found.
     */
    public void run(Outcome outcome) {
        if (outcome.ending().isLate() && !HostPace.isIdle(outcome.usage())) {
            runEnded(outcome.usage());
        }
    }

    /** The machine is measured after the first of them only, as there may be hundreds. */
    private void runEnded(Usage usage) {
        runOnBusyHost = runOnBusyHost || isStarved(usage) || (runsEnded == 0 && isBusy());
        runsEnded++;
    }

    private boolean isBusy() {
        return pace.slowness(processors) > HostPace.BUSY;
    }

    private static boolean isStarved(Usage usage) {
        return HostPace.starvation(usage) > HostPace.BUSY;
    }

    /**
     * Tells whether it was cut short.
     *
     * @param found whether it has found anything
     */
    public boolean isCutShort(boolean found) {
        return stepGivenUp || (!found && runsEnded > 0 && (runOnBusyHost || isBusy()));
    }
}
