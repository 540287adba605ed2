package judge.sudoku.generate;

import judge.sudoku.grid.Grid;

/**
 * The tree of a search that fills the blank cells of a grid in some order; its size is the number of digits put down.
 */
public final class SearchTree {

    private final Board board;
    private final int[] blanks;
    private final boolean fewestFirst;
    private long nodes;
    private long limit;
    private boolean firstOnly;

    SearchTree(int[] givens, SearchOrder order) {
        board = new Board(givens);
        blanks = order.blanks(givens);
        fewestFirst = order == SearchOrder.FEWEST;
    }

    /**
     * Returns the number of digits that a search in some order puts down until it finds a completion of a grid, or
     * shows that there is none; the limit if that is less.
     */
    public static long nodesToFirstCompletion(SearchOrder order, Grid grid, long limit) {
        return new SearchTree(GridCells.cells(grid), order).sizeToFirstCompletion(limit);
    }

    /** The whole tree's size, or the limit if that is less. */
    long size(long upTo) {
        return size(upTo, false);
    }

    /** The size of the part that is walked until the first completion is found, or the limit if that is less. */
    long sizeToFirstCompletion(long upTo) {
        return size(upTo, true);
    }

    private long size(long upTo, boolean toFirst) {
        nodes = 0;
        limit = upTo;
        firstOnly = toFirst;
        walk(0);
        return nodes;
    }

    /** Walks the tree from here; tells whether the search is over. The board is as before in any case. */
    private boolean walk(int depth) {
        if (depth == blanks.length) {
            return firstOnly;
        }
        int cell = cell(depth);
        for (int left = board.candidates(cell); left != 0; left &= left - 1) {
            int bit = left & -left;
            nodes++;
            board.put(cell, bit);
            boolean over = nodes >= limit || walk(depth + 1);
            board.take(cell, bit);
            if (over) {
                return true;
            }
        }
        return false;
    }

    private int cell(int depth) {
        return fewestFirst ? board.cellWithFewestCandidates() : blanks[depth];
    }

    /** The whole tree's size, estimated from random walks from its root to a leaf (Knuth 1975). */
    double estimate(int walks, SeededRandom dice) {
        int[] scratch = new int[27];
        double sum = 0;
        for (int walk = 0; walk < walks; walk++) {
            sum += fewestFirst ? walkByFewest(dice) : board.walk(blanks, scratch, dice);
        }
        return sum / walks;
    }

    private double walkByFewest(SeededRandom dice) {
        int[] cells = new int[blanks.length];
        int[] bits = new int[blanks.length];
        double width = 1;
        double sum = 0;
        int depth = 0;
        while (depth < blanks.length) {
            cells[depth] = board.cellWithFewestCandidates();
            int candidates = board.candidates(cells[depth]);
            if (candidates == 0) {
                break;
            }
            width *= Integer.bitCount(candidates);
            sum += width;
            bits[depth] = Board.anyOf(candidates, dice);
            board.put(cells[depth], bits[depth]);
            depth++;
        }
        while (--depth >= 0) {
            board.take(cells[depth], bits[depth]);
        }
        return sum;
    }
}
