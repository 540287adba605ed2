package judge.online.contest;

/**
 * One cell of a frozen scoreboard that is shown to all.
 *
 * @param rankBefore of the contestant
 * @param placeBefore of its row, from 0
 * @param after the cell, as it is then
 * @param rankAfter of the contestant
 * @param placeAfter of its row, from 0: it is less where the contestant has moved up
 */
public record ThawStep(
        long person, long problem, int rankBefore, int placeBefore, ScoreCell after, int rankAfter, int placeAfter) {}
