package judge.service.grade;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.online.Course;
import org.jspecify.annotations.Nullable;

/**
 * The grades of a course, or of one of its assignments.
 *
 * @param columns each problem of each assignment
 * @param groups of the whole class, see {@code ClassGroup.names}
 * @param rows students, by roster number and login
 */
public record GradebookView(Course course, List<Column> columns, List<String> groups, List<Row> rows) {

    public GradebookView {
        columns = List.copyOf(columns);
        groups = List.copyOf(groups);
        rows = List.copyOf(rows);
    }

    /** Returns the points that can be earned. */
    public double points() {
        return columns.stream().mapToDouble(Column::points).sum();
    }

    /** A problem of an assignment. */
    public record Column(
            long assignment,
            String assignmentSlug,
            String assignmentName,
            long problem,
            String problemSlug,
            Map<String, String> names,
            double points) {}

    /**
     * A student.
     *
     * @param group within the course; null: none is known
     * @param cells in the order of the columns
     * @param total of all cells with points
     */
    public record Row(
            long person,
            String login,
            String name,
            @Nullable String rosterId,
            @Nullable String group,
            List<Cell> cells,
            double total) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A student's result at a problem.
     *
     * @param points the points that count; null: nothing was handed in, or nothing of it is judged, or it is hidden
     * @param computed the points that would count without an override
     * @param submission the submission that counts; null: there is none
     * @param verdict its verdict
     * @param late whether it was late
     * @param pending the number of submissions that are yet to be judged
     * @param attempts the number of submissions
     * @param given the points that a teacher has given instead; null: none
     */
    public record Cell(
            @Nullable Double points,
            @Nullable Double computed,
            @Nullable Long submission,
            @Nullable String verdict,
            boolean late,
            int pending,
            int attempts,
            @Nullable Given given) {

        /** Makes the cell where the student may not know the result yet. */
        static Cell hidden(int attempts) {
            return new Cell(null, null, null, null, false, 0, attempts, null);
        }

        /** Points that a teacher has given instead. */
        public record Given(double points, String reason, String by, Instant at) {}
    }
}
