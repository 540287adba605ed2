package judge.sudoku.solve;

import java.util.Optional;
import java.util.stream.IntStream;
import judge.exactcover.CoverMatrix;
import judge.exactcover.DancingLinks;
import judge.exactcover.SearchStatistics;
import judge.sudoku.grid.Grid;

/**
 * Finds the completion with the greatest {@linkplain TargetScore score} without looking at all of them. It keeps its
 * memory from one grid to the next, so a thread needs one of its own.
 *
 * <p>The score depends on 21 cells, so only those are branched on: the cell where the greatest digit left is furthest
 * from the next gets it, or is denied it; on grids that are not done soon, the cell with the fewest digits left. A
 * branch is left when {@link ScoreBound} says that it cannot beat the best so far, and a digit is excluded when the
 * bound says so of the branch in which its cell has it; on grids that are not done soon {@link PriceBound} is asked
 * too, and a branch must have a completion at all. When all 21 cells are filled, one completion of the rest is enough.
 */
public final class TargetSudoku {
    /**
     * A completion with the greatest score.
     *
     * @param score from {@link TargetScore#LEAST} to {@link TargetScore#GREATEST}
     * @param grid a completion that has it; there may be others
     */
    public record Best(int score, Grid grid) {}

    /**
     * Single digits are ruled out only where the bound is this near to the best so far: further away it rarely
     * succeeds.
     */
    private static final int CLOSE = 4;

    /**
     * Most grids are done after so many looks; more expensive bounds, and looks for completions, are worth it only on
     * the others.
     */
    private static final int EASY = 60;

    /**
     * The work spent on showing that a branch has no completion at all; where it has one, far less usually finds it.
     */
    private static final int WITNESS_NODES = 1_000;

    private static final int[] KEY_CELLS =
            ScoreBound.KEY_CELLS.stream().mapToInt(cell -> cell).toArray();

    private static final int[] OTHER_CELLS = IntStream.range(0, Grid.CELLS)
            .filter(cell -> !ScoreBound.KEY_CELLS.contains(cell))
            .toArray();

    private final long witnessNodes;
    private final PriceBound prices = new PriceBound();
    private final CoverMatrix matrix = new CoverMatrix(SudokuCover.PROBLEM);
    private final DancingLinks search = new DancingLinks(matrix);
    private final int[] options = new int[9];
    private final int[] digits = new int[Grid.CELLS];
    private Optional<Grid> best = Optional.empty();
    private int bestSum;

    /** The completion that was found last. */
    private Grid witness = Grid.of(new int[Grid.CELLS]);

    private int looks;

    /** A search that has not been asked yet. */
    public TargetSudoku() {
        this(WITNESS_NODES);
    }

    /**
     * The same, with another bound on the looks for completions; no answer depends on it.
     *
     * @param witnessNodes spent at most on a look for a completion
     */
    TargetSudoku(long witnessNodes) {
        this.witnessNodes = witnessNodes;
    }

    /** The best completion of the givens; empty if there is none. */
    public Optional<Best> best(Grid givens) {
        best = Optional.empty();
        bestSum = 0;
        looks = 0;
        prices.reset();
        if (matrix.start(SudokuCover.options(givens)) && matrix.settle()) {
            int mark = matrix.mark();
            // First looks for any completion: where there is none, the search by score would take very long.
            takeAnyCompletion();
            matrix.undoTo(mark);
            if (best.isPresent()) {
                improve();
            }
        }
        return best.map(this::checked);
    }

    private void takeAnyCompletion() {
        search.first().map(SudokuCover::grid).ifPresent(this::take);
    }

    private void take(Grid completion) {
        int sum = keySum(completion);
        if (sum <= bestSum) {
            // The search gets here only where the bound promises more; going on could take forever.
            throw new IllegalStateException(
                    "the bounds promised more than " + bestSum + ", but the key cells have " + sum + ": " + completion);
        }
        best = Optional.of(completion);
        bestSum = sum;
        witness = completion;
    }

    /** Looks for completions of the present, settled state that beat the best so far. */
    private void improve() {
        while (narrow()) {
            int mark = matrix.mark();
            int cell = looks > EASY ? cellOfFewestDigits() : cellOfGreatestRegret();
            if (cell < 0) {
                takeAnyCompletion();
                matrix.undoTo(mark);
                return;
            }
            if (looks > EASY && !witnessStands()) {
                int sumBefore = bestSum;
                if (!findWitness(mark)) {
                    return;
                }
                if (bestSum > sumBefore) {
                    continue;
                }
            }
            int option = SudokuCover.option(cell, greatest(digits[cell]));
            matrix.choose(option);
            if (matrix.settle()) {
                improve();
            }
            matrix.undoTo(mark);
            matrix.exclude(option);
            if (!matrix.settle()) {
                return;
            }
        }
    }

    /** Excludes what cannot lead to a better score; false if that is everything. */
    private boolean narrow() {
        while (true) {
            readDigits(KEY_CELLS);
            int goal = bestSum + 1;
            int spare = ScoreBound.of(digits) - goal;
            if (spare < 0) {
                return false;
            }
            boolean hard = ++looks > EASY;
            if (hard) {
                readDigits(OTHER_CELLS);
                if (!prices.mayReach(goal, digits)) {
                    return false;
                }
            }
            boolean less = spare <= CLOSE && ScoreBound.takeAwayHopeless(digits, spare);
            less |= hard && prices.takeAwayHopeless(goal, digits);
            if (!less) {
                return true;
            }
            excludeWhatWasTakenAway(KEY_CELLS);
            if (hard) {
                excludeWhatWasTakenAway(OTHER_CELLS);
            }
            if (!matrix.settle()) {
                return false;
            }
        }
    }

    private void excludeWhatWasTakenAway(int... cells) {
        for (int cell : cells) {
            if (matrix.isOpen(cell)) {
                int count = matrix.optionsOf(cell, options);
                for (int index = 0; index < count; index++) {
                    if ((digits[cell] >> SudokuCover.digitOf(options[index]) & 1) == 0) {
                        matrix.exclude(options[index]);
                    }
                }
            }
        }
    }

    /** Tells whether the completion that was found last is one of the present state, too. */
    private boolean witnessStands() {
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if ((digits[cell] >> witness.digit(cell) & 1) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Looks for any completion of the present state, which is marked, but not for long; false if there is none. */
    private boolean findWitness(int mark) {
        DancingLinks.Ending ending = search.search(witnessNodes, found -> {
            witness = SudokuCover.grid(found);
            return false;
        });
        matrix.undoTo(mark);
        if (ending == DancingLinks.Ending.STOPPED && keySum(witness) > bestSum) {
            take(witness);
        }
        return ending != DancingLinks.Ending.EXHAUSTED;
    }

    private static int keySum(Grid completion) {
        return TargetScore.of(completion) - TargetScore.FIXED_PART;
    }

    /** Reads the digits left to each of the cells. */
    private void readDigits(int... cells) {
        for (int cell : cells) {
            if (matrix.isOpen(cell)) {
                int left = 0;
                int count = matrix.optionsOf(cell, options);
                for (int index = 0; index < count; index++) {
                    left |= 1 << SudokuCover.digitOf(options[index]);
                }
                digits[cell] = left;
            } else {
                digits[cell] = 1 << SudokuCover.digitOf(matrix.optionCovering(cell));
            }
        }
    }

    /** The open key cell that loses most if it does not get its greatest digit; -1 if all are filled. */
    private int cellOfGreatestRegret() {
        int best = -1;
        int greatestRegret = 0;
        for (int cell : ScoreBound.KEY_CELLS) {
            int left = digits[cell];
            int first = greatest(left);
            int others = left & ~(1 << first);
            if (others != 0 && first - greatest(others) > greatestRegret) {
                greatestRegret = first - greatest(others);
                best = cell;
            }
        }
        return best;
    }

    /**
     * The open key cell with the fewest digits left, as what is not done soon is best divided into few parts; -1 if all
     * are filled.
     */
    private int cellOfFewestDigits() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell : KEY_CELLS) {
            int count = Integer.bitCount(digits[cell]);
            if (count > 1 && count < fewest) {
                fewest = count;
                best = cell;
            }
        }
        return best;
    }

    private static int greatest(int digits) {
        return 31 - Integer.numberOfLeadingZeros(digits);
    }

    private Best checked(Grid grid) {
        int score = TargetScore.of(grid);
        if (score != TargetScore.FIXED_PART + bestSum || score < TargetScore.LEAST || score > TargetScore.GREATEST) {
            throw new IllegalStateException(
                    "the sum of the key cells is " + bestSum + ", the score " + score + ": " + grid);
        }
        return new Best(score, grid);
    }

    /** Returns how often the last question had the bounds looked at, each time at a cost of some 1,000 updates. */
    int looks() {
        return looks;
    }

    /** Returns the cost of the last question, besides looking at the bounds. */
    public SearchStatistics statistics() {
        return search.statistics();
    }
}
