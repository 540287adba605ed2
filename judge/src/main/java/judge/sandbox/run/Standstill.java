package judge.sandbox.run;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import judge.sandbox.Limits;
import judge.sandbox.kernel.Kernel;

/**
 * The time in which the machine stood still, or worked for others, while a command ran. Two things tell it: gaps in the
 * judge's own looks, which no command can make, and the time that the hypervisor kept of the processor. Used by one
 * thread.
 */
final class Standstill {

    /** The least delay of a look, of which there is one each 8 ms, that only a machine that stands still explains. */
    static final Duration GAP = Duration.ofMillis(200);

    /** The part of a command's limit of CPU time before which nobody asks the hypervisor: most commands end earlier. */
    private static final int PART = 8;

    private final Duration asking;
    private final Supplier<Duration> steal;
    private final LongSupplier clock;
    private long rested;
    private Optional<Duration> before = Optional.empty();
    private Duration gaps = Duration.ZERO;

    /**
     * Begins with a command that starts now.
     *
     * @param cpuTime its limit
     * @param steal the time that the hypervisor has kept so far
     * @param clock in nanoseconds
     */
    Standstill(Duration cpuTime, Supplier<Duration> steal, LongSupplier clock) {
        this.asking = cpuTime.dividedBy(PART);
        this.steal = steal;
        this.clock = clock;
        this.rested = clock.getAsLong();
    }

    /** The standstill of a command that runs on these processors. */
    public static Standstill of(Limits limits, Set<Integer> processors) {
        return new Standstill(limits.cpuTime(), () -> Kernel.stolen(processors), System::nanoTime);
    }

    /** Notes that whoever looks has taken what the command wrote, and now only looks at its accounts and waits. */
    public void rests() {
        rested = clock.getAsLong();
    }

    /** Notes that whoever looks is awake again, and was to be so long after {@link #rests} at the latest. */
    public void woken(Duration latest) {
        Duration late = Duration.ofNanos(clock.getAsLong() - rested).minus(latest);
        gaps = late.compareTo(GAP) > 0 ? gaps.plus(late) : gaps;
    }

    /** Notes that somebody looks, so long after the start. */
    public void look(Duration wallTime) {
        if (before.isEmpty() && wallTime.compareTo(asking) > 0) {
            before = Optional.of(steal.get());
        }
    }

    /** The time in all so far. Both find the same standstill, which counts once. */
    public Duration time() {
        Duration stolen = before.map(at -> steal.get().minus(at)).orElse(Duration.ZERO);
        return stolen.compareTo(gaps) > 0 ? stolen : gaps;
    }
}
