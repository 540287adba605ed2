package judge.sudoku.crosscheck;

import judge.sudoku.grid.Grid;

/**
 * The score of target sudoku as the statement of the problem has it: 6 for a cell at the edge, one more for each step
 * inwards.
 */
final class PlainScore {
    private PlainScore() {}

    static int of(Grid grid) {
        int score = 0;
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 9; column++) {
                int stepsToEdge = Math.min(Math.min(row, 8 - row), Math.min(column, 8 - column));
                score += (6 + stepsToEdge) * grid.digit(9 * row + column);
            }
        }
        return score;
    }
}
