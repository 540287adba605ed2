package judge.online.contest;

import java.util.List;

/**
 * The row of a contestant on a scoreboard.
 *
 * @param rank the rank from 1, the same for equal rows; of a contestant that is not ranked, the rank that it would
 *     have
 * @param solved the number of solved problems
 * @param penalty the penalty in minutes; 0 where points are counted
 * @param last minutes of the contest until the last problem was solved, or points were earned last; -1: there is
 *     none
 * @param points the points in all; 0 where none are counted
 * @param cells one for each problem, in their order
 */
public record ScoreRow(int rank, Team team, int solved, long penalty, long last, double points, List<ScoreCell> cells) {

    public ScoreRow {
        cells = List.copyOf(cells);
    }

    ScoreRow ranked(int other) {
        return rank == other ? this : new ScoreRow(other, team, solved, penalty, last, points, cells);
    }
}
