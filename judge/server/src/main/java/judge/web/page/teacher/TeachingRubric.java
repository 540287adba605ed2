package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Access;
import judge.online.Refusal;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.grade.GradebookView;
import judge.service.grade.Rubrics;
import judge.service.grade.Rubrics.Marked;
import judge.service.grade.Rubrics.Marks;
import judge.service.grade.Wished;
import judge.service.submission.SubmissionView;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The rubric of an assignment: its criteria as text, one a line, and the form by which a student is marked. */
record TeachingRubric(Pages pages, Assignments assignments, Rubrics rubrics) {

    private static final String AT = Desk.COURSES + "/{course}/assignments/{assignment}";
    private static final Pattern LINE = Pattern.compile("([0-9]+(?:[.][0-9]+)?)\\s+(.+)");
    private static final String CRITERION = "criterion";
    private static final String POINTS = "points";
    private static final String SEEN = "seen";
    private static final String TOGETHER = "together";
    private static final int ROWS = 8;

    List<Route> routes() {
        return List.of(
                pages.get(AT + "/rubric", RouteAccess.LOGGED_IN, this::show),
                pages.post(AT + "/rubric", RouteAccess.LOGGED_IN, this::put),
                pages.post(AT + "/students/{login}/marks", RouteAccess.LOGGED_IN, this::mark));
    }

    private void show(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Desk.requireStaff(visit, view.role());
        List<Wished> criteria = rubrics.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Sheet sheet = new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
        sheet.text(Desk.text(visit, "rubric-note"));
        String text = criteria.stream()
                .map(one -> Quantity.points(one.points()) + " " + Visible.of(one.name()))
                .collect(Collectors.joining("\n"));
        if (Desk.edits(visit, view.role())) {
            String hint = Desk.text(visit, "rubric-hint");
            sheet.form(Desk.post(visit, visit.context().path(), "save")
                    .area("criteria", Desk.text(visit, "rubric-criteria"), text, ROWS, false, hint));
        } else {
            sheet.code(text);
        }
        sheet.show(visit, Desk.text(visit, "rubric"));
    }

    private void put(Visit visit) {
        List<Wished> wished = new ArrayList<>();
        for (String line : visit.field("criteria").lines().toList()) {
            Matcher parts = LINE.matcher(line.strip());
            if (parts.matches()) {
                wished.add(new Wished(parts.group(2), Double.parseDouble(parts.group(1))));
            } else if (!line.isBlank()) {
                throw Refusal.invalid("rubric-line", Map.of("line", line.strip()));
            }
        }
        rubrics.put(visit.viewer(), visit.path("course"), visit.path("assignment"), wished);
        visit.seeOther(Desk.assignment(visit.path("course"), visit.path("assignment")) + "/rubric");
    }

    /** The same on the page of a submission, if it is one of the class. */
    void offer(Visit visit, Sheet sheet, AssignmentView assignment, GradebookView book, SubmissionView view) {
        if (book.rows().stream().anyMatch(row -> row.login().equals(view.login()))) {
            offer(visit, sheet, assignment, view.login(), String.valueOf(view.id()), null);
        }
    }

    /** Shows the form by which a student is marked, where the assignment has a rubric. */
    void offer(Visit visit, Sheet sheet, AssignmentView view, String login) {
        offer(visit, sheet, view, login, "", null);
    }

    private void offer(
            Visit visit, Sheet sheet, AssignmentView view, String login, String submission, @Nullable Refusal refused) {
        Marks marks = rubrics.marks(
                visit.viewer(), view.course().slug(), view.assignment().slug(), login);
        if (marks.marks().isEmpty() || !Access.may(visit.viewer(), view.role(), Access.Action.MARK)) {
            return;
        }
        sheet.heading("rubric", Desk.text(visit, "rubric"));
        String student = Desk.student(view.course().slug(), view.assignment().slug(), login);
        Form form = Desk.post(visit, ClassFilter.of(visit).link(student + "/marks"), "rubric-mark")
                .id("marks")
                .hidden(TeachingMarking.SUBMISSION, submission)
                .hidden(SEEN, refused == null ? String.valueOf(marks.seen()) : visit.field(SEEN));
        for (int i = 0; i < marks.marks().size(); i++) {
            form = criterion(visit, form, i, marks.marks().get(i), refused);
        }
        if (marks.group() != null) {
            String all = Desk.text(visit, "rubric-together", "name", Visible.of(marks.group()));
            boolean ticked = refused == null || !visit.field(TOGETHER).isEmpty();
            form = form.group(
                    Desk.text(visit, "work-group"), List.of(new Form.Choice(TOGETHER, "yes", all, ticked, null)));
        }
        sheet.form(form.beside());
    }

    /** The field of a criterion; after a refusal with what was typed, and beside it why that was not taken. */
    private static Form criterion(Visit visit, Form form, int number, Marked one, @Nullable Refusal refused) {
        String most = Quantity.points(one.points());
        String by = one.by() == null ? null : Desk.text(visit, "by") + visit.text("colon") + Visible.of(one.by());
        String said = refused != null && one.name().equals(refused.parameters().get("name"))
                ? "⚠ " + Desk.sentence(visit, refused)
                : by;
        return form.hidden(CRITERION + number, one.name())
                .most(
                        POINTS + number,
                        Visible.of(one.name()) + " / " + most,
                        refused == null ? Desk.points(one.given()) : visit.field(POINTS + number),
                        most,
                        said);
    }

    private void mark(Visit visit) {
        try {
            save(visit, wished(visit));
            visit.seeOther(TeachingMarking.back(visit) + "#rubric");
        } catch (Refusal refusal) {
            again(visit, refusal);
        }
    }

    /** The form with what was typed, and why it was not taken. */
    private void again(Visit visit, Refusal refusal) {
        if (refusal.kind() != Refusal.Kind.INVALID) {
            throw refusal;
        }
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        String login = visit.path("login");
        Sheet sheet = new Sheet().crumbs(ClassSteps.crumbs(visit, view)).warning(Desk.sentence(visit, refusal));
        offer(visit, sheet, view, login, visit.field(TeachingMarking.SUBMISSION), refusal);
        visit.context().status(RefusalAnswers.status(refusal.kind()));
        sheet.show(visit, Visible.of(login));
    }

    private static Map<String, Optional<Double>> wished(Visit visit) {
        Map<String, Optional<Double>> wished = new LinkedHashMap<>();
        for (int i = 0; !visit.field(CRITERION + i).isEmpty(); i++) {
            String points = visit.field(POINTS + i).strip();
            wished.put(
                    visit.field(CRITERION + i),
                    points.isEmpty() ? Optional.empty() : Optional.of(AssignmentDraft.number(points, 0)));
        }
        return wished;
    }

    private void save(Visit visit, Map<String, Optional<Double>> wished) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        long seen = (long) AssignmentDraft.number(visit.field(SEEN), 0);
        boolean together = !visit.field(TOGETHER).isEmpty();
        rubrics.mark(visit.viewer(), course, assignment, visit.path("login"), wished, seen, together);
    }
}
