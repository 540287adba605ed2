package judge.service.grade;

import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.gradebook.Change.Cause;
import judge.online.StoredRejudging;
import org.jspecify.annotations.Nullable;

/**
 * A rejudging.
 *
 * @param label the rejudged object: a problem's id, course/assignment, or course/assignment/problem/login
 * @param by name of who wants it
 * @param total the number of submissions
 * @param done the number of those that are judged
 * @param open whether the viewer may look at it; else only that it is there, as it is about a course of theirs, too
 * @param names of what is told of by ids
 * @param changes submissions whose verdict or points differ; all that are known so far
 * @param grades students whose points in an assignment would be others; computed once all are judged
 * @param unsound problems, by their ids, that were judged by a version that is not sound
 */
public record RejudgingView(
        StoredRejudging rejudging,
        String label,
        String by,
        int total,
        int done,
        boolean open,
        Names names,
        List<SubmissionChange> changes,
        List<GradeChange> grades,
        Set<String> unsound) {

    public RejudgingView {
        changes = List.copyOf(changes);
        grades = List.copyOf(grades);
        unsound = Set.copyOf(unsound);
    }

    /**
     * The names for people of things that have ids.
     *
     * @param places names of course and assignment, by course/assignment
     * @param problems titles by language code, by the problem's id
     */
    public record Names(Map<String, String> places, Map<String, Map<String, String>> problems) {

        public Names {
            places = Map.copyOf(places);
            problems = Map.copyOf(problems);
        }
    }

    /**
     * A submission that would be judged otherwise.
     *
     * @param verdictBefore null: it was not judged before
     * @param causes the causes, as far as the reports tell
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
}
