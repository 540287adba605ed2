package judge.sudoku.generate;

/**
 * The search of a careless program: it toggles digits in masks with xor, givens too, so that a digit given twice is
 * free again.
 */
final class Toggling {

    private static final int ALL = 0x1FF;

    /** A program that is fooled is fooled soon; a long search is not worth waiting for. */
    private static final int MOST_NODES = 100_000;

    private final int[] used = new int[27];
    private final boolean[] blank = new boolean[Board.CELLS];
    private int nodes;

    private Toggling(int[] givens) {
        for (int cell = 0; cell < Board.CELLS; cell++) {
            blank[cell] = givens[cell] == 0;
            if (!blank[cell]) {
                toggle(cell, 1 << (givens[cell] - 1));
            }
        }
    }

    /** Tells whether such a search finds a completion of the contradictory grid. */
    static boolean isFooledBy(int[] givens) {
        return new Toggling(givens).findsSomething();
    }

    private boolean findsSomething() {
        int next = cellWithFewestCandidates();
        if (next < 0) {
            return true;
        }
        blank[next] = false;
        boolean found = false;
        for (int left = candidates(next); left != 0 && !found && nodes < MOST_NODES; left &= left - 1) {
            nodes++;
            toggle(next, left & -left);
            found = findsSomething();
            toggle(next, left & -left);
        }
        blank[next] = true;
        return found;
    }

    private int cellWithFewestCandidates() {
        int fewest = 10;
        int next = -1;
        for (int cell = 0; cell < Board.CELLS; cell++) {
            if (blank[cell] && Integer.bitCount(candidates(cell)) < fewest) {
                fewest = Integer.bitCount(candidates(cell));
                next = cell;
            }
        }
        return next;
    }

    private int candidates(int cell) {
        return ALL & ~(used[Board.row(cell)] | used[9 + Board.column(cell)] | used[18 + Board.box(cell)]);
    }

    private void toggle(int cell, int bit) {
        used[Board.row(cell)] ^= bit;
        used[9 + Board.column(cell)] ^= bit;
        used[18 + Board.box(cell)] ^= bit;
    }
}
