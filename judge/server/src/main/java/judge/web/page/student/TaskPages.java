package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.service.OnlineServices;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.submission.SubmissionView;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.KeptFiles;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.SentOnce;
import judge.web.page.Visit;
import judge.web.page.Words;

/** A problem of an assignment: what it says, the form to hand in, and one's attempts. */
public final class TaskPages {

    private static final String PROBLEM = "/courses/{course}/assignments/{assignment}/problems/{problem}";

    private final OnlineServices services;
    private final TryPages tries;
    private final Pages pages;
    private final TaskEditor editor;
    private final TaskStatement statements;

    public TaskPages(TryPages tries, Pages pages) {
        this.services = pages.services();
        this.tries = tries;
        this.pages = pages;
        statements = new TaskStatement(services.packages());
        editor = new TaskEditor(services.submissions(), services.handIn().drafts());
    }

    public List<Route> routes() {
        return List.of(
                pages.get(PROBLEM, RouteAccess.LOGGED_IN, this::show),
                pages.post(PROBLEM, RouteAccess.LOGGED_IN, this::take),
                pages.post(PROBLEM + "/draft", RouteAccess.LOGGED_IN, this::keep),
                pages.post("/look", RouteAccess.LOGGED_IN, this::look),
                pages.get(
                        PROBLEM + "/statement/<file>",
                        RouteAccess.LOGGED_IN,
                        visit -> statements.file(visit, task(visit).part().version())),
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
     * @param facts what one has to know before handing in, a sentence each
     * @param open whether a submission is accepted now
     * @param problem the reason why the last submission was refused just now
     */
    private record TaskModel(
            String href,
            Crumbs crumbs,
            String title,
            String points,
            String closes,
            StatementLook look,
            List<String> facts,
            TaskStatement.Shown statement,
            List<TryPages.TryForm> tries,
            boolean open,
            TaskEntry entry,
            TaskEditor.Content editor,
            String problem,
            List<AttemptLine> attempts) {

        /** Returns the key of this page that its form sends: the number of attempts when it was shown. */
        @SuppressWarnings("UnusedMethod") // by the template
        String once() {
            return Integer.toString(attempts.size());
        }

        /** Tells whether the statement and an editor stand beside each other. */
        @SuppressWarnings("UnusedMethod") // by the template
        boolean desk() {
            return open && entry.questions().isEmpty();
        }

        /** Returns the number of attempts; empty: none. */
        @SuppressWarnings("UnusedMethod") // by the template
        String made() {
            return attempts.isEmpty() ? "" : Integer.toString(attempts.size());
        }
    }

    /** The model of the list of attempts; {@code given}: the points that a teacher has given, and why. */
    private record AttemptsModel(String href, Crumbs crumbs, String title, String given, List<AttemptLine> attempts) {

        @SuppressWarnings("UnusedMethod") // by the template
        boolean made() {
            return !attempts.isEmpty();
        }
    }

    private TaskEntry.To to(Visit visit, Task task) {
        return TaskEntry.To.of(visit, services, task.assignment(), task.part());
    }

    private TaskEntry entry(Visit visit, Task task, TaskEditor.Content content, boolean open) {
        QuestionSheet.Place place =
                new QuestionSheet.Place(visit.viewer().person(), task.part().slug(), task.href());
        return TaskEntry.of(visit, to(visit, task), place, content, open);
    }

    private void show(Visit visit) {
        Task task = task(visit);
        List<SubmissionView> made = made(visit, task);
        TaskEditor.Content content =
                editor.content(visit, task.assignment(), task.part().slug(), made);
        show(visit, task, made, content, "");
    }

    private void show(Visit visit, Task task, List<SubmissionView> made, TaskEditor.Content content, String problem) {
        boolean open = task.assignment().takes();
        visit.useScript("desk.js");
        (open ? List.of("editor.js", "submit.js", "draft.js") : List.<String>of()).forEach(visit::useScript);
        String title = Words.title(visit, task.part().names(), task.part().slug());
        visit.show(
                "task",
                title,
                new TaskModel(
                        task.href(),
                        Crumbs.of(visit, task.assignment(), task.part().slug()),
                        title,
                        EarnedLines.points(visit, task.assignment(), task.part(), services.gradebooks()),
                        closes(visit, task.assignment()),
                        StatementLook.of(visit),
                        facts(visit, task, made),
                        statements.forWriting(visit, task.part().version(), task.href()),
                        tries.form(visit, task.assignment(), task.part()),
                        open,
                        entry(visit, task, content, open),
                        content,
                        problem,
                        AttemptLine.of(visit, task.assignment(), made)));
    }

    /** Sentences to be known before handing in, and the points that a teacher has given in place of the earned ones. */
    private List<String> facts(Visit visit, Task task, List<SubmissionView> made) {
        List<String> facts = new ArrayList<>(TaskEditor.rules(visit, task.assignment(), made));
        facts.add(0, given(visit, task));
        facts.removeIf(String::isEmpty);
        return facts;
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

    private List<SubmissionView> made(Visit visit, Task task) {
        return services.submissions()
                .attempts(
                        visit.viewer(),
                        task.assignment().course().slug(),
                        task.assignment().assignment().slug(),
                        task.part().slug(),
                        null);
    }

    private void attempts(Visit visit) {
        Task task = task(visit);
        String title = Words.title(visit, task.part().names(), task.part().slug());
        String given = given(visit, task);
        visit.show(
                "attempts",
                visit.text("attempts") + " · " + title,
                new AttemptsModel(
                        task.href(),
                        Crumbs.of(visit, task.assignment(), task.part().slug()),
                        title,
                        given,
                        AttemptLine.of(visit, task.assignment(), made(visit, task))));
    }

    private void take(Visit visit) {
        Task task = task(visit);
        try {
            KeptFiles.take(visit, SentSources.FIELD, task.href(), () -> handIn(visit, task));
        } catch (Refusal refusal) {
            refused(visit, task, refusal);
        }
    }

    /** Keeps the text of the form, for browsers that run no script. */
    private void keep(Visit visit) {
        Task task = task(visit);
        try {
            String text = TaskEntry.text(visit, to(visit, task));
            String language = TaskEntry.languages(to(visit, task)).chosen(visit).code();
            visit.seeOther(editor.keep(visit, task.assignment(), task.part().slug(), language, text));
        } catch (Refusal refusal) {
            refused(visit, task, refusal);
        }
    }

    /** Shows the page with what was typed, and why it was not taken. */
    private void refused(Visit visit, Task task, Refusal refusal) {
        visit.context().status(RefusalAnswers.status(refusal.kind()));
        TaskEditor.Content typed = editor.typed(
                visit, task.assignment(), task.part().slug(), refusal, TaskEntry.text(visit, to(visit, task)));
        show(visit, task, made(visit, task), typed, visit.sentenceWithTime(refusal));
    }

    private void look(Visit visit) {
        StatementLook.of(visit).change(visit, visit.field("look"));
        visit.seeOther(Paths.local(visit.field("back")));
    }

    private void handIn(Visit visit, Task task) {
        ReadSources sources = TaskEntry.sources(visit, to(visit, task));
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
}
