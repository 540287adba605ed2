package judge.service.access;

import java.util.Set;
import judge.database.Tables;
import judge.online.StoredSubmission;
import judge.online.Viewer;

/** Looks up whose a submission is, for the questions to {@link judge.online.Access}. */
final class Ownership {

    private Ownership() {}

    /** Tells whether a submission is the viewer's, or of a work group of which the viewer is a member. */
    static boolean isOwn(Tables tables, Viewer viewer, StoredSubmission submission) {
        return submission.person() == viewer.person()
                || tables.assignments()
                        .groups()
                        .mates(viewer.person())
                        .getOrDefault(submission.assignment(), Set.of())
                        .contains(submission.person());
    }
}
