package judge.service.grade;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import judge.database.Database;
import judge.database.Tables;
import judge.message.Messages;
import judge.message.Quantity;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Deadlines;
import judge.online.GradeOverride;
import judge.online.Member;
import judge.online.NaturalOrder;
import judge.online.Person;
import judge.online.Points;
import judge.online.Refusal;
import judge.online.ShownReport.Extent;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.course.ClassGroup;
import judge.service.course.Courses;
import judge.service.grade.GradebookView.Cell;
import judge.service.grade.GradebookView.Column;
import judge.service.grade.GradebookView.Row;
import org.jspecify.annotations.Nullable;

/** Grades: those that follow from what was handed in, and those that teachers give instead. */
public final class Gradebooks {

    private static final int MOST_POINTS = 10_000;
    private static final int MOST_TEXT = 4_000;

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final Rubrics rubrics;
    private final Markings markings;

    public Gradebooks(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        audit = new Audit(clock);
        rubrics = new Rubrics(database, clock);
        markings = new Markings(database, clock);
    }

    /** Returns who marks what. */
    public Markings markings() {
        return markings;
    }

    /** Returns what is marked by hand. */
    public Rubrics rubrics() {
        return rubrics;
    }

    /**
     * All students' grades.
     *
     * @param assignment null: of all assignments
     */
    public GradebookView get(Viewer viewer, String course, @Nullable String assignment) {
        return get(viewer, course, assignment, ClassGroup.ALL);
    }

    /** The same of a part of the class. */
    public GradebookView get(Viewer viewer, String course, @Nullable String assignment, ClassGroup group) {
        return database.read(tables -> {
            Course in = entry.course(tables, viewer, course, Action.SEE_CLASS).course();
            List<Assignment> assignments = assignment == null
                    ? tables.assignments().of(in.id())
                    : List.of(entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)
                            .assignment());
            List<Member> students = tables.courses().members(in.id()).stream()
                    .filter(member -> member.role() == CourseRole.STUDENT)
                    .toList();
            List<String> groups =
                    ClassGroup.names(students.stream().map(Member::rosterGroup).toList());
            group.requireAmong(groups);
            List<Member> shown = students.stream()
                    .filter(member -> group.has(member.rosterGroup()))
                    .toList();
            return view(tables, in, assignments, groups, shown, true);
        });
    }

    /** The viewer's own grades in a course, as far as they may know them already. */
    public GradebookView own(Viewer viewer, String course) {
        return database.read(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, course, Action.SEE_COURSE);
            List<Assignment> assignments = tables.assignments().of(in.course().id()).stream()
                    .filter(one -> Access.may(
                            viewer, in.role(), Action.SEE_ASSIGNMENT, false, entry.phase(tables, one, viewer.person())))
                    .toList();
            List<Member> me = tables.courses().member(in.course().id(), viewer.person()).stream()
                    .toList();
            return view(tables, Courses.withoutCode(in.course()), assignments, List.of(), me, false);
        });
    }

    /**
     * Returns the points that teachers have given a person at an assignment in place of the earned ones, by the
     * problem's id, if the viewer may already know verdicts.
     *
     * @param login the person's login; null: the viewer's own
     */
    public Map<String, Cell.Given> given(Viewer viewer, String course, String assignment, @Nullable String login) {
        boolean own = login == null || login.equals(viewer.login());
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.assignment(
                    tables, viewer, course, assignment, own ? Action.SEE_ASSIGNMENT : Action.SEE_CLASS);
            long id = at.assignment().id();
            long person = own || login == null
                    ? viewer.person()
                    : tables.people().find(login).map(Person::id).orElseThrow(Refusal::notFound);
            Deadlines deadlines =
                    Deadlines.of(at.assignment(), tables.assignments().extension(id, person));
            Map<String, Cell.Given> given = new HashMap<>();
            if (Extent.of(at.assignment().feedback(), deadlines.isOver(clock.instant()), at.staff())
                    .showsState()) {
                Map<Long, String> names = new HashMap<>();
                for (GradeOverride one : tables.grades().overrides(id, person)) {
                    String problem =
                            tables.problems().find(one.problem()).orElseThrow().slug();
                    Optional.ofNullable(GradebookCells.given(tables, one, names))
                            .ifPresent(points -> given.put(problem, points));
                }
            }
            return given;
        });
    }

    private GradebookView view(
            Tables tables,
            Course course,
            List<Assignment> assignments,
            List<String> groups,
            List<Member> members,
            boolean staff) {
        List<AssignmentGrades> grades = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (Assignment assignment : assignments) {
            AssignmentGrades one = new AssignmentGrades(tables, assignment, Map.of());
            grades.add(one);
            columns.addAll(GradebookCells.columns(tables, assignment, one));
        }
        List<Row> rows = new ArrayList<>();
        Map<Long, String> names = new HashMap<>();
        Map<Long, Person> people = tables.people().in(course.id());
        for (Member member : members) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < grades.size(); i++) {
                AssignmentGrades one = grades.get(i);
                boolean over = one.deadlines(member.person()).isOver(clock.instant());
                boolean shown =
                        Extent.of(assignments.get(i).feedback(), over, staff).showsState();
                cells.addAll(GradebookCells.of(tables, one, member.person(), shown, staff, names));
            }
            rows.add(row(Objects.requireNonNull(people.get(member.person())), member, cells));
        }
        rows.sort(Comparator.comparing(Row::rosterId, NaturalOrder.OF_NUMBERS)
                .thenComparing(Row::login, NaturalOrder.OF_NAMES));
        return new GradebookView(course, columns, groups, rows);
    }

    private static Row row(Person person, Member member, List<Cell> cells) {
        return new Row(
                person.id(),
                person.login(),
                person.name(),
                member.rosterId(),
                member.rosterGroup(),
                cells,
                total(cells),
                person.disabled() != null);
    }

    private static double total(List<Cell> cells) {
        return Points.rounded(cells.stream()
                .map(Cell::points)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .sum());
    }

    /** The grades as a table for spreadsheets. */
    public byte[] csv(Viewer viewer, String course, @Nullable String assignment, ClassGroup group, Messages messages) {
        return GradeTables.of(get(viewer, course, assignment, group), messages)
                .csv()
                .getBytes(StandardCharsets.UTF_8);
    }

    /** The same as a workbook. */
    public byte[] xlsx(Viewer viewer, String course, @Nullable String assignment, ClassGroup group, Messages messages) {
        return GradeTables.of(get(viewer, course, assignment, group), messages).xlsx();
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
        String why = reason.strip();
        requireInRange(points, why);
        database.write(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.OVERRIDE);
            AssignedProblem assigned = Works.problem(tables, at.assignment(), problem);
            requireReachable(tables, assigned, points);
            long of = assigned.problem();
            Person person = Authorization.student(tables, at.course(), login);
            long id = at.assignment().id();
            tables.grades().override(id, person.id(), of, points, why, viewer.person(), clock.instant());
            tables.changes().add(clock.instant(), "override", id, id, "{}");
            String given = points == null ? "taken back" : Quantity.points(points);
            String detail = problem + ", " + person.login() + ": " + given + ": " + why;
            audit.note(tables, viewer, "override", "assignment " + course + "/" + assignment, detail);
            return at;
        });
    }

    private static void requireInRange(@Nullable Double points, String why) {
        if (why.isEmpty()) {
            throw Refusal.invalid("reason-missing");
        }
        if (why.length() > MOST_TEXT) {
            throw Refusal.invalid("text-long", Map.of("count", why.length(), "most", MOST_TEXT));
        }
        // Written so that what is not a number is refused.
        if (points != null && !(points >= 0 && points <= MOST_POINTS)) {
            throw Refusal.invalid("points-range", Map.of("points", points, "most", MOST_POINTS));
        }
    }

    /**
     * Requires that points are not more than the problem is worth; where the package has no bound, its own score
     * counts.
     */
    private static void requireReachable(Tables tables, AssignedProblem problem, @Nullable Double points) {
        double most = tables.problems().version(problem.version()).orElseThrow().maxScore();
        if (points != null && points > problem.points() && !Double.isInfinite(most)) {
            throw Refusal.invalid(
                    "points-above",
                    Map.of("points", Quantity.points(points), "most", Quantity.points(problem.points())));
        }
    }
}
