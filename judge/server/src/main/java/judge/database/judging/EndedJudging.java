package judge.database.judging;

import java.time.Instant;
import judge.online.StoredJudging;
import org.jspecify.annotations.Nullable;

/**
 * The result that a worker brings of a judging that it has begun.
 *
 * @param assignment the assignment that the submission belongs to
 * @param report the report's JSON
 * @param groupScores the scores of groups, as {@link judge.online.contest.GroupScores} writes them; null: there are
 *     none
 * @param times when it was compiled, and how long it ran
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
        JudgingTimes times) {

    /** Returns the data that the log has beside the judging's number. */
    String logged() {
        return "{\"submission\":" + begun.submission() + "}";
    }
}
