package judge.sudoku.bitboard;

/** The 21 cells that the score of a completion depends on: what the others add to it is the same for all. */
final class KeyCells {

    /** For each band, a bit for each of them. */
    static final int[] OF_BAND = {
        1 | (1 << 8) | (0b11111 << 20), // two corners, the upper side of the border
        (1 << 2) | (1 << 6) | (1 << 11) | (1 << 13) | (1 << 15) | (1 << 20)
                | (1 << 24), // its left and right sides, the centre
        (0b11111 << 2) | (1 << 18) | (1 << 26) // its lower side, two corners
    };

    private KeyCells() {}
}
