package judge.service.grade;

import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.submission.ListScope;
import judge.service.submission.SubmissionLists;

/** Judges again, aside, all of a course that a filter of its list finds: how many is said before. */
public record BulkRejudging(Database database, Authorization entry, SubmissionLists lists, Rejudgings rejudgings) {

    private static final int MOST = 10_000;

    /** Returns how many would be judged again. */
    public int count(Viewer viewer, ListScope scope, Filter filter) {
        return database.read(tables -> {
            course(tables, viewer, scope);
            return found(tables, viewer, scope, filter).size();
        });
    }

    /**
     * Begins to judge them again.
     *
     * @param said how many of them there were when somebody was asked: others are not judged again unasked
     * @param reason in the person's words; may be empty
     */
    public RejudgingView begin(Viewer viewer, ListScope scope, Filter filter, int said, String reason) {
        long course = database.read(tables -> course(tables, viewer, scope).id());
        return rejudgings.begin(viewer, course, reason, tables -> {
            List<StoredSubmission> found = found(tables, viewer, scope, filter);
            if (found.size() != said) {
                throw Refusal.conflict("rejudging-count", Map.of("said", said, "count", found.size()));
            }
            return found;
        });
    }

    private Course course(Tables tables, Viewer viewer, ListScope scope) {
        String slug = scope.course();
        if (slug == null) {
            throw Refusal.invalid("rejudging-of-what");
        }
        return entry.course(tables, viewer, slug, Action.REJUDGE).course();
    }

    private List<StoredSubmission> found(Tables tables, Viewer viewer, ListScope scope, Filter filter) {
        List<StoredSubmission> found = lists.stored(tables, viewer, scope, filter, MOST + 1);
        if (found.size() > MOST) {
            throw Refusal.conflict("rejudging-many", Map.of("count", found.size(), "most", MOST));
        }
        return found;
    }
}
