package judge.online.contest;

import org.jspecify.annotations.Nullable;

/**
 * What a scoreboard says of a contestant and a problem.
 *
 * @param tries how many were judged and counted: up to the accepted one, with it
 * @param pending how many are not judged yet, or are hidden: nobody is told which
 * @param solved whether it is accepted; where points are counted, whether all of them were earned
 * @param first whether no other was before
 * @param minutes of the contest until it was solved, or until points were earned last; 0 where neither is
 * @param points what it is worth; null where no points are counted, or none were earned yet
 */
public record ScoreCell(int tries, int pending, boolean solved, boolean first, long minutes, @Nullable Double points) {

    /** Nothing was handed in, as far as may be known. */
    static final ScoreCell EMPTY = new ScoreCell(0, 0, false, false, 0, null);

    ScoreCell asFirst(boolean isFirst) {
        return first == isFirst ? this : new ScoreCell(tries, pending, solved, isFirst, minutes, points);
    }
}
