package judge.service;

import java.time.Clock;
import java.util.List;
import judge.database.Database;
import judge.online.Viewer;
import judge.submission.SourceFile;
import org.jspecify.annotations.Nullable;

/** What was handed in, and what came of it, as far as somebody may see it. */
public final class Submissions {

    public Submissions(Database database, Clock clock) {
        throw new UnsupportedOperationException();
    }

    /** One submission. */
    public SubmissionView view(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }

    /** Its files, in the order of their paths. */
    public List<SourceFile> source(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }

    /**
     * Somebody's attempts at a problem of an assignment, the last first.
     *
     * @param login whose; null: one's own
     */
    public List<SubmissionView> attempts(
            Viewer viewer, String course, String assignment, String problem, @Nullable String login) {
        throw new UnsupportedOperationException();
    }

    /**
     * An assignment's submissions, the last first, without their reports: one's own, or all for who teaches the course.
     *
     * @param before only those before this number; null: from the last
     * @param limit at least 1
     */
    public Page<SubmissionView> list(
            Viewer viewer, String course, String assignment, @Nullable Long before, int limit) {
        throw new UnsupportedOperationException();
    }
}
