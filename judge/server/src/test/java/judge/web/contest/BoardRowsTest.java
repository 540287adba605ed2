package judge.web.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.online.contest.ContestState;
import judge.online.contest.ScoreCell;
import judge.online.contest.ScoreRow;
import judge.online.contest.Scoreboard;
import judge.online.contest.Team;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BoardRowsTest {

    private static final ScoreCell NOTHING = new ScoreCell(0, 0, false, false, 0, null);

    @Test
    void sayByASignWhatEachCellMeans() {
        String html = rows(board(
                ContestKind.ICPC,
                row(
                        team("A", null, false, null),
                        new ScoreCell(3, 0, true, false, 45, null),
                        new ScoreCell(1, 0, true, true, 7, null),
                        new ScoreCell(2, 0, false, false, 0, null),
                        new ScoreCell(2, 1, false, false, 0, null),
                        new ScoreCell(0, 3, false, false, 0, null),
                        NOTHING)));

        assertThat(html)
                .isEqualTo("<tr id=t7><td>1<th scope=row>A<td>2<td>99<td class=a>+2<br>45<td class=f>★+<br>7"
                        + "<td class=w>−2<td class=q>−2<br>?<td class=q>?3<td>\n");
    }

    @Test
    void showPointsWhereThoseCount() {
        String html = rows(board(
                ContestKind.IOI,
                row(
                        team("A", null, false, null),
                        new ScoreCell(1, 0, true, false, 45, 100.0),
                        new ScoreCell(1, 0, false, false, 0, 12.5),
                        new ScoreCell(1, 0, false, false, 0, 0.0),
                        new ScoreCell(0, 1, false, false, 0, null))));

        assertThat(html).endsWith("<td class=a>100<td class=h>12.5<td class=w>0<td class=q>?\n");
    }

    @Test
    void escapeEveryNameAndShowWhatHasNoForm() {
        String html =
                rows(board(ContestKind.ICPC, row(team("<b>&\"\u202e", "</table><script>x</script>", false, null))));

        assertThat(html)
                .contains("&lt;b&gt;&amp;&quot;\\u202E<small>&lt;/table&gt;&lt;script&gt;x&lt;/script&gt;</small>")
                .doesNotContain("<script", "<b>", "\u202e");
    }

    @Test
    void giveNoRankToWhoTakesNoneFromOthers() {
        assertThat(rows(board(ContestKind.ICPC, row(team("A", null, true, null)))))
                .startsWith("<tr id=t7 class=\"x \"><td><th scope=row>◌ A");
        assertThat(rows(board(ContestKind.ICPC, row(team("A", null, false, Instant.EPOCH)))))
                .contains("<td><th scope=row>↻ A");
    }

    @Test
    void haveTheLogoOfAnOrganizationBeforeTheName() {
        Scoreboard board = board(ContestKind.ICPC, row(team("A", "U", false, null)));

        assertThat(BoardRows.of(board, Map.of(7L, "/x/\"y")))
                .contains("<th scope=row><img class=l alt=\"\" src=\"/x/&quot;y\">A<small>");
        assertThat(BoardRows.of(board, Map.of(8L, "/x"))).doesNotContain("<img");
    }

    private static String rows(Scoreboard board) {
        return BoardRows.of(board, Map.of());
    }

    private static Scoreboard board(ContestKind kind, ScoreRow row) {
        List<ContestProblem> problems = List.of(new ContestProblem(1, 2, "A", null, null, null));
        return new Scoreboard(kind, new ContestState(null, null, null, null, null), problems, List.of(row));
    }

    private static ScoreRow row(Team team, ScoreCell... cells) {
        return new ScoreRow(1, team, 2, 99, 45, 112.5, List.of(cells));
    }

    private static Team team(String name, @Nullable String affiliation, boolean hidden, @Nullable Instant began) {
        return new Team(1, 7, "seat", name, affiliation, null, null, null, hidden, began);
    }
}
