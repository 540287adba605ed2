package judge.web.contest;

import static judge.web.contest.BoardRows.escaped;
import static judge.web.contest.ContestPaths.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.message.DisplayLanguage;
import judge.message.Visible;
import judge.online.contest.Audience;
import judge.online.contest.Award;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.service.contest.ContestEnd;
import judge.service.contest.ContestEnd.Thawing;
import judge.service.contest.ContestPictures;
import judge.service.contest.ContestView;
import judge.service.contest.Contests;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The end of a contest: what was frozen is shown one cell after the other, for a projector; then who gets what. */
final class Reveal {

    private static final String REVEAL = ContestPaths.JURY + "/reveal";

    private static final String LAST = "last";
    private static final String SURE = "sure";

    private static final Pattern SPOT = Pattern.compile("(\\d{1,18})-(\\d{1,18})-(\\d{1,9})");

    private final Pages pages;
    private final Contests contests;
    private final ContestEnd end;
    private final ContestPictures pictures;

    private final Map<DisplayLanguage, BoardFrame> frames = new HashMap<>();

    Reveal(Pages pages, Contests contests, ContestEnd end, ContestPictures pictures) {
        this.pages = pages;
        this.contests = contests;
        this.end = end;
        this.pictures = pictures;

        for (DisplayLanguage language : DisplayLanguage.values()) {
            frames.put(language, new BoardFrame(language, pages.fileBase()));
        }
    }

    List<Route> routes() {
        return List.of(
                pages.get(REVEAL, RouteAccess.LOGGED_IN, this::show),
                pages.post(REVEAL, RouteAccess.LOGGED_IN, this::act));
    }

    /** The public's scoreboard as it is now, with a button for the next step: what is not shown yet is not in it. */
    private void show(Visit visit) {
        ContestView view = JuryContest.require(visit, contests);
        Thawing thawing = end.thawing(visit.viewer(), visit.path("course"), visit.path("assignment"));
        Scoreboard board = thawing.board();
        @Nullable Last last = last(visit.query(LAST));
        Map<Long, String> awards = awards(visit, view, thawing.certain());
        BoardFrame.About about = BoardPages.about(
                        view, pictures.logos(view.assignment().id()))
                .at(ContestPaths.jury(visit) + "/reveal", "");
        BoardFrame frame = Objects.requireNonNull(frames.get(visit.messages().language()));
        String head = frame.head(about, board, Audience.PUBLIC)
                .replace("<main id=", bar(visit, view, thawing, last, awards) + "<main id=");
        visit.context()
                .html(head
                        + BoardRows.of(board, about.logos(), marks(thawing, last), awards)
                        + frame.foot(board.kind()));
    }

    /** The row of what was shown last, and that of what comes next. */
    private static Map<Long, String> marks(Thawing thawing, @Nullable Last last) {
        Map<Long, String> marks = new HashMap<>();
        thawing.steps().stream().findFirst().ifPresent(next -> marks.put(next.person(), "next"));
        if (last != null) {
            marks.put(last.spot().person(), "now");
        }
        return marks;
    }

    /** Returns the awards by person, as one line each. */
    private static Map<Long, String> awards(Visit visit, ContestView view, List<Award> awards) {
        Map<Long, String> lines = new HashMap<>();
        Map<Long, String> firsts = new HashMap<>();
        for (Award award : awards) {
            boolean first = award.kind() == Award.Kind.FIRST_TO_SOLVE;
            String word = first ? AwardPages.label(view, award) : AwardPages.kind(visit, view, award);
            String between = first ? ", " : " · ";
            award.persons().forEach(person -> (first ? firsts : lines)
                    .merge(person, word, (one, other) -> one + between + other));
        }
        firsts.forEach((person, labels) -> lines.merge(
                person,
                text(visit, "award-first-to-solve", "problem", labels, "group", ""),
                (one, other) -> one + " · " + other));
        return lines;
    }

    /**
     * Returns the awarded teams whose place has become certain by the last step, the best last, as they are called up.
     */
    private static String certain(Thawing thawing, Last last, Map<Long, String> awards) {
        int from = thawing.steps().isEmpty() ? 0 : thawing.steps().get(0).placeBefore() + 1;
        List<ScoreRow> rows = thawing.board().rows();
        List<String> called = new ArrayList<>();
        for (int i = Math.min(last.place(), rows.size() - 1); i >= from; i--) {
            ScoreRow row = rows.get(i);
            @Nullable String award = awards.get(row.team().person());
            if (award != null) {
                called.add(row.rank() + " " + Visible.of(row.team().name()) + " (" + award + ")");
            }
        }
        return String.join("; ", called);
    }

    private String bar(Visit visit, ContestView view, Thawing thawing, @Nullable Last last, Map<Long, String> awards) {
        Scoreboard board = thawing.board();
        String next = thawing.steps().stream()
                .findFirst()
                .map(step -> new Spot(step.person(), step.problem()))
                .map(spot -> text(visit, "reveal-next", "what", named(view, board, spot)))
                .orElse(text(visit, "reveal-thaw"));
        String said = last == null ? "" : text(visit, "reveal-last", "what", named(view, board, last.spot()));
        String certain = last == null ? "" : certain(thawing, last, awards);
        if (!certain.isEmpty()) {
            said += " " + text(visit, "reveal-certain", "what", certain);
        }
        boolean frozen = view.state().isFrozen();
        String status = !frozen
                ? text(visit, "reveal-done")
                : asks(visit)
                        ? text(visit, "reveal-sure", "count", thawing.steps().size())
                        : (said + " " + next).strip();
        return "<section class=\"reveal\" aria-label=\"" + escaped(text(visit, "reveal"))
                + "\"><p role=\"status\">" + escaped(status) + "</p>"
                + (frozen ? buttons(visit, view, thawing) : "") + "</section>";
    }

    private static String buttons(Visit visit, ContestView view, Thawing thawing) {
        if (view.state().ended() == null) {
            return escaped(text(visit, "reveal-not-over"));
        }
        if (asks(visit)) {
            return form(visit, "sure", "all", "reveal-end") + asking(visit, "not", "", "reveal-not");
        }
        boolean more = !thawing.steps().isEmpty();
        String back = thawing.shown() > 0 ? form(visit, "back", "back", "reveal-back") : "";
        // The end stands where no step was, and no key presses it: who goes on and on does not come here.
        return more
                ? form(visit, "step", "next", "reveal-step") + back + asking(visit, "all", SURE, "reveal-all")
                : back + asking(visit, "end", SURE, "reveal-end");
    }

    /** Tells whether the page asks, before everything is shown to everybody: no key goes on by itself there. */
    private static boolean asks(Visit visit) {
        return visit.query(SURE).equals("no");
    }

    /** A button that leads to this page again, with the question or without. */
    private static String asking(Visit visit, String id, String field, String key) {
        String hidden = field.isEmpty() ? "" : "<input type=\"hidden\" name=\"" + field + "\" value=\"no\">";
        return "<form method=\"get\" id=\"" + id + "\" action=\"" + escaped(ContestPaths.jury(visit))
                + "/reveal\"><button>" + escaped(text(visit, key)) + "</button>" + hidden + "</form>";
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
                        .map(step -> "?" + LAST + "=" + step.person() + "-" + step.problem() + "-" + step.placeBefore())
                        .orElse("");
                end.step(visit.viewer(), course, assignment);
                visit.seeOther(ContestPaths.jury(visit) + "/reveal" + shown);
                return;
            }
            case "back" -> end.freezeAgain(visit.viewer(), course, assignment, false);
            case "all" -> end.thaw(visit.viewer(), course, assignment);
            default -> throw Desk.noSuchChoice(visit.field("deed"));
        }
        visit.seeOther(ContestPaths.jury(visit) + "/reveal");
    }

    /**
     * The cell that was shown last, as the address says.
     *
     * @param place the place of its row before that, from 0
     */
    private record Last(Spot spot, int place) {}

    private static @Nullable Last last(String query) {
        Matcher matcher = SPOT.matcher(query);
        return matcher.matches()
                ? new Last(
                        new Spot(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))),
                        Integer.parseInt(matcher.group(3)))
                : null;
    }
}
