package judge.web.contest;

import static judge.web.contest.BoardRows.escaped;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.message.Visible;
import judge.online.contest.Audience;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestState;
import judge.online.contest.ContestTimes;
import judge.online.contest.Scoreboard;
import org.jspecify.annotations.Nullable;

/**
 * The frame around the rows of a scoreboard, in a language. It is the same for everybody: nobody's name is in it, and
 * times are in UTC until the browser's script shows them in its own zone.
 */
final class BoardFrame {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);
    private static final int REFRESH_SECONDS = 30;

    private final Messages messages;
    private final String files;

    /**
     * Frames in a language.
     *
     * @param files the address of styles and scripts
     */
    BoardFrame(DisplayLanguage language, String files) {
        messages = Messages.in(language);
        this.files = files;
    }

    /**
     * Facts about a contest that its scoreboard lacks.
     *
     * @param home address of the contest itself
     * @param here the board's own address
     * @param events address of the events about changes; empty: there are none
     * @param titles of the problems, by their numbers and languages
     * @param logos addresses of the logos of teams' organizations, by person
     */
    record About(
            String name,
            String home,
            String here,
            String events,
            Instant starts,
            Instant ends,
            Map<Long, Map<String, String>> titles,
            Map<Long, String> logos) {

        About {
            titles = Map.copyOf(titles);
            logos = Map.copyOf(logos);
        }

        /** The same at another address. */
        About at(String otherHere, String otherEvents) {
            return new About(name, home, otherHere, otherEvents, starts, ends, titles, logos);
        }
    }

    private String text(String key, Object... namesAndValues) {
        return escaped(messages.text("web.board." + key, namesAndValues));
    }

    /** The page of a board up to its rows. */
    String head(About about, Scoreboard board, Audience audience) {
        return begin(about, audience) + state(board, audience) + table(about, board);
    }

    private String begin(About about, Audience audience) {
        DisplayLanguage other = messages.language() == DisplayLanguage.EN ? DisplayLanguage.ZH : DisplayLanguage.EN;
        String name = escaped(Visible.of(about.name()));
        String title = text(audience == Audience.JURY ? "title-jury" : "title");
        StringBuilder html = new StringBuilder();
        html.append("<!DOCTYPE html><html lang=\"").append(messages.language().tag());
        html.append("\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
                + "<meta name=\"color-scheme\" content=\"light dark\"><noscript><meta http-equiv=\"refresh\" content=\""
                + REFRESH_SECONDS + "\"></noscript><link rel=\"icon\" href=\"data:,\">");
        html.append("<link rel=\"stylesheet\" href=\"").append(files).append("style.css\">");
        html.append("<link rel=\"stylesheet\" href=\"").append(files).append("board.css\">");
        html.append("<script src=\"").append(files).append("board.js\" defer></script><title>");
        html.append(name)
                .append(" · ")
                .append(title)
                .append("</title></head><body class=\"web scoreboard\" data-starts=\"");
        html.append(data(about)).append("\"><header><h1>").append(name);
        html.append(audience == Audience.JURY ? " · " + title : "").append("</h1><p id=\"when\">");
        html.append(times(about));
        html.append(" <span class=\"left\" id=\"left\" role=\"timer\"></span></p><nav aria-label=\"");
        html.append(text("nav"))
                .append("\"><a href=\"")
                .append(escaped(about.home()))
                .append("\">");
        html.append(text("contest"))
                .append("</a><a href=\"")
                .append(escaped(about.here()))
                .append("?lang=");
        html.append(other.tag()).append("\" lang=\"").append(other.tag()).append("\">");
        html.append(escaped(messages.text("web.other-language")));
        return html.append("</a></nav></header>").toString();
    }

    private String times(About about) {
        return ContestTimes.held(about.starts()).isPresent()
                ? text("held")
                : time(about.starts()) + " – " + time(about.ends());
    }

    /** Returns what the script has to know: the moments, what is left of a countdown that is held, where events are. */
    private static String data(About about) {
        String held = ContestTimes.held(about.starts())
                .map(left -> "\" data-held=\"" + left.toMillis())
                .orElse("");
        return about.starts().toEpochMilli() + "\" data-ends=\"" + about.ends().toEpochMilli() + held
                + "\" data-events=\"" + escaped(about.events());
    }

    private static String time(Instant moment) {
        return "<time datetime=\"" + moment + "\">" + TIME.format(moment) + "</time>";
    }

    private String state(Scoreboard board, Audience audience) {
        ContestState state = board.state();
        @Nullable Instant frozen = state.frozen();
        String kind = "";
        String said = "";
        if (state.finalized() != null) {
            kind = "over";
            said = text("final");
        } else if (state.isFrozen() && frozen != null) {
            kind = "cold";
            boolean silent = board.kind() == ContestKind.OI;
            said = text(audience == Audience.JURY
                            ? silent ? "silent-jury" : "frozen-jury"
                            : silent ? "silent" : state.isRunning() ? "frozen" : "frozen-over")
                    .replace("#", time(frozen));
        } else if (state.ended() != null) {
            kind = "over";
            said = text("over");
        } else if (state.started() == null) {
            kind = "cold";
            said = text("before");
        }
        return "<p id=\"state\" role=\"status\"" + (kind.isEmpty() ? " hidden" : " class=\"" + kind + '"') + '>' + said
                + "</p>";
    }

    private String table(About about, Scoreboard board) {
        boolean icpc = board.kind() == ContestKind.ICPC;
        StringBuilder html = new StringBuilder();
        html.append("<main id=\"board\" tabindex=\"0\" aria-label=\"")
                .append(text("title"))
                .append("\"><table>");
        html.append("<colgroup><col class=r><col class=t>");
        html.append(icpc ? "<col class=s><col class=z>" : "<col class=z>");
        html.append("<col class=p>".repeat(board.problems().size()));
        html.append("</colgroup><thead><tr><th scope=col class=r>").append(text("rank"));
        html.append("<th scope=col class=t>").append(text("team"));
        if (icpc) {
            html.append("<th scope=col class=s>").append(text("solved"));
            html.append("<th scope=col class=z>").append(text("time"));
        } else {
            html.append("<th scope=col class=z>").append(text("points"));
        }
        List<Integer> solved = BoardRows.solved(board);
        for (int i = 0; i < board.problems().size(); i++) {
            html.append(head(about, board.problems().get(i), solved.get(i)));
        }
        return html.append("</thead><tbody>\n").toString();
    }

    private String head(About about, ContestProblem problem, int solved) {
        return "<th scope=col title=\"" + title(about, problem) + "\">" + colour(problem)
                + escaped(Visible.of(problem.label())) + "<small><br>✓" + solved + "</small>";
    }

    private String title(About about, ContestProblem problem) {
        Map<String, String> names = about.titles().getOrDefault(problem.problem(), Map.of());
        String any = names.values().stream().findFirst().orElse(problem.label());
        return escaped(Visible.of(names.getOrDefault(messages.language().tag(), names.getOrDefault("en", any))));
    }

    /** The colour of its balloon; the label beside it says the same. */
    static String colour(ContestProblem problem) {
        @Nullable String rgb = problem.rgb();
        return rgb == null || !rgb.matches("#[0-9A-Fa-f]{3}([0-9A-Fa-f]{3})?")
                ? ""
                : "<svg viewBox=\"0 0 10 10\" aria-hidden=\"true\"><circle cx=\"5\" cy=\"5\" r=\"4.4\" fill=\"" + rgb
                        + "\" stroke=\"currentColor\" stroke-width=\".8\"/></svg> ";
    }

    /** The page of a board after its rows. */
    String foot(ContestKind kind) {
        return "</table></main><footer class=\"signs\">" + text(kind == ContestKind.ICPC ? "signs" : "signs-points")
                + "</footer></body></html>\n";
    }
}
