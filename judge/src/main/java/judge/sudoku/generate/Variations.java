package judge.sudoku.generate;

import java.util.Optional;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.grid.Grid;

/** Grids much like others, for a look around from grid to grid. Everything follows from the seed. */
public final class Variations {

    private static final int CHOICES = 10;
    private static final int MOST_MOVED = 3;

    private Variations() {}

    /**
     * Mostly with one to three givens elsewhere that agree with a completion, else with one more or one less, or
     * rearranged by a symmetry. A grid without a completion is rearranged, or loses a given.
     */
    public static Grid of(Grid grid, long seed) {
        SeededRandom dice = new SeededRandom(seed);
        int[] cells = GridCells.cells(grid);
        Optional<int[]> completion = new BandSolver().first(cells);
        int choice = dice.below(CHOICES);
        if (choice == 0) {
            return Grid.of(Symmetry.keepingTheScore(dice).of(cells));
        }
        if (choice == 1) {
            return Grid.of(Symmetry.any(dice).of(cells));
        }
        if (choice != 2) {
            int more = choice == 3 ? 1 : 1 + dice.below(MOST_MOVED);
            for (int given = 0; given < more && completion.isPresent(); given++) {
                give(cells, completion.get(), dice);
            }
        }
        if (choice != 3) {
            int fewer = Grid.of(cells).givens() - grid.givens();
            for (int given = 0; given < Math.max(1, fewer); given++) {
                takeAway(cells, dice);
            }
        }
        return Grid.of(cells);
    }

    private static void give(int[] cells, int[] completion, SeededRandom dice) {
        if (Grid.of(cells).givens() < Board.CELLS) {
            int blank = GridCells.anyCell(cells, false, dice);
            cells[blank] = completion[blank];
        }
    }

    private static void takeAway(int[] cells, SeededRandom dice) {
        if (Grid.of(cells).givens() > 0) {
            cells[GridCells.anyCell(cells, true, dice)] = 0;
        }
    }
}
