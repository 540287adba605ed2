package judge.web.page.student;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.message.Quantity;
import judge.message.Visible;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Column;
import judge.service.grade.Gradebooks;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/**
 * The problems of an assignment with what somebody has earned, and after them what is marked by hand.
 *
 * @param total the points of all; null: there are none yet
 */
record EarnedLines(List<ProblemLine> problems, @Nullable Double total) {

    /** A problem in a line; {@code code} is a verdict, {@code given} what a teacher has given instead, and why. */
    record ProblemLine(
            String href, String name, String points, String code, String verdict, String attempts, String given) {}

    /** The problems for those who earn nothing. */
    static EarnedLines of(Visit visit, AssignmentView view) {
        return new EarnedLines(
                view.parts().stream()
                        .map(part -> problem(visit, view, part, null))
                        .toList(),
                null);
    }

    /** The problems for a student. */
    static EarnedLines of(Visit visit, AssignmentView view, GradebookView own) {
        Map<Long, Cell> cells = new HashMap<>();
        List<ProblemLine> byHand = new ArrayList<>();
        double total = 0;
        boolean any = false;
        for (int i = 0; i < own.columns().size() && !own.rows().isEmpty(); i++) {
            Column column = own.columns().get(i);
            if (column.assignment() == view.assignment().id()) {
                Cell cell = own.rows().get(0).cells().get(i);
                cells.put(column.problem(), cell);
                any |= cell.points() != null;
                total += cell.points() == null ? 0 : cell.points();
                if (column.byHand()) {
                    byHand.add(criterion(visit, column, cell));
                }
            }
        }
        List<ProblemLine> lines = new ArrayList<>();
        view.parts().forEach(part -> lines.add(problem(visit, view, part, cells.get(part.problem()))));
        lines.addAll(byHand);
        return new EarnedLines(lines, any ? total : null);
    }

    /** The points in each assignment that has some. */
    static Map<Long, Double> byAssignment(GradebookView own) {
        Map<Long, Double> earned = new HashMap<>();
        for (int i = 0; i < own.columns().size() && !own.rows().isEmpty(); i++) {
            @Nullable Double points = own.rows().get(0).cells().get(i).points();
            if (points != null) {
                earned.merge(own.columns().get(i).assignment(), points, Double::sum);
            }
        }
        return earned;
    }

    /** The points that the viewer has of a problem, or can earn; empty in a set for practice. */
    static String points(Visit visit, AssignmentView view, Part part, Gradebooks gradebooks) {
        if (view.practice()) {
            return "";
        }
        if (!view.staff()) {
            GradebookView own = gradebooks.own(visit.viewer(), view.course().slug());
            for (int i = 0; i < own.columns().size() && !own.rows().isEmpty(); i++) {
                Column column = own.columns().get(i);
                @Nullable Double points = own.rows().get(0).cells().get(i).points();
                if (column.assignment() == view.assignment().id()
                        && column.problem() == part.problem()
                        && points != null) {
                    return points(visit, part, points);
                }
            }
        }
        return part.bounded() ? points(visit, part, null) : visit.text("points-unbounded");
    }

    private static ProblemLine criterion(Visit visit, Column column, Cell cell) {
        String most = Quantity.points(column.points());
        @Nullable Double points = cell.points();
        return new ProblemLine(
                "", Visible.of(column.problemSlug()), points(visit, points, most, "/" + most), "", "", "", "");
    }

    private static ProblemLine problem(Visit visit, AssignmentView view, Part part, @Nullable Cell cell) {
        @Nullable Double points = cell == null ? null : cell.points();
        @Nullable String verdict = cell == null ? null : cell.verdict();
        int attempts = cell == null ? 0 : cell.attempts();
        return new ProblemLine(
                Paths.problem(view.course().slug(), view.assignment().slug(), part.slug()),
                Words.title(visit, part.names(), part.slug()),
                points(visit, part, points),
                verdict == null ? "" : verdict,
                Words.verdict(visit, verdict),
                attempts == 0 ? "" : visit.text("attempts-made", "count", attempts),
                Words.given(visit, cell == null ? null : cell.given()));
    }

    private static String points(Visit visit, Part part, @Nullable Double points) {
        String most = Quantity.points(part.points());
        return points(visit, points, most, part.bounded() ? "/" + most : "");
    }

    /** The points that somebody has, of all if there is a most; where there are none, what can be earned. */
    private static String points(Visit visit, @Nullable Double points, String most, String all) {
        return points == null
                ? visit.text("points-most", "points", most)
                : visit.text("points-of", "points", Quantity.points(points) + all);
    }
}
