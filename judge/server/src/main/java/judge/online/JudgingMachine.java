package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A process that judges, as it says itself.
 *
 * @param name its own, which no other process has
 * @param label what it is called; null: it has not said
 * @param host its machine
 * @param jobs how many submissions it judges at the same time
 * @param pool of equal machines to which it belongs; null: to none
 * @param speed milliseconds that a fixed piece of work takes; null: not measured
 * @param why it is paused; null: it is not
 * @param joined since when it is there
 * @param seen when it was last heard of
 */
public record JudgingMachine(
        String name,
        @Nullable String label,
        @Nullable String host,
        int jobs,
        @Nullable String pool,
        @Nullable Double speed,
        State state,
        @Nullable String why,
        @Nullable Instant joined,
        Instant seen) {

    /** The states of a machine. */
    public enum State {
        WORKING,
        /** It takes nothing, and says why. */
        PAUSED,
        /** It finishes what it has begun, and leaves. */
        DRAINING
    }
}
