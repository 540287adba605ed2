package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import io.javalin.http.UploadedFile;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.message.Visible;
import judge.online.Refusal;
import judge.online.contest.Team;
import judge.service.contest.ContestTeams;
import judge.service.contest.ContestTeams.TeamView;
import judge.service.contest.ContestTeams.TeamsResult;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.service.contest.ListedTeams;
import judge.service.contest.ListedTeams.ReadTeams;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Slip;
import judge.web.page.Sheet.SlipLine;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Heads;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The pages of a contest's participants: a list, brought along in files or typed. */
record JuryTeams(Pages pages, Contests contests, ContestTeams teams) {

    private static final String TEAMS = ContestPaths.JURY + "/teams";
    private static final String TYPED = "teams.csv";

    List<Route> routes() {
        return List.of(
                pages.get(TEAMS, RouteAccess.LOGGED_IN, this::show),
                pages.post(TEAMS, RouteAccess.LOGGED_IN, this::put),
                pages.post(TEAMS + "/remove", RouteAccess.LOGGED_IN, this::remove));
    }

    private void show(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        boolean edits = JuryContest.edits(visit, pages);
        String here = ContestPaths.jury(visit) + "/teams";
        List<TeamView> all = teams.of(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        sheet.text(all.isEmpty() ? text(visit, "no-teams") : text(visit, "teams-count", "count", all.size()));
        if (!all.isEmpty()) {
            Heads heads = ContestPaths.heads(visit).text("label", "team", "affiliation", "group");
            List<Row> rows =
                    all.stream().map(one -> row(visit, here, one, edits)).toList();
            sheet.table(new Table(text(visit, "teams"), "teams", heads.blank(), rows));
        }
        if (edits) {
            Form form = Form.post(here, visit.csrf(), text(visit, "teams-send"))
                    .id("list")
                    .file("file", text(visit, "teams-files"), ".csv,.tsv,.txt,.json,.yaml,.yml", true, null)
                    .area("typed", text(visit, "teams-typed"), "", 4, false, text(visit, "teams-typed-note"));
            sheet.heading("add", text(visit, "teams-add"))
                    .note(text(visit, "teams-note"))
                    .form(Desk.withCharset(visit, form));
        }
        sheet.show(visit, text(visit, "teams"));
    }

    private static Row row(Visit visit, String here, TeamView one, boolean edits) {
        Team team = one.team();
        Cell button = Cell.of("").kind("buttons");
        if (edits) {
            button = button.with(Form.post(here + "/remove", visit.csrf(), text(visit, "team-remove"))
                    .inline()
                    .hidden("login", one.login()));
        }
        String more = team.hidden() ? text(visit, "hidden") : team.began() != null ? text(visit, "is-virtual") : "";
        return new Row(List.of(
                Cell.of(Visible.of(team.label())).more(Visible.of(one.login())),
                Cell.row(Visible.of(team.name())).more(more.isEmpty() ? null : more),
                Cell.of(shown(team.affiliation())).more(team.country()),
                Cell.of(shown(team.teamGroup())),
                button));
    }

    private static String shown(@Nullable String text) {
        return text == null ? "" : Visible.of(text);
    }

    private void put(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (UploadedFile file : visit.files("file")) {
            files.put(file.filename(), SentFiles.content(file));
        }
        String typed = visit.field("typed");
        if (!typed.isBlank()) {
            files.put(TYPED, typed.getBytes(StandardCharsets.UTF_8));
        }
        if (files.isEmpty()) {
            throw Refusal.invalid("text-empty");
        }
        ReadTeams read = ListedTeams.read(files, SentCharset.of(visit.field(SentCharset.FIELD)));
        TeamsResult result = teams.put(visit.viewer(), visit.path("course"), visit.path("assignment"), read.teams());
        Sheet sheet = new Sheet()
                .crumbs(JuryContest.crumbs(visit, view, ContestPaths.jury(visit) + "/teams", text(visit, "teams")));
        sheet.said(text(visit, "teams-put", "count", result.teams(), "added", result.added()));
        read.charsets().stream()
                .filter(name -> !name.equals(StandardCharsets.UTF_8.name()))
                .forEach(name -> sheet.note(Desk.text(visit, "list-charset", "charset", name)));
        passwords(visit, sheet, result);
        sheet.show(visit, text(visit, "teams"));
    }

    /** The passwords of accounts that were made, which are not shown again. */
    static void passwords(Visit visit, Sheet sheet, TeamsResult result) {
        if (!result.accounts().isEmpty()) {
            sheet.text(text(visit, "teams-passwords"));
            Desk.warnOfOwnAddress(visit, sheet);
            sheet.slips(result.accounts().stream()
                    .map(one -> new Slip(
                            Visible.of(one.person().name()),
                            List.of(
                                    new SlipLine(
                                            Desk.text(visit, "login"),
                                            Visible.of(one.person().login()),
                                            "code"),
                                    new SlipLine(text(visit, "password"), one.password(), "code"))))
                    .toList());
        }
    }

    private void remove(Visit visit) {
        teams.remove(visit.viewer(), visit.path("course"), visit.path("assignment"), visit.field("login"));
        visit.seeOther(ContestPaths.jury(visit) + "/teams");
    }
}
