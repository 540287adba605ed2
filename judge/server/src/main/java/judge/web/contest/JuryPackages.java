package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.nio.charset.Charset;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.message.Visible;
import judge.service.contest.BroughtContest;
import judge.service.contest.ContestPackages;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.service.course.Courses.CourseView;
import judge.web.clics.PackageExport;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentCharset;
import judge.web.page.Desk;
import judge.web.page.KeptFiles;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Times;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** A whole contest as a file: taken along, or brought. */
record JuryPackages(Pages pages, Contests contests, ContestPackages packages, PackageExport export) {

    private static final String BRING = Desk.COURSES + "/{course}/contest-package";

    private static final String FILE = "package";

    List<Route> routes() {
        return List.of(
                pages.get(ContestPaths.JURY + "/package", RouteAccess.LOGGED_IN, this::send),
                pages.get(BRING, RouteAccess.LOGGED_IN, this::show),
                pages.post(BRING, RouteAccess.LOGGED_IN, this::bring));
    }

    private void send(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        String slug = view.assignment().slug();
        boolean problems = "yes".equals(visit.context().queryParam("problems"));
        export.send(
                visit.context(), visit.viewer(), Long.toString(view.assignment().id()), slug, problems);
    }

    private void show(Visit visit) {
        CourseView course = pages.services().courses().get(visit.viewer(), visit.path("course"));
        packages.require(visit.viewer(), course.course().slug());
        sheet(visit, course)
                .text(text(visit, "package-note"))
                .form(Desk.withCharset(
                        visit,
                        Desk.post(visit, here(visit), "contest-package-send")
                                .file(FILE, text(visit, "package-file"), ".zip,application/zip", false, null)
                                .moment(
                                        "starts",
                                        text(visit, "package-starts"),
                                        "",
                                        false,
                                        text(visit, "package-starts-note"))
                                .slug("slug", text(visit, "package-slug"), "", text(visit, "package-slug-note"))))
                .show(visit, Desk.text(visit, "contest-package"));
    }

    private static String here(Visit visit) {
        return Desk.course(visit.path("course")) + "/contest-package";
    }

    private static Sheet sheet(Visit visit, CourseView course) {
        return new Sheet()
                .crumbs(List.of(
                        Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching")),
                        Desk.crumb(
                                Desk.course(course.course().slug()),
                                Visible.of(course.course().name()))));
    }

    private void bring(Visit visit) {
        String slug = visit.path("course");
        packages.require(visit.viewer(), slug);
        KeptFiles.take(visit, FILE, here(visit), () -> put(visit, slug));
    }

    private void put(Visit visit, String slug) {
        byte[] zip = KeptFiles.one(visit, FILE);
        String starts = visit.field("starts");
        @Nullable Instant moment = starts.isBlank() ? null : Times.read(starts, visit.zone());
        String typed = visit.field("slug").strip();
        @Nullable String wanted = typed.isEmpty() ? null : typed;
        Optional<Charset> charset = SentCharset.of(visit.field(SentCharset.FIELD));
        BroughtContest brought = packages.put(visit.viewer(), slug, wanted, moment, zip, charset);
        String at = ContestPaths.jury(slug, brought.assignment());
        String said = said(visit, brought);
        if (brought.teams().accounts().isEmpty()) {
            visit.flash(said);
            visit.seeOther(at);
            return;
        }
        CourseView course = pages.services().courses().get(visit.viewer(), slug);
        Sheet sheet = sheet(visit, course).said(said);
        JuryTeams.passwords(visit, sheet, brought.teams());
        sheet.links(List.of(new Link(at, text(visit, "contest"), true)));
        sheet.show(visit, Desk.text(visit, "contest-package"));
    }

    private static String said(Visit visit, BroughtContest brought) {
        List<String> said = new ArrayList<>(
                List.of(text(visit, "package-brought", "count", brought.teams().teams())));
        if (!brought.charsets().isEmpty()) {
            said.add(Desk.text(visit, "package-charset", "charset", String.join(", ", brought.charsets())));
        }
        if (!brought.leftOut().isEmpty()) {
            String path = Visible.of(brought.leftOut().get(0));
            said.add(text(visit, "package-left-out", "count", brought.leftOut().size(), "path", path));
        }
        return String.join(" ", said);
    }
}
