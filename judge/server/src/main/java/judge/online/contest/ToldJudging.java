package judge.online.contest;

import java.time.Instant;
import judge.online.Bounds;
import org.jspecify.annotations.Nullable;

/**
 * A judging that is done and whose verdict is the submission's, or was before another one took its place.
 *
 * @param active whether it is
 * @param score by the package
 * @param maxScore by the package
 * @param report hash of the report's JSON; null: there is none
 */
public record ToldJudging(
        long id,
        long submission,
        boolean active,
        String verdict,
        double score,
        double maxScore,
        Instant started,
        Instant ended,
        @Nullable String report) {

    public ToldJudging {
        maxScore = Bounds.ofStored(maxScore);
    }
}
