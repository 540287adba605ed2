package judge.web.contest;

import static judge.web.contest.BoardRows.escaped;
import static judge.web.contest.ContestPaths.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.message.DisplayLanguage;
import judge.message.Visible;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.ContestState;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.Scoreboard;
import judge.service.contest.ContestEnd;
import judge.service.contest.ContestEnd.Thawing;
import judge.service.contest.ContestTeams;
import judge.service.contest.ContestTeams.TeamView;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.contest.Contests;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Cell;
import judge.web.page.Sheet.Head;
import judge.web.page.Sheet.Row;
import judge.web.page.Sheet.Table;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The end of a contest: what was frozen is shown one cell after the other, for a projector; then who gets what. */
final class Reveal {

    private static final String REVEAL = ContestPaths.JURY + "/reveal";
    private static final String AWARDS = ContestPaths.JURY + "/awards";
    private static final String LAST = "last";
    private static final Pattern SPOT = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    private final Pages pages;
    private final Contests contests;
    private final ContestEnd end;
    private final ContestTeams teams;
    private final Map<DisplayLanguage, BoardFrame> frames = new HashMap<>();

    Reveal(Pages pages, Contests contests, ContestEnd end, ContestTeams teams) {
        this.pages = pages;
        this.contests = contests;
        this.end = end;
        this.teams = teams;
        for (DisplayLanguage language : DisplayLanguage.values()) {
            frames.put(language, new BoardFrame(language, pages.fileBase()));
        }
    }

    List<Route> routes() {
        return List.of(
                pages.get(REVEAL, RouteAccess.LOGGED_IN, this::show),
                pages.post(REVEAL, RouteAccess.LOGGED_IN, this::act),
                pages.get(AWARDS, RouteAccess.LOGGED_IN, this::awards),
                pages.post(AWARDS, RouteAccess.LOGGED_IN, this::finish));
    }

    /** The public's scoreboard as it is now, with a button for the next step: what is not shown yet is not in it. */
    private void show(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        Thawing thawing = end.thawing(
                visit.viewer(), view.course().slug(), view.assignment().slug());
        Scoreboard board = thawing.board();
        @Nullable Spot last = last(visit.query(LAST));
        BoardFrame.About about = BoardPages.about(view).at(ContestPaths.jury(visit) + "/reveal", "");
        BoardFrame frame = Objects.requireNonNull(frames.get(visit.messages().language()));
        String head = frame.head(about, board, Audience.PUBLIC)
                .replace("<main id=", bar(visit, view, thawing, last) + "<main id=");
        visit.context().html(head + BoardRows.of(board, last == null ? -1 : last.person()) + frame.foot(board.kind()));
    }

    private String bar(Visit visit, ContestView view, Thawing thawing, @Nullable Spot last) {
        Scoreboard board = thawing.board();
        String next = thawing.steps().stream()
                .findFirst()
                .map(step -> new Spot(step.person(), step.problem()))
                .map(spot -> text(visit, "reveal-next", "what", named(view, board, spot)))
                .orElse("");
        String said = last == null ? "" : text(visit, "reveal-last", "what", named(view, board, last));
        boolean frozen = view.state().isFrozen();
        StringBuilder html = new StringBuilder("<section class=\"reveal\" aria-label=\"")
                .append(escaped(text(visit, "reveal")))
                .append("\"><p role=\"status\">");
        html.append(escaped(frozen ? (said + " " + next).strip() : text(visit, "reveal-done")))
                .append("</p>");
        if (frozen && view.state().ended() != null) {
            html.append(form(
                    visit, "step", next.isEmpty() ? "all" : "next", next.isEmpty() ? "reveal-end" : "reveal-step"));
            if (thawing.shown() > 0) {
                html.append(form(visit, "back", "back", "reveal-back"));
            }
            if (!next.isEmpty()) {
                html.append(form(visit, "all", "all", "reveal-all"));
            }
        } else if (frozen) {
            html.append(escaped(text(visit, "reveal-not-over")));
        }
        return html.append("</section>").toString();
    }

    private static String form(Visit visit, String id, String deed, String key) {
        return "<form method=\"post\" id=\"" + id + "\" action=\"" + escaped(ContestPaths.jury(visit))
                + "/reveal\"><input type=\"hidden\" name=\"csrf\" value=\"" + escaped(visit.csrf())
                + "\"><button" + (id.equals("step") ? " class=\"main\"" : "") + ">"
                + escaped(text(visit, key)) + "</button><input type=\"hidden\" name=\"deed\" value=\"" + deed
                + "\"></form>";
    }

    private static String named(ContestView view, Scoreboard board, Spot spot) {
        String team = board.row(spot.person()).map(row -> row.team().name()).orElse("");
        String label = view.problems().stream()
                .filter(task -> task.problem().problem() == spot.problem())
                .map(task -> task.problem().label())
                .findFirst()
                .orElse("");
        return Visible.of(team) + " · " + Visible.of(label);
    }

    private void act(Visit visit) {
        String course = visit.path("course");
        String assignment = visit.path("assignment");
        switch (visit.field("deed")) {
            case "next" -> {
                String shown = end.thawing(visit.viewer(), course, assignment).steps().stream()
                        .findFirst()
                        .map(step -> "?" + LAST + "=" + step.person() + "-" + step.problem())
                        .orElse("");
                end.step(visit.viewer(), course, assignment);
                visit.seeOther(ContestPaths.jury(visit) + "/reveal" + shown);
                return;
            }
            case "back" -> end.freezeAgain(visit.viewer(), course, assignment, false);
            case "all" -> end.thaw(visit.viewer(), course, assignment);
            default -> throw Desk.invalid("no-such-choice");
        }
        visit.seeOther(ContestPaths.jury(visit) + "/reveal");
    }

    /** What was shown last, as the address says. */
    private static @Nullable Spot last(String query) {
        Matcher matcher = SPOT.matcher(query);
        return matcher.matches() ? new Spot(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))) : null;
    }

    private void awards(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        Sheet sheet = new Sheet().crumbs(JuryContest.crumbs(visit, view));
        ContestState state = view.state();
        if (state.finalized() == null) {
            sheet.warning(text(visit, "awards-not-final"));
        } else {
            sheet.said(text(visit, "awards-final", "time", visit.time(state.finalized())));
        }
        sheet.table(new Table(
                text(visit, "awards"),
                "",
                "awards",
                List.of(head(visit, "award"), head(visit, "team")),
                rows(visit, view)));
        if (state.finalized() == null && JuryContest.edits(visit, pages)) {
            sheet.note(text(visit, "finish-note"));
            sheet.form(Form.post(ContestPaths.jury(visit) + "/awards", visit.csrf(), text(visit, "finish"))
                    .id("finish"));
        }
        sheet.show(visit, text(visit, "awards"));
    }

    private static Head head(Visit visit, String key) {
        return new Head(text(visit, key), null, null);
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

    private static String kind(Visit visit, ContestView view, Award award) {
        String word = award.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        Optional<String> label = view.problems().stream()
                .map(ContestTask::problem)
                .filter(problem -> Long.valueOf(problem.problem()).equals(award.problem()))
                .map(problem -> Visible.of(problem.label()))
                .findFirst();
        @Nullable String group = award.group();
        return text(
                visit, "award-" + word, "problem", label.orElse(""), "group", group == null ? "" : Visible.of(group));
    }

    private void finish(Visit visit) {
        end.finish(visit.viewer(), visit.path("course"), visit.path("assignment"));
        visit.seeOther(ContestPaths.jury(visit) + "/awards");
    }
}
