package judge.sudoku.generate;

import judge.sudoku.bitboard.BandSolver;

/** The one place where the generator asks a solver. A thread needs one of its own. */
final class Completions {

    private final BandSolver solver = new BandSolver();

    /** Returns the number of completions of the givens, or the limit (at least 1) if there are more. */
    long count(int[] givens, long limit) {
        return solver.count(givens, limit);
    }

    /** Some completion of the blank grid. */
    static int[] any(SeededRandom dice) {
        Board board = new Board(new int[Board.CELLS]);
        if (!complete(board, dice.shuffled(Board.CELLS), dice)) {
            throw new IllegalStateException("the blank grid has completions");
        }
        return board.digits();
    }

    private static boolean complete(Board board, int[] cells, SeededRandom dice) {
        int next = -1;
        for (int cell : cells) {
            if (board.isBlank(cell) && (next < 0 || candidates(board, cell) < candidates(board, next))) {
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        for (int digit : dice.shuffled(9)) {
            int bit = 1 << digit;
            if ((board.candidates(next) & bit) != 0) {
                board.put(next, bit);
                if (complete(board, cells, dice)) {
                    return true;
                }
                board.take(next, bit);
            }
        }
        return false;
    }

    private static int candidates(Board board, int cell) {
        return Integer.bitCount(board.candidates(cell));
    }

    /** Estimates the number of completions from random walks; 0 where no walk found one. */
    static double estimate(int[] givens, int walks, SeededRandom dice) {
        double sum = 0;
        for (int walk = 0; walk < walks; walk++) {
            sum += walk(new Board(givens), dice);
        }
        return sum / walks;
    }

    private static double walk(Board board, SeededRandom dice) {
        double width = 1;
        for (int cell = board.cellWithFewestCandidates(); cell >= 0; cell = board.cellWithFewestCandidates()) {
            int candidates = board.candidates(cell);
            if (candidates == 0) {
                return 0;
            }
            width *= Integer.bitCount(candidates);
            board.put(cell, Board.anyOf(candidates, dice));
        }
        return width;
    }
}
