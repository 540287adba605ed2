package judge.service.submission;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Deadlines;
import judge.online.ShownReport.Extent;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.service.access.Authorization.AtAssignment;
import judge.service.problem.ProblemViews;
import org.jspecify.annotations.Nullable;

/** The assignments in which a person sees submissions, with what the person may know of those. */
final class SeenAssignments {

    private final Instant now;
    private final Map<Long, AtAssignment> seen = new HashMap<>();
    private final Map<Long, Instant> extensions;

    /** Chooses among assignments, as they are for the viewer now. */
    private SeenAssignments(Tables tables, Viewer viewer, Instant now, Collection<Assignment> among) {
        this.now = now;
        extensions = tables.assignments().extensionsOf(viewer.person());
        Map<Long, Course> courses = new HashMap<>();
        tables.courses().of(viewer.person()).forEach(one -> courses.put(one.id(), one));
        Map<Long, CourseRole> roles = new HashMap<>();
        tables.courses().memberships(viewer.person()).forEach(one -> roles.put(one.course(), one.role()));
        Map<Long, PracticeAudience> audiences = tables.practice().audiences();
        for (Assignment one : among) {
            Phase phase = now.isBefore(one.opens()) ? Phase.BEFORE : Phase.OPEN; // Closed, it is seen as well.
            @Nullable CourseRole role = Access.atAssignment(viewer, roles.get(one.course()), audiences.get(one.id()));
            if (Access.may(viewer, role, Action.SEE_SUBMISSION, true, phase)) {
                boolean staff = Access.may(viewer, role, Action.SEE_CLASS);
                Course course = courses.computeIfAbsent(one.course(), id -> outside(tables, id, staff));
                seen.put(one.id(), new AtAssignment(course, one, role, staff, phase));
            }
        }
    }

    /** The assignments of one's courses, and all others to which one has handed in. */
    static SeenAssignments own(Tables tables, Viewer viewer, Instant now) {
        return new SeenAssignments(tables, viewer, now, tables.assignments().ofPerson(viewer.person()));
    }

    /** The assignments of a course. */
    static SeenAssignments of(Tables tables, Viewer viewer, Instant now, Course course) {
        return new SeenAssignments(tables, viewer, now, tables.assignments().withSets(course.id()));
    }

    /** One assignment, if any submission of it is seen. */
    static SeenAssignments of(Tables tables, Viewer viewer, Instant now, Assignment assignment) {
        return new SeenAssignments(tables, viewer, now, List.of(assignment));
    }

    /** The assignments of all classes that the viewer sees. */
    static SeenAssignments taught(Tables tables, Viewer viewer, Instant now) {
        List<Assignment> among = Access.may(viewer, Action.SEE_CLASS)
                ? tables.assignments().all()
                : tables.assignments().ofPerson(viewer.person());
        SeenAssignments all = new SeenAssignments(tables, viewer, now, among);
        all.seen.values().removeIf(one -> !one.staff());
        return all;
    }

    /** Tells whether the viewer sees what everybody has handed in, and not only the own. */
    boolean isWhole() {
        return seen.values().stream().allMatch(AtAssignment::staff);
    }

    /** A course that the viewer is not in: guests of its sets do not learn what it is called. */
    private static Course outside(Tables tables, long id, boolean staff) {
        Course course = tables.courses().find(id).orElseThrow();
        return staff ? course : new Course(id, course.slug(), "", null, course.created(), course.archived());
    }

    Set<Long> seen() {
        return seen.keySet();
    }

    Collection<AtAssignment> all() {
        return seen.values();
    }

    /** The assignment of a number that is among those seen. */
    AtAssignment at(long assignment) {
        return Objects.requireNonNull(seen.get(assignment), "an assignment that is seen");
    }

    private Deadlines deadlines(Assignment assignment) {
        return Deadlines.of(assignment, Optional.ofNullable(extensions.get(assignment.id())));
    }

    Extent extent(long assignment) {
        AtAssignment of = at(assignment);
        return Extent.of(of.assignment().feedback(), deadlines(of.assignment()).isOver(now), of.staff());
    }

    /** Returns the assignments of which the person may know verdicts. */
    Set<Long> shown() {
        return seen.keySet().stream().filter(one -> extent(one).showsState()).collect(Collectors.toSet());
    }

    /** Returns the assignments to which the person, as a student, can hand in now. */
    Set<Long> open() {
        return seen.values().stream()
                .filter(one -> one.role() == CourseRole.STUDENT && one.course().archived() == null)
                .filter(one -> deadlines(one.assignment()).at(now) != Deadlines.Phase.CLOSED)
                .map(one -> one.assignment().id())
                .collect(Collectors.toSet());
    }

    /** Names problems, each by its number in one of the assignments that are seen, by the number of that. */
    Map<Long, NamedProblem> named(Tables tables, Map<Long, Long> assignments) {
        Map<Long, AssignedProblem> assigned = new HashMap<>();
        for (AssignedProblem one : tables.assignments().problems(Set.copyOf(assignments.values()))) {
            if (Objects.equals(assignments.get(one.problem()), one.assignment())) {
                assigned.put(one.problem(), one);
            }
        }
        Map<Long, String> names = names(tables, assigned.values());
        Map<Long, NamedProblem> named = new HashMap<>();
        tables.problems().slugs(assignments.keySet()).forEach((problem, slug) -> {
            AtAssignment at = at(Objects.requireNonNull(assignments.get(problem)));
            Map<String, String> titles = titles(Optional.ofNullable(assigned.get(problem)), names);
            named.put(
                    problem,
                    new NamedProblem(
                            at.course().slug(),
                            at.course().name(),
                            at.assignment().slug(),
                            at.assignment().name(),
                            slug,
                            titles));
        });
        return named;
    }

    /** Titles of versions as they are stored. */
    static Map<Long, String> names(Tables tables, Collection<AssignedProblem> assigned) {
        return tables.problems()
                .names(assigned.stream().map(AssignedProblem::version).collect(Collectors.toSet()));
    }

    /** The titles of a problem by language code; none where the assignment has it no more. */
    static Map<String, String> titles(Optional<AssignedProblem> assigned, Map<Long, String> names) {
        @Nullable String stored = assigned.map(one -> names.get(one.version())).orElse(null);
        return stored == null ? Map.of() : ProblemViews.names(stored);
    }
}
