package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import judge.message.Visible;
import judge.online.CourseRole;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredSubmission;
import judge.service.OnlineServices;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.ExtensionView;
import judge.service.course.Courses;
import judge.service.submission.ClassArchives;
import judge.service.submission.ClassArchives.ArchiveResult;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Form.Option;
import judge.web.page.KeptFiles;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Pages;
import judge.web.page.SentOnce;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
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

    TeachingHandIns(Pages pages, OnlineServices services) {
        this.pages = pages;
        courses = services.courses();
        assignments = services.assignments();
        handIn = services.handIn();
        archives = services.archives();
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
        return new Sheet().crumbs(Desk.assignmentCrumbs(visit, view));
    }

    private void show(Visit visit) {
        AssignmentView view = assignment(visit);
        List<Option> students = students(visit, view);
        Sheet sheet = sheet(visit, view);
        if (students.isEmpty()) {
            EmptyList.students(visit, sheet, view.course().slug(), view.role());
            sheet.show(visit, Desk.text(visit, "for-students"));
            return;
        }
        extensions(visit, sheet, view, students);
        String now = String.valueOf(visit.now().toEpochMilli());
        sheet.heading("one", Desk.text(visit, "hand-in"))
                .form(Desk.post(visit, here(view) + "/hand-in", "hand-in-send")
                        .id("for")
                        .hidden(SentOnce.FIELD, now)
                        .select("login", Desk.text(visit, "student"), students, null)
                        .select("problem", Desk.text(visit, "problem"), problems(visit, view), null)
                        .file(FILE, Desk.text(visit, "files"), null, true, Desk.text(visit, "files-hint")));
        sheet.heading("archive", Desk.text(visit, "archive")).form(archiveForm(visit, view, now));
        sheet.show(visit, Desk.text(visit, "for-students"));
    }

    private static Form archiveForm(Visit visit, AssignmentView view, String now) {
        boolean several = view.parts().size() > 1;
        List<Option> problems = new ArrayList<>(problems(visit, view));
        problems.add(0, new Option("", Desk.text(visit, "archive-by-path"), several));
        String hint = Desk.text(visit, "archive-hint");
        return Desk.withCharset(
                visit,
                Desk.post(visit, here(view) + "/archive", "archive-send")
                        .id("class")
                        .hidden(SentOnce.FIELD, now)
                        .file(ARCHIVE, Desk.text(visit, "archive-file"), ".zip,application/zip", false, hint)
                        .select("problem", Desk.text(visit, "archive-problem"), problems, null));
    }

    private void extensions(Visit visit, Sheet sheet, AssignmentView view, List<Option> students) {
        if (view.assignment().closes() == null) {
            return;
        }
        sheet.heading("extension", Desk.text(visit, "extension"));
        List<ExtensionView> all =
                assignments.extensions(visit.viewer(), visit.path("course"), visit.path("assignment"));
        if (!all.isEmpty()) {
            sheet.table(new Table(
                    Desk.text(visit, "extension"),
                    null,
                    Desk.heads(visit).text("student", "extension-until").blank(),
                    all.stream().map(one -> row(visit, view, one)).toList()));
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

    private static Row row(Visit visit, AssignmentView view, ExtensionView one) {
        Form takeBack = Desk.post(visit, here(view) + "/extensions", "take-back");
        return new Row(List.of(
                Cell.row(Visible.of(one.name())).more(Visible.of(one.login())),
                Cell.whole(visit.time(one.closes())),
                Cell.of("").with(takeBack.inline().hidden("login", one.login()))));
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
        byte[] zip = KeptFiles.one(visit, ARCHIVE);
        String where = here(view) + "/" + visit.field("problem");
        ArchiveResult result = archives.put(
                visit.viewer(),
                view.course().slug(),
                view.assignment().slug(),
                Optional.of(visit.field("problem")).filter(problem -> !problem.isEmpty()),
                zip,
                SentCharset.of(visit.field(SentCharset.FIELD)),
                SentOnce.key(visit, where, List.of(new SourceFile("archive", zip))));
        ArchiveTables.show(visit, sheet(visit, view), result);
    }
}
