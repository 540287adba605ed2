package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import judge.message.Visible;
import judge.online.Access;
import judge.online.JudgingState;
import judge.online.RejudgingKind;
import judge.render.Reasons;
import judge.render.SubmissionHtml;
import judge.report.Report;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.grade.GradebookView;
import judge.service.grade.Gradebooks;
import judge.service.grade.Rejudgings;
import judge.service.submission.LineComments;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The page on which a teacher reads a submission: why it has failed, its source, and what is said of its lines. */
final class TeachingSubmission {

    private static final String SUBMISSION = Desk.SUBMISSIONS + "/{submission}";
    private static final int REFRESH_SECONDS = 4;

    private final Pages pages;
    private final Assignments assignments;
    private final Submissions submissions;
    private final SourceComments comments;
    private final Rejudgings rejudgings;
    private final Gradebooks gradebooks;
    private final TeachingRubric rubric;

    TeachingSubmission(
            Pages pages,
            Assignments assignments,
            Submissions submissions,
            LineComments comments,
            Rejudgings rejudgings,
            Gradebooks gradebooks) {
        this.pages = pages;
        this.assignments = assignments;
        this.submissions = submissions;
        this.comments = new SourceComments(comments);
        this.rejudgings = rejudgings;
        this.gradebooks = gradebooks;
        rubric = new TeachingRubric(pages, assignments, gradebooks.rubrics());
    }

    List<Route> routes() {
        return List.of(
                pages.get(SUBMISSION, RouteAccess.LOGGED_IN, this::show),
                pages.post(SUBMISSION + "/comments", RouteAccess.LOGGED_IN, this::comment));
    }

    /** The verdict in words, or that it is waited for. */
    static String verdict(Visit visit, SubmissionView one) {
        @Nullable String verdict = one.verdict();
        return one.state() != JudgingState.DONE || verdict == null
                ? Desk.text(visit, "waiting")
                : Desk.verdict(visit.messages(), verdict);
    }

    /** Why it has failed, in a few words: the first cause; empty where it was accepted or is not judged. */
    static String cause(Visit visit, SubmissionView one) {
        @Nullable Report report = one.report();
        if (report == null) {
            return "";
        }
        return one.isLookedInto() ? visit.text("state-looking") : new Reasons(visit.messages()).inShort(report);
    }

    private void show(Visit visit) {
        SubmissionView view = submissions.view(visit.viewer(), visit.number("submission"));
        AssignmentView assignment = assignments.get(visit.viewer(), view.course(), view.assignment());
        Desk.requireStaff(visit, assignment.role());
        Sheet sheet = new Sheet().crumbs(crumbs(visit, assignment, view));
        sheet.facts(facts(visit, view));
        if (!assignment.practice()) {
            GradebookView book = gradebooks.get(visit.viewer(), view.course(), view.assignment());
            rubric.offer(visit, sheet, assignment, book, view);
            ClassSteps.toSubmissions(visit, sheet, book, view);
            TeachingMarking.offer(visit, sheet, assignment, book, view);
        }
        why(visit, sheet, view);
        sheet.links(List.of(new Link("/submissions/" + view.id(), Desk.text(visit, "report"), true)));
        boolean says = Access.may(visit.viewer(), assignment.role(), Access.Action.COMMENT);
        comments.show(visit, sheet, view.id(), submissions.source(visit.viewer(), view.id()), says);
        if (Access.may(visit.viewer(), assignment.role(), Access.Action.REJUDGE)) {
            TeachingRejudgings.offer(visit, sheet, RejudgingKind.SUBMISSION, view.id(), "rejudge-submission");
            TeachingRejudgings.earlier(visit, sheet, rejudgings.ofSubmission(visit.viewer(), view.id()));
        }
        sheet.show(visit, Desk.text(visit, "source-of", "number", String.valueOf(view.attempt()), "name", view.name()));
    }

    /** The way to a submission; who practises is on no page of a class, and perhaps not in the course. */
    private static List<Link> crumbs(Visit visit, AssignmentView assignment, SubmissionView view) {
        if (assignment.practice()) {
            List<Link> crumbs = new ArrayList<>(Desk.courseCrumbs(visit, assignment.course()));
            String name = assignment.assignment().name();
            crumbs.add(Desk.crumb(Paths.taughtSet(view.course(), view.assignment()), name));
            return crumbs;
        }
        List<Link> crumbs = new ArrayList<>(ClassSteps.crumbs(visit, assignment));
        String student = Desk.student(view.course(), view.assignment(), view.login());
        crumbs.add(Desk.crumb(ClassFilter.of(visit).link(student), view.name()));
        return crumbs;
    }

    private static List<Fact> facts(Visit visit, SubmissionView view) {
        String points = view.score() == null
                ? "–"
                : Desk.points(view.score()) + (view.maxScore() == null ? "" : " / " + Desk.points(view.maxScore()));
        return List.of(
                Desk.fact(visit, "problem", Visible.of(view.problem())),
                Desk.fact(visit, "attempt", String.valueOf(view.attempt())),
                Desk.fact(visit, "received", visit.time(view.received())),
                Desk.fact(visit, "verdict", verdict(visit, view)),
                Desk.fact(visit, "score", points));
    }

    /** The reason and its causes as the student's page has them; it comes again while they are looked for. */
    private static void why(Visit visit, Sheet sheet, SubmissionView view) {
        @Nullable Report report = view.report();
        if (report != null) {
            sheet.html(new SubmissionHtml(visit.messages()).why(report));
        }
        if (view.isLookedInto()) {
            sheet.note(visit.text("state-looking"));
            visit.refreshAfter(REFRESH_SECONDS);
        }
    }

    private void comment(Visit visit) {
        long submission = visit.number("submission");
        comments.said(visit, submission);
        visit.seeOther(ClassFilter.of(visit).link(Desk.submission(submission)) + "#source");
    }
}
