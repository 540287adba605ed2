package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One judging of a submission.
 *
 * @param version of the problem
 * @param rejudging the rejudging that it belongs to; null: none
 * @param active whether its verdict is the submission's
 * @param attempt the number of times that it was begun: a result of an earlier beginning is refused
 * @param report hash of the report's JSON
 */
public record StoredJudging(
        long id,
        long submission,
        long version,
        JudgingReason reason,
        @Nullable Long rejudging,
        boolean active,
        int attempt,
        JudgingState state,
        int priority,
        long person,
        @Nullable String worker,
        Instant queued,
        @Nullable Instant started,
        @Nullable Instant ended,
        @Nullable String verdict,
        @Nullable Double score,
        @Nullable Double maxScore,
        @Nullable String report) {

    public StoredJudging {
        maxScore = maxScore == null ? null : (Double) Bounds.ofStored(maxScore);
    }
}
