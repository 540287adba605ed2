package judge.service.access;

import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.database.Tables;
import judge.database.judging.HandInPlace;
import judge.database.judging.StoredTry;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import org.jspecify.annotations.Nullable;

/**
 * The door that every request goes through: looks up the thing that it is about, and asks {@link Access}. A thing that
 * the viewer may not know of is not found; an action on a thing that may be seen, but not be changed, is not allowed.
 */
public record Authorization(Clock clock) {

    /**
     * A course, and what the viewer is in it.
     *
     * @param role null: nothing, an administrator then
     * @param staff whether the viewer sees everything of the course
     */
    public record InCourse(Course course, @Nullable CourseRole role, boolean staff) {}

    /**
     * An assignment, and what the viewer is in its course.
     *
     * @param phase for the viewer, extension and late time included
     */
    public record AtAssignment(
            Course course, Assignment assignment, @Nullable CourseRole role, boolean staff, Phase phase) {}

    /**
     * A submission, and what the viewer is to it.
     *
     * @param own whether it is the viewer's, or of a work group of the viewer's
     */
    public record AtSubmission(
            StoredSubmission submission,
            Course course,
            Assignment assignment,
            @Nullable CourseRole role,
            boolean staff,
            boolean own,
            Phase phase) {

        /** Returns the assignment that it is of. */
        public AtAssignment at() {
            return new AtAssignment(course, assignment, role, staff, phase);
        }
    }

    /** Requires that the viewer may do something that concerns no course. */
    public void site(Viewer viewer, Action action) {
        if (!Access.may(viewer, action)) {
            throw Refusal.notAllowed("not-allowed");
        }
    }

    /** A course in which the viewer does something. */
    public InCourse course(Tables tables, Viewer viewer, String slug, Action action) {
        Course course = tables.courses().find(slug).orElseThrow(Refusal::notFound);
        @Nullable CourseRole role = role(tables, course.id(), viewer);
        require(viewer, role, Action.SEE_COURSE, action, false, Phase.OPEN);
        return new InCourse(course, role, Access.may(viewer, role, Action.SEE_CLASS));
    }

    /** Tells whether the viewer sees all that was handed in to a course. */
    public static boolean seesClass(Tables tables, Viewer viewer, Course course) {
        return Access.may(viewer, role(tables, course.id(), viewer), Action.SEE_CLASS);
    }

    /** A course that the viewer changes, and that is not over. */
    public Course goingCourse(Tables tables, Viewer viewer, String slug) {
        Course course = course(tables, viewer, slug, Action.EDIT_COURSE).course();
        requireGoing(course);
        return course;
    }

    /** Refuses what cannot be done in a course that is over. */
    public static void requireGoing(Course course) {
        if (course.archived() != null) {
            throw Refusal.conflict("course-archived");
        }
    }

    /** An assignment at which the viewer does something. */
    public AtAssignment assignment(Tables tables, Viewer viewer, String course, String slug, Action action) {
        Course found = tables.courses().find(course).orElseThrow(Refusal::notFound);
        Assignment assignment = tables.assignments().find(found.id(), slug).orElseThrow(Refusal::notFound);
        return assignment(tables, viewer, found, assignment, action);
    }

    /** The same where grades are given: no set is found. */
    public AtAssignment graded(Tables tables, Viewer viewer, String course, String slug, Action action) {
        AtAssignment at = assignment(tables, viewer, course, slug, action);
        if (tables.practice().audience(at.assignment().id()).isPresent()) {
            throw Refusal.notFound();
        }
        return at;
    }

    /** The same, by its number. */
    public AtAssignment assignment(Tables tables, Viewer viewer, long id, Action action) {
        Assignment assignment = tables.assignments().find(id).orElseThrow(Refusal::notFound);
        Course course = tables.courses().find(assignment.course()).orElseThrow(Refusal::notFound);
        return assignment(tables, viewer, course, assignment, action);
    }

    /** Checks the access to an assignment that was looked up for this viewer. */
    public AtAssignment assignment(Viewer viewer, HandInPlace place, Action action) {
        @Nullable
        CourseRole inCourse = place.member() == null ? null : place.member().role();
        @Nullable CourseRole role = Access.atAssignment(viewer, inCourse, place.audience());
        Phase phase = phase(place.assignment(), () -> Optional.ofNullable(place.extension()));
        return assignment(viewer, place.course(), place.assignment(), role, phase, action);
    }

    private AtAssignment assignment(Tables tables, Viewer viewer, Course course, Assignment assignment, Action action) {
        @Nullable CourseRole role = role(tables, assignment, viewer);
        Phase phase = phase(tables, assignment, viewer.person());
        return assignment(viewer, course, assignment, role, phase, action);
    }

    private static AtAssignment assignment(
            Viewer viewer,
            Course course,
            Assignment assignment,
            @Nullable CourseRole role,
            Phase phase,
            Action action) {
        require(viewer, role, Action.SEE_ASSIGNMENT, action, false, phase);
        return new AtAssignment(course, assignment, role, Access.may(viewer, role, Action.SEE_CLASS), phase);
    }

    /** A submission to which the viewer does something. */
    public AtSubmission submission(Tables tables, Viewer viewer, long id, Action action) {
        StoredSubmission submission = tables.submissions().find(id).orElseThrow(Refusal::notFound);
        Assignment assignment =
                tables.assignments().find(submission.assignment()).orElseThrow(Refusal::notFound);
        Course course = tables.courses().find(assignment.course()).orElseThrow(Refusal::notFound);
        @Nullable CourseRole role = role(tables, assignment, viewer);
        boolean own = Ownership.isOwn(tables, viewer, submission);
        Phase phase = phase(tables, assignment, viewer.person());
        require(viewer, role, Action.SEE_SUBMISSION, action, own, phase);
        boolean staff = Access.may(viewer, role, Action.SEE_CLASS);
        return new AtSubmission(submission, course, assignment, role, staff, own, phase);
    }

    /** The assignment of a try that the viewer sees. */
    public AtAssignment tried(Tables tables, Viewer viewer, StoredTry tried) {
        Assignment assignment = tables.assignments().find(tried.assignment()).orElseThrow(Refusal::notFound);
        Course course = tables.courses().find(assignment.course()).orElseThrow(Refusal::notFound);
        @Nullable CourseRole role = role(tables, assignment, viewer);
        Phase phase = phase(tables, assignment, viewer.person());
        boolean own = tried.person() == viewer.person();
        require(viewer, role, Action.SEE_TRY, Action.SEE_TRY, own, phase);
        return new AtAssignment(course, assignment, role, Access.may(viewer, role, Action.SEE_CLASS), phase);
    }

    /** A problem of the catalogue to which the viewer does something; those of the server are for all teachers. */
    public CatalogProblem problem(Tables tables, Viewer viewer, String slug, Action action) {
        CatalogProblem problem = tables.problems().find(slug).orElseThrow(Refusal::notFound);
        boolean own = problem.owner() != null && problem.owner() == viewer.person();
        boolean seen = Access.may(viewer, null, Action.SEE_PROBLEM, own, Phase.OPEN)
                || (problem.owner() == null && Access.may(viewer, Action.USE_PROBLEMS));
        if (!seen) {
            throw Refusal.notFound();
        }
        if (action != Action.SEE_PROBLEM && !Access.may(viewer, null, action, own, Phase.OPEN)) {
            throw Refusal.notAllowed("not-allowed");
        }
        return problem;
    }

    /** Returns the student of a course who has this login. */
    public static Person student(Tables tables, Course course, String login) {
        return Logins.normal(login)
                .flatMap(tables.people()::find)
                .filter(one -> tables.courses()
                        .member(course.id(), one.id())
                        .filter(member -> member.role() == CourseRole.STUDENT)
                        .isPresent())
                .orElseThrow(() -> Refusal.invalid("person-no-student", Map.of("login", login)));
    }

    /** Returns the phase of an assignment for a person. */
    public Phase phase(Tables tables, Assignment assignment, long person) {
        return phase(assignment, () -> tables.assignments().extension(assignment.id(), person));
    }

    private Phase phase(Assignment assignment, Supplier<Optional<Instant>> extended) {
        Instant now = clock.instant();
        if (now.isBefore(assignment.opens())) {
            return Phase.BEFORE;
        }
        @Nullable Instant end = assignment.closes();
        if (end == null || now.isBefore(end)) {
            return Phase.OPEN;
        }
        boolean late = assignment.lateUntil() != null && now.isBefore(assignment.lateUntil());
        return late || extended.get().filter(now::isBefore).isPresent() ? Phase.OPEN : Phase.CLOSED;
    }

    private static void require(
            Viewer viewer, @Nullable CourseRole role, Action seeing, Action action, boolean own, Phase phase) {
        if (!Access.may(viewer, role, seeing, own, phase)) {
            throw Refusal.notFound();
        }
        if (!Access.may(viewer, role, action, own, phase)) {
            throw (action == Action.HAND_IN || action == Action.TRY) && phase == Phase.CLOSED
                    ? Refusal.notAllowed("assignment-closed")
                    : Refusal.notAllowed("not-allowed");
        }
    }

    private static @Nullable CourseRole role(Tables tables, Assignment assignment, Viewer viewer) {
        @Nullable
        PracticeAudience audience = tables.practice().audience(assignment.id()).orElse(null);
        return Access.atAssignment(viewer, role(tables, assignment.course(), viewer), audience);
    }

    private static @Nullable CourseRole role(Tables tables, long course, Viewer viewer) {
        Optional<Member> member = tables.courses().member(course, viewer.person());
        return member.map(Member::role).orElse(null);
    }
}
