package judge.web.page.student;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.message.Visible;
import judge.online.JudgingState;
import judge.online.ShownReport.Extent;
import judge.report.Report;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.grade.Gradebooks;
import judge.service.problem.ProblemPackages;
import judge.service.submission.LineComments;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.source.SourceColours;
import judge.source.SourceColours.Piece;
import judge.submission.SourceFile;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import judge.web.page.statement.QuestionTexts;
import org.jspecify.annotations.Nullable;

/** The pages of submissions: their progress, their results, their sources. */
public final class WorkPages {

    private static final String SUBMISSION = "/submissions/{id}";
    /** The address to which DOMjudge's {@code submit} sends people after it has handed in. */
    private static final String SUBMISSION_OF_DOMJUDGE = "/team/submission/{id}";

    private static final int REFRESH_SECONDS = 2;

    private final Submissions submissions;
    private final Assignments assignments;
    private final JudgedParts judged;
    private final Gradebooks gradebooks;
    private final LineComments comments;
    private final LiveEvents live;
    private final Pages pages;
    private final ComparePage compare;

    public WorkPages(
            Submissions submissions,
            Assignments assignments,
            ProblemPackages packages,
            Gradebooks gradebooks,
            LineComments comments,
            LiveEvents live,
            Pages pages) {
        this.submissions = submissions;
        this.assignments = assignments;
        this.judged = new JudgedParts(packages, submissions);
        this.gradebooks = gradebooks;
        this.comments = comments;
        this.live = live;
        this.pages = pages;
        compare = new ComparePage(submissions, assignments);
    }

    public List<Route> routes() {
        return List.of(
                pages.get(SUBMISSION, RouteAccess.LOGGED_IN, this::show),
                pages.get(SUBMISSION_OF_DOMJUDGE, RouteAccess.LOGGED_IN, this::show),
                pages.get(SUBMISSION + "/result", RouteAccess.LOGGED_IN, this::part),
                pages.get(SUBMISSION + "/events", RouteAccess.LOGGED_IN, this::events),
                pages.get(SUBMISSION + "/source", RouteAccess.LOGGED_IN, this::download),
                pages.get(SUBMISSION + "/compare/{other}", RouteAccess.LOGGED_IN, compare::show));
    }

    /**
     * The model of the page of a submission.
     *
     * @param given the points that a teacher has given in place of the earned ones, and why
     * @param state the state of judging
     * @param judged what came of it
     * @param live whether events can be expected
     */
    private record WorkModel(
            String href,
            String problemHref,
            String problem,
            Crumbs crumbs,
            String who,
            String attempt,
            String time,
            boolean late,
            String points,
            String counted,
            String given,
            WorkState state,
            boolean live,
            boolean hidden,
            JudgedParts.Judged judged,
            String code,
            String verdict,
            List<SourceText> sources,
            List<Remark> remarks,
            NextSteps next,
            String attemptsHref) {

        /** Tells whether there is a verdict, and its cause is being looked for. */
        @SuppressWarnings("UnusedMethod") // by the template
        boolean looking() {
            return live && !code.isEmpty();
        }

        /** Tells whether the verdict is waited for. */
        @SuppressWarnings("UnusedMethod") // by the template
        boolean pending() {
            return live && code.isEmpty();
        }
    }

    /** A source as text. */
    private record SourceText(String file, List<NumberedLine> lines, String cut) {}

    /** A line of a source in its colours; {@code note} is what somebody says of it. */
    private record NumberedLine(int number, List<Piece> pieces, String note) {}

    /** A teacher's remark on a line. */
    private record Remark(String place, String text, String by) {}

    private void show(Visit visit) {
        SubmissionView view = submissions.view(visit.viewer(), visit.number("id"));
        WorkModel model = model(visit, view);
        if (model.live()) {
            visit.refreshAfter(REFRESH_SECONDS);
            visit.useScript("live.js");
            // For the formulas of what is shown when there is a verdict.
            QuestionTexts.drawFormulas(visit);
        }
        visit.show("work", model.problem() + " · " + model.attempt(), model);
    }

    /** The same without the frame, for the script that follows the events. */
    private void part(Visit visit) {
        visit.showPart("work-result", model(visit, submissions.view(visit.viewer(), visit.number("id"))));
    }

    private void events(Visit visit) {
        visit.viewer();
        live.open(visit.context(), visit.still(), visit.number("id"), visit.address());
    }

    private WorkModel model(Visit visit, SubmissionView view) {
        AssignmentView assignment = assignments.get(visit.viewer(), view.course(), view.assignment());
        Optional<Part> part = assignment.parts().stream()
                .filter(one -> one.slug().equals(view.problem()))
                .findFirst();
        String title =
                part.map(one -> Words.title(visit, one.names(), one.slug())).orElse(view.problem());
        Extent extent = submissions.extent(visit.viewer(), view.id());
        boolean hidden = !extent.showsState();
        @Nullable Report report = view.report();
        @Nullable String verdict = view.verdict();
        boolean done = view.state() == JudgingState.DONE;
        List<Remark> remarks = remarks(visit, view);
        String problemHref = Paths.problem(view.course(), view.assignment(), view.problem());
        return new WorkModel(
                Paths.submission(view.id()),
                problemHref,
                title,
                Crumbs.of(visit, assignment, view.problem()),
                Visible.of(view.name()),
                visit.text("attempt-number", "number", view.attempt()),
                visit.time(view.received()),
                view.late(),
                Desk.points(view.score(), view.maxScore()),
                Words.counted(visit, view),
                given(visit, view, assignment),
                WorkState.of(visit, view, hidden, submissions),
                view.isLookedInto() || (!done && !hidden),
                hidden,
                judged.of(visit, view, part, extent, byLine(visit, remarks)),
                verdict == null ? "" : verdict,
                Words.verdict(visit, verdict),
                report == null || report.sources().isEmpty() ? sources(visit, view, remarks) : List.of(),
                remarks,
                next(visit, view, assignment, done || hidden),
                problemHref + "/attempts");
    }

    private NextSteps next(Visit visit, SubmissionView view, AssignmentView assignment, boolean judged) {
        return judged
                ? NextSteps.of(visit, view, assignment, submissions, gradebooks)
                : NextSteps.back(view, assignment);
    }

    private String given(Visit visit, SubmissionView view, AssignmentView of) {
        return Words.given(
                visit,
                gradebooks
                        .given(visit.viewer(), view.course(), view.assignment(), of.staff() ? view.login() : null)
                        .get(view.problem()));
    }

    private static Map<String, String> byLine(Visit visit, List<Remark> remarks) {
        Map<String, String> byLine = new HashMap<>();
        remarks.forEach(one -> byLine.merge(
                one.place(), one.by() + visit.text("colon") + one.text(), (first, other) -> first + "\n" + other));
        return byLine;
    }

    private List<SourceText> sources(Visit visit, SubmissionView view, List<Remark> remarks) {
        Map<String, String> notes = byLine(visit, remarks);
        List<SourceText> texts = new ArrayList<>();
        ListedSource.Page page = new ListedSource.Page();
        for (SourceFile file : submissions.source(visit.viewer(), view.id())) {
            ListedSource listed = page.next(file);
            String name = Visible.of(file.path());
            List<NumberedLine> lines = new ArrayList<>();
            for (List<Piece> pieces : SourceColours.of(
                    file.path(),
                    listed.lines().stream().map(ListedSource::shown).toList())) {
                int number = lines.size() + 1;
                lines.add(new NumberedLine(number, pieces, notes.getOrDefault(name + ":" + number, "")));
            }
            texts.add(new SourceText(name, lines, listed.cut(visit)));
        }
        return texts;
    }

    private List<Remark> remarks(Visit visit, SubmissionView view) {
        return comments.of(visit.viewer(), view.id()).stream()
                .map(one -> new Remark(
                        one.place().isEmpty() ? visit.text("remark-whole") : Visible.of(one.place()),
                        Visible.lines(one.text()),
                        Visible.of(one.by())))
                .toList();
    }

    private void download(Visit visit) {
        SubmissionView view = submissions.view(visit.viewer(), visit.number("id"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (SourceFile file : submissions.source(visit.viewer(), view.id())) {
                zip.putNextEntry(new ZipEntry(file.path()));
                zip.write(file.content());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        visit.context()
                .header("Content-Disposition", "attachment; filename=\"submission-" + view.id() + ".zip\"")
                .contentType("application/zip")
                .result(bytes.toByteArray());
    }
}
