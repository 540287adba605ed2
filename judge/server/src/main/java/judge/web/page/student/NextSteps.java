package judge.web.page.student;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import judge.message.Visible;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.grade.GradebookView;
import judge.service.grade.Gradebooks;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import judge.web.page.student.Crumbs.Link;
import org.jspecify.annotations.Nullable;

/**
 * The ways on from a submission.
 *
 * @param mend address of the editor with its source; empty where nothing can be handed in
 * @param right whether there is nothing to mend, or nothing yet
 * @param difference address of the comparison with the attempt before; empty where there is none
 * @param unsolved address of the next problem of the set that is not solved; empty where it is no set
 * @param rules what has to be known before the next attempt, a sentence each; none after a right one
 * @param on from a right one to the next problem of the assignment that is not solved, and back to the assignment
 */
record NextSteps(String mend, boolean right, String difference, String unsolved, List<String> rules, List<Link> on) {

    private static final String RIGHT = "AC";

    static NextSteps of(
            Visit visit,
            SubmissionView view,
            AssignmentView assignment,
            Submissions submissions,
            Gradebooks gradebooks) {
        boolean right = RIGHT.equals(view.verdict());
        boolean own = view.person() == visit.viewer().person() || !assignment.staff();
        // What a student sees is the student's own, or of a work group, in whosever name it was handed in.
        @Nullable String login = assignment.staff() ? view.login() : null;
        List<SubmissionView> made =
                submissions.attempts(visit.viewer(), view.course(), view.assignment(), view.problem(), login);
        return new NextSteps(
                mend(view, assignment),
                right,
                before(view, made),
                Crumbs.next(assignment, view.problem()),
                right || !own || !assignment.takes() ? List.of() : TaskEditor.rules(visit, assignment, made),
                right && own ? on(visit, view, assignment, gradebooks) : List.of());
    }

    /** The way back from a submission that is not judged yet. */
    static NextSteps back(SubmissionView view, AssignmentView assignment) {
        return new NextSteps(mend(view, assignment), true, "", "", List.of(), List.of());
    }

    private static String mend(SubmissionView view, AssignmentView assignment) {
        return assignment.takes() ? TaskEditor.href(view) : "";
    }

    /** The comparison with the attempt before; empty where there is none. */
    private static String before(SubmissionView view, List<SubmissionView> made) {
        return made.stream()
                .filter(one -> one.attempt() == view.attempt() - 1)
                .map(one -> Paths.submission(view.id()) + "/compare/" + one.id())
                .findFirst()
                .orElse("");
    }

    private static List<Link> on(Visit visit, SubmissionView view, AssignmentView assignment, Gradebooks gradebooks) {
        List<Link> on = new ArrayList<>();
        if (!assignment.practice() && assignment.takes()) {
            Set<String> solved = solved(gradebooks.own(visit.viewer(), view.course()), assignment);
            solved.add(view.problem());
            later(assignment.parts(), view.problem()).stream()
                    .filter(one -> !solved.contains(one.slug()))
                    .findFirst()
                    .ifPresent(one -> on.add(new Link(
                            Paths.problem(view.course(), view.assignment(), one.slug()),
                            visit.text("next-problem", "title", Words.title(visit, one.names(), one.slug())))));
        }
        String name = Visible.of(assignment.assignment().name());
        on.add(new Link(Crumbs.up(assignment), visit.text("back-to", "name", name)));
        return on;
    }

    /** Returns the problems from the one after this on; those before it come last. */
    private static List<Part> later(List<Part> parts, String problem) {
        int at = parts.stream().map(Part::slug).toList().indexOf(problem) + 1;
        List<Part> later = new ArrayList<>(parts.subList(at, parts.size()));
        later.addAll(parts.subList(0, at));
        return later;
    }

    /** Returns the names in addresses of the problems of the assignment that the student has solved. */
    private static Set<String> solved(GradebookView own, AssignmentView assignment) {
        Set<String> solved = new HashSet<>();
        own.rows().stream().findFirst().ifPresent(row -> {
            for (int i = 0; i < row.cells().size(); i++) {
                GradebookView.Column column = own.columns().get(i);
                if (column.assignment() == assignment.assignment().id()
                        && RIGHT.equals(row.cells().get(i).verdict())) {
                    assignment.parts().stream()
                            .filter(one -> one.problem() == column.problem())
                            .forEach(one -> solved.add(one.slug()));
                }
            }
        });
        return solved;
    }
}
