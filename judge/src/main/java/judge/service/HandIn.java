package judge.service;

import java.time.Clock;
import java.util.List;
import judge.database.Database;
import judge.online.Origin;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** Takes submissions: what it has given back is on the disk, and will be judged. */
public final class HandIn {

    public HandIn(Database database, Clock clock) {
        throw new UnsupportedOperationException();
    }

    /**
     * Hands in.
     *
     * @param problem its slug
     * @param files at least one
     * @param forLogin whose submission it is, for those who teach the course; null: one's own
     * @param idempotencyKey the sender's name for this request: a second one gets the first one's submission; null: it
     *     has none
     * @throws judge.online.Refusal if it is not possible, or not now
     */
    public StoredSubmission handIn(
            Viewer viewer,
            String course,
            String assignment,
            String problem,
            List<SourceFile> files,
            @Nullable String forLogin,
            Origin origin,
            @Nullable String idempotencyKey) {
        throw new UnsupportedOperationException();
    }
}
