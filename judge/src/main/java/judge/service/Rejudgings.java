package judge.service;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import judge.database.Database;
import judge.gradebook.Change.Cause;
import judge.online.RejudgingKind;
import judge.online.StoredRejudging;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Judges again what was handed in, aside: what would change is shown before anything does. */
public final class Rejudgings {

    private final Database database;
    private final Clock clock;
    private final Problems problems;

    public Rejudgings(Database database, Clock clock, Problems problems) {
        this.database = database;
        this.clock = clock;
        this.problems = problems;
    }

    /**
     * A rejudging.
     *
     * @param label what it is of: a problem's id, course/assignment, or course/assignment/problem/login
     * @param by name of who wants it
     * @param total how many submissions
     * @param done how many of them are judged
     * @param changes submissions whose verdict or points differ; all that are known so far
     * @param grades students whose points in an assignment would be others; computed once all are judged
     */
    public record RejudgingView(
            StoredRejudging rejudging,
            String label,
            String by,
            int total,
            int done,
            List<SubmissionChange> changes,
            List<GradeChange> grades) {

        public RejudgingView {
            changes = List.copyOf(changes);
            grades = List.copyOf(grades);
        }
    }

    /**
     * A submission that would be judged otherwise.
     *
     * @param verdictBefore null: it was not judged before
     * @param causes why, as far as the reports tell
     * @param cases names of the cases that differ
     */
    public record SubmissionChange(
            long submission,
            String course,
            String assignment,
            String problem,
            String login,
            String name,
            int attempt,
            @Nullable String verdictBefore,
            String verdictAfter,
            @Nullable Double pointsBefore,
            double pointsAfter,
            Set<Cause> causes,
            List<String> cases) {

        public SubmissionChange {
            causes = Set.copyOf(causes);
            cases = List.copyOf(cases);
        }
    }

    /** A student's points in an assignment, which would be others. */
    public record GradeChange(
            String course, String assignment, String login, String name, double before, double after) {}

    /**
     * Begins to judge again; nothing changes by that.
     *
     * @param object number of the submission, assignment or problem
     * @param reason in the person's words; may be empty
     */
    public RejudgingView begin(Viewer viewer, RejudgingKind kind, long object, String reason) {
        throw new UnsupportedOperationException();
    }

    public RejudgingView get(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }

    /** Those of a course, the newest first; those of problems in all courses where none is given. */
    public List<RejudgingView> of(Viewer viewer, @Nullable String course) {
        throw new UnsupportedOperationException();
    }

    /** Makes the new verdicts count, all at once. */
    public RejudgingView apply(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }

    /** Leaves everything as it is. */
    public RejudgingView drop(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }

    /** Makes the verdicts from before count again. */
    public RejudgingView undo(Viewer viewer, long id) {
        throw new UnsupportedOperationException();
    }
}
