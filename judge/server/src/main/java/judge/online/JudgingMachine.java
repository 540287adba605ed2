package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A process that judges, as it says itself.
 *
 * @param name its own, which no other process has
 * @param label the machine's name; null: it has not said
 * @param host its machine
 * @param jobs the number of submissions that it judges at the same time
 * @param pool of equal machines to which it belongs; null: to none
 * @param speed milliseconds that a fixed piece of work takes; null: not measured
 * @param why it is paused; null: it is not
 * @param joined the time since which it is there
 * @param seen the time of its last sign of life
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
        /** The machine takes no submissions, and gives the reason. */
        PAUSED,
        /** The machine finishes the judgings that it has begun, and leaves. */
        DRAINING
    }
}
