package judge.web.contest;

import java.util.List;
import java.util.Map;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.contest.ContestKind;
import judge.online.contest.ScoreCell;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a scoreboard as HTML, the same in every language. There may be thousands of cells, so their classes have
 * one letter, and what HTML lets one leave out is left out. Signs and not colours alone say what a cell means.
 */
final class BoardRows {

    private static final int BYTES_OF_A_ROW = 320;
    private static final String FIRST = "★";
    private static final String MINUS = "−";
    private static final String PENDING = "?";
    private static final String VIRTUAL = "↻ ";
    private static final String HIDDEN = "◌ ";

    private final StringBuilder html;
    private final ContestKind kind;
    private final Map<Long, String> logos;

    private BoardRows(StringBuilder html, ContestKind kind, Map<Long, String> logos) {
        this.html = html;
        this.kind = kind;
        this.logos = logos;
    }

    /** The rows of a board, in their order; {@code logos}: addresses of pictures, by person. */
    static String of(Scoreboard board, Map<Long, String> logos) {
        return of(board, logos, Map.of(), Map.of());
    }

    /**
     * The same with some rows marked.
     *
     * @param logos addresses of pictures, by person
     * @param marks classes of rows, by person
     * @param awards the awards below names, by person
     */
    static String of(Scoreboard board, Map<Long, String> logos, Map<Long, String> marks, Map<Long, String> awards) {
        StringBuilder html = new StringBuilder(board.rows().size() * BYTES_OF_A_ROW);
        BoardRows rows = new BoardRows(html, board.kind(), logos);
        for (ScoreRow row : board.rows()) {
            long person = row.team().person();
            rows.row(row, marks.getOrDefault(person, ""), awards.getOrDefault(person, ""));
        }
        return html.toString();
    }

    private void row(ScoreRow row, String mark, String award) {
        Team team = row.team();
        html.append("<tr id=t").append(team.person());
        if (!mark.isEmpty() || !team.ranked()) {
            html.append(" class=\"")
                    .append(team.ranked() ? "" : "x ")
                    .append(mark)
                    .append('"');
        }
        html.append("><td>")
                .append(team.ranked() ? Integer.toString(row.rank()) : "")
                .append("<th scope=row>");
        html.append(logo(team)).append(team.began() == null ? "" : VIRTUAL).append(team.hidden() ? HIDDEN : "");
        escape(Visible.of(team.name()));
        String more = more(team);
        if (!more.isEmpty()) {
            html.append("<small>");
            escape(more);
            html.append("</small>");
        }
        if (!award.isEmpty()) {
            html.append("<small class=g>");
            escape(award);
            html.append("</small>");
        }
        if (kind == ContestKind.ICPC) {
            html.append("<td>").append(row.solved()).append("<td>").append(row.penalty());
        } else {
            html.append("<td>").append(Quantity.points(row.points()));
        }
        row.cells().forEach(this::cell);
        html.append('\n');
    }

    private String logo(Team team) {
        @Nullable String address = logos.get(team.person());
        return address == null ? "" : "<img class=l alt=\"\" src=\"" + escaped(address) + "\">";
    }

    private static String more(Team team) {
        @Nullable String affiliation = team.affiliation();
        @Nullable String country = team.country();
        String both = (affiliation == null ? "" : affiliation)
                + (affiliation == null || country == null ? "" : " · ")
                + (country == null ? "" : country);
        return Visible.of(both);
    }

    private void cell(ScoreCell cell) {
        if (cell.tries() == 0 && cell.pending() == 0 && !cell.solved() && cell.points() == null) {
            html.append("<td>");
            return;
        }
        html.append("<td class=").append(kind(cell)).append('>');
        if (kind == ContestKind.ICPC) {
            attempts(cell);
        } else {
            points(cell);
        }
    }

    private char kind(ScoreCell cell) {
        @Nullable Double points = cell.points();
        if (cell.solved()) {
            return cell.first() ? 'f' : 'a';
        }
        if (cell.pending() > 0) {
            return 'q';
        }
        return points != null && points > 0 ? 'h' : 'w';
    }

    private void attempts(ScoreCell cell) {
        if (cell.solved()) {
            html.append(cell.first() ? FIRST : "").append('+');
            if (cell.tries() > 1) {
                html.append(cell.tries() - 1);
            }
            html.append("<br>").append(cell.minutes());
            return;
        }
        if (cell.tries() > 0) {
            html.append(MINUS).append(cell.tries());
        }
        pending(cell);
    }

    private void points(ScoreCell cell) {
        @Nullable Double points = cell.points();
        if (points != null) {
            html.append(cell.first() ? FIRST : "").append(Quantity.points(points));
        } else if (cell.tries() > 0) {
            html.append('0');
        }
        pending(cell);
    }

    private void pending(ScoreCell cell) {
        if (cell.pending() > 0) {
            html.append(cell.tries() > 0 || cell.points() != null ? "<br>" : "").append(PENDING);
            if (cell.pending() > 1) {
                html.append(cell.pending());
            }
        }
    }

    private void escape(String text) {
        html.append(escaped(text));
    }

    /** Text between tags, or in an attribute with quotation marks. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            switch (character) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.append(character);
            }
        }
        return safe.toString();
    }

    /** Returns for each problem the number of rows in which it is solved. */
    static List<Integer> solved(Scoreboard board) {
        Integer[] counts = new Integer[board.problems().size()];
        for (int i = 0; i < counts.length; i++) {
            int column = i;
            counts[i] = (int) board.rows().stream()
                    .filter(row -> row.cells().get(column).solved())
                    .count();
        }
        return List.of(counts);
    }
}
