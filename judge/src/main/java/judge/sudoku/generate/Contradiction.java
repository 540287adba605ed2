package judge.sudoku.generate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import judge.sudoku.grid.Grid;

/** Changes one given of a grid so that it has no completion. */
final class Contradiction {

    /** All longer searches count as equally long. */
    private static final long LONG_SEARCH = 1_000_000;

    private final int[] grid;
    private final Completions solver;
    private final SeededRandom dice;

    Contradiction(int[] grid, Completions solver, SeededRandom dice) {
        this.grid = grid;
        this.solver = solver;
        this.dice = dice;
    }

    private record Spoilt(Grid grid, long nodes) {}

    /**
     * Makes a grid without a clash: by the change that fits, and after which a search by fewest candidates looks
     * longest.
     */
    Optional<int[]> withoutClash(Predicate<int[]> fits) {
        List<Spoilt> changes = new ArrayList<>();
        for (int cell : dice.shuffled(Board.CELLS)) {
            for (int digit = 1; digit <= 9 && grid[cell] != 0; digit++) {
                int[] changed = grid.clone();
                changed[cell] = digit;
                if (digit != grid[cell] && !Board.hasClash(changed) && solver.count(changed, 1) == 0) {
                    long nodes = new SearchTree(changed, SearchOrder.FEWEST).size(LONG_SEARCH);
                    changes.add(new Spoilt(Grid.of(changed), nodes));
                }
            }
        }
        return changes.stream()
                .sorted(Comparator.comparingLong(Spoilt::nodes).reversed())
                .map(spoilt -> GridCells.cells(spoilt.grid()))
                .filter(fits)
                .findFirst();
    }

    /**
     * Makes a grid with one given copied over another that it sees: the first change that fools a search that toggles,
     * if there is one. Such a given sees its equal in its row, in its column and in its box; all others leave too few
     * digits for the cells.
     */
    Optional<int[]> withClash() {
        Optional<int[]> first = Optional.empty();
        for (int cell : dice.shuffled(Board.CELLS)) {
            for (int other = 0; other < Board.CELLS; other++) {
                if (grid[cell] != 0
                        && grid[other] != 0
                        && grid[cell] != grid[other]
                        && Board.seeEachOther(cell, other)) {
                    int[] changed = grid.clone();
                    changed[cell] = grid[other];
                    if (Toggling.isFooledBy(changed)) {
                        return Optional.of(changed);
                    }
                    first = first.or(() -> Optional.of(changed));
                }
            }
        }
        return first;
    }
}
