package judge.sandbox;

import java.util.Set;

/** How slow this machine is at the moment. One of the judge's seams; any number of threads may use it. */
@FunctionalInterface
public interface HostPace {

    /** A machine that nobody has measured, and that is taken to be as it always is. */
    HostPace UNKNOWN = processors -> 1;

    /** A machine that is slower than usual by more than this is busy: a quiet one is not, whatever its noise. */
    double BUSY = 1.2;

    /**
     * Measures, in some milliseconds: so many times as long as usual takes, on the clock, what is done on these
     * processors now; about 1 on a quiet machine.
     */
    double slowness(Set<Integer> processors);
}
