package judge.web.page.student;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.CourseRole;
import judge.online.Deadlines;
import judge.online.SiteRole;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.grade.Gradebooks;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of a student's work: courses, assignments, and their problems. */
public final class CoursePages {

    private final Courses courses;
    private final Assignments assignments;
    private final Gradebooks gradebooks;
    private final GroupPage groups;
    private final Pages pages;

    public CoursePages(Courses courses, Assignments assignments, Gradebooks gradebooks, GroupPage groups, Pages pages) {
        this.courses = courses;
        this.assignments = assignments;
        this.gradebooks = gradebooks;
        this.groups = groups;
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(
                pages.get("/", RouteAccess.LOGGED_IN, this::home),
                pages.get("/courses/{course}", RouteAccess.LOGGED_IN, this::course),
                pages.get("/courses/{course}/assignments/{assignment}", RouteAccess.LOGGED_IN, this::assignment));
    }

    /**
     * A course as it is listed.
     *
     * @param open the problems that can be handed in to now
     * @param teaching the address of the page for its teachers; empty for all others
     */
    private record CourseCard(
            String href, String name, boolean over, String teaching, List<AssignmentLine> open, String more) {}

    /** An assignment in a line. */
    private record AssignmentLine(String href, String name, String phase, String state, String when, String points) {}

    /** The model of the first page; {@code more} leads to archived courses, or back; empty: there are none. */
    private record HomeModel(List<CourseCard> courses, boolean admin, boolean teacher, String more, String words) {}

    /** The model of the page of a course. */
    private record CourseModel(CourseCard course, List<AssignmentLine> assignments, String total) {}

    /** The model of the page of an assignment. */
    private record AssignmentModel(
            String courseHref,
            String courseName,
            AssignmentLine assignment,
            String facts,
            List<Sheet.Link> group,
            String contest,
            String teaching,
            List<EarnedLines.ProblemLine> problems) {}

    private void home(Visit visit) {
        List<CourseCard> cards = new ArrayList<>();
        boolean over = visit.query("over").equals("yes");
        int others = 0;
        for (CourseView one : courses.of(visit.viewer())) {
            if ((one.course().archived() != null) != over) {
                others++;
                continue;
            }
            cards.add(card(visit, one, open(visit, one)));
        }
        SiteRole role = visit.viewer().role();
        String more = over ? "/" : others == 0 ? "" : "/?over=yes";
        String words = over ? visit.text("home") : visit.text("courses-over", "count", others);
        visit.show(
                "home",
                visit.text("home"),
                new HomeModel(cards, role == SiteRole.ADMIN, role == SiteRole.TEACHER, more, words));
    }

    private List<AssignmentLine> open(Visit visit, CourseView course) {
        Map<Long, Double> earned = earned(visit, course);
        return assignments.of(visit.viewer(), course.course().slug()).stream()
                .filter(each -> isOpen(each.phase()))
                .sorted(Comparator.comparing(CoursePages::end))
                .map(each -> line(visit, each, earned.get(each.assignment().id())))
                .toList();
    }

    private static boolean isOpen(Deadlines.Phase phase) {
        return phase == Deadlines.Phase.OPEN || phase == Deadlines.Phase.LATE;
    }

    private static Instant end(AssignmentView view) {
        return view.deadlines().end().orElse(Instant.MAX);
    }

    private static CourseCard card(Visit visit, CourseView one, List<AssignmentLine> open) {
        String slug = one.course().slug();
        return new CourseCard(
                "/courses/" + Paths.part(slug),
                Visible.of(one.course().name()),
                one.course().archived() != null,
                one.role() == CourseRole.STUDENT ? "" : "/teach/courses/" + Paths.part(slug),
                open,
                visit.text("assignments-count", "count", one.assignments()));
    }

    private void course(Visit visit) {
        String slug = visit.path("course");
        CourseView course = courses.get(visit.viewer(), slug);
        Map<Long, Double> earned = earned(visit, course);
        double total = earned.values().stream().mapToDouble(Double::doubleValue).sum();
        List<AssignmentLine> lines = new ArrayList<>();
        for (AssignmentView one : assignments.of(visit.viewer(), slug)) {
            lines.add(line(visit, one, earned.get(one.assignment().id())));
        }
        visit.show(
                "course",
                course.course().name(),
                new CourseModel(card(visit, course, List.of()), lines, earned.isEmpty() ? "" : Quantity.points(total)));
    }

    /** The points in each assignment of a course that a student has some in. */
    private Map<Long, Double> earned(Visit visit, CourseView course) {
        return course.role() == CourseRole.STUDENT
                ? EarnedLines.byAssignment(
                        gradebooks.own(visit.viewer(), course.course().slug()))
                : Map.of();
    }

    private static AssignmentLine line(Visit visit, AssignmentView view, @Nullable Double earned) {
        String phase = view.phase().name().toLowerCase(Locale.ROOT);
        String most = Quantity.points(view.points());
        String all = view.parts().stream().allMatch(Part::bounded) ? "/" + most : "";
        return new AssignmentLine(
                Paths.assignment(view.course().slug(), view.assignment().slug()),
                Visible.of(view.assignment().name()),
                phase,
                visit.text("phase-" + phase),
                when(visit, view),
                earned == null
                        ? visit.text("points-most", "points", most)
                        : visit.text("points-of", "points", Quantity.points(earned) + all));
    }

    /** The next moment that counts, for this student. */
    private static String when(Visit visit, AssignmentView view) {
        Deadlines deadlines = view.deadlines();
        @Nullable Instant closes = deadlines.closes();
        @Nullable Instant late = deadlines.lateUntil();
        return switch (view.phase()) {
            case BEFORE -> visit.text("opens-at", "time", visit.time(deadlines.opens()));
            case OPEN -> closes == null
                    ? visit.text("practice")
                    : visit.text("closes-at", "time", visit.time(closes), "left", visit.left(closes));
            case LATE -> late == null
                    ? ""
                    : visit.text("late-until", "time", visit.time(late), "left", visit.left(late));
            case CLOSED -> deadlines
                    .end()
                    .map(end -> visit.text("closed-at", "time", visit.time(end)))
                    .orElse("");
        };
    }

    private void assignment(Visit visit) {
        String course = visit.path("course");
        AssignmentView view = assignments.get(visit.viewer(), course, visit.path("assignment"));
        if (view.practice()) {
            visit.seeOther(Crumbs.up(view));
            return;
        }
        EarnedLines earned = earned(visit, view);
        visit.show(
                "assignment",
                view.assignment().name(),
                new AssignmentModel(
                        "/courses/" + Paths.part(course),
                        Visible.of(view.course().name()),
                        line(visit, view, earned.total()),
                        facts(visit, view),
                        groups.links(visit, view),
                        assignments.isContest(view)
                                ? Paths.contest(course, view.assignment().slug())
                                : "",
                        view.staff() ? Desk.assignment(course, view.assignment().slug()) : "",
                        earned.problems()));
    }

    /** The rules of handing in, a sentence each. */
    private String facts(Visit visit, AssignmentView view) {
        @Nullable Integer attempts = view.assignment().attempts();
        String most = attempts == null ? "" : visit.text("attempts-most", "count", attempts);
        String feedback = visit.text("feedback-" + Words.code(view.assignment().feedback()));
        String counting = assignments.isContest(view)
                ? ""
                : visit.text("counting-" + Words.code(view.assignment().counts()));
        return Stream.of(Words.late(visit, view), most, counting, feedback)
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining(visit.messages().language() == DisplayLanguage.ZH ? "" : " "));
    }

    private EarnedLines earned(Visit visit, AssignmentView view) {
        return view.staff()
                ? EarnedLines.of(visit, view)
                : EarnedLines.of(
                        visit,
                        view,
                        gradebooks.own(visit.viewer(), view.course().slug()));
    }
}
