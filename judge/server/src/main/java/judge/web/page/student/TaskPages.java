package judge.web.page.student;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Deadlines;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.service.OnlineServices;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.submission.SubmissionView;
import judge.source.LanguageNames;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SecurityHeaders;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.Desk;
import judge.web.page.KeptFiles;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.SentOnce;
import judge.web.page.Visit;
import judge.web.page.Words;
import judge.web.page.statement.Attachments;
import judge.web.page.statement.StatementFiles;
import org.jspecify.annotations.Nullable;

/** A problem of an assignment: what it says, the form to hand in, and one's attempts. */
public final class TaskPages {

    private static final String PROBLEM = "/courses/{course}/assignments/{assignment}/problems/{problem}";

    private static final String PDF = "application/pdf";
    // The browser's own viewer is an embedded object, and does not open in a sandbox.
    private static final String OF_PDF =
            "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
    private static final String OF_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    private final OnlineServices services;
    private final TryPages tries;
    private final Pages pages;
    private final StatementFiles statements = new StatementFiles();
    private final PastedLanguages programs = new PastedLanguages(LanguageNames.BUILT_IN);
    private final PastedLanguages answers = new PastedLanguages(LanguageNames.ANSWERS);

    public TaskPages(TryPages tries, Pages pages) {
        this.services = pages.services();
        this.tries = tries;
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(
                pages.get(PROBLEM, RouteAccess.LOGGED_IN, this::show),
                pages.post(PROBLEM, RouteAccess.LOGGED_IN, this::take),
                pages.get(PROBLEM + "/statement/<file>", RouteAccess.LOGGED_IN, this::file),
                pages.get(PROBLEM + "/attempts", RouteAccess.LOGGED_IN, this::attempts));
    }

    /** A problem with the assignment that it is of. */
    private record Task(AssignmentView assignment, Part part, String href) {}

    private Task task(Visit visit) {
        AssignmentView view =
                services.assignments().get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        String slug = visit.path("problem");
        Part part = view.parts().stream()
                .filter(one -> one.slug().equals(slug))
                .findFirst()
                .orElseThrow(() -> Refusal.notFound());
        return new Task(
                view,
                part,
                Paths.problem(view.course().slug(), view.assignment().slug(), slug));
    }

    /**
     * The model of the page of a problem.
     *
     * @param limits of time and memory, in words
     * @param rules the rules for late submissions and for their number, in words; empty: there are none
     * @param open whether a submission is accepted now
     * @param pasted whether a source can be pasted; answers are files
     * @param accepted endings of files that can be handed in
     * @param languages the languages in which a source can be pasted; empty where there is only one
     * @param problem the reason why the last submission was refused just now
     * @param given the points that a teacher has given in place of the earned ones, and why
     */
    private record TaskModel(
            String href,
            Crumbs crumbs,
            String title,
            String points,
            String closes,
            String limits,
            String rules,
            Statement statement,
            List<TryPages.TryForm> tries,
            boolean open,
            boolean pasted,
            String accepted,
            List<PastedLanguages.Choice> languages,
            String source,
            String problem,
            String given,
            List<AttemptLine> attempts) {

        /** Returns the key of this page that its form sends: the number of attempts when it was shown. */
        @SuppressWarnings("UnusedMethod") // by the template
        String once() {
            return Integer.toString(attempts.size());
        }

        /** Returns the number of attempts; empty: none. */
        @SuppressWarnings("UnusedMethod") // by the template
        String made() {
            return attempts.isEmpty() ? "" : Integer.toString(attempts.size());
        }
    }

    /** The statement as safe HTML, and further files, such as a PDF. */
    private record Statement(String html, List<Link> files) {

        static final Statement NONE = new Statement("", List.of());
    }

    /** The path of links to the page. */
    private record Crumbs(String courseHref, String course, String assignmentHref, String assignment) {}

    /** A link. */
    private record Link(String href, String name) {}

    /** An attempt in a line; {@code code} is a verdict, {@code compare} leads to the comparison with the one before. */
    private record AttemptLine(
            String href,
            int number,
            String time,
            boolean late,
            String code,
            String verdict,
            String points,
            String counted,
            String compare) {}

    private static Crumbs crumbs(AssignmentView view) {
        return new Crumbs(
                Paths.course(view.course().slug()),
                Visible.of(view.course().name()),
                Paths.assignment(view.course().slug(), view.assignment().slug()),
                Visible.of(view.assignment().name()));
    }

    private PastedLanguages languages(Task task) {
        boolean answered =
                services.packages().problem(task.part().version()).type().submitAnswer();
        return answered ? answers : programs;
    }

    private void show(Visit visit) {
        show(visit, task(visit), "", "");
    }

    private void show(Visit visit, Task task, String source, String problem) {
        StatementFiles.Shown statement = statements.of(
                task.part().version(),
                services.packages().problem(task.part().version()),
                visit.messages().language(),
                task.href(),
                visit::text);
        if (statement.formulas()) {
            SecurityHeaders.allowStyleAttributes(visit.context());
            visit.useStyle("katex/katex.min.css");
            visit.useScript("katex/katex.min.js");
            visit.useScript("formulas.js");
        }
        PastedLanguages languages = languages(task);
        boolean open = isOpen(task.assignment());
        if (open) {
            visit.useScript("editor.js");
            visit.useScript("submit.js");
        }
        String title = Words.title(visit, task.part().names(), task.part().slug());
        List<AttemptLine> made = lines(visit, task);
        visit.show(
                "task",
                title,
                new TaskModel(
                        task.href(),
                        crumbs(task.assignment()),
                        title,
                        task.part().bounded()
                                ? visit.text(
                                        "points-most",
                                        "points",
                                        Quantity.points(task.part().points()))
                                : visit.text("points-unbounded"),
                        closes(visit, task.assignment()),
                        TaskLimits.of(
                                visit, services.packages().problem(task.part().version())),
                        rules(visit, task.assignment(), made.size()),
                        new Statement(statement.html(), links(visit, task, statement)),
                        tries.form(visit, task.assignment(), task.part()),
                        open,
                        languages.equals(programs),
                        languages.accepted(),
                        languages.choices(visit),
                        source,
                        problem,
                        given(visit, task),
                        made));
    }

    private static boolean isOpen(AssignmentView view) {
        return view.staff() || view.phase() == Deadlines.Phase.OPEN || view.phase() == Deadlines.Phase.LATE;
    }

    /** Returns links to PDFs of the statement and to the package's other files for those who solve it. */
    private List<Link> links(Visit visit, Task task, StatementFiles.Shown statement) {
        String below = task.href() + "/statement/";
        Stream<Link> pdfs = statement.files().stream()
                .map(name -> new Link(below + Paths.part(name), visit.text("statement-pdf", "file", Visible.of(name))));
        Stream<Link> attachments = Attachments.of(
                        services.packages().problem(task.part().version()))
                .keySet()
                .stream()
                .map(name -> new Link(
                        below
                                + StatementFiles.ATTACHMENTS
                                + Stream.of(name.split("/")).map(Paths::part).collect(Collectors.joining("/")),
                        visit.text("attachment", "file", Visible.of(name))));
        return Stream.concat(pdfs, attachments).toList();
    }

    /** The rules that one has to know before handing in. */
    private static String rules(Visit visit, AssignmentView view, int made) {
        List<String> rules = new ArrayList<>();
        String late = Words.late(visit, view);
        if (!late.isEmpty()) {
            rules.add(late);
        }
        @Nullable Integer most = view.assignment().attempts();
        if (most != null) {
            rules.add(visit.text("attempts-left", "count", Math.max(most - made, 0), "most", most));
        }
        return String.join(" ", rules);
    }

    private static String closes(Visit visit, AssignmentView view) {
        return view.deadlines()
                .end()
                .map(end -> visit.text("closes-at", "time", visit.time(end), "left", visit.left(end)))
                .orElseGet(() -> visit.text("practice"));
    }

    private String given(Visit visit, Task task) {
        AssignmentView view = task.assignment();
        return Words.given(
                visit,
                services.gradebooks()
                        .given(
                                visit.viewer(),
                                view.course().slug(),
                                view.assignment().slug(),
                                null)
                        .get(task.part().slug()));
    }

    private List<AttemptLine> lines(Visit visit, Task task) {
        List<SubmissionView> made = services.submissions()
                .attempts(
                        visit.viewer(),
                        task.assignment().course().slug(),
                        task.assignment().assignment().slug(),
                        task.part().slug(),
                        null);
        List<AttemptLine> lines = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            SubmissionView one = made.get(i);
            String before = i + 1 < made.size() ? Long.toString(made.get(i + 1).id()) : "";
            lines.add(line(visit, one, before));
        }
        return lines;
    }

    private static AttemptLine line(Visit visit, SubmissionView one, String before) {
        @Nullable String verdict = one.verdict();
        @Nullable Double score = one.score();
        @Nullable Double most = one.maxScore();
        String waiting = visit.text("state-" + one.state().name().toLowerCase(Locale.ROOT));
        return new AttemptLine(
                Paths.submission(one.id()),
                one.attempt(),
                visit.time(one.received()),
                one.late(),
                verdict == null ? "" : verdict,
                verdict == null ? waiting : Words.verdict(visit, verdict),
                Desk.points(score, most),
                Words.counted(visit, one),
                before.isEmpty() ? "" : Paths.submission(one.id()) + "/compare/" + before);
    }

    private void attempts(Visit visit) {
        Task task = task(visit);
        String title = Words.title(visit, task.part().names(), task.part().slug());
        visit.show(
                "attempts",
                visit.text("attempts") + " · " + title,
                new TaskModel(
                        task.href(),
                        crumbs(task.assignment()),
                        title,
                        "",
                        "",
                        "",
                        "",
                        Statement.NONE,
                        List.of(),
                        false,
                        false,
                        "",
                        List.of(),
                        "",
                        "",
                        given(visit, task),
                        lines(visit, task)));
    }

    private void take(Visit visit) {
        Task task = task(visit);
        try {
            KeptFiles.take(visit, SentSources.FIELD, task.href(), () -> handIn(visit, task));
        } catch (Refusal refusal) {
            visit.context().status(RefusalAnswers.status(refusal.kind()));
            show(visit, task, visit.field("source"), visit.sentenceWithTime(refusal));
        }
    }

    private void handIn(Visit visit, Task task) {
        ReadSources sources = SentSources.of(visit, languages(task));
        StoredSubmission taken = services.handIn()
                .handIn(
                        visit.viewer(),
                        task.assignment().course().slug(),
                        task.assignment().assignment().slug(),
                        task.part().slug(),
                        sources.files(),
                        null,
                        Origin.WEB,
                        SentOnce.key(visit, task.href(), sources.files()));
        KeptFiles.tell(visit, sources.charsets());
        visit.seeOther(Paths.submission(taken.id()));
    }

    /** A PDF or a picture of the statement, a sample, an attachment. */
    private void file(Visit visit) {
        Task task = task(visit);
        Context context = visit.context();
        StatementFiles.Content content = statements
                .content(services.packages().problem(task.part().version()), visit.path("file"))
                .orElseThrow(() -> Refusal.notFound());
        context.header("Cache-Control", "private, max-age=300");
        context.header("Content-Security-Policy", content.type().equals(PDF) ? OF_PDF : OF_PICTURE);
        if (content.type().equals(StatementFiles.ANY)) {
            context.header("Content-Disposition", "attachment");
        }
        context.result(content.bytes()).contentType(content.type());
    }
}
