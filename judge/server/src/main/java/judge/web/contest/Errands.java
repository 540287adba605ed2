package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.util.List;
import judge.message.Visible;
import judge.online.contest.PrintJob;
import judge.online.contest.ScoreInput.Spot;
import judge.service.contest.Balloons;
import judge.service.contest.Balloons.BalloonView;
import judge.service.contest.Balloons.Deed;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.service.contest.PrintJobs;
import judge.service.contest.PrintJobs.PrintView;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The pages of things to bring to teams: balloons and paper. */
record Errands(Pages pages, Contests contests, Balloons balloons, PrintJobs prints) {

    private static final String BALLOONS = ContestPaths.JURY + "/balloons";
    private static final String PRINTS = ContestPaths.JURY + "/prints";
    private static final int REFRESH_SECONDS = 5;

    List<Route> routes() {
        return List.of(
                pages.get(BALLOONS, RouteAccess.LOGGED_IN, this::balloons),
                pages.post(BALLOONS, RouteAccess.LOGGED_IN, this::act),
                pages.get(PRINTS, RouteAccess.LOGGED_IN, this::prints),
                pages.get(PRINTS + "/{print}", RouteAccess.LOGGED_IN, this::print),
                pages.post(PRINTS + "/{print}", RouteAccess.LOGGED_IN, this::printed));
    }

    private void balloons(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        List<BalloonView> all = balloons.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        sheet.note(text(visit, "balloons-note"));
        if (all.isEmpty()) {
            String list = ContestPaths.submissions(visit);
            EmptyList.show(sheet, text(visit, "no-balloons"), list, Desk.text(visit, "submissions"));
        }
        part(
                visit,
                sheet,
                "balloons-open",
                all.stream()
                        .filter(one -> !one.given())
                        .sorted((one, other) -> Long.compare(one.minutes(), other.minutes()))
                        .toList());
        part(
                visit,
                sheet,
                "balloons-given",
                all.stream().filter(BalloonView::given).toList());
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, text(visit, "balloons"));
    }

    private static void part(Visit visit, Sheet sheet, String key, List<BalloonView> balloons) {
        if (balloons.isEmpty()) {
            return;
        }
        sheet.heading(key, text(visit, key));
        Heads heads = ContestPaths.heads(visit).number("minute").text("label", "team", "problem", "state");
        List<Row> rows = balloons.stream().map(one -> row(visit, one)).toList();
        sheet.table(new Table(text(visit, key), key + "-list", heads, rows));
    }

    private static Row row(Visit visit, BalloonView one) {
        String color = Labels.color(visit, one.problem());
        return new Row(List.of(
                Cell.number(String.valueOf(one.minutes())),
                Cell.row(Visible.of(one.team().label())),
                Cell.of(Visible.of(one.team().name())),
                Cell.of(Visible.of(one.problem().label()) + (color.isEmpty() ? "" : " · " + color))
                        .more(one.first() ? text(visit, "first") : null),
                buttons(visit, one).more(one.by().isEmpty() ? null : Visible.of(one.by()))));
    }

    private static Cell buttons(Visit visit, BalloonView one) {
        if (one.taken() == null) {
            return Cell.of("").with(button(visit, one, Deed.TAKE));
        }
        Cell cell = Cell.of("");
        return (one.given() ? cell : cell.with(button(visit, one, Deed.GIVE)))
                .with(button(visit, one, Deed.BRING_BACK));
    }

    private static Form button(Visit visit, BalloonView one, Deed deed) {
        String word = Words.code(deed);
        return Form.post(ContestPaths.jury(visit) + "/balloons", visit.csrf(), text(visit, "balloon-" + word))
                .inline()
                .hidden("person", String.valueOf(one.team().person()))
                .hidden("problem", String.valueOf(one.problem().problem()))
                .hidden("deed", word);
    }

    private void act(Visit visit) {
        Deed deed = Desk.chosen(Deed.values(), visit.field("deed"));
        Spot spot;
        try {
            spot = new Spot(Long.parseLong(visit.field("person")), Long.parseLong(visit.field("problem")));
        } catch (NumberFormatException e) {
            throw Desk.noSuchChoice(visit.field("person") + " " + visit.field("problem"));
        }
        balloons.act(visit.viewer(), visit.path("course"), visit.path("assignment"), spot, deed);
        visit.seeOther(ContestPaths.jury(visit) + "/balloons");
    }

    /** The key of how far it is. */
    static String state(PrintJob job) {
        return job.printed() == null ? "print-waits" : job.failure() == null ? "print-done" : "print-failed";
    }

    private void prints(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        List<PrintView> all = prints.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        sheet.note(text(visit, "prints-note"));
        if (all.isEmpty()) {
            EmptyList.show(sheet, text(visit, "no-prints"), ContestPaths.contest(visit), text(visit, "as-team"));
        } else {
            sheet.table(new Table(
                    text(visit, "prints"),
                    "prints",
                    ContestPaths.heads(visit).text("time", "label", "team", "file", "state"),
                    all.stream().map(one -> row(visit, one)).toList()));
        }
        visit.refreshAfter(REFRESH_SECONDS);
        sheet.show(visit, text(visit, "prints"));
    }

    private static Row row(Visit visit, PrintView one) {
        String here = ContestPaths.jury(visit) + "/prints/" + one.job().id();
        @Nullable String failure = one.job().failure();
        Cell state = Cell.of(text(visit, state(one.job()))).more(failure == null ? null : Visible.of(failure));
        if (one.job().printed() == null) {
            state = state.with(
                    Form.post(here, visit.csrf(), text(visit, "print-by-hand")).inline());
        }
        return new Row(List.of(
                Cell.whole(visit.time(one.job().at())),
                Cell.row(Visible.of(one.team().label())),
                Cell.of(Visible.of(one.team().name())),
                Cell.of(Visible.of(one.job().file())).link(here),
                state));
    }

    /** The text, to be printed from the browser. */
    private void print(Visit visit) {
        JuryContest.require(visit, contests);
        PrintJobs.Printable one =
                prints.text(visit.viewer(), visit.path("course"), visit.path("assignment"), visit.number("print"));
        String head = Visible.of(one.team().label()) + " · "
                + Visible.of(one.team().name()) + " · " + Visible.of(one.job().file()) + " · "
                + visit.time(one.job().at()) + "\n\n";
        visit.context().contentType("text/plain; charset=utf-8").result(head + one.text());
    }

    private void printed(Visit visit) {
        prints.printed(visit.viewer(), visit.path("course"), visit.path("assignment"), visit.number("print"));
        visit.seeOther(ContestPaths.jury(visit) + "/prints");
    }
}
