package judge.sandbox;

import java.util.Set;

/** Measures how slow this machine is at the moment. One of the judge's seams; any number of threads may use it. */
@FunctionalInterface
public interface HostPace {

    /** A machine that nobody has measured, and that is taken to be as it always is. */
    HostPace UNKNOWN = processors -> 1;

    /** A machine that is slower than usual by more than this is busy: a quiet one is not, whatever its noise. */
    double BUSY = 1.2;

    /** A run that had to wait for its processor for more than this share of its time was on a busy machine. */
    double STARVED = 0.25;

    /** A run in more than this share of which the machine itself stood still was on a busy one. */
    double STILL = 0.05;

    /** However long it stood still, something was done. */
    double MOST_STILL = 0.99;

    /** A run that neither had its processor nor waited for it in more than this share of its time was itself idle. */
    double ACTIVE = 0.25;

    /**
     * Measures, in some milliseconds: so many times as long as usual takes, on the clock, what is done on these
     * processors now; about 1 on a quiet machine.
     */
    double slowness(Set<Integer> processors);

    /**
     * The clock's time of a run, divided by the time in which it had its processor or did not ask for it; 1 where it
     * hardly waited for it, and the machine hardly stood still.
     */
    static double starvation(Usage usage) {
        long clock = usage.wallTime().toNanos();
        // Threads of a program wait for each other, too: only while none of them has the processor do they wait for
        // others.
        long waited =
                Math.min(usage.starved().toNanos(), clock - usage.cpuTime().toNanos());
        double starved = waited > STARVED * clock ? (double) clock / (clock - waited) : 1;
        long lost = lost(usage);
        return lost > STILL * clock ? Math.max(starved, (double) clock / (clock - lost)) : starved;
    }

    /** Tells whether a run slept, or waited for what never came: no machine is quick enough for that. */
    static boolean isIdle(Usage usage) {
        return usage.cpuTime().plus(usage.starved()).toNanos()
                < ACTIVE * (usage.wallTime().toNanos() - lost(usage));
    }

    private static long lost(Usage usage) {
        long most = (long) (MOST_STILL * usage.wallTime().toNanos());
        return Math.min(usage.standstill().toNanos(), most);
    }
}
