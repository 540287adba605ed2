package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.online.Access;
import judge.online.Refusal;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ClassGroup;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.grade.GradebookView;
import judge.service.grade.Gradebooks;
import judge.service.grade.Rejudgings;
import judge.service.submission.LineComments;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** Grades of a course, of one student, and what a teacher says of them. */
final class TeachingGrades {

    private static final String COURSE = Desk.COURSES + "/{course}";
    private static final String AT = COURSE + "/assignments/{assignment}";
    private static final String STUDENT = AT + "/students/{login}";
    private static final String CSV = "text/csv; charset=utf-8";
    private static final String XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    private static final int REFRESH_SECONDS = 4;

    private final Pages pages;
    private final Courses courses;
    private final Assignments assignments;
    private final Submissions submissions;
    private final Gradebooks gradebooks;
    private final TeachingSubmission submission;
    private final TeachingRubric rubric;
    private final TeachingMarking marking;

    TeachingGrades(
            Pages pages,
            Courses courses,
            Assignments assignments,
            Submissions submissions,
            Gradebooks gradebooks,
            LineComments comments,
            Rejudgings rejudgings) {
        this.pages = pages;
        this.courses = courses;
        this.assignments = assignments;
        this.submissions = submissions;
        this.gradebooks = gradebooks;
        rubric = new TeachingRubric(pages, assignments, gradebooks.rubrics());
        marking = new TeachingMarking(pages, assignments, gradebooks.markings());
        submission = new TeachingSubmission(pages, assignments, submissions, comments, rejudgings, gradebooks);
    }

    List<Route> routes() {
        List<Route> routes = new ArrayList<>(submission.routes());
        routes.addAll(rubric.routes());
        routes.addAll(marking.routes());
        routes.addAll(List.of(
                pages.get(COURSE + "/gradebook", RouteAccess.LOGGED_IN, this::gradebook),
                pages.get(COURSE + "/gradebook.csv", RouteAccess.LOGGED_IN, visit -> csv(visit, null)),
                pages.get(COURSE + "/gradebook.xlsx", RouteAccess.LOGGED_IN, visit -> xlsx(visit, null)),
                pages.get(AT + "/gradebook.csv", RouteAccess.LOGGED_IN, visit -> csv(visit, visit.path("assignment"))),
                pages.get(
                        AT + "/gradebook.xlsx", RouteAccess.LOGGED_IN, visit -> xlsx(visit, visit.path("assignment"))),
                pages.get(STUDENT, RouteAccess.LOGGED_IN, this::student),
                pages.post(STUDENT, RouteAccess.LOGGED_IN, this::override)));
        return routes;
    }

    private void gradebook(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        ClassGroup group = GroupLinks.chosen(visit);
        GradebookView book = gradebooks.get(visit.viewer(), view.course().slug(), null, group);
        String here = Desk.course(view.course().slug());
        Sheet sheet = new Sheet().crumbs(Desk.courseCrumbs(visit, view.course()));
        if (book.rows().isEmpty() || book.columns().isEmpty()) {
            EmptyList.ofCourse(
                    visit, sheet, view.course().slug(), view.role(), book.rows().isEmpty());
        } else {
            sheet.links(List.of(
                    new Link(GroupLinks.link(here + "/gradebook.csv", group), Desk.text(visit, "download-csv"), false),
                    new Link(
                            GroupLinks.link(here + "/gradebook.xlsx", group),
                            Desk.text(visit, "download-xlsx"),
                            false)));
            GroupLinks.offer(visit, sheet, book.groups());
            sheet.table(GradebookTables.table(visit, book));
            sheet.note(Desk.text(visit, "gradebook-note"));
        }
        sheet.show(visit, Desk.text(visit, "gradebook"));
    }

    private void csv(Visit visit, @Nullable String assignment) {
        byte[] table = gradebooks.csv(
                visit.viewer(), visit.path("course"), assignment, GroupLinks.chosen(visit), visit.messages());
        Desk.download(visit, file(visit, assignment) + ".csv", CSV, table);
    }

    private void xlsx(Visit visit, @Nullable String assignment) {
        byte[] book = gradebooks.xlsx(
                visit.viewer(), visit.path("course"), assignment, GroupLinks.chosen(visit), visit.messages());
        Desk.download(visit, file(visit, assignment) + ".xlsx", XLSX, book);
    }

    private static String file(Visit visit, @Nullable String assignment) {
        return assignment == null ? visit.path("course") : visit.path("course") + "-" + assignment;
    }

    private void student(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        GradebookView book = gradebooks.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        GradebookView.Row row = row(book, visit.path("login"));
        Sheet sheet = new Sheet().crumbs(ClassSteps.crumbs(visit, view));
        sheet.facts(facts(visit, book, row)).links(List.of(list(visit, row)));
        rubric.offer(visit, sheet, view, row.login());
        ClassSteps.toStudents(visit, sheet, view, book, row.login());
        parts(visit, sheet, view, row);
        if (row.cells().stream().anyMatch(cell -> cell.pending() > 0)) {
            visit.refreshAfter(REFRESH_SECONDS);
        }
        sheet.show(visit, Visible.of(row.name().isEmpty() ? row.login() : row.name()));
    }

    private void parts(Visit visit, Sheet sheet, AssignmentView view, GradebookView.Row row) {
        boolean edits = Access.may(visit.viewer(), view.role(), Access.Action.OVERRIDE);
        for (int i = 0; i < view.parts().size(); i++) {
            Part part = view.parts().get(i);
            sheet.heading("problem-" + part.slug(), Desk.title(visit, part.names(), part.slug()));
            if (i < row.cells().size()) {
                standing(visit, sheet, row.cells().get(i), part);
            }
            attempts(visit, sheet, part);
            if (i < row.cells().size()) {
                TeachingMarking.offer(visit, sheet, view, row, i, null);
            }
            if (edits) {
                sheet.form(overriding(visit, part));
            }
        }
    }

    private static Link list(Visit visit, GradebookView.Row row) {
        String list = TaughtSubmissions.address(visit.path("course"), visit.path("assignment"), row.login());
        return new Link(list, Desk.text(visit, "submissions"), false);
    }

    private static GradebookView.Row row(GradebookView book, String login) {
        return book.rows().stream()
                .filter(one -> one.login().equals(login))
                .findFirst()
                .orElseThrow(Refusal::notFound);
    }

    private List<Fact> facts(Visit visit, GradebookView book, GradebookView.Row row) {
        List<Fact> facts = new ArrayList<>(List.of(
                Desk.fact(visit, "login", Visible.of(row.login())),
                Desk.fact(visit, "total", Desk.points(row.total()) + " / " + Desk.points(book.points()))));
        if (row.group() != null) {
            facts.add(1, Desk.fact(visit, "group", Visible.of(row.group())));
        }
        assignments.extensions(visit.viewer(), visit.path("course"), visit.path("assignment")).stream()
                .filter(one -> one.person() == row.person())
                .forEach(one -> facts.add(Desk.fact(visit, "extension-until", visit.time(one.closes()))));
        return facts;
    }

    private static Form overriding(Visit visit, Part part) {
        return Desk.post(visit, ClassFilter.of(visit).link(here(visit)), "override-set")
                .quiet()
                .id("by-hand-" + part.slug())
                .hidden("problem", part.slug())
                .number("points", Desk.text(visit, "override"), "", "any", Desk.text(visit, "override-points-hint"))
                .text("reason", Desk.text(visit, "reason"), "", true, Desk.text(visit, "override-reason-hint"));
    }

    private static String here(Visit visit) {
        return Desk.student(visit.path("course"), visit.path("assignment"), visit.path("login"));
    }

    private static void standing(Visit visit, Sheet sheet, GradebookView.Cell cell, Part part) {
        String points = cell.points() == null ? "–" : Desk.points(cell.points());
        sheet.text(Desk.text(visit, "score") + visit.text("colon") + points + " / " + Desk.points(part.points()));
        GradebookView.Cell.@Nullable Given override = cell.given();
        if (override != null) {
            String moment = visit.time(override.at());
            sheet.note(
                    Desk.text(visit, "overridden", "reason", override.reason(), "by", override.by(), "moment", moment));
        }
    }

    private void attempts(Visit visit, Sheet sheet, Part part) {
        List<SubmissionView> attempts = submissions.attempts(
                visit.viewer(), visit.path("course"), visit.path("assignment"), part.slug(), visit.path("login"));
        if (attempts.isEmpty()) {
            EmptyList.submissions(visit, sheet, visit.path("course"), visit.path("assignment"));
            return;
        }
        Heads heads = Desk.heads(visit)
                .text("attempt", "received", "verdict")
                .number("score")
                .text("why");
        List<Row> rows = attempts.stream().map(one -> attempt(visit, one)).toList();
        sheet.table(new Table(Desk.text(visit, "submissions"), null, heads, rows));
    }

    private static Row attempt(Visit visit, SubmissionView one) {
        return new Row(List.of(
                Cell.row(String.valueOf(one.attempt()))
                        .link(ClassFilter.of(visit).link(Desk.submission(one.id()))),
                Cell.whole(visit.time(one.received())).more(one.late() ? Desk.text(visit, "late") : null),
                Desk.badge(visit, Cell.of(TeachingSubmission.verdict(visit, one)), one.verdict()),
                Cell.number(Desk.points(one.score())),
                Cell.of(TeachingSubmission.cause(visit, one)).kind("reason")));
    }

    private void override(Visit visit) {
        String points = visit.field("points").strip();
        String reason = visit.field("reason").strip();
        gradebooks.override(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.field("problem"),
                visit.path("login"),
                points.isEmpty() ? null : (Double) AssignmentDraft.number(points, 0),
                reason);
        visit.seeOther(ClassFilter.of(visit).link(here(visit)));
    }
}
