package judge.database.course;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import org.jdbi.v3.core.Handle;

/** Assignments, their problems, and extensions. */
public record AssignmentTable(Handle handle) {

    static final String COLUMNS = "id, course, slug, name, opens, closes, late_until, late_deduction, feedback,"
            + " explain, tries, attempts, counts, interval_ms as interval, created";
    private static final String PROBLEM = "assignment, ordinal, problem, version, points";

    /** Returns the groups that hand in together. */
    public WorkGroupTable groups() {
        return new WorkGroupTable(handle);
    }

    /** Adds an assignment, or changes the one with this slug in this course; its number is not looked at. */
    public Assignment put(Assignment wished) {
        return handle.createQuery(
                        "insert into assignment (course, slug, name, opens, closes, late_until, late_deduction,"
                                + " feedback, explain, tries, attempts, counts, interval_ms, created) values"
                                + " (:course, :slug, :name, :opens, :closes, :lateUntil, :lateDeduction,"
                                + " :feedback, :explains, :mayTry, :attempts, :counts, :interval, :created)"
                                + " on conflict (course, slug) do update set name = excluded.name, opens ="
                                + " excluded.opens,"
                                + " closes = excluded.closes, late_until = excluded.late_until,"
                                + " late_deduction = excluded.late_deduction, feedback = excluded.feedback,"
                                + " explain = excluded.explain, tries = excluded.tries,"
                                + " attempts = excluded.attempts, counts = excluded.counts, interval_ms ="
                                + " excluded.interval_ms"
                                + " returning " + COLUMNS)
                .bindMethods(wished)
                .bind("explains", wished.explain() ? 1 : 0)
                .bind("mayTry", wished.tries() ? 1 : 0)
                .mapTo(Assignment.class)
                .one();
    }

    public Optional<Assignment> find(long id) {
        return handle.createQuery("select " + COLUMNS + " from assignment where id = :id")
                .bind("id", id)
                .mapTo(Assignment.class)
                .findOne();
    }

    public Optional<Assignment> find(long course, String slug) {
        return handle.createQuery("select " + COLUMNS + " from assignment where course = :course and slug = :slug")
                .bind("course", course)
                .bind("slug", slug)
                .mapTo(Assignment.class)
                .findOne();
    }

    /** Returns the assignments of a course but for its sets, in the order in which they open. */
    public List<Assignment> of(long course) {
        return handle.createQuery("select " + COLUMNS + " from assignment where course = :course"
                        + " and id not in (select assignment from practice_set) order by opens, id")
                .bind("course", course)
                .mapTo(Assignment.class)
                .list();
    }

    /** Returns the assignments that have a problem, in any version, but for sets; the newest first. */
    public List<Assignment> withProblem(long problem) {
        return handle.createQuery("select " + COLUMNS + " from assignment where id in"
                        + " (select assignment from assignment_problem where problem = :problem)"
                        + " and id not in (select assignment from practice_set) order by opens desc, id desc")
                .bind("problem", problem)
                .mapTo(Assignment.class)
                .list();
    }

    /** Returns the assignments of a course, its sets included. */
    public List<Assignment> withSets(long course) {
        return handle.createQuery("select " + COLUMNS + " from assignment where course = :course order by opens, id")
                .bind("course", course)
                .mapTo(Assignment.class)
                .list();
    }

    /** Returns all assignments of all courses, sets included. */
    public List<Assignment> all() {
        return handle.createQuery("select " + COLUMNS + " from assignment order by opens, id")
                .mapTo(Assignment.class)
                .list();
    }

    /** The assignments of the courses that a person is in, and all others to which the person has handed in. */
    public List<Assignment> ofPerson(long person) {
        return handle.createQuery("select " + COLUMNS + " from assignment"
                        + " where course in (select course from member where person = :person)"
                        + " or id in (select assignment from submission where person = :person) order by opens, id")
                .bind("person", person)
                .mapTo(Assignment.class)
                .list();
    }

    /** The problems of some assignments. */
    public List<AssignedProblem> problems(Collection<Long> assignments) {
        return assignments.isEmpty()
                ? List.of()
                : handle.createQuery("select " + PROBLEM
                                + " from assignment_problem where assignment in (<among>) order by assignment, ordinal")
                        .bindList("among", assignments)
                        .mapTo(AssignedProblem.class)
                        .list();
    }

    /** The problems of an assignment, in their order. */
    public List<AssignedProblem> problems(long assignment) {
        return handle.createQuery("select " + PROBLEM
                        + " from assignment_problem where assignment = :assignment order by ordinal")
                .bind("assignment", assignment)
                .mapTo(AssignedProblem.class)
                .list();
    }

    /** Sets the problems of an assignment; what was handed in for others stays. */
    public void setProblems(long assignment, List<AssignedProblem> problems) {
        handle.createUpdate("delete from assignment_problem where assignment = :assignment")
                .bind("assignment", assignment)
                .execute();
        for (AssignedProblem problem : problems) {
            handle.createUpdate("insert into assignment_problem (assignment, ordinal, problem, version, points)"
                            + " values (:assignment, :ordinal, :problem, :version, :points)")
                    .bindMethods(problem)
                    .bind("assignment", assignment)
                    .execute();
        }
    }

    /** Returns the time until which a person may hand in, where it is later than for all. */
    public Optional<Instant> extension(long assignment, long person) {
        return handle.createQuery("select closes from extension where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Instant.class)
                .findOne();
    }

    /**
     * Returns the extensions of an assignment, by person: the times until which a person may hand in, where these are
     * later than for all.
     */
    public Map<Long, Instant> extensions(long assignment) {
        return handle.createQuery("select person, closes from extension where assignment = :assignment order by person")
                .bind("assignment", assignment)
                .reduceRows(new LinkedHashMap<>(), (found, row) -> {
                    found.put(row.getColumn("person", Long.class), row.getColumn("closes", Instant.class));
                    return found;
                });
    }

    /** The extensions of a person, by assignment. */
    public Map<Long, Instant> extensionsOf(long person) {
        return handle.createQuery("select assignment, closes from extension where person = :person")
                .bind("person", person)
                .reduceRows(new HashMap<>(), (found, row) -> {
                    found.put(row.getColumn("assignment", Long.class), row.getColumn("closes", Instant.class));
                    return found;
                });
    }

    /** The extensions of some assignments: by assignment and person. */
    public Map<Long, Map<Long, Instant>> extensions(Collection<Long> assignments) {
        if (assignments.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select assignment, person, closes from extension where assignment in (<among>)")
                .bindList("among", assignments)
                .reduceRows(new HashMap<>(), (found, row) -> {
                    found.computeIfAbsent(row.getColumn("assignment", Long.class), any -> new HashMap<>())
                            .put(row.getColumn("person", Long.class), row.getColumn("closes", Instant.class));
                    return found;
                });
    }

    /** Takes an extension back. */
    public void endExtension(long assignment, long person) {
        handle.createUpdate("delete from extension where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .execute();
    }

    public void extend(long assignment, long person, Instant closes) {
        handle.createUpdate("insert into extension (assignment, person, closes) values (:assignment, :person, :closes)"
                        + " on conflict (assignment, person) do update set closes = excluded.closes")
                .bind("assignment", assignment)
                .bind("person", person)
                .bind("closes", closes)
                .execute();
    }
}
