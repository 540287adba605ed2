package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import judge.intake.LeftOut;
import judge.message.Visible;
import judge.online.CourseRole;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.ExtensionView;
import judge.service.course.Courses;
import judge.service.submission.ClassArchives;
import judge.service.submission.ClassArchives.ArchiveResult;
import judge.service.submission.ClassArchives.Handed;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.Desk;
import judge.web.page.Form.Option;
import judge.web.page.KeptFiles;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Pages;
import judge.web.page.SentOnce;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Times;
import judge.web.page.Visit;

/**
 * The pages for a teacher's work for students at an assignment: more time, handing in for one or for the whole class.
 */
final class TeachingHandIns {

    private static final String AT = Desk.COURSES + "/{course}/assignments/{assignment}";
    private static final String FILE = "file";
    private static final String ARCHIVE = "archive";
    private static final int MOST_BYTES = 16 << 20;

    private final Pages pages;
    private final Courses courses;
    private final Assignments assignments;
    private final HandIn handIn;
    private final ClassArchives archives;

    TeachingHandIns(Pages pages, Courses courses, Assignments assignments, HandIn handIn, ClassArchives archives) {
        this.pages = pages;
        this.courses = courses;
        this.assignments = assignments;
        this.handIn = handIn;
        this.archives = archives;
    }

    List<Route> routes() {
        return List.of(
                pages.get(AT + "/hand-in", RouteAccess.LOGGED_IN, this::show),
                pages.post(AT + "/hand-in", RouteAccess.LOGGED_IN, this::forOne),
                pages.post(AT + "/archive", RouteAccess.LOGGED_IN, this::archive),
                pages.post(AT + "/extensions", RouteAccess.LOGGED_IN, this::extend));
    }

    private AssignmentView assignment(Visit visit) {
        AssignmentView view = assignments.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        if (!Desk.edits(visit, view.role())) {
            throw Refusal.notAllowed("not-allowed");
        }
        return view;
    }

    private static String here(AssignmentView view) {
        return Desk.assignment(view.course().slug(), view.assignment().slug());
    }

    private Sheet sheet(Visit visit, AssignmentView view) {
        return new Sheet()
                .crumbs(Desk.assignmentCrumbs(
                        visit,
                        view.course(),
                        view.assignment().slug(),
                        view.assignment().name()));
    }

    private void show(Visit visit) {
        AssignmentView view = assignment(visit);
        List<Option> students = students(visit, view);
        Sheet sheet = sheet(visit, view);
        if (students.isEmpty()) {
            sheet.text(Desk.text(visit, "no-members")).show(visit, Desk.text(visit, "for-students"));
            return;
        }
        extensions(visit, sheet, view, students);
        sheet.heading("one", Desk.text(visit, "hand-in"))
                .form(Desk.post(visit, here(view) + "/hand-in", "hand-in-send")
                        .id("for")
                        .hidden(SentOnce.FIELD, String.valueOf(visit.now().toEpochMilli()))
                        .select("login", Desk.text(visit, "student"), students, null)
                        .select("problem", Desk.text(visit, "problem"), problems(visit, view), null)
                        .file(FILE, Desk.text(visit, "files"), null, true, Desk.text(visit, "files-hint")));
        List<Option> problems = new ArrayList<>(problems(visit, view));
        problems.add(
                0,
                new Option("", Desk.text(visit, "archive-by-path"), view.parts().size() > 1));
        sheet.heading("archive", Desk.text(visit, "archive"))
                .form(Desk.withCharset(
                        visit,
                        Desk.post(visit, here(view) + "/archive", "archive-send")
                                .id("class")
                                .hidden(
                                        SentOnce.FIELD,
                                        String.valueOf(visit.now().toEpochMilli()))
                                .file(
                                        ARCHIVE,
                                        Desk.text(visit, "archive-file"),
                                        ".zip,application/zip",
                                        false,
                                        Desk.text(visit, "archive-hint"))
                                .select("problem", Desk.text(visit, "archive-problem"), problems, null)));
        sheet.show(visit, Desk.text(visit, "for-students"));
    }

    private void extensions(Visit visit, Sheet sheet, AssignmentView view, List<Option> students) {
        if (view.assignment().closes() == null) {
            return;
        }
        sheet.heading("extension", Desk.text(visit, "extension"));
        List<ExtensionView> all = assignments.extensions(
                visit.viewer(), view.course().slug(), view.assignment().slug());
        if (!all.isEmpty()) {
            List<Row> rows = new ArrayList<>();
            for (ExtensionView one : all) {
                rows.add(new Row(List.of(
                        Cell.row(Visible.of(one.name())).more(Visible.of(one.login())),
                        Cell.whole(visit.time(one.closes())),
                        Cell.of("")
                                .with(Desk.post(visit, here(view) + "/extensions", "take-back")
                                        .inline()
                                        .hidden("login", one.login())))));
            }
            sheet.table(new Table(
                    Desk.text(visit, "extension"),
                    "",
                    null,
                    List.of(Desk.head(visit, "student"), Desk.head(visit, "extension-until"), new Head("", null, null)),
                    rows));
        }
        sheet.form(Desk.post(visit, here(view) + "/extensions", "extend")
                .id("more-time")
                .select("login", Desk.text(visit, "student"), students, null)
                .moment(
                        "closes",
                        Desk.text(visit, "extension-until"),
                        Times.field(view.assignment().closes(), visit.zone()),
                        true,
                        TeachingCourses.zoneNote(visit)));
    }

    private List<Option> students(Visit visit, AssignmentView view) {
        return courses.members(visit.viewer(), view.course().slug()).stream()
                .filter(member -> member.role() == CourseRole.STUDENT)
                .map(member ->
                        new Option(member.login(), Visible.of(member.name() + " (" + member.login() + ")"), false))
                .toList();
    }

    private static List<Option> problems(Visit visit, AssignmentView view) {
        return view.parts().stream()
                .map(part -> new Option(part.slug(), Desk.title(visit, part.names(), part.slug()), false))
                .toList();
    }

    private void extend(Visit visit) {
        AssignmentView view = assignment(visit);
        String closes = visit.field("closes").strip();
        assignments.extend(
                visit.viewer(),
                view.course().slug(),
                view.assignment().slug(),
                visit.field("login"),
                closes.isEmpty() ? null : Times.read(closes, visit.zone()));
        visit.seeOther(here(view) + "/hand-in");
    }

    private void forOne(Visit visit) {
        AssignmentView view = assignment(visit);
        KeptFiles.take(visit, FILE, here(view) + "/hand-in", () -> forOne(visit, view));
    }

    private void forOne(Visit visit, AssignmentView view) {
        ReadSources sources = sources(visit);
        String where = here(view) + "/" + visit.field("problem") + "/" + visit.field("login");
        StoredSubmission made = handIn.handIn(
                visit.viewer(),
                view.course().slug(),
                view.assignment().slug(),
                visit.field("problem"),
                sources.files(),
                visit.field("login"),
                Origin.WEB,
                SentOnce.key(visit, where, sources.files()));
        KeptFiles.tell(visit, sources.charsets());
        visit.seeOther("/submissions/" + made.id());
    }

    private static ReadSources sources(Visit visit) {
        List<KeptFile> files = KeptFiles.filled(visit, FILE);
        if (files.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        if (files.size() == 1 && files.get(0).name().toLowerCase(Locale.ROOT).endsWith(".zip")) {
            return SentFiles.told(SentFiles.sources(
                    files.get(0).name(),
                    files.get(0).content(),
                    MOST_BYTES,
                    SentCharset.of(visit.field(SentCharset.FIELD))));
        }
        return SentFiles.told(new ReadSources(
                files.stream()
                        .map(file -> new SourceFile(file.name().replaceAll(".*[/\\\\]", ""), file.content()))
                        .toList(),
                Set.of()));
    }

    private void archive(Visit visit) {
        AssignmentView view = assignment(visit);
        KeptFiles.take(visit, ARCHIVE, here(view) + "/hand-in", () -> archive(visit, view));
    }

    private void archive(Visit visit, AssignmentView view) {
        byte[] zip = KeptFiles.filled(visit, ARCHIVE).stream()
                .findFirst()
                .map(KeptFile::content)
                .orElseThrow(() -> Refusal.invalid("no-file"));
        String where = here(view) + "/" + visit.field("problem");
        ArchiveResult result = archives.put(
                visit.viewer(),
                view.course().slug(),
                view.assignment().slug(),
                Optional.of(visit.field("problem")).filter(problem -> !problem.isEmpty()),
                zip,
                SentCharset.of(visit.field(SentCharset.FIELD)),
                SentOnce.key(visit, where, List.of(new SourceFile("archive", zip))));
        Sheet sheet = sheet(visit, view);
        sheet.said(Desk.text(
                visit, "archive-taken", "count", String.valueOf(result.handed().size())));
        result.charsets().forEach(name -> sheet.note(Desk.text(visit, "archive-charset", "charset", name)));
        handed(visit, sheet, "archive-students", result.handed());
        if (!result.refused().isEmpty()) {
            sheet.heading(
                    "refused-list",
                    Desk.text(
                            visit, "archive-refused", "count", result.refused().size()));
            sheet.table(new Table(
                    Desk.text(visit, "why"),
                    "",
                    "refused",
                    List.of(Desk.head(visit, "contestant"), Desk.head(visit, "problem"), Desk.head(visit, "why")),
                    result.refused().stream()
                            .map(one -> new Row(List.of(
                                    Cell.row(Visible.of(one.handed().contestant())),
                                    Cell.of(one.handed().problem()),
                                    Cell.of(Desk.sentence(visit, one.why())).kind("reason"))))
                            .toList()));
        }
        if (!result.strangers().isEmpty()) {
            sheet.heading(
                    "strangers-list",
                    Desk.text(
                            visit,
                            "archive-strangers",
                            "count",
                            result.strangers().size()));
            handed(visit, sheet, "archive-strangers-table", result.strangers());
        }
        if (!result.leftOut().isEmpty()) {
            sheet.heading(
                    "left-list",
                    Desk.text(visit, "archive-left", "count", result.leftOut().size()));
            sheet.table(new Table(
                    Desk.text(visit, "why"),
                    "",
                    "left-out",
                    List.of(Desk.head(visit, "path"), Desk.head(visit, "why")),
                    result.leftOut().stream()
                            .map(one -> new Row(List.of(
                                    Cell.row(Visible.of(one.path())),
                                    Cell.of(cause(visit, one)).kind("reason"))))
                            .toList()));
        }
        if (!result.absent().isEmpty()) {
            sheet.text(Desk.text(visit, "archive-absent", "names", "")
                    + result.absent().stream().map(Visible::of).collect(java.util.stream.Collectors.joining(", ")));
        }
        sheet.show(visit, Desk.text(visit, "archive"));
    }

    private static String cause(Visit visit, LeftOut one) {
        // The words of the command name its option.
        return one.cause() == LeftOut.Cause.NO_PROBLEM
                ? Desk.text(visit, "no-problem-in-path")
                : visit.messages()
                        .bundle()
                        .getString("word.leftout." + one.cause().word());
    }

    private static void handed(Visit visit, Sheet sheet, String label, List<Handed> all) {
        if (all.isEmpty()) {
            return;
        }
        List<Row> rows = new ArrayList<>();
        for (Handed one : all) {
            Long submission = one.submission();
            String name = one.name();
            Cell who = Cell.row(Visible.of(one.contestant()));
            rows.add(new Row(List.of(
                    submission == null ? who : who.link("/submissions/" + submission),
                    Cell.of(name == null ? "" : Visible.of(name)),
                    Cell.of(Visible.of(one.problem())),
                    Cell.of(Visible.of(String.join(", ", one.files()))).kind("reason"))));
        }
        sheet.table(new Table(
                Desk.text(visit, label),
                "",
                null,
                List.of(
                        Desk.head(visit, "contestant"),
                        Desk.head(visit, "student"),
                        Desk.head(visit, "problem"),
                        Desk.head(visit, "files")),
                rows));
    }
}
