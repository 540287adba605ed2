package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.Visible;
import judge.online.Access;
import judge.online.JudgingState;
import judge.online.Refusal;
import judge.online.RejudgingKind;
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
import judge.service.submission.LineComments.CommentView;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.submission.SourceFile;
import judge.submission.SourceText;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Comment;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Line;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Listing;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** Grades of a course, of one student, and what a teacher says of them. */
final class TeachingGrades {

    private static final String COURSE = Desk.COURSES + "/{course}";
    private static final String AT = COURSE + "/assignments/{assignment}";
    private static final String STUDENT = AT + "/students/{login}";
    private static final String SUBMISSION = Desk.SUBMISSIONS + "/{submission}";
    private static final String CSV = "text/csv; charset=utf-8";
    private static final String XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    private static final int REFRESH_SECONDS = 4;

    private final Pages pages;
    private final Courses courses;
    private final Assignments assignments;
    private final Submissions submissions;
    private final Gradebooks gradebooks;
    private final LineComments comments;
    private final Rejudgings rejudgings;

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
        this.comments = comments;
        this.rejudgings = rejudgings;
    }

    List<Route> routes() {
        return List.of(
                pages.get(COURSE + "/gradebook", RouteAccess.LOGGED_IN, this::gradebook),
                pages.get(COURSE + "/gradebook.csv", RouteAccess.LOGGED_IN, visit -> csv(visit, null)),
                pages.get(COURSE + "/gradebook.xlsx", RouteAccess.LOGGED_IN, visit -> xlsx(visit, null)),
                pages.get(AT + "/gradebook.csv", RouteAccess.LOGGED_IN, visit -> csv(visit, visit.path("assignment"))),
                pages.get(
                        AT + "/gradebook.xlsx", RouteAccess.LOGGED_IN, visit -> xlsx(visit, visit.path("assignment"))),
                pages.get(STUDENT, RouteAccess.LOGGED_IN, this::student),
                pages.post(STUDENT, RouteAccess.LOGGED_IN, this::override),
                pages.get(SUBMISSION, RouteAccess.LOGGED_IN, this::source),
                pages.post(SUBMISSION + "/comments", RouteAccess.LOGGED_IN, this::comment));
    }

    private void gradebook(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        ClassGroup group = GroupLinks.chosen(visit);
        GradebookView book = gradebooks.get(visit.viewer(), view.course().slug(), null, group);
        String here = Desk.course(view.course().slug());
        Sheet sheet = new Sheet().crumbs(Desk.courseCrumbs(visit, view.course()));
        if (book.rows().isEmpty() || book.columns().isEmpty()) {
            sheet.text(Desk.text(visit, book.rows().isEmpty() ? "no-members" : "no-assignments"));
        } else {
            sheet.links(List.of(
                    new Link(GroupLinks.link(here + "/gradebook.csv", group), Desk.text(visit, "download-csv"), false),
                    new Link(
                            GroupLinks.link(here + "/gradebook.xlsx", group),
                            Desk.text(visit, "download-xlsx"),
                            false)));
            GroupLinks.offer(visit, sheet, book.groups());
            sheet.table(GradebookTables.table(visit, book, null));
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
        String course = view.course().slug();
        String slug = view.assignment().slug();
        String login = visit.path("login");
        GradebookView book = gradebooks.get(visit.viewer(), course, slug);
        GradebookView.Row row = book.rows().stream()
                .filter(one -> one.login().equals(login))
                .findFirst()
                .orElseThrow(() -> Refusal.notFound());
        String name = Visible.of(row.name().isEmpty() ? row.login() : row.name());
        Sheet sheet = new Sheet()
                .crumbs(Desk.assignmentCrumbs(
                        visit, view.course(), slug, view.assignment().name()));
        List<Fact> facts = new ArrayList<>(List.of(
                Desk.fact(visit, "login", Visible.of(row.login())),
                Desk.fact(visit, "total", Desk.points(row.total()) + " / " + Desk.points(book.points()))));
        if (row.group() != null) {
            facts.add(1, Desk.fact(visit, "group", Visible.of(row.group())));
        }
        assignments.extensions(visit.viewer(), course, slug).stream()
                .filter(one -> one.person() == row.person())
                .forEach(one -> facts.add(Desk.fact(visit, "extension-until", visit.time(one.closes()))));
        sheet.facts(facts);
        boolean edits = Access.may(visit.viewer(), view.role(), Access.Action.OVERRIDE);
        for (int i = 0; i < view.parts().size(); i++) {
            Part part = view.parts().get(i);
            sheet.heading("problem-" + part.slug(), Desk.title(visit, part.names(), part.slug()));
            if (i < row.cells().size()) {
                standing(visit, sheet, row.cells().get(i), part);
            }
            attempts(visit, sheet, submissions.attempts(visit.viewer(), course, slug, part.slug(), login));
            if (edits) {
                sheet.form(Desk.post(visit, Desk.student(course, slug, login), "override-set")
                        .quiet()
                        .id("by-hand-" + part.slug())
                        .hidden("problem", part.slug())
                        .number(
                                "points",
                                Desk.text(visit, "override"),
                                "",
                                "any",
                                Desk.text(visit, "override-points-hint"))
                        .text(
                                "reason",
                                Desk.text(visit, "reason"),
                                "",
                                true,
                                Desk.text(visit, "override-reason-hint")));
            }
        }
        if (row.cells().stream().anyMatch(cell -> cell.pending() > 0)) {
            visit.refreshAfter(REFRESH_SECONDS);
        }
        sheet.show(visit, name);
    }

    private static void standing(Visit visit, Sheet sheet, GradebookView.Cell cell, Part part) {
        String points = cell.points() == null ? "–" : Desk.points(cell.points());
        sheet.text(Desk.text(visit, "score") + ": " + points + " / " + Desk.points(part.points()));
        GradebookView.Cell.@Nullable Given override = cell.given();
        if (override != null) {
            sheet.note(Desk.text(
                    visit,
                    "overridden",
                    "reason",
                    override.reason(),
                    "by",
                    override.by(),
                    "moment",
                    visit.time(override.at())));
        }
    }

    private static void attempts(Visit visit, Sheet sheet, List<SubmissionView> attempts) {
        if (attempts.isEmpty()) {
            sheet.text(Desk.text(visit, "no-submissions"));
            return;
        }
        List<Row> rows = new ArrayList<>();
        for (SubmissionView one : attempts) {
            rows.add(new Row(List.of(
                    Cell.row(String.valueOf(one.attempt())).link(Desk.submission(one.id())),
                    Cell.whole(visit.time(one.received())).more(one.late() ? Desk.text(visit, "late") : null),
                    Desk.badge(visit, Cell.of(verdict(visit, one)), one.verdict()),
                    Cell.number(Desk.points(one.score())))));
        }
        sheet.table(new Table(
                Desk.text(visit, "submissions"),
                "",
                null,
                List.of(
                        Desk.head(visit, "attempt"),
                        Desk.head(visit, "received"),
                        Desk.head(visit, "verdict"),
                        Desk.numberHead(visit, "score")),
                rows));
    }

    private static String verdict(Visit visit, SubmissionView one) {
        @Nullable String verdict = one.verdict();
        return one.state() != JudgingState.DONE || verdict == null
                ? Desk.text(visit, "waiting")
                : Desk.verdict(visit.messages(), verdict);
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
        visit.seeOther(Desk.student(visit.path("course"), visit.path("assignment"), visit.path("login")));
    }

    private void source(Visit visit) {
        SubmissionView view = submissions.view(visit.viewer(), visit.number("submission"));
        AssignmentView assignment = assignments.get(visit.viewer(), view.course(), view.assignment());
        Desk.requireStaff(visit, assignment.role());
        List<Link> crumbs = new ArrayList<>(Desk.assignmentCrumbs(
                visit,
                assignment.course(),
                view.assignment(),
                assignment.assignment().name()));
        crumbs.add(Desk.crumb(Desk.student(view.course(), view.assignment(), view.login()), view.name()));
        Sheet sheet = new Sheet().crumbs(crumbs);
        String points = view.score() == null
                ? "–"
                : Desk.points(view.score()) + (view.maxScore() == null ? "" : " / " + Desk.points(view.maxScore()));
        sheet.facts(List.of(
                Desk.fact(visit, "problem", Visible.of(view.problem())),
                Desk.fact(visit, "attempt", String.valueOf(view.attempt())),
                Desk.fact(visit, "received", visit.time(view.received())),
                Desk.fact(visit, "verdict", verdict(visit, view)),
                Desk.fact(visit, "score", points)));
        sheet.links(List.of(new Link("/submissions/" + view.id(), Desk.text(visit, "report"), true)));
        List<SourceFile> files = submissions.source(visit.viewer(), view.id());
        sheet.heading("source", Desk.text(visit, "source"));
        Map<String, List<CommentView>> said = new LinkedHashMap<>();
        comments.of(visit.viewer(), view.id())
                .forEach(comment -> said.computeIfAbsent(comment.file(), any -> new ArrayList<>())
                        .add(comment));
        for (int i = 0; i < files.size(); i++) {
            sheet.listing(listing(
                    visit, i, files.get(i), said.getOrDefault(files.get(i).path(), List.of())));
        }
        if (Access.may(visit.viewer(), assignment.role(), Access.Action.COMMENT) && !files.isEmpty()) {
            sheet.heading("comment", Desk.text(visit, "comment"));
            sheet.form(Desk.post(visit, Desk.submission(view.id()) + "/comments", "comment-send")
                    .quiet()
                    .id("say")
                    .select("file", Desk.text(visit, "comment-file"), options(files), null)
                    .number("line", Desk.text(visit, "comment-line"), "1", "1", null)
                    .area("text", Desk.text(visit, "comment-text"), "", 3, true, null));
        }
        if (Access.may(visit.viewer(), assignment.role(), Access.Action.REJUDGE)) {
            TeachingRejudgings.offer(visit, sheet, RejudgingKind.SUBMISSION, view.id(), "rejudge-submission");
            TeachingRejudgings.earlier(visit, sheet, rejudgings.ofSubmission(visit.viewer(), view.id()));
        }
        sheet.show(visit, Desk.text(visit, "source-of", "number", String.valueOf(view.attempt()), "name", view.name()));
    }

    private static List<Option> options(List<SourceFile> files) {
        return files.stream()
                .map(file -> new Option(file.path(), Visible.of(file.path()), false))
                .toList();
    }

    private static Listing listing(Visit visit, int number, SourceFile file, List<CommentView> comments) {
        Optional<SourceText> text = SourceText.decode(file.content());
        String shown = text.map(SourceText::text).orElse("");
        List<Line> lines = new ArrayList<>();
        String[] all = shown.split("\r\n|\n|\r", -1);
        int count = all.length > 0 && all[all.length - 1].isEmpty() ? all.length - 1 : all.length;
        for (int i = 0; i < Math.max(count, 1); i++) {
            int line = i + 1;
            List<Comment> said = comments.stream()
                    .filter(one -> one.line() == line
                            || (line == 1 && one.line() < 1)
                            || (line == count && one.line() > count))
                    .map(one -> new Comment(Visible.of(one.by()), visit.time(one.at()), Visible.lines(one.text())))
                    .toList();
            lines.add(new Line(
                    "f" + number + "-" + line,
                    line,
                    said.isEmpty() ? "" : " said",
                    Visible.of(i < all.length ? all[i].replace("\t", "    ") : ""),
                    said));
        }
        return new Listing(Visible.of(file.path()), lines);
    }

    private void comment(Visit visit) {
        long submission = visit.number("submission");
        String text = visit.field("text").strip();
        if (text.isEmpty()) {
            throw Refusal.invalid("comment-empty");
        }
        int line = (int) AssignmentDraft.number(visit.field("line").strip(), 0);
        comments.add(visit.viewer(), submission, visit.field("file"), line, text);
        visit.seeOther(Desk.submission(submission) + "#source");
    }
}
