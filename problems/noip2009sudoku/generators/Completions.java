import java.util.random.RandomGenerator;

/** All completions of a grid, by filling next a cell with the fewest candidates: how many, the best score, the first score. */
final class Completions {
    private final Board board;
    private final long limit;
    private long nodes;
    private long count;
    private int best = -1;
    private int first = -1;

    /** Looks at no more than this many completions. */
    Completions(int[] grid, long limit) {
        this.board = new Board(grid);
        this.limit = limit;
        search();
    }

    private void search() {
        int next = cellWithFewestCandidates(board);
        if (next < 0) {
            count++;
            int score = score();
            best = Math.max(best, score);
            first = first < 0 ? score : first;
            return;
        }
        for (int left = board.candidates(next); left != 0 && count < limit; left &= left - 1) {
            int bit = left & -left;
            nodes++;
            board.put(next, bit);
            search();
            board.take(next, bit);
        }
    }

    private static int cellWithFewestCandidates(Board board) {
        int fewest = 10;
        int next = -1;
        for (int cell = 0; cell < 81 && fewest > 0; cell++) {
            if (board.digits[cell] == 0) {
                int count = Integer.bitCount(board.candidates(cell));
                if (count < fewest) {
                    fewest = count;
                    next = cell;
                }
            }
        }
        return next;
    }

    /** How many completions there are, estimated from random walks; at least 0.5, so that it has a logarithm. */
    static double estimate(int[] grid, int walks, RandomGenerator random) {
        double sum = 0;
        for (int walk = 0; walk < walks; walk++) {
            Board board = new Board(grid);
            double width = 1;
            for (int next = cellWithFewestCandidates(board);
                    next >= 0 && width > 0;
                    next = cellWithFewestCandidates(board)) {
                int candidates = board.candidates(next);
                width *= Integer.bitCount(candidates);
                if (width > 0) {
                    for (int skip = random.nextInt(Integer.bitCount(candidates)); skip > 0; skip--) {
                        candidates &= candidates - 1;
                    }
                    board.put(next, candidates & -candidates);
                }
            }
            sum += width;
        }
        return Math.max(0.5, sum / walks);
    }

    private int score() {
        int sum = 0;
        for (int cell = 0; cell < 81; cell++) {
            sum += board.digits[cell] * Board.weight(cell);
        }
        return sum;
    }

    long count() {
        return count;
    }

    long nodes() {
        return nodes;
    }

    int best() {
        return best;
    }

    int first() {
        return first;
    }
}
