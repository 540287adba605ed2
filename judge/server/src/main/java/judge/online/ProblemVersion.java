package judge.online;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A problem as it was at some time: never changed but for what was found out about it.
 *
 * @param version digest of all files that a verdict depends on
 * @param packageHash of the zip, among the blobs
 * @param names JSON: names by language
 * @param maxScore points by the package itself; positive infinity where there is no bound
 * @param verification JSON: what was found; null: nothing yet
 */
public record ProblemVersion(
        long id,
        long problem,
        String version,
        String packageHash,
        String names,
        double maxScore,
        @Nullable Long uploader,
        Instant created,
        VersionState state,
        @Nullable String verification) {

    public ProblemVersion {
        maxScore = Bounds.ofStored(maxScore);
    }
}
