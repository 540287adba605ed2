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
import judge.render.Reasons;
import judge.render.SubmissionHtml;
import judge.report.Report;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
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
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Comment;
import judge.web.page.Sheet.Fact;
import judge.web.page.Sheet.Line;
import judge.web.page.Sheet.Link;
import judge.web.page.Sheet.Listing;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The page on which a teacher reads a submission: why it has failed, its source, and what is said of its lines. */
final class TeachingSubmission {

    private static final String SUBMISSION = Desk.SUBMISSIONS + "/{submission}";
    private static final int REFRESH_SECONDS = 4;

    private final Pages pages;
    private final Assignments assignments;
    private final Submissions submissions;
    private final LineComments comments;
    private final Rejudgings rejudgings;
    private final Gradebooks gradebooks;

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
        this.comments = comments;
        this.rejudgings = rejudgings;
        this.gradebooks = gradebooks;
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
        if (!assignment.practice()) {
            GradebookView book = gradebooks.get(visit.viewer(), view.course(), view.assignment());
            ClassSteps.toSubmissions(visit, sheet, book, view);
        }
        sheet.facts(facts(visit, view));
        why(visit, sheet, view);
        sheet.links(List.of(new Link("/submissions/" + view.id(), Desk.text(visit, "report"), true)));
        List<SourceFile> files = submissions.source(visit.viewer(), view.id());
        sources(visit, sheet, view, files);
        if (Access.may(visit.viewer(), assignment.role(), Access.Action.COMMENT) && !files.isEmpty()) {
            commentForm(visit, sheet, view, files);
        }
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

    private void sources(Visit visit, Sheet sheet, SubmissionView view, List<SourceFile> files) {
        sheet.heading("source", Desk.text(visit, "source"));
        Map<String, List<CommentView>> said = new LinkedHashMap<>();
        comments.of(visit.viewer(), view.id())
                .forEach(comment -> said.computeIfAbsent(comment.file(), any -> new ArrayList<>())
                        .add(comment));
        for (int i = 0; i < files.size(); i++) {
            sheet.listing(listing(
                    visit, i, files.get(i), said.getOrDefault(files.get(i).path(), List.of())));
        }
    }

    private static void commentForm(Visit visit, Sheet sheet, SubmissionView view, List<SourceFile> files) {
        sheet.heading("comment", Desk.text(visit, "comment"));
        sheet.form(
                Desk.post(visit, ClassFilter.of(visit).link(Desk.submission(view.id()) + "/comments"), "comment-send")
                        .quiet()
                        .id("say")
                        .select("file", Desk.text(visit, "comment-file"), options(files), null)
                        .number("line", Desk.text(visit, "comment-line"), "1", "1", null)
                        .area("text", Desk.text(visit, "comment-text"), "", 3, true, null));
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
        visit.seeOther(ClassFilter.of(visit).link(Desk.submission(submission)) + "#source");
    }
}
