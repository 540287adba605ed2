package judge.web.page.workshop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.Access;
import judge.online.RejudgingKind;
import judge.online.VersionState;
import judge.service.OnlineServices;
import judge.service.grade.Rejudgings;
import judge.service.problem.Imports;
import judge.service.problem.ProblemView;
import judge.service.problem.ProblemView.JuryLine;
import judge.service.problem.ProblemView.VersionView;
import judge.service.problem.Problems;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import judge.web.page.teacher.TeachingRejudgings;

/** Problems: uploaded, verified in the background, in versions. */
final class ProblemPages {

    private static final int SHOWN_DIGITS = 12;
    private static final int REFRESH_SECONDS = 3;

    private final Pages pages;
    private final Problems problems;
    private final Imports imports;
    private final Rejudgings rejudgings;

    ProblemPages(Pages pages, OnlineServices services) {
        this.pages = pages;
        problems = services.problems();
        imports = services.imports();
        rejudgings = services.rejudgings();
    }

    List<Route> routes() {
        return List.of(
                pages.get(Desk.PROBLEMS, RouteAccess.LOGGED_IN, this::all),
                pages.get(Bench.ONE, RouteAccess.LOGGED_IN, this::one),
                pages.get(Bench.ONE + "/versions/{version}", RouteAccess.LOGGED_IN, this::zip));
    }

    private void all(Visit visit) {
        List<ProblemView> all = problems.all(visit.viewer());
        Sheet sheet = new Sheet().crumbs(Desk.crumbs(visit));
        if (all.isEmpty()) {
            sheet.text(Desk.text(visit, "no-problems"));
        } else {
            sheet.table(table(visit, all));
        }
        sheet.links(List.of(new Link(NewProblemPage.PATH, Desk.text(visit, "new-problem"), true)));
        if (!imports.of(visit.viewer()).isEmpty()) {
            sheet.links(List.of(new Link(UploadPages.IMPORTS, Desk.text(visit, "import-waiting"), true)));
        }
        sheet.heading("upload", Desk.text(visit, "problem-upload"));
        sheet.form(Desk.withCharset(
                visit,
                UploadPages.form(visit)
                        .slug("slug", Desk.text(visit, "problem-slug"), "", Desk.text(visit, "problem-slug-hint"))));
        if (all.stream().anyMatch(ProblemPages::isVerifying)) {
            visit.refreshAfter(REFRESH_SECONDS);
        }
        sheet.show(visit, Desk.text(visit, "problems"));
    }

    private static Table table(Visit visit, List<ProblemView> all) {
        return new Table(
                Desk.text(visit, "problems"),
                null,
                Desk.heads(visit)
                        .text("problem", "verification")
                        .number("max-score", "versions")
                        .text("uploaded", "owner"),
                all.stream().map(view -> row(visit, view)).toList());
    }

    private static boolean isVerifying(ProblemView view) {
        return !view.versions().isEmpty() && view.versions().get(0).state() == VersionState.VERIFYING;
    }

    private static Row row(Visit visit, ProblemView view) {
        Optional<VersionView> newest = view.versions().stream().findFirst();
        String slug = view.problem().slug();
        return new Row(List.of(
                Cell.row(Desk.title(visit, view.names(), slug)).link(Desk.problem(slug)),
                newest.map(one -> state(visit, one)).orElse(Cell.of("")),
                Cell.number(newest.map(one -> Desk.points(one.maxScore())).orElse("")),
                Cell.number(String.valueOf(view.versions().size())),
                Cell.whole(newest.map(one -> visit.time(one.created())).orElse("")),
                Cell.of(from(visit, view))));
    }

    private static String from(Visit visit, ProblemView view) {
        if (view.problem().owner() == null) {
            return Desk.text(visit, "shipped");
        }
        Optional<VersionView> newest = view.versions().stream().findFirst();
        return newest.map(VersionView::uploader).map(Visible::of).orElse("");
    }

    private static Cell state(Visit visit, VersionView version) {
        String word = Words.code(version.state());
        return Cell.of(Desk.text(visit, word)).kind(word);
    }

    private void one(Visit visit) {
        ProblemView view = problems.get(visit.viewer(), visit.path("problem"));
        String slug = view.problem().slug();
        Sheet sheet = new Sheet().crumbs(Bench.crumbs(visit));
        if (!view.versions().isEmpty()) {
            newest(visit, sheet, view.versions().get(0));
            sheet.heading("versions", Desk.text(visit, "versions"));
            Heads heads = Desk.heads(visit)
                    .text("version", "uploaded", "owner", "verification")
                    .number("max-score")
                    .blank();
            List<Row> rows =
                    view.versions().stream().map(one -> row(visit, view, one)).toList();
            sheet.table(new Table(Desk.text(visit, "versions"), null, heads, rows));
        }
        correct(visit, sheet, view);
        if (Access.may(visit.viewer(), Access.Action.ADMINISTER) || view.mine()) {
            TeachingRejudgings.offer(
                    visit, sheet, RejudgingKind.PROBLEM, view.problem().id(), "rejudge-problem");
        }
        TeachingRejudgings.earlier(visit, sheet, rejudgings.ofProblem(visit.viewer(), slug));
        sheet.show(visit, Desk.title(visit, view.names(), slug));
    }

    /** Tells how the problem is corrected, by the one to whom it belongs and by others. */
    private static void correct(Visit visit, Sheet sheet, ProblemView view) {
        if (view.mine()) {
            sheet.heading("edit", Desk.text(visit, "files-edit"));
            sheet.links(Bench.parts(visit, view.problem().slug(), true));
            sheet.heading("new-version", Desk.text(visit, "new-version"));
            sheet.note(Desk.text(visit, "new-version-note"));
            sheet.form(UploadPages.form(visit, view.problem().slug()));
        } else {
            sheet.heading("correct", Desk.text(visit, "correct"));
            sheet.note(Desk.text(visit, "correct-shipped"));
            sheet.links(List.of(new Link(Desk.PROBLEMS + "#upload", Desk.text(visit, "problem-upload"), false)));
        }
    }

    private static void newest(Visit visit, Sheet sheet, VersionView newest) {
        sheet.facts(List.of(
                Desk.fact(visit, "verification", state(visit, newest).text()),
                Desk.fact(visit, "max-score", Desk.points(newest.maxScore())),
                Desk.fact(visit, "uploaded", visit.time(newest.created()))));
        if (newest.state() == VersionState.VERIFYING) {
            sheet.note(Desk.text(visit, "verifying-note"));
            sheet.text(
                    newest.before() == 0
                            ? Desk.text(visit, "verifying-now")
                            : Desk.text(visit, "verifying-after", "count", newest.before()));
            visit.refreshAfter(REFRESH_SECONDS);
            return;
        }
        findings(visit, sheet, newest);
    }

    private static void findings(Visit visit, Sheet sheet, VersionView newest) {
        sheet.heading("findings", Desk.text(visit, "findings"));
        if (newest.faults().isEmpty()) {
            sheet.text(Desk.text(visit, "no-findings"));
        }
        newest.faults().forEach(fault -> sheet.warning(visit.messages().sentence(fault)));
        if (!newest.submissions().isEmpty()) {
            sheet.table(new Table(
                    Desk.text(visit, "findings"),
                    null,
                    Desk.heads(visit).text("jury-submission", "jury-verdict").blank(),
                    newest.submissions().stream().map(line -> row(visit, line)).toList()));
        }
    }

    private static Row row(Visit visit, JuryLine line) {
        boolean right = line.complaints().isEmpty();
        String said = right
                ? Desk.text(visit, "jury-right")
                : line.complaints().stream().map(visit.messages()::sentence).collect(Collectors.joining("; "));
        return new Row(List.of(
                Cell.row(Visible.of(line.path())),
                Desk.badge(visit, Cell.of(Desk.points(line.score())), line.verdict()),
                Cell.of(said).kind(right ? "sound" : "reason unsound")));
    }

    private static Row row(Visit visit, ProblemView view, VersionView version) {
        String shown = version.version();
        Cell name = Cell.row(shown.substring(0, Math.min(SHOWN_DIGITS, shown.length())))
                .kind("code");
        String uploader = version.uploader();
        return new Row(List.of(
                view.mine() ? name.link(Desk.problem(view.problem().slug()) + "/versions/" + version.id()) : name,
                Cell.whole(visit.time(version.created())),
                Cell.of(uploader == null ? Desk.text(visit, "shipped") : Visible.of(uploader)),
                state(visit, version),
                Cell.number(Desk.points(version.maxScore())),
                view.mine()
                        ? Cell.of(Desk.text(visit, "difference-link"))
                                .link(Desk.problem(view.problem().slug()) + "/versions/" + version.id() + "/difference")
                        : Cell.of("")));
    }

    private void zip(Visit visit) {
        String slug = visit.path("problem");
        byte[] zip = problems.zip(visit.viewer(), slug, visit.number("version"));
        Desk.download(visit, slug + ".zip", "application/zip", zip);
    }
}
