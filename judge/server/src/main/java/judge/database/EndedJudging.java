package judge.database;

import java.time.Instant;
import judge.online.StoredJudging;
import org.jspecify.annotations.Nullable;

/**
 * What a worker brings of a judging that it has begun.
 *
 * @param assignment to which the submission belongs
 * @param report its JSON
 * @param groupScores as {@link judge.online.contest.GroupScores} writes them; null: there are none
 * @param compiled when the sources had been compiled; null: they were not, or nobody knows
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
public record EndedJudging(
        StoredJudging begun,
        long assignment,
        Instant ended,
        String verdict,
        double score,
        double maxScore,
        byte[] report,
        @Nullable String groupScores,
        @Nullable Instant compiled) {

    /** What the log says beside its number. */
    String logged() {
        return "{\"submission\":" + begun.submission() + "}";
    }
}
