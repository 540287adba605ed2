package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.message.Visible;
import judge.online.Access;
import judge.online.Course;
import judge.online.Refusal;
import judge.roster.SentTable;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Step;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;

/** The courses that somebody teaches: made, and led from one step to the next until the first assignment is out. */
record TeachingCourses(Pages pages, Courses courses, Assignments assignments, SentRosters rosters) {

    private static final String OVER = "over";
    private static final String YES = "yes";
    private static final int MOST_TRIES = 200;

    List<Route> routes() {
        return List.of(
                pages.get(Desk.TEACH, RouteAccess.LOGGED_IN, this::all),
                pages.post(Desk.COURSES, RouteAccess.LOGGED_IN, this::create),
                pages.get(Desk.COURSES + "/{course}", RouteAccess.LOGGED_IN, this::one),
                pages.post(Desk.COURSES + "/{course}", RouteAccess.LOGGED_IN, this::rename),
                pages.post(Desk.COURSES + "/{course}/over", RouteAccess.LOGGED_IN, this::setOver));
    }

    private void all(Visit visit) {
        List<CourseView> mine = courses.of(visit.viewer()).stream()
                .filter(view -> Access.may(visit.viewer(), view.role(), Access.Action.SEE_CLASS))
                .toList();
        boolean creates = Access.may(visit.viewer(), Access.Action.CREATE_COURSE);
        if (mine.isEmpty() && !creates) {
            throw Refusal.notAllowed("not-allowed");
        }
        boolean over = visit.query(OVER).equals(YES);
        List<CourseView> shown = mine.stream()
                .filter(view -> (view.course().archived() != null) == over)
                .toList();
        Table table = table(visit, Desk.text(visit, over ? "courses-over" : "courses"), shown);
        Sheet sheet = new Sheet().links(links(visit, creates, over, mine.size() - shown.size()));
        sheet.heading("courses", table.label());
        if (shown.isEmpty()) {
            sheet.text(Desk.text(visit, over || !mine.isEmpty() ? "no-courses-here" : "no-courses"));
        } else {
            sheet.table(table);
        }
        if (creates && !over) {
            offerCreation(visit, sheet);
        }
        sheet.show(visit, Desk.text(visit, "teaching"));
    }

    private static List<Link> links(Visit visit, boolean creates, boolean over, int others) {
        List<Link> links = new ArrayList<>();
        if (creates) {
            links.add(new Link(Desk.PROBLEMS, Desk.text(visit, "problems"), false));
        }
        links.add(new Link(Desk.SUBMISSIONS, Desk.text(visit, "submissions"), false));
        if (over) {
            links.add(new Link(Desk.TEACH, Desk.text(visit, "courses"), false));
        } else if (others > 0) {
            String text = Desk.text(visit, "courses-over") + " (" + others + ")";
            links.add(new Link(Desk.TEACH + "?" + OVER + "=" + YES, text, false));
        }
        return links;
    }

    private static void offerCreation(Visit visit, Sheet sheet) {
        Desk.warnOfOwnAddress(visit, sheet);
        sheet.heading("create", Desk.text(visit, "create-course"))
                .form(Desk.post(visit, Desk.COURSES, "create")
                        .text("name", Desk.text(visit, "course-name"), "", true, null)
                        .file(
                                SentRosters.FILE,
                                Desk.text(visit, "roster-optional"),
                                SentRosters.ACCEPTED,
                                false,
                                Desk.text(visit, "roster-optional-hint"))
                        .slug("slug", Desk.text(visit, "course-slug"), "", Desk.text(visit, "course-slug-hint")));
    }

    private static Table table(Visit visit, String title, List<CourseView> shown) {
        Heads heads = Desk.heads(visit).text("course", "role").number("students", "assignments");
        return new Table(
                title, null, heads, shown.stream().map(view -> row(visit, view)).toList());
    }

    private static Row row(Visit visit, CourseView view) {
        return new Row(List.of(
                Cell.row(Visible.of(view.course().name()))
                        .link(Desk.course(view.course().slug())),
                Cell.of(role(visit, view)),
                Cell.number(String.valueOf(view.students())),
                Cell.number(String.valueOf(view.assignments()))));
    }

    private static String role(Visit visit, CourseView view) {
        return view.role() == null
                ? visit.text("admin.role-admin")
                : Desk.text(visit, "role-" + Words.code(view.role()));
    }

    /** Makes a course; where a roster is sent with it, the passwords are shown next. */
    private void create(Visit visit) {
        String name = visit.field("name").strip();
        if (name.isEmpty()) {
            throw Refusal.invalid("name-missing");
        }
        Optional<SentTable> roster = SentRosters.sent(visit);
        String wanted = visit.field("slug").strip();
        if (courses.of(visit.viewer()).stream()
                .anyMatch(one -> one.course().slug().equals(wanted))) {
            throw Refusal.conflict("course-there", java.util.Map.of("name", wanted));
        }
        List<String> slugs = wanted.isEmpty() ? slugs(name) : List.of(wanted);
        if (roster.isPresent()) {
            rosters.create(visit, slugs, wanted, name, roster.get());
        } else {
            Course course = courses.create(visit.viewer(), slugs, name);
            visit.seeOther(Desk.course(course.slug()));
        }
    }

    /** Names for addresses, of which one is surely free: other teachers' courses cannot be seen. */
    private static List<String> slugs(String name) {
        String start = Desk.slug(name, "course");
        return IntStream.rangeClosed(1, MOST_TRIES)
                .mapToObj(number -> number == 1 ? start : start + "-" + number)
                .toList();
    }

    private void one(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        Course course = view.course();
        boolean edits = Desk.edits(visit, view.role());
        List<AssignmentView> all = assignments.of(visit.viewer(), course.slug());
        String here = Desk.course(course.slug());
        Sheet sheet = new Sheet().crumbs(Desk.crumbs(visit));
        if (edits && (all.isEmpty() || view.students() == 0)) {
            sheet.heading("next", Desk.text(visit, "next-steps")).steps(steps(visit, here, view, all.size()));
            Desk.warnOfOwnAddress(visit, sheet);
        }
        sheet.links(links(visit, view, here, edits));
        sheet.heading("assignments", Desk.text(visit, "assignments"));
        if (all.isEmpty()) {
            sheet.text(Desk.text(visit, "no-assignments"));
        } else {
            sheet.table(table(visit, course, all, edits));
            sheet.note(zoneNote(visit));
        }
        if (edits) {
            settings(visit, sheet, course);
        }
        sheet.show(visit, Visible.of(course.name()));
    }

    private static List<Link> links(Visit visit, CourseView view, String here, boolean edits) {
        List<Link> links = new ArrayList<>();
        if (edits) {
            links.add(new Link(here + "/new-assignment", Desk.text(visit, "new-assignment"), view.students() > 0));
            links.add(new Link(here + "/new-contest", visit.text("contest.new"), false));
        }
        if (edits && Access.may(visit.viewer(), Access.Action.USE_PROBLEMS)) {
            links.add(new Link(here + "/contest-package", Desk.text(visit, "contest-package"), false));
        }
        links.add(new Link(here + "/members", Desk.text(visit, "members") + " (" + view.students() + ")", false));
        links.add(new Link(here + "/sets", Desk.text(visit, "sets"), false));
        links.add(new Link(here + "/submissions", Desk.text(visit, "submissions"), false));
        links.add(new Link(here + "/gradebook", Desk.text(visit, "gradebook"), false));
        links.add(new Link(here + "/rejudgings", Desk.text(visit, "rejudgings"), false));
        links.add(new Link(Paths.course(view.course().slug()), Desk.text(visit, "student-view"), false));
        return links;
    }

    private static void settings(Visit visit, Sheet sheet, Course course) {
        boolean over = course.archived() != null;
        String here = Desk.course(course.slug());
        String key = over ? "course-resume" : "course-end";
        sheet.heading("settings", Desk.text(visit, "course-settings"))
                .form(Desk.post(visit, here, "course-rename")
                        .quiet()
                        .id("rename")
                        .text("name", Desk.text(visit, "course-name"), Visible.of(course.name()), true, null))
                .text(Desk.text(visit, key + "-note"))
                .form(Desk.post(visit, here + "/over", key).quiet().hidden(OVER, over ? "no" : YES));
    }

    private void rename(Visit visit) {
        Course course = courses.get(visit.viewer(), visit.path("course")).course();
        visit.seeOther(Desk.course(
                courses.put(visit.viewer(), course.slug(), visit.field("name")).slug()));
    }

    private void setOver(Visit visit) {
        boolean over = visit.field(OVER).equals(YES);
        Course course = courses.archive(visit.viewer(), visit.path("course"), over);
        visit.flash(Desk.text(visit, over ? "course-ended" : "course-resumed", "name", course.name()));
        visit.seeOther(over ? Desk.TEACH : Desk.course(course.slug()));
    }

    static String zoneNote(Visit visit) {
        return Desk.text(visit, "zone-note", "zone", visit.zone().getId());
    }

    private static List<Step> steps(Visit visit, String here, CourseView view, int assignments) {
        boolean students = view.students() > 0;
        boolean out = assignments > 0;
        return List.of(
                step(visit, true, false, null, "step-course"),
                step(visit, students, !students, here + "/members", "step-roster"),
                step(visit, out, students && !out, here + "/new-assignment", "step-assignment"),
                step(visit, false, students && out, null, "step-tell"));
    }

    private static Step step(
            Visit visit, boolean done, boolean next, @org.jspecify.annotations.Nullable String href, String key) {
        String state = done ? "done" : next ? "next" : "later";
        String said = done || next ? Desk.text(visit, "step-" + state) : null;
        return new Step(
                state,
                done ? "✓" : next ? "→" : "·",
                done ? null : href,
                Desk.text(visit, key, "address", visit.origin()),
                said);
    }

    private static Table table(Visit visit, Course course, List<AssignmentView> all, boolean edits) {
        Heads heads = Desk.heads(visit)
                .text("assignment", "opens", "closes")
                .number("problems", "points")
                .blankIf(edits);
        List<Row> rows = new ArrayList<>();
        for (AssignmentView view : all) {
            String at = Desk.assignment(course.slug(), view.assignment().slug());
            List<Cell> cells = new ArrayList<>(List.of(
                    Cell.row(Visible.of(view.assignment().name())).link(at),
                    Cell.whole(visit.time(view.assignment().opens())),
                    Cell.of(Desk.closes(visit, view.assignment())),
                    Cell.number(String.valueOf(view.parts().size())),
                    Cell.number(Desk.points(view.points()))));
            if (edits) {
                cells.add(Cell.of(Desk.text(visit, "edit")).link(at + "/edit"));
            }
            rows.add(new Row(cells));
        }
        return new Table(Desk.text(visit, "assignments"), null, heads, rows);
    }
}
