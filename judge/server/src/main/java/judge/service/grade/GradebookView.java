package judge.service.grade;

import java.time.Instant;
import java.util.ArrayList;
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

    /** Returns the work group of a student, if this is one assignment; null: none. */
    public @Nullable String workGroup(Row row) {
        boolean one = columns.stream().map(Column::assignment).distinct().count() == 1;
        return one ? row.cells().get(0).work().group() : null;
    }

    /** The results of a student at problems, without marks by hand. */
    public List<Cell> ofProblems(Row row) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            if (!columns.get(i).byHand()) {
                cells.add(row.cells().get(i));
            }
        }
        return cells;
    }

    /**
     * A problem of an assignment, or a criterion that is marked by hand.
     *
     * @param problem of a criterion: its number below zero
     * @param problemSlug of a criterion: its name
     * @param byHand whether it is a criterion
     */
    public record Column(
            long assignment,
            String assignmentSlug,
            String assignmentName,
            long problem,
            String problemSlug,
            Map<String, String> names,
            double points,
            boolean byHand) {}

    /**
     * A student.
     *
     * @param group within the course; null: none is known
     * @param cells in the order of the columns
     * @param total of all cells with points
     * @param disabled whether the account cannot be used
     */
    public record Row(
            long person,
            String login,
            String name,
            @Nullable String rosterId,
            @Nullable String group,
            List<Cell> cells,
            double total,
            boolean disabled) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * A student's result at a problem, or a mark by hand.
     *
     * @param points the points that count; null: nothing was handed in, or nothing of it is judged, or it is hidden
     * @param computed the points that would count without an override
     * @param submission the submission that counts; null: there is none
     * @param verdict its verdict
     * @param late whether it was late
     * @param pending the number of submissions that are yet to be judged
     * @param attempts the number of submissions
     * @param given the points that a teacher has given instead; null: none
     * @param work tells whose it is
     */
    public record Cell(
            @Nullable Double points,
            @Nullable Double computed,
            @Nullable Long submission,
            @Nullable String verdict,
            boolean late,
            int pending,
            int attempts,
            @Nullable Given given,
            Work work) {

        /** Makes the cell where the student may not know the result yet. */
        static Cell hidden(Work work, int attempts) {
            return new Cell(null, null, null, null, false, 0, attempts, null, work);
        }

        /** Makes the cell of a criterion. */
        static Cell mark(Work work, @Nullable Double points) {
            return new Cell(points, points, null, null, false, 0, 0, null, work);
        }

        /**
         * The work that a result is of.
         *
         * @param owner the person in whose name it was handed in
         * @param group the work group that hands in together; null: the student does so alone
         * @param marking null: nobody has it, or the viewer does not mark
         */
        public record Work(long owner, @Nullable String group, @Nullable Marking marking) {}

        /**
         * The marking of a work.
         *
         * @param name the marker's
         * @param done null: it is yet to be done
         * @param seen tells whether somebody has changed it since
         * @param rubric whether it is done because there is a mark by every criterion
         */
        public record Marking(long marker, String name, @Nullable Instant done, String seen, boolean rubric) {}

        /** Points that a teacher has given instead. */
        public record Given(double points, String reason, String by, Instant at) {}
    }
}
