package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import judge.message.Visible;
import judge.online.contest.Award;
import judge.online.contest.ContestState;
import judge.service.contest.ContestEnd;
import judge.service.contest.ContestTeams;
import judge.service.contest.ContestTeams.TeamView;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.Contests;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Table;
import judge.web.page.Table.Cell;
import judge.web.page.Table.Row;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The jury's pages of awards: who gets which, and the end of the contest. */
record AwardPages(Pages pages, Contests contests, ContestEnd end, ContestTeams teams) {

    private static final String AWARDS = ContestPaths.JURY + "/awards";
    private static final String REOPEN = "reopen";

    List<Route> routes() {
        return List.of(
                pages.get(AWARDS, RouteAccess.LOGGED_IN, this::show),
                pages.post(AWARDS, RouteAccess.LOGGED_IN, this::finish));
    }

    private void show(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        ContestState state = view.state();
        if (state.ended() == null) {
            sheet.text(text(visit, "awards-later"));
            sheet.show(visit, text(visit, "awards"));
            return;
        }
        if (state.finalized() == null) {
            sheet.warning(text(visit, "awards-not-final"));
        } else {
            sheet.said(text(visit, "awards-final", "time", visit.time(state.finalized())));
        }
        sheet.table(new Table(
                text(visit, "awards"), "awards", ContestPaths.heads(visit).text("award", "team"), rows(visit, view)));
        if (state.isFrozen()) {
            sheet.note(text(visit, "awards-frozen"));
        } else if (JuryContest.edits(visit, pages)) {
            boolean open = state.finalized() == null;
            sheet.note(text(visit, open ? "finish-note" : "reopen-note"));
            sheet.form(open ? finish(visit, view) : reopen(visit));
        }
        sheet.show(visit, text(visit, "awards"));
    }

    private static Form reopen(Visit visit) {
        return post(visit, "reopen").quiet().hidden("deed", REOPEN).id("reopen");
    }

    private static Form post(Visit visit, String key) {
        return Form.post(ContestPaths.jury(visit) + "/awards", visit.csrf(), text(visit, key));
    }

    private static Form finish(Visit visit, ContestView view) {
        Form form = post(visit, "finish").id("finish");
        return view.contest().virtual()
                ? form.group(
                        text(visit, "finish-who"),
                        List.of(new Choice("absent", "out", text(visit, "finish-absent"), true, null)))
                : form;
    }

    private List<Row> rows(Visit visit, ContestView view) {
        String course = view.course().slug();
        String assignment = view.assignment().slug();
        Map<Long, String> names = new HashMap<>();
        for (TeamView one : teams.of(visit.viewer(), course, assignment)) {
            names.put(one.team().person(), Visible.of(one.team().name()));
        }
        List<Row> rows = new ArrayList<>();
        for (Award award : end.awards(visit.viewer(), course, assignment)) {
            String teams = award.persons().stream()
                    .map(person -> names.getOrDefault(person, ""))
                    .collect(Collectors.joining(" · "));
            rows.add(new Row(List.of(Cell.row(kind(visit, view, award)), Cell.of(teams))));
        }
        return rows;
    }

    static String kind(Visit visit, ContestView view, Award award) {
        String word = award.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        @Nullable String group = award.group();
        return text(
                visit, "award-" + word, "problem", label(view, award), "group", group == null ? "" : Visible.of(group));
    }

    /** Returns the label of the problem that an award is for; else empty. */
    static String label(ContestView view, Award award) {
        return view.problems().stream()
                .map(ContestTask::problem)
                .filter(problem -> Long.valueOf(problem.problem()).equals(award.problem()))
                .map(problem -> Visible.of(problem.label()))
                .findFirst()
                .orElse("");
    }

    private void finish(Visit visit) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        if (visit.field("deed").equals(REOPEN)) {
            end.reopen(visit.viewer(), course, assignment);
        } else {
            end.finish(visit.viewer(), course, assignment, visit.field("absent").equals("out"));
        }
        visit.seeOther(ContestPaths.jury(visit) + "/awards");
    }
}
