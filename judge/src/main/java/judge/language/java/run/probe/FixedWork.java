package judge.language.java.run.probe;

/** A program that always does the same: places queens on a board in all ways, for a few tenths of a second. */
public final class FixedWork {

    private static final int QUEENS = 13;
    private static final long WAYS = 73_712;
    private static final int TIMES = 8;

    private FixedWork() {}

    /** Counts the ways. */
    public static void main(String[] args) {
        long ways = 0;
        for (int i = 0; i < TIMES; i++) {
            ways += place((1 << QUEENS) - 1, 0, 0, 0);
        }
        if (ways != TIMES * WAYS) {
            throw new IllegalStateException(ways + " ways");
        }
    }

    private static long place(int all, int columns, int falling, int rising) {
        if (columns == all) {
            return 1;
        }
        long ways = 0;
        for (int free = all & ~(columns | falling | rising); free != 0; free &= free - 1) {
            int queen = Integer.lowestOneBit(free);
            ways += place(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
        return ways;
    }
}
