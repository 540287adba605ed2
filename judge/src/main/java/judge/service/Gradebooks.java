package judge.service;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.gradebook.Gradebook;
import judge.message.Messages;
import judge.online.Course;
import judge.online.Viewer;
import judge.similar.Likenesses;
import org.jspecify.annotations.Nullable;

/** Grades, and what teachers say about them. */
public final class Gradebooks {

    private final Database database;
    private final Clock clock;
    private final Problems problems;

    public Gradebooks(Database database, Clock clock, Problems problems) {
        this.database = database;
        this.clock = clock;
        this.problems = problems;
    }

    /**
     * The grades of a course, or of one of its assignments.
     *
     * @param columns each problem of each assignment
     * @param rows students, by roster number and login
     */
    public record GradebookView(Course course, List<Column> columns, List<Row> rows) {

        public GradebookView {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }

        /** What can be earned. */
        public double points() {
            return columns.stream().mapToDouble(Column::points).sum();
        }
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
     * @param cells in the order of the columns
     * @param total of all cells with points
     */
    public record Row(
            long person, String login, String name, @Nullable String rosterId, List<Cell> cells, double total) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * What a student has at a problem.
     *
     * @param points what counts; null: nothing was handed in, or nothing of it is judged, or it is hidden
     * @param computed what would count without an override
     * @param submission the one that counts; null: there is none
     * @param verdict of that
     * @param late whether that was late
     * @param pending how many are yet to be judged
     * @param attempts how many were handed in
     * @param given what a teacher has given instead; null: nothing
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

        /** Points that a teacher has given instead. */
        public record Given(double points, String reason, String by, Instant at) {}
    }

    /**
     * What somebody has written on a line.
     *
     * @param line from 1; 0: on the file as a whole
     */
    public record CommentView(long id, String file, int line, String text, String by, Instant at) {}

    /**
     * All students' grades.
     *
     * @param assignment null: of all assignments
     */
    public GradebookView get(Viewer viewer, String course, @Nullable String assignment) {
        throw new UnsupportedOperationException();
    }

    /** The viewer's own grades in a course, as far as they may know them already. */
    public GradebookView own(Viewer viewer, String course) {
        throw new UnsupportedOperationException();
    }

    /** The grades as a table for spreadsheets. */
    public byte[] csv(Viewer viewer, String course, @Nullable String assignment, Messages messages) {
        throw new UnsupportedOperationException();
    }

    /** The same as a workbook. */
    public byte[] xlsx(Viewer viewer, String course, @Nullable String assignment, Messages messages) {
        throw new UnsupportedOperationException();
    }

    /**
     * Gives points instead of those that follow from what was handed in.
     *
     * @param points null takes it back
     */
    public void override(
            Viewer viewer,
            String course,
            String assignment,
            String problem,
            String login,
            @Nullable Double points,
            String reason) {
        throw new UnsupportedOperationException();
    }

    /** Says something about a line of what was handed in. */
    public CommentView comment(Viewer viewer, long submission, String file, int line, String text) {
        throw new UnsupportedOperationException();
    }

    /** What was said about a submission, by file and line. */
    public List<CommentView> comments(Viewer viewer, long submission) {
        throw new UnsupportedOperationException();
    }

    /** The class page of an assignment: the submission of each student that counts, as if they had been graded. */
    public Gradebook classPage(Viewer viewer, String course, String assignment) {
        throw new UnsupportedOperationException();
    }

    /** Which of the submissions that count are alike. */
    public Likenesses similar(Viewer viewer, String course, String assignment, String problem) {
        throw new UnsupportedOperationException();
    }
}
