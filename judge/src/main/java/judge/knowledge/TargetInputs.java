package judge.knowledge;

import java.util.List;
import java.util.Optional;
import judge.generate.GenerationException;
import judge.generate.Hardness;
import judge.generate.Range;
import judge.generate.TargetGrids;
import judge.generate.TargetWish;
import judge.generate.Unsolvable;
import judge.sudoku.Grid;

/** The grids that programs for target sudoku are tried on: kinds in turn, the plain ones first. */
final class TargetInputs {

    /** The contest's data has no more; a program that looks at every completion is right to take long beyond. */
    static final long MOST_COMPLETIONS = 600_000;

    private static final Range FEW = new Range(1, 50);
    private static final Range ANY = new Range(1, MOST_COMPLETIONS);
    private static final Range MANY = new Range(50_000, MOST_COMPLETIONS);

    private static final List<TargetWish> KINDS = List.of(
            wish(Grid.CELLS, FEW),
            wish(79, FEW),
            unsolvable(Grid.CELLS, Unsolvable.CONTRADICTION),
            wish(60, FEW),
            unsolvable(70, Unsolvable.CONTRADICTION),
            wish(45, FEW),
            unsolvable(45, Unsolvable.SEARCH),
            wish(36, FEW),
            unsolvable(28, Unsolvable.CONTRADICTION),
            wish(30, ANY),
            unsolvable(30, Unsolvable.SEARCH),
            wish(28, MANY),
            wish(24, ANY),
            hard(30, "rows=8.8..,sorted=..6.5"),
            hard(26, "columns=8.8.."),
            hard(24, "rows-back=8.8..,sorted=..7"),
            hard(24, "candidates=8.8.."),
            hard(24, "sorted=8.8.."));

    private TargetInputs() {}

    private static TargetWish wish(int givens, Range completions) {
        return new TargetWish(givens, completions, Optional.empty(), Hardness.ANY);
    }

    private static TargetWish unsolvable(int givens, Unsolvable why) {
        return new TargetWish(givens, ANY, Optional.of(why), Hardness.ANY);
    }

    private static TargetWish hard(int givens, String trees) {
        return new TargetWish(givens, ANY, Optional.empty(), Hardness.of(trees).orElseThrow());
    }

    static Grid make(long seed, int number) {
        TargetWish wish = KINDS.get(number % KINDS.size());
        // Where the search for such a grid gives up, another kind is as good.
        for (int attempt = 0; attempt < KINDS.size(); attempt++) {
            try {
                return TargetGrids.make(wish, seed * 1_000_003 + number);
            } catch (GenerationException e) {
                wish = KINDS.get(attempt);
            }
        }
        throw new IllegalStateException("not even a full grid was found");
    }
}
