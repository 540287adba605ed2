/** The search of a careless program: it toggles digits in masks with xor, givens too, so that a digit given twice is free again. */
final class Toggling {
    private final int[] used = new int[27];
    private final boolean[] blank = new boolean[81];

    Toggling(int[] grid) {
        for (int cell = 0; cell < 81; cell++) {
            blank[cell] = grid[cell] == 0;
            if (!blank[cell]) {
                toggle(cell, 1 << grid[cell] - 1);
            }
        }
    }

    boolean findsSomething() {
        int fewest = 10;
        int next = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (blank[cell] && Integer.bitCount(candidates(cell)) < fewest) {
                fewest = Integer.bitCount(candidates(cell));
                next = cell;
            }
        }
        if (next < 0) {
            return true;
        }
        blank[next] = false;
        boolean found = false;
        for (int left = candidates(next); left != 0 && !found; left &= left - 1) {
            toggle(next, left & -left);
            found = findsSomething();
            toggle(next, left & -left);
        }
        blank[next] = true;
        return found;
    }

    private int candidates(int cell) {
        return Board.ALL & ~(used[Board.ROW[cell]] | used[9 + Board.COLUMN[cell]] | used[18 + Board.BOX[cell]]);
    }

    private void toggle(int cell, int bit) {
        used[Board.ROW[cell]] ^= bit;
        used[9 + Board.COLUMN[cell]] ^= bit;
        used[18 + Board.BOX[cell]] ^= bit;
    }
}
