package judge.web.contest;

import static judge.web.contest.BoardRows.escaped;
import static judge.web.contest.ContestPaths.text;

import io.javalin.http.UploadedFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.contest.PrintJob;
import judge.online.contest.Team;
import judge.service.contest.Clarifications;
import judge.service.contest.ContestTeams;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.Contests;
import judge.service.contest.PrintJobs;
import judge.service.contest.PrintJobs.PrintView;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentFiles;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** A contest as those who take part in it see it: problems, their own attempts, questions, paper. */
final class ContestPages {

    private static final int REFRESH_SECONDS = 15;
    private static final int MOST_ATTEMPTS = 50;
    private static final int MOST_COUNTED = 1_000;

    private final Pages pages;
    private final Contests contests;
    private final ContestTeams teams;
    private final Submissions submissions;
    private final Clarifications clarifications;
    private final PrintJobs prints;

    ContestPages(Pages pages, Contests contests, ContestTeams teams, Clarifications clarifications, PrintJobs prints) {
        this.pages = pages;
        this.contests = contests;
        this.teams = teams;
        this.submissions = pages.services().submissions();
        this.clarifications = clarifications;
        this.prints = prints;
    }

    List<Route> routes() {
        return List.of(
                pages.get(ContestPaths.CONTEST, RouteAccess.LOGGED_IN, this::show),
                pages.post(ContestPaths.CONTEST + "/clarifications", RouteAccess.LOGGED_IN, this::ask),
                pages.post(ContestPaths.CONTEST + "/prints", RouteAccess.LOGGED_IN, this::print),
                pages.post(ContestPaths.CONTEST + "/begin", RouteAccess.LOGGED_IN, this::begin));
    }

    private void show(Visit visit) {
        ContestView view = contests.get(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Sheet sheet = new Sheet()
                .crumbs(List.of(
                        new Link("/", visit.text("home"), false),
                        Desk.crumb(
                                Paths.course(view.course().slug()),
                                view.course().name())));
        ContestTiles.show(visit, sheet, view);
        links(visit, sheet, view);
        List<SubmissionView> own = own(visit, view);
        begin(visit, sheet, view, own);
        problems(visit, sheet, view, own);
        attempts(visit, sheet, view, own);
        sheet.heading("clarifications", text(visit, "clarifications"));
        Talk.show(visit, sheet, clarifications.of(visit.viewer(), visit.path("course"), visit.path("assignment")));
        if (view.team() != null || (!view.staff() && visit.now().isBefore(view.closes()))) {
            sheet.form(asking(visit, view));
            prints(visit, sheet);
        }
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, view.assignment().name());
    }

    private static Form asking(Visit visit, ContestView view) {
        return Form.post(ContestPaths.contest(visit) + "/clarifications", visit.csrf(), text(visit, "ask"))
                .quiet()
                .id("ask")
                .select("problem", text(visit, "about"), Labels.options(visit, view), null)
                .area("text", text(visit, "question"), "", 3, true, null);
    }

    private static void links(Visit visit, Sheet sheet, ContestView view) {
        @Nullable Team own = view.team();
        String board = ContestPaths.contest(visit) + ContestPaths.BOARD + "?lang="
                + visit.messages().language().tag()
                + (own == null ? "" : "#t" + own.person());
        List<Link> links = new ArrayList<>();
        links.add(new Link(board, text(visit, "scoreboard"), true));
        if (view.staff()) {
            links.add(new Link(ContestPaths.jury(visit), text(visit, "jury"), false));
        }
        sheet.links(links);
    }

    /** One's own attempts, the last first; of the jury, which sees all, none, and none before it begins. */
    private List<SubmissionView> own(Visit visit, ContestView view) {
        return view.staff() || visit.now().isBefore(view.assignment().opens())
                ? List.of()
                : submissions
                        .lists()
                        .views(visit.viewer(), visit.path("course"), visit.path("assignment"), MOST_COUNTED);
    }

    private static void begin(Visit visit, Sheet sheet, ContestView view, List<SubmissionView> own) {
        boolean over = view.state().ended() != null;
        @Nullable Team team = view.team();
        boolean fresh = team == null || team.began() == null;
        boolean may = view.contest().virtual() && over && fresh && !view.staff() && own.isEmpty();
        if (may && view.isInResult()) {
            sheet.text(visit.messages().text("refusal.contest-in-result"));
        } else if (may) {
            Duration length = Duration.between(view.assignment().opens(), view.closes());
            sheet.text(text(visit, "begin-note", "minutes", length.toMinutes()));
            sheet.form(Form.post(ContestPaths.contest(visit) + "/begin", visit.csrf(), text(visit, "begin"))
                    .id("begin"));
        }
    }

    private static void problems(Visit visit, Sheet sheet, ContestView view, List<SubmissionView> own) {
        sheet.heading("problems", text(visit, "problems"));
        StringBuilder html = new StringBuilder("<ul class=\"lines card problems\">");
        for (ContestTask problem : view.problems()) {
            html.append("<li>").append(Labels.html(visit, problem.problem())).append(" <a href=\"");
            html.append(escaped(Paths.problem(visit.path("course"), visit.path("assignment"), problem.slug())));
            html.append("\">").append(escaped(Words.title(visit, problem.names(), problem.slug())));
            html.append("</a> ").append(standing(visit, problem, own)).append("</li>");
        }
        sheet.html(html.append("</ul>").toString());
    }

    private static String standing(Visit visit, ContestTask problem, List<SubmissionView> own) {
        return problem.problem().removed() != null
                ? "<span class=\"phase closed\">" + escaped(text(visit, "removed")) + "</span>"
                : latest(visit, problem.slug(), own);
    }

    /** The last attempt that is judged, and how many there were. */
    private static String latest(Visit visit, String problem, List<SubmissionView> own) {
        List<SubmissionView> attempts =
                own.stream().filter(one -> one.problem().equals(problem)).toList();
        if (attempts.isEmpty()) {
            return "";
        }
        Optional<SubmissionView> best = attempts.stream()
                .filter(one -> "AC".equals(one.verdict()))
                .findFirst()
                .or(() -> attempts.stream().filter(one -> one.verdict() != null).findFirst());
        String badge = best.map(SubmissionView::verdict)
                .map(verdict -> "<span class=\"badge " + escaped(verdict) + "\">" + escaped(verdict) + "</span> ")
                .orElse("");
        return badge + "<span class=\"when\">" + escaped(visit.text("attempts-made", "count", attempts.size()))
                + "</span>";
    }

    private static void attempts(Visit visit, Sheet sheet, ContestView view, List<SubmissionView> own) {
        Map<String, String> labels = new HashMap<>();
        view.problems().forEach(one -> labels.put(one.slug(), one.problem().label()));
        List<Row> rows = own.stream()
                .limit(MOST_ATTEMPTS)
                .map(one -> row(visit, one, labels.getOrDefault(one.problem(), "")))
                .toList();
        if (rows.isEmpty()) {
            return;
        }
        Heads heads = ContestPaths.heads(visit).text("time", "problem", "result", "points");
        sheet.heading("attempts", text(visit, "own")).table(new Table(text(visit, "own"), "own", heads, rows));
    }

    private static Row row(Visit visit, SubmissionView work, String label) {
        Cell result = work.verdict() == null
                ? Cell.of(text(visit, "waiting"))
                : Desk.badge(visit, Cell.of(Desk.verdict(visit.messages(), work.verdict())), work.verdict());
        return new Row(List.of(
                Cell.row(visit.time(work.received())).link(Paths.submission(work.id())),
                Cell.of(Visible.of(label)),
                result,
                Cell.number(Desk.points(work.score()))));
    }

    private void prints(Visit visit, Sheet sheet) {
        sheet.heading("print", text(visit, "print"));
        List<PrintView> sent = prints.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
        if (!sent.isEmpty()) {
            sheet.table(new Table(
                    text(visit, "print"),
                    "prints",
                    ContestPaths.heads(visit).text("time", "file", "state"),
                    sent.stream().map(one -> row(visit, one.job())).toList()));
        }
        sheet.form(Form.post(ContestPaths.contest(visit) + "/prints", visit.csrf(), text(visit, "print-send"))
                .quiet()
                .id("print-file")
                .file("file", text(visit, "print-file"), null, false, null));
    }

    private static Row row(Visit visit, PrintJob job) {
        return new Row(List.of(
                Cell.whole(visit.time(job.at())),
                Cell.row(Visible.of(job.file())),
                Cell.of(text(visit, Errands.state(job)))));
    }

    private void ask(Visit visit) {
        clarifications.ask(
                visit.viewer(),
                visit.path("course"),
                visit.path("assignment"),
                visit.field("problem"),
                visit.field("text"));
        visit.flash(text(visit, "asked"));
        visit.seeOther(ContestPaths.contest(visit) + "#clarifications");
    }

    private void print(Visit visit) {
        UploadedFile file = visit.files("file").stream().findFirst().orElseThrow(() -> Refusal.invalid("text-empty"));
        byte[] content = SentFiles.content(file);
        prints.add(visit.viewer(), visit.path("course"), visit.path("assignment"), file.filename(), content);
        visit.flash(text(visit, "print-sent"));
        visit.seeOther(ContestPaths.contest(visit) + "#print");
    }

    private void begin(Visit visit) {
        teams.begin(visit.viewer(), visit.path("course"), visit.path("assignment"));
        visit.seeOther(ContestPaths.contest(visit));
    }
}
