package judge.service.grade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.Tables;
import judge.database.course.MarkingTable;
import judge.database.course.RubricTable;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.GradeOverride;
import judge.online.Points.Attempt;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Column;
import judge.service.problem.ProblemViews;
import org.jspecify.annotations.Nullable;

/** The columns of a gradebook, and the cells of a student in them. */
final class GradebookCells {

    private GradebookCells() {}

    /** The columns of an assignment: its problems, then what is marked by hand. */
    static List<Column> columns(Tables tables, Assignment assignment, AssignmentGrades grades) {
        List<Column> columns = new ArrayList<>();
        grades.problems().forEach(problem -> columns.add(column(tables, assignment, problem)));
        for (RubricTable.Criterion one : grades.criteria()) {
            columns.add(new Column(
                    assignment.id(),
                    assignment.slug(),
                    assignment.name(),
                    -one.id(),
                    one.name(),
                    Map.of("", one.name()),
                    one.points(),
                    true));
        }
        return columns;
    }

    /**
     * The cells of a student.
     *
     * @param shown whether results may be known already
     * @param staff whether they are for those who mark
     */
    static List<Cell> of(
            Tables tables,
            AssignmentGrades grades,
            long person,
            boolean shown,
            boolean staff,
            Map<Long, String> names) {
        List<Cell> cells = new ArrayList<>();
        for (AssignedProblem problem : grades.problems()) {
            AssignmentGrades.Earned earned = grades.earned(person, problem);
            Cell.@Nullable Marking marking = staff ? marking(tables, grades, person, problem, names) : null;
            Cell.Work work = new Cell.Work(grades.owner(person), grades.group(person), marking);
            cells.add(shown ? cell(tables, earned, names, work) : Cell.hidden(work, earned.attempts()));
        }
        Cell.Work work = new Cell.Work(grades.owner(person), grades.group(person), null);
        grades.criteria().forEach(one -> cells.add(Cell.mark(work, shown ? grades.mark(person, one) : null)));
        return cells;
    }

    /** Tells who has marked a work by all of the rubric, else who says so, or has it to mark; null: nobody. */
    private static Cell.@Nullable Marking marking(
            Tables tables, AssignmentGrades grades, long person, AssignedProblem problem, Map<Long, String> names) {
        Optional<MarkingTable.Share> share = grades.share(person, problem);
        Optional<RubricTable.Mark> last = grades.complete(person);
        if (last.isPresent()) {
            long by = last.get().byPerson();
            String seen = share.map(MarkingTable.Share::seen).orElse("");
            return new Cell.Marking(by, name(tables, by, names), last.get().at(), seen, true);
        }
        return share.map(one -> new Cell.Marking(
                        one.marker(), name(tables, one.marker(), names), one.done(), one.seen(), false))
                .orElse(null);
    }

    private static Column column(Tables tables, Assignment assignment, AssignedProblem problem) {
        return new Column(
                assignment.id(),
                assignment.slug(),
                assignment.name(),
                problem.problem(),
                tables.problems().find(problem.problem()).orElseThrow().slug(),
                ProblemViews.names(tables.problems()
                        .version(problem.version())
                        .orElseThrow()
                        .names()),
                problem.points(),
                false);
    }

    private static Cell cell(Tables tables, AssignmentGrades.Earned earned, Map<Long, String> names, Cell.Work work) {
        @Nullable Attempt counting = earned.counting();
        @Nullable GradeOverride override = earned.override();
        return new Cell(
                earned.points(),
                earned.computed(),
                counting == null ? null : counting.submission(),
                counting == null ? null : counting.verdict(),
                counting != null && counting.late(),
                earned.pending(),
                earned.attempts(),
                override == null ? null : given(tables, override, names),
                work);
    }

    static Cell.@Nullable Given given(Tables tables, GradeOverride override, Map<Long, String> names) {
        @Nullable Double points = override.points();
        return points == null
                ? null
                : new Cell.Given(points, override.reason(), name(tables, override.byPerson(), names), override.at());
    }

    private static String name(Tables tables, long person, Map<Long, String> names) {
        return names.computeIfAbsent(
                person, id -> tables.people().find(id).orElseThrow().name());
    }
}
