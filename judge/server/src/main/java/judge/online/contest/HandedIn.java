package judge.online.contest;

import java.time.Instant;
import judge.online.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * A submission to a contest with what is known of it, as the server keeps it.
 *
 * @param verdict null: it is not judged yet
 * @param score by the package; null: it is not judged yet
 * @param maxScore by the package; null: it is not judged yet
 * @param groupScores as {@link GroupScores} writes them; null where there are none
 */
public record HandedIn(
        long submission,
        long person,
        long problem,
        Instant received,
        @Nullable String verdict,
        @Nullable Double score,
        @Nullable Double maxScore,
        @Nullable String groupScores) {

    public HandedIn {
        maxScore = maxScore == null ? null : (Double) Bounds.ofStored(maxScore);
    }

    /** Returns the submission as a scoreboard counts it, at that time of the contest. */
    public ScoreInput.Try at(long millis) {
        ScoreInput.@Nullable Ruled ruling = verdict == null || score == null || maxScore == null
                ? null
                : new ScoreInput.Ruled(verdict, score, maxScore, GroupScores.of(groupScores));
        return new ScoreInput.Try(submission, person, problem, millis, ruling);
    }
}
