package judge.sudoku.generate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import judge.sudoku.grid.Grid;

/**
 * The figures of a grid.
 *
 * @param completions the number of completions, or the number at which the counting stopped
 * @param allCounted whether these are all
 * @param powers for the words of the orders asked for the power of ten of their trees' sizes, in order
 */
public record Portrait(long completions, boolean allCounted, Map<String, Double> powers) {

    private static final long MOST_COUNTED = 1_000_000;

    public Portrait {
        powers = Collections.unmodifiableMap(new LinkedHashMap<>(powers));
    }

    /**
     * Looks at a grid.
     *
     * @param asked the orders whose trees matter
     * @param toFirst whether trees end with the first completion
     */
    public static Portrait of(Grid grid, Hardness asked, boolean toFirst) {
        int[] givens = GridCells.cells(grid);
        long completions = new Completions().count(givens, MOST_COUNTED);
        TreeSizes trees = new TreeSizes(asked, new SeededRandom(0));
        Map<String, Double> powers = new LinkedHashMap<>();
        for (SearchOrder order : asked.trees().keySet()) {
            powers.put(order.word(), trees.power(givens, order, toFirst));
        }
        return new Portrait(completions, completions < MOST_COUNTED, powers);
    }
}
