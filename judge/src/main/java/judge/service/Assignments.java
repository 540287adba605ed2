package judge.service;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Deadlines;
import judge.online.Feedback;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** What courses have to do, and until when. */
public final class Assignments {

    private final Database database;
    private final Clock clock;

    public Assignments(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A problem and what it is worth. */
    public record WishedProblem(String id, double points) {}

    /**
     * An assignment as a teacher wants it.
     *
     * @param closes null: practice, without an end
     * @param lateUntil null: nothing is taken late
     * @param lateDeduction share of the points, 0 to 1
     * @param attempts at each problem; null: any number
     * @param interval between two attempts at a problem
     */
    public record AssignmentWish(
            String name,
            Instant opens,
            @Nullable Instant closes,
            @Nullable Instant lateUntil,
            double lateDeduction,
            Feedback feedback,
            @Nullable Integer attempts,
            Counting counts,
            Duration interval,
            List<WishedProblem> problems) {

        public AssignmentWish {
            problems = List.copyOf(problems);
        }
    }

    /**
     * A problem of an assignment.
     *
     * @param version by which it is judged
     * @param newest whether there is no newer one
     * @param names title by language code
     */
    public record Part(
            int ordinal,
            long problem,
            String slug,
            long version,
            boolean newest,
            Map<String, String> names,
            double points) {}

    /**
     * An assignment as somebody sees it.
     *
     * @param role what the viewer is in the course; null: an administrator who is not in it
     * @param deadlines the viewer's own
     * @param phase the viewer's own, now
     * @param parts its problems, in their order
     */
    public record AssignmentView(
            Course course,
            Assignment assignment,
            @Nullable CourseRole role,
            Deadlines deadlines,
            Deadlines.Phase phase,
            List<Part> parts) {

        public AssignmentView {
            parts = List.copyOf(parts);
        }

        /** Whether the viewer is teacher or assistant, or stands above the course. */
        public boolean staff() {
            return role != CourseRole.STUDENT;
        }

        /** What can be earned. */
        public double points() {
            return parts.stream().mapToDouble(Part::points).sum();
        }
    }

    /** More time for one student. */
    public record ExtensionView(long person, String login, String name, Instant closes) {}

    /** Sets an assignment, or changes the one with this slug; what was handed in stays. */
    public AssignmentView put(Viewer viewer, String course, String slug, AssignmentWish wish) {
        throw new UnsupportedOperationException();
    }

    public AssignmentView get(Viewer viewer, String course, String slug) {
        throw new UnsupportedOperationException();
    }

    /** Those of a course that the viewer can see, in the order in which they open. */
    public List<AssignmentView> of(Viewer viewer, String course) {
        throw new UnsupportedOperationException();
    }

    /**
     * Gives a student more time.
     *
     * @param closes null takes it back
     */
    public void extend(Viewer viewer, String course, String slug, String login, @Nullable Instant closes) {
        throw new UnsupportedOperationException();
    }

    /** Who has more time than all others. */
    public List<ExtensionView> extensions(Viewer viewer, String course, String slug) {
        throw new UnsupportedOperationException();
    }
}
