package judge.exactcover;

import java.util.Optional;

/**
 * Knuth's algorithm X: a depth-first search that always branches on an open item with the fewest options left, without
 * recursion. Not safe for use by several threads.
 */
public final class DancingLinks {
    /** No limit on the number of nodes. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    /** The ways in which a search ends. */
    public enum Ending {
        /** There are no more solutions. */
        EXHAUSTED,
        /** The visitor had seen enough. */
        STOPPED,
        /** The node budget was used up; there may be more solutions. */
        OUT_OF_NODES
    }

    /** Is shown each solution. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * Takes a solution.
         *
         * @param options the chosen options, in no particular order; the visitor may keep the array
         * @return whether the search shall go on
         */
        boolean visit(int[] options);
    }

    private final CoverMatrix matrix;

    /** The open branchings: for each, the item, the option to try next, and the state before it. */
    private final int[] branchItem;

    private final int[] branchOption;
    private final int[] branchMark;
    private int branches;

    /** Searches in a matrix, which it shares with the caller. */
    public DancingLinks(CoverMatrix matrix) {
        this.matrix = matrix;
        int depth = matrix.problem().primaryItems();
        branchItem = new int[depth];
        branchOption = new int[depth];
        branchMark = new int[depth];
    }

    /** Searches in a matrix of its own, with nothing chosen yet. */
    public DancingLinks(ExactCover problem) {
        this(new CoverMatrix(problem));
    }

    /** The matrix that is searched. */
    public CoverMatrix matrix() {
        return matrix;
    }

    /**
     * Shows all solutions that the present state of the matrix can be completed to. The matrix is left where the search
     * ended; {@link CoverMatrix#undoTo} or {@link CoverMatrix#reset} takes it back.
     *
     * @param nodeBudget the number of options that may be chosen, at least; forced ones after the last are done,
     *     and may exceed it
     * @param visitor is shown each solution, and can stop the search
     */
    public Ending search(long nodeBudget, Visitor visitor) {
        long lastNode = nodeBudget == UNLIMITED ? UNLIMITED : matrix.nodes() + nodeBudget;
        branches = 0;
        boolean alive = matrix.settle();
        while (true) {
            if (alive && !branch()) {
                if (!visitor.visit(matrix.chosenOptions())) {
                    return Ending.STOPPED;
                }
                alive = false;
            }
            if (!alive && branches == 0) {
                return Ending.EXHAUSTED;
            }
            if (matrix.nodes() >= lastNode) {
                return Ending.OUT_OF_NODES;
            }
            matrix.choose(takeNextOption(alive));
            alive = matrix.settle();
        }
    }

    /** Opens a branching; false if there is no item to branch on, that is, if all are covered. */
    private boolean branch() {
        int item = matrix.itemToBranchOn();
        if (item < 0) {
            return false;
        }
        branchItem[branches] = item;
        branchOption[branches] = matrix.firstOption(item);
        branchMark[branches] = matrix.mark();
        branches++;
        return true;
    }

    /** The next option of the last branching, which is closed with its last option: nothing comes back to it. */
    private int takeNextOption(boolean fresh) {
        int top = branches - 1;
        if (!fresh) {
            matrix.undoTo(branchMark[top]);
        }
        int item = branchItem[top];
        int option = branchOption[top];
        branchOption[top] = matrix.optionAfter(option, item);
        if (branchOption[top] < 0) {
            branches--;
        }
        return option;
    }

    /** The first solution found from the present state of the matrix. */
    public Optional<int[]> first() {
        int[][] first = {{}};
        Ending ending = search(UNLIMITED, options -> {
            first[0] = options;
            return false;
        });
        return ending == Ending.STOPPED ? Optional.of(first[0]) : Optional.empty();
    }

    /**
     * Returns the number of solutions from the present state of the matrix, or the limit (at least 1) if there are
     * more.
     */
    public long count(long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("the limit of a count must be at least 1, not " + limit);
        }
        long[] count = {0};
        search(UNLIMITED, options -> ++count[0] < limit);
        return count[0];
    }

    /** The work done since the matrix was last reset. */
    public SearchStatistics statistics() {
        return matrix.statistics();
    }

    /** Checks the matrix as {@link CoverMatrix#checkInvariants} does. */
    public void checkInvariants() {
        matrix.checkInvariants();
    }
}
