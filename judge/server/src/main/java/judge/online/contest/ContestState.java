package judge.online.contest;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How far a contest is. Each is null until it has happened.
 *
 * @param started when it began
 * @param frozen since when results are hidden
 * @param ended when it ended for all
 * @param thawed since when nothing is hidden any more
 * @param finalized since when the result is final
 */
public record ContestState(
        @Nullable Instant started,
        @Nullable Instant frozen,
        @Nullable Instant ended,
        @Nullable Instant thawed,
        @Nullable Instant finalized) {

    /** Whether results are hidden. */
    public boolean isFrozen() {
        return frozen != null && thawed == null;
    }

    /** Whether one can hand in with all others. */
    public boolean isRunning() {
        return started != null && ended == null;
    }
}
