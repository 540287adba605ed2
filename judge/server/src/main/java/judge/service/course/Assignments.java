package judge.service.course;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CatalogProblem;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Deadlines;
import judge.online.Logins;
import judge.online.Person;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import judge.service.problem.ProblemViews;
import org.jspecify.annotations.Nullable;

/** The assignments of courses, with their deadlines. */
public final class Assignments {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;
    private final Audit audit;
    private final ChosenProblems chosen;

    public Assignments(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
        audit = new Audit(clock);
        chosen = new ChosenProblems(entry);
    }

    /**
     * A problem of an assignment.
     *
     * @param version the version by which it is judged
     * @param newest whether there is no newer one
     * @param names title by language code
     * @param points the points that the assignment gives for it
     * @param bounded whether these are the most; else the problem's own score is what is earned
     */
    public record Part(
            int ordinal,
            long problem,
            String slug,
            long version,
            boolean newest,
            Map<String, String> names,
            double points,
            boolean bounded) {}

    /**
     * An assignment as somebody sees it.
     *
     * @param role the viewer's role here; null: an administrator who is not in the course
     * @param deadlines the viewer's own
     * @param phase the viewer's own, now
     * @param parts its problems, in their order
     * @param practice whether it is a set for practice
     */
    public record AssignmentView(
            Course course,
            Assignment assignment,
            @Nullable CourseRole role,
            Deadlines deadlines,
            Deadlines.Phase phase,
            List<Part> parts,
            boolean practice) {

        public AssignmentView {
            parts = List.copyOf(parts);
        }

        /** Tells whether the viewer is teacher or assistant, or stands above the course. */
        public boolean staff() {
            return role != CourseRole.STUDENT;
        }

        /** Tells whether the viewer can hand in now. */
        public boolean takes() {
            return phase == Deadlines.Phase.OPEN || phase == Deadlines.Phase.LATE || staff();
        }

        /** Returns the points that can be earned. */
        public double points() {
            return parts.stream().mapToDouble(Part::points).sum();
        }
    }

    /** A student's extension. */
    public record ExtensionView(long person, String login, String name, Instant closes) {}

    /**
     * Sets an assignment, or changes the one with this slug; what was handed in stays. A problem to which something
     * was handed in is judged by the version that it was judged by, until it is judged again.
     */
    public AssignmentView put(Viewer viewer, String course, String slug, AssignmentSettings settings) {
        Slugs.require(slug);
        String name = Logins.requireName(settings.name());
        AssignmentRules.require(settings);
        return database.write(tables -> {
            Course in = entry.course(tables, viewer, course, Action.EDIT_COURSE).course();
            Authorization.requireGoing(in);
            requireNoSet(tables, in, slug);
            Map<String, Double> points = new HashMap<>();
            settings.problems().forEach(one -> points.put(one.id(), one.points()));
            ContestDuties.requireSame(tables, in, slug, settings.opens(), settings.closes(), points);
            Assignment put = tables.assignments().put(settings.assignment(in.id(), slug, name, clock.instant()));
            chosen.set(tables, viewer, put, settings.problems());
            ContestDuties.keep(tables, put, clock.instant());
            audit.note(tables, viewer, "assignment", "assignment " + course + "/" + slug, detail(put));
            return view(tables, viewer, entry.assignment(tables, viewer, course, slug, Action.SEE_ASSIGNMENT));
        });
    }

    private static void requireNoSet(Tables tables, Course course, String slug) {
        if (tables.assignments()
                .find(course.id(), slug)
                .filter(one -> isSet(tables, one))
                .isPresent()) {
            throw Refusal.conflict("assignment-is-set", Map.of("name", slug));
        }
    }

    private static boolean isSet(Tables tables, Assignment assignment) {
        return tables.practice().audience(assignment.id()).isPresent();
    }

    private static String detail(Assignment put) {
        return "opens " + put.opens() + said(", closes ", put.closes()) + said(", late until ", put.lateUntil())
                + ", feedback " + put.disclosure().words();
    }

    private static String said(String what, @Nullable Instant moment) {
        return moment == null ? "" : what + moment;
    }

    public AssignmentView get(Viewer viewer, String course, String slug) {
        return database.read(
                tables -> view(tables, viewer, entry.assignment(tables, viewer, course, slug, Action.SEE_ASSIGNMENT)));
    }

    /** Tells whether an assignment that a person sees is a contest. */
    public boolean isContest(AssignmentView view) {
        return database.read(
                tables -> tables.contests().find(view.assignment().id()).isPresent());
    }

    /** Returns the assignments of a course that the viewer can see, in the order in which they open. */
    public List<AssignmentView> of(Viewer viewer, String course) {
        return database.read(tables -> {
            Authorization.InCourse in = entry.course(tables, viewer, course, Action.SEE_COURSE);
            List<AssignmentView> views = new ArrayList<>();
            for (Assignment assignment : tables.assignments().of(in.course().id())) {
                Access.Phase phase = entry.phase(tables, assignment, viewer.person());
                if (Access.may(viewer, in.role(), Action.SEE_ASSIGNMENT, false, phase)) {
                    views.add(view(
                            tables,
                            viewer,
                            new Authorization.AtAssignment(in.course(), assignment, in.role(), in.staff(), phase)));
                }
            }
            return views;
        });
    }

    private AssignmentView view(Tables tables, Viewer viewer, Authorization.AtAssignment at) {
        Assignment assignment = at.assignment();
        Deadlines deadlines =
                Deadlines.of(assignment, tables.assignments().extension(assignment.id(), viewer.person()));
        List<Part> parts = new ArrayList<>();
        for (AssignedProblem one : tables.assignments().problems(assignment.id())) {
            CatalogProblem problem = tables.problems().find(one.problem()).orElseThrow();
            ProblemVersion version = tables.problems().version(one.version()).orElseThrow();
            parts.add(new Part(
                    one.ordinal(),
                    problem.id(),
                    problem.slug(),
                    version.id(),
                    ChosenProblems.newest(tables, problem)
                            .filter(id -> id == version.id())
                            .isPresent(),
                    ProblemViews.names(version.names()),
                    one.points(),
                    !Double.isInfinite(version.maxScore())));
        }
        boolean teacher = Access.may(viewer, at.role(), Action.EDIT_COURSE);
        Course course = teacher ? at.course() : Courses.withoutCode(at.course());
        Deadlines.Phase phase = deadlines.at(clock.instant());
        return new AssignmentView(course, assignment, at.role(), deadlines, phase, parts, isSet(tables, assignment));
    }

    /**
     * Gives a student more time.
     *
     * @param closes null takes it back
     */
    public void extend(Viewer viewer, String course, String slug, String login, @Nullable Instant closes) {
        AssignmentRules.requireMoment(closes);
        database.write(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, slug, Action.EDIT_COURSE);
            Authorization.requireGoing(at.course());
            Assignment assignment = at.assignment();
            ContestDuties.requireOpen(tables, assignment.id());
            Person person = Authorization.student(tables, at.course(), login);
            if (closes != null) {
                requireLater(closes, assignment.closes());
            }
            GroupExtensions.set(tables, assignment.id(), person.id(), closes);
            ContestDuties.keep(tables, assignment, clock.instant());
            audit.note(
                    tables,
                    viewer,
                    "extension",
                    "assignment " + course + "/" + slug,
                    person.login() + ": " + (closes == null ? "none" : closes));
            return login;
        });
    }

    private static void requireLater(Instant closes, @Nullable Instant forAll) {
        if (forAll == null) {
            throw Refusal.invalid("practice-extension");
        }
        if (!closes.isAfter(forAll)) {
            throw Refusal.invalid("extension-early", Map.of("until", closes, "closes", forAll));
        }
    }

    /** Returns the people who have more time than all others. */
    public List<ExtensionView> extensions(Viewer viewer, String course, String slug) {
        return database.read(tables -> {
            Authorization.AtAssignment at = entry.graded(tables, viewer, course, slug, Action.SEE_CLASS);
            List<ExtensionView> views = new ArrayList<>();
            tables.assignments().extensions(at.assignment().id()).forEach((id, closes) -> {
                Person person = tables.people().find(id).orElseThrow();
                views.add(new ExtensionView(id, person.login(), person.name(), closes));
            });
            return views;
        });
    }
}
