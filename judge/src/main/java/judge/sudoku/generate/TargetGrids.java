package judge.sudoku.generate;

import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;

/**
 * Makes grids of target sudoku. Step by step, other cells of a random solution become the givens, until the trees of
 * the searches that matter and the number of completions are as requested. Everything follows from the seed.
 */
public final class TargetGrids {

    private static final int MOST_ATTEMPTS = 100;
    private static final int STEPS = 4_000;
    private static final int WALKS = 200;

    /**
     * The amount by which a step may make the grid worse at the start; less and less later (threshold accepting, Dueck
     * and Scheuer 1990).
     */
    private static final double STEP_BACK = 0.2;

    /** The number of completions up to which they are counted in every step; more are estimated. */
    private static final double FEW_COMPLETIONS = 1_000;

    /** The number of completions of a grid before one of its givens is changed so that none is left. */
    private static final Range BEFORE_UNSOLVABLE = new Range(1, 20_000);

    private final TargetRequest request;
    private final SeededRandom dice;
    private final Completions solver = new Completions();
    private final TreeSizes trees;
    private final Range completions;
    private int[] solution = new int[Board.CELLS];

    private TargetGrids(TargetRequest request, long seed) {
        this.request = request;
        dice = new SeededRandom(seed);
        trees = new TreeSizes(isContradictory(request) ? Hardness.ANY : request.hardness(), dice);
        completions = request.unsolvable().isPresent() ? BEFORE_UNSOLVABLE : request.completions();
    }

    private static boolean isContradictory(TargetRequest request) {
        return request.unsolvable().filter(why -> why != Unsolvable.SEARCH).isPresent();
    }

    /** A grid as requested, the same for the same seed. */
    public static Grid make(TargetRequest request, long seed) throws GenerationException {
        TargetGrids maker = new TargetGrids(request, seed);
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Optional<int[]> grid = maker.attempt();
            if (grid.isPresent()) {
                return Grid.of(grid.get());
            }
        }
        throw new GenerationException(MOST_ATTEMPTS);
    }

    /**
     * Chooses a grid at random and rearranges it by a symmetry of sudoku.
     *
     * @param keepScore whether the symmetry is to leave the scores of completions as they are; few do
     */
    public static Grid shuffled(List<Grid> grids, boolean keepScore, long seed) {
        SeededRandom dice = new SeededRandom(seed);
        int[] grid = GridCells.cells(grids.get(dice.below(grids.size())));
        return Grid.of((keepScore ? Symmetry.keepingTheScore(dice) : Symmetry.any(dice)).of(grid));
    }

    private Optional<int[]> attempt() {
        solution = Completions.any(dice);
        Optional<int[]> grid = climb();
        if (grid.isEmpty() || request.unsolvable().isEmpty()) {
            return grid.filter(trees::fit).filter(this::hasCompletionsAsWished);
        }
        Contradiction spoiler = new Contradiction(grid.get(), solver, dice);
        Unsolvable why = request.unsolvable().get();
        return why == Unsolvable.SEARCH ? spoiler.withoutClash(trees::fit) : spoiler.withClash();
    }

    private Optional<int[]> climb() {
        int[] grid = randomGivens();
        double cost = cost(grid, Double.MAX_VALUE, WALKS);
        for (int step = 0; step < STEPS && cost > 0 && request.givens() < Board.CELLS; step++) {
            double enough = cost + STEP_BACK * (1 - (double) step / STEPS);
            int[] next = neighbour(grid);
            if (cost(next, enough, WALKS) <= enough) {
                // Evaluated again, more carefully: the best of many estimates is usually too good.
                double nextCost = cost(next, enough, 5 * WALKS);
                if (nextCost <= enough) {
                    grid = next;
                    cost = nextCost;
                }
            }
        }
        return cost == 0 ? Optional.of(grid) : Optional.empty();
    }

    private double cost(int[] grid, double enough, int walks) {
        double cost = trees.distance(grid, walks, enough);
        return cost > enough ? cost : cost + offInCompletions(grid, walks);
    }

    /** Returns by how many powers of ten there are too few or too many completions. */
    private double offInCompletions(int[] grid, int walks) {
        Range wished = new Range(TreeSizes.power(completions.low()), TreeSizes.power(completions.high()));
        double count = completions.high() <= FEW_COMPLETIONS
                ? (double) solver.count(grid, (long) (10 * FEW_COMPLETIONS))
                : Completions.estimate(grid, walks / 4, dice);
        return wished.distance(TreeSizes.power(count));
    }

    private boolean hasCompletionsAsWished(int[] grid) {
        double enough = completions.hasHigh() ? completions.high() + 1 : completions.low();
        return completions.contains((double) solver.count(grid, (long) enough));
    }

    private int[] randomGivens() {
        int[] grid = new int[Board.CELLS];
        int[] cells = dice.shuffled(Board.CELLS);
        for (int i = 0; i < request.givens(); i++) {
            grid[cells[i]] = solution[cells[i]];
        }
        return grid;
    }

    /** One or two givens elsewhere. */
    private int[] neighbour(int[] grid) {
        int[] next = grid.clone();
        int swaps = 1 + dice.below(2);
        for (int swap = 0; swap < swaps; swap++) {
            next[GridCells.anyCell(next, true, dice)] = 0;
            int blank = GridCells.anyCell(next, false, dice);
            next[blank] = solution[blank];
        }
        return next;
    }
}
