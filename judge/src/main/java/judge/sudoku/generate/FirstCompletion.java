package judge.sudoku.generate;

import java.util.Optional;
import judge.sudoku.bitboard.BandSolver;

/**
 * The completion that a plain search finds first. It is found without that search, which may take hours: each cell in
 * turn gets the first digit with which there is a completion at all, as the search would end there after any time. A
 * thread needs one of its own.
 */
public final class FirstCompletion {

    private final BandSolver solver = new BandSolver();

    /**
     * The completion that is found first.
     *
     * @param givens 81 digits, 0 for a blank, which have a completion
     * @param order the order in which cells are filled
     * @param greatestFirst whether 9 is tried before 1
     */
    public int[] of(int[] givens, SearchOrder order, boolean greatestFirst) {
        int[] digits = givens.clone();
        int[] witness = solver.first(givens).orElseThrow();
        int[] blanks = order.blanks(givens);
        for (int filled = 0; filled < blanks.length; filled++) {
            int cell = order == SearchOrder.FEWEST ? new Board(digits).cellWithFewestCandidates() : blanks[filled];
            int candidates = new Board(digits).candidates(cell);
            for (int i = 1; i <= 9; i++) {
                int digit = greatestFirst ? 10 - i : i;
                if ((candidates >> (digit - 1) & 1) == 1) {
                    digits[cell] = digit;
                    Optional<int[]> with = witness[cell] == digit ? Optional.of(witness) : solver.first(digits);
                    if (with.isPresent()) {
                        witness = with.get();
                        break;
                    }
                }
            }
        }
        return digits;
    }
}
