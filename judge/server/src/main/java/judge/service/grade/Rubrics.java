package judge.service.grade;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.database.course.RubricTable.Criterion;
import judge.database.course.RubricTable.Mark;
import judge.database.course.WorkGroupTable.Group;
import judge.message.Quantity;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import org.jspecify.annotations.Nullable;

/** Rubrics: what of an assignment people mark by hand, beside the points of the judge. */
public final class Rubrics {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;

    public Rubrics(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /**
     * A criterion with the mark of a student.
     *
     * @param given null: there is no mark yet
     * @param by the name of who has given it
     */
    public record Marked(String name, double points, @Nullable Double given, @Nullable String by) {}

    /**
     * The marks of a student.
     *
     * @param seen the moment of the newest one in milliseconds, which tells whether there are newer ones; 0: none
     * @param group the work group of the student; null: none
     */
    public record Marks(List<Marked> marks, long seen, @Nullable String group) {

        public Marks {
            marks = List.copyOf(marks);
        }
    }

    /** Returns the criteria of an assignment. */
    public List<Wished> of(Viewer viewer, String course, String assignment) {
        return database.read(tables -> tables
                .rubrics()
                .criteria(entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)
                        .assignment()
                        .id())
                .stream()
                .map(one -> new Wished(one.name(), one.points()))
                .toList());
    }

    /** Replaces the criteria; one that has the name of an earlier one keeps its marks. */
    public void put(Viewer viewer, String course, String assignment, List<Wished> wished) {
        RubricRules.requireSensible(wished);
        database.write(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.EDIT_COURSE);
            long of = at.assignment().id();
            Map<String, Double> most = wished.stream().collect(Collectors.toMap(Wished::name, Wished::points));
            List<Mark> marks = tables.rubrics().marks(of);
            for (Criterion one : tables.rubrics().criteria(of)) {
                RubricRules.requireRoom(one, most.get(one.name()), marks);
                if (!most.containsKey(one.name())) {
                    tables.rubrics().remove(one.id());
                }
            }
            for (int i = 0; i < wished.size(); i++) {
                tables.rubrics().put(of, i, wished.get(i).name(), wished.get(i).points());
            }
            audit.note(
                    tables,
                    viewer,
                    "rubric",
                    "assignment " + course + "/" + assignment,
                    String.join(", ", most.keySet()));
            return at;
        });
    }

    /** Returns the marks of a student. */
    public Marks marks(Viewer viewer, String course, String assignment, String login) {
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS);
            return marks(tables, at.assignment(), Authorization.student(tables, at.course(), login));
        });
    }

    private static Marks marks(Tables tables, Assignment assignment, Person student) {
        Map<Long, Mark> given = given(tables, assignment, student.id());
        List<Marked> marks = tables.rubrics().criteria(assignment.id()).stream()
                .map(one -> marked(tables, one, given.get(one.id())))
                .toList();
        return new Marks(
                marks,
                newest(given),
                tables.assignments()
                        .groups()
                        .of(assignment.id(), student.id())
                        .map(Group::name)
                        .orElse(null));
    }

    private static Marked marked(Tables tables, Criterion one, @Nullable Mark mark) {
        return mark == null
                ? new Marked(one.name(), one.points(), null, null)
                : new Marked(
                        one.name(),
                        one.points(),
                        mark.points(),
                        tables.people().find(mark.byPerson()).orElseThrow().name());
    }

    private static Map<Long, Mark> given(Tables tables, Assignment assignment, long student) {
        return tables.rubrics().marks(assignment.id()).stream()
                .filter(mark -> mark.person() == student)
                .collect(Collectors.toMap(Mark::criterion, Function.identity()));
    }

    private static long newest(Map<Long, Mark> given) {
        return given.values().stream()
                .mapToLong(mark -> mark.at().toEpochMilli())
                .max()
                .orElse(0);
    }

    /**
     * Gives a student marks.
     *
     * @param wished by the names of criteria; empty takes a mark back, and those that are not named stay
     * @param seen as {@link Marks} had it when these were chosen: newer ones are not overwritten; null: any are
     * @param together whether all of the student's work group get them
     */
    public Marks mark(
            Viewer viewer,
            String course,
            String assignment,
            String login,
            Map<String, Optional<Double>> wished,
            @Nullable Long seen,
            boolean together) {
        return database.write(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.MARK);
            Person student = Authorization.student(tables, at.course(), login);
            if (seen != null && seen != newest(given(tables, at.assignment(), student.id()))) {
                throw Refusal.conflict("rubric-newer", Map.of("login", student.login()));
            }
            List<Long> people = together ? together(tables, at, student) : List.of(student.id());
            people.forEach(one -> mark(tables, viewer, at, one, wished));
            note(tables, viewer, at, student, wished);
            return marks(tables, at.assignment(), student);
        });
    }

    private static List<Long> together(Tables tables, Authorization.AtAssignment at, Person student) {
        return tables.assignments()
                .groups()
                .of(at.assignment().id(), student.id())
                .map(Group::members)
                .orElse(List.of(student.id()));
    }

    private void mark(
            Tables tables,
            Viewer viewer,
            Authorization.AtAssignment at,
            long student,
            Map<String, Optional<Double>> wished) {
        Map<Long, Mark> before = given(tables, at.assignment(), student);
        Instant now = Instant.ofEpochMilli(Math.max(clock.millis(), newest(before) + 1));
        Map<String, Criterion> criteria = criteria(tables, at.assignment());
        wished.forEach((name, points) -> {
            Criterion of = criterion(criteria, name);
            put(tables, of, points, before.get(of.id()), new Mark(of.id(), student, 0, viewer.person(), now));
        });
    }

    private static Map<String, Criterion> criteria(Tables tables, Assignment assignment) {
        return tables.rubrics().criteria(assignment.id()).stream()
                .collect(Collectors.toMap(Criterion::name, Function.identity()));
    }

    private static Criterion criterion(Map<String, Criterion> criteria, String name) {
        return Optional.ofNullable(criteria.get(name))
                .orElseThrow(() -> Refusal.invalid("rubric-unknown", Map.of("name", name)));
    }

    private void note(
            Tables tables,
            Viewer viewer,
            Authorization.AtAssignment at,
            Person student,
            Map<String, Optional<Double>> wished) {
        long assignment = at.assignment().id();
        tables.changes().add(clock.instant(), "mark", assignment, assignment, "{}");
        String object =
                "assignment " + at.course().slug() + "/" + at.assignment().slug();
        audit.note(tables, viewer, "mark", object, student.login() + ": " + told(wished));
    }

    private static void put(Tables tables, Criterion of, Optional<Double> points, @Nullable Mark before, Mark mark) {
        if (points.isEmpty()) {
            tables.rubrics().unmark(of.id(), mark.person());
            return;
        }
        double given = points.get();
        if (!(given >= 0 && given <= of.points())) {
            throw Refusal.invalid(
                    "rubric-points",
                    Map.of("name", of.name(), "points", Quantity.points(given), "most", Quantity.points(of.points())));
        }
        if (before == null || before.points() != given) {
            tables.rubrics().mark(new Mark(of.id(), mark.person(), given, mark.byPerson(), mark.at()));
        }
    }

    private static String told(Map<String, Optional<Double>> wished) {
        return wished.entrySet().stream()
                .map(one -> one.getKey() + " "
                        + one.getValue().map(Quantity::points).orElse("–"))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
