package judge.sudoku.generate;

import java.util.Map;

/**
 * Compares the trees of a grid with what is requested, in powers of ten: roughly while climbing, carefully in the end.
 */
record TreeSizes(Hardness request, SeededRandom dice) {

    /** Trees up to this size are counted, larger ones estimated. */
    private static final long MOST_COUNTED = 20_000_000;

    private static final int CAREFUL_WALKS = 20_000;

    /** Trees that are larger than requested by more than this factor all count alike. */
    private static final int FAR_BEYOND = 10;

    /** The distance from their bounds that rough estimates must keep on the inner side. */
    private static final double MARGIN = 0.1;

    /**
     * Returns how far the trees are out of bounds, 0 if they are not; stops with the sum so far where that is more than
     * enough.
     */
    double distance(int[] givens, int walks, double enough) {
        double distance = 0;
        for (Map.Entry<SearchOrder, Range> tree : request.trees().entrySet()) {
            double power = power(new SearchTree(givens, tree.getKey()).estimate(walks, dice));
            Range range = tree.getValue();
            distance += range.low() > 0 ? Math.max(0, range.low() + MARGIN - power) : 0;
            distance += range.hasHigh() ? Math.max(0, power - range.high() + MARGIN) : 0;
            if (distance > enough) {
                break;
            }
        }
        return distance;
    }

    /** Tells whether the trees are as requested. */
    boolean fit(int[] givens) {
        return request.trees().entrySet().stream()
                .allMatch(tree -> tree.getValue().contains(power(givens, tree.getKey(), false)));
    }

    /** The power of ten of a tree's size; of the part until the first completion, or of all of it. */
    double power(int[] givens, SearchOrder order, boolean toFirst) {
        SearchTree tree = new SearchTree(givens, order);
        long counted = toFirst ? tree.sizeToFirstCompletion(MOST_COUNTED) : tree.size(MOST_COUNTED);
        return power(toFirst || counted < MOST_COUNTED ? (double) counted : tree.estimate(CAREFUL_WALKS, dice));
    }

    /** Returns how far the parts of the trees are off that are walked until the first completion is found. */
    double distanceToFirstCompletion(int[] givens) {
        double distance = 0;
        for (Map.Entry<SearchOrder, Range> tree : request.trees().entrySet()) {
            Range range = tree.getValue();
            long limit = (long) Math.min((double) MOST_COUNTED, StrictMath.pow(10, range.high()) * FAR_BEYOND);
            long size = new SearchTree(givens, tree.getKey()).sizeToFirstCompletion(limit);
            distance += range.distance(power((double) size));
        }
        return distance;
    }

    /** {@code Math.log10} may differ in the last digit from machine to machine. */
    static double power(double number) {
        return StrictMath.log10(Math.max(1, number));
    }
}
