package judge.sudoku.solve;

import judge.sudoku.grid.Grid;

/**
 * The score of target sudoku: the sum of digit times weight over all cells. The weight is 6 in the outermost ring of
 * cells and one more in each ring further in, up to 10 in the centre.
 *
 * <p>Only 21 cells matter. The weight of a cell is 6, plus 1 for each of the squares of side 7, 5, 3 and 1 about the
 * centre that it is in, so the score is 6 times the sum of all digits (405), plus the sums over those squares. Rows,
 * columns and boxes sum to 45. The square of side 7 is what remains of 405 without the outermost rows and columns (4
 * times 45, less the corners that were counted twice): 225 plus the four corners. The square of side 5 is its border of
 * 16 cells plus the centre box. The square of side 3 is the centre box. So the score is 2430 + 225 + corners + border +
 * 45 + 45 + centre.
 *
 * <p>Replacing each digit d by 10 - d turns the sum S of the 21 cells into 210 - S, so the greatest sum gives the
 * least. The centre is at most 9; two corners in a row are at most 9 + 8, all four 34; the upper and lower sides of the
 * border are at most 9 + 8 + 7 + 6 + 5 each, what the left and right sides add to them at most 9 + 8 + 7 each, the
 * border 118: hence S is at most 161 and at least 49.
 */
public final class TargetScore {
    /** The score of every complete grid besides the sum of its 21 key cells. */
    public static final int FIXED_PART = 2745;

    /** No complete grid without clash scores less. */
    public static final int LEAST = 2794;

    /** No complete grid without clash scores more. */
    public static final int GREATEST = 2906;

    private TargetScore() {}

    /** The weight of a cell, 6 to 10. */
    public static int weight(int cell) {
        return 10 - Math.max(Math.abs(cell / 9 - 4), Math.abs(cell % 9 - 4));
    }

    /** The score of a grid; a blank counts 0. */
    public static int of(Grid grid) {
        int score = 0;
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            score += weight(cell) * grid.digit(cell);
        }
        return score;
    }
}
