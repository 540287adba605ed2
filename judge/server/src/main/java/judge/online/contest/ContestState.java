package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The state of a contest. Each time is null until it has come.
 *
 * @param started the time at which it began
 * @param frozen the time since which results are hidden
 * @param ended the time at which it ended for all
 * @param thawed the time since which nothing is hidden any more
 * @param finalized the time since which the result is final
 */
public record ContestState(
        @Nullable Instant started,
        @Nullable Instant frozen,
        @Nullable Instant ended,
        @Nullable Instant thawed,
        @Nullable Instant finalized) {

    /** Tells whether results are hidden. */
    public boolean isFrozen() {
        return frozen != null && thawed == null;
    }

    /** Tells whether people can hand in with all others. */
    public boolean isRunning() {
        return started != null && ended == null;
    }
}
