package judge.online.contest;

import org.jspecify.annotations.Nullable;

/**
 * The cell of a contestant and a problem on a scoreboard.
 *
 * @param tries the number of tries that were judged and count: up to the accepted one, and including it
 * @param pending the number of tries that are not judged yet, or are hidden: nobody is told which
 * @param solved whether it is accepted; where points are counted, whether all of them were earned
 * @param first whether nobody solved it before
 * @param minutes minutes of the contest until it was solved, or until points were earned last; 0 where neither is
 * @param points the points; null where no points are counted, or none were earned yet
 */
public record ScoreCell(int tries, int pending, boolean solved, boolean first, long minutes, @Nullable Double points) {

    /** The cell without submissions, as far as may be known. */
    static final ScoreCell EMPTY = new ScoreCell(0, 0, false, false, 0, null);

    ScoreCell asFirst(boolean isFirst) {
        return first == isFirst ? this : new ScoreCell(tries, pending, solved, isFirst, minutes, points);
    }
}
