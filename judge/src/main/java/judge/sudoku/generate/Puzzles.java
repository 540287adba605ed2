package judge.sudoku.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import judge.sudoku.grid.Grid;

/** Makes sudoku puzzles, or picks them from lists. Everything follows from the seed. */
public final class Puzzles {

    private static final int MOST_ATTEMPTS = 1_000;
    private static final int STEPS = 500;

    private final PuzzleRequest request;
    private final SeededRandom dice;
    private final Completions solver = new Completions();
    private final TreeSizes trees;

    private Puzzles(PuzzleRequest request, long seed) {
        this.request = request;
        dice = new SeededRandom(seed);
        trees = new TreeSizes(request.hardness(), dice);
    }

    /**
     * Puzzles as requested, made from random solutions by taking givens away. Where one completion and no number of
     * givens is requested, no given is left that could be taken away.
     */
    public static List<Grid> make(PuzzleRequest request, long seed) throws GenerationException {
        Puzzles maker = new Puzzles(request, seed);
        List<Grid> puzzles = new ArrayList<>();
        while (puzzles.size() < request.count()) {
            puzzles.add(Grid.of(maker.puzzle()));
        }
        return puzzles;
    }

    /** Puzzles as requested from a list, each rearranged by a symmetry; all are used once before one is used again. */
    public static List<Grid> pick(PuzzleRequest request, List<Grid> list, long seed) throws GenerationException {
        Puzzles picker = new Puzzles(request, seed);
        List<Grid> picked = new ArrayList<>();
        while (picked.size() < request.count()) {
            int before = picked.size();
            picker.pickOnce(list, picked);
            if (picked.size() == before) {
                throw new GenerationException(list.size());
            }
        }
        return picked;
    }

    private void pickOnce(List<Grid> list, List<Grid> picked) {
        for (int index : dice.shuffled(list.size())) {
            if (picked.size() == request.count()) {
                return;
            }
            int[] puzzle = Symmetry.any(dice).of(GridCells.cells(list.get(index)));
            if (isAsWished(puzzle) && trees.distanceToFirstCompletion(puzzle) == 0) {
                picked.add(Grid.of(puzzle));
            }
        }
    }

    private int[] puzzle() throws GenerationException {
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            int[] solution = Completions.any(dice);
            Optional<int[]> puzzle = Optional.of(reduced(solution)).filter(this::isAsWished);
            if (puzzle.isPresent()) {
                int[] climbed = climb(puzzle.get(), solution);
                if (trees.distanceToFirstCompletion(climbed) == 0) {
                    return climbed;
                }
            }
        }
        throw new GenerationException(MOST_ATTEMPTS);
    }

    /** Changes some givens again and again, as long as that brings the searches nearer to what is requested. */
    private int[] climb(int[] start, int[] solution) {
        int[] puzzle = start;
        double distance = trees.distanceToFirstCompletion(puzzle);
        for (int step = 0; step < STEPS && distance > 0; step++) {
            int[] next = puzzle.clone();
            for (int given = 0; given < 2 && Grid.of(next).givens() > 0; given++) {
                next[GridCells.anyCell(next, true, dice)] = 0;
            }
            while (!hasFewEnough(next)) {
                int blank = GridCells.anyCell(next, false, dice);
                next[blank] = solution[blank];
            }
            next = reduced(next);
            double nextDistance = isAsWished(next) ? trees.distanceToFirstCompletion(next) : Double.MAX_VALUE;
            if (nextDistance <= distance) {
                puzzle = next;
                distance = nextDistance;
            }
        }
        return puzzle;
    }

    /** Takes givens away in random order until there are as many as requested. */
    private int[] reduced(int[] grid) {
        int[] puzzle = grid.clone();
        int givens = Grid.of(puzzle).givens();
        for (int cell : dice.shuffled(Board.CELLS)) {
            int digit = puzzle[cell];
            if (digit != 0 && givens > request.givens().orElse(0)) {
                puzzle[cell] = 0;
                givens--;
                if (!hasFewEnough(puzzle)) {
                    puzzle[cell] = digit;
                    givens++;
                }
            }
        }
        return puzzle;
    }

    private boolean hasFewEnough(int[] puzzle) {
        Range completions = request.completions();
        return !completions.hasHigh()
                || solver.count(puzzle, (long) completions.high() + 1) <= (long) completions.high();
    }

    private boolean isAsWished(int[] puzzle) {
        Range completions = request.completions();
        double enough = completions.hasHigh() ? completions.high() + 1 : Math.max(1, completions.low());
        return completions.contains((double) solver.count(puzzle, (long) enough))
                && (request.givens().isEmpty()
                        || request.givens().getAsInt() == Grid.of(puzzle).givens());
    }
}
