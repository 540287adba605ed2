package judge.online;

/** Stores the most points that can be earned where there is no such number: not every database has infinity. */
public final class Bounds {

    private static final double NONE = -1;

    private Bounds() {}

    /** Returns the number for the column. */
    public static double stored(double maxScore) {
        return Double.isInfinite(maxScore) ? NONE : maxScore;
    }

    /** The most points that stand for a column. */
    public static double ofStored(double column) {
        return column == NONE ? Double.POSITIVE_INFINITY : column;
    }
}
