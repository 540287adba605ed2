package judge.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.service.grade.GradebookView;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Column;
import judge.service.grade.GradebookView.Row;
import org.jspecify.annotations.Nullable;

/** Grades in JSON. */
final class GradebookJson {

    private GradebookJson() {}

    /** The grades of an assignment. */
    record GradeJson(
            String course,
            String assignment,
            double points,
            List<ColumnJson> problems,
            List<MarkJson> rubric,
            List<StudentJson> students) {}

    /** A criterion of the rubric with its most points, or a student's mark by it; null: there is none yet. */
    record MarkJson(String name, @Nullable Double points) {}

    /** A problem. */
    record ColumnJson(String id, double points, Map<String, String> names) {}

    /** A student; cells in the order of the problems. */
    record StudentJson(
            String login,
            String name,
            @Nullable String rosterId,
            @Nullable String group,
            @Nullable String workGroup,
            boolean disabled,
            double total,
            List<CellJson> problems,
            List<MarkJson> marks) {}

    /** A student's result at a problem. */
    record CellJson(
            String id,
            @Nullable Double points,
            @Nullable Double computed,
            @Nullable Long submission,
            @Nullable String verdict,
            boolean late,
            int pending,
            int attempts,
            @Nullable OverrideJson override) {}

    /** The points that a teacher has given in place of the earned ones. */
    record OverrideJson(double points, String reason, String by, @Nullable String at) {}

    static GradeJson of(GradebookView view, String assignment) {
        List<ColumnJson> problems = view.columns().stream()
                .filter(column -> !column.byHand())
                .map(column -> new ColumnJson(column.problemSlug(), column.points(), column.names()))
                .toList();
        List<StudentJson> students =
                view.rows().stream().map(row -> student(row, view)).toList();
        List<MarkJson> rubric = view.columns().stream()
                .filter(Column::byHand)
                .map(column -> new MarkJson(column.problemSlug(), column.points()))
                .toList();
        return new GradeJson(view.course().slug(), assignment, view.points(), problems, rubric, students);
    }

    private static StudentJson student(Row row, GradebookView view) {
        List<Column> columns = view.columns();
        List<CellJson> cells = new ArrayList<>();
        List<MarkJson> marks = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            if (column.byHand()) {
                marks.add(new MarkJson(column.problemSlug(), row.cells().get(i).points()));
            } else {
                cells.add(cell(column.problemSlug(), row.cells().get(i)));
            }
        }
        return new StudentJson(
                row.login(),
                row.name(),
                row.rosterId(),
                row.group(),
                view.workGroup(row),
                row.disabled(),
                row.total(),
                cells,
                marks);
    }

    private static CellJson cell(String problem, Cell cell) {
        Cell.@Nullable Given given = cell.given();
        return new CellJson(
                problem,
                cell.points(),
                cell.computed(),
                cell.submission(),
                cell.verdict(),
                cell.late(),
                cell.pending(),
                cell.attempts(),
                given == null
                        ? null
                        : new OverrideJson(given.points(), given.reason(), given.by(), ApiWords.of(given.at())));
    }
}
