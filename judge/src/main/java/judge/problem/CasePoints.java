package judge.problem;

/**
 * The points of a test case.
 *
 * @param rule the rule that decides on them
 * @param accepted points if the case is accepted and nobody awards others
 * @param rejected points if it is not accepted
 */
public record CasePoints(Rule rule, double accepted, double rejected) {

    /**
     * The most points that a program of a package may award at once, either way: sums of more might be no number any
     * more.
     */
    public static final double MOST_AWARDED = 1e100;

    /** The points of samples and of all cases of pass-fail problems: none. */
    public static final CasePoints NONE = new CasePoints(Rule.NONE, 0, 0);

    /** The points of a case whose group earns all or nothing. */
    public static final CasePoints WITH_ITS_GROUP = new CasePoints(Rule.WITH_ITS_GROUP, 0, 0);

    /** The rules that may decide on the points. */
    public enum Rule {
        /** The points that an output validator awards are ignored. */
        NONE,
        /** The group earns all or nothing, so that nothing can be awarded to a case. */
        WITH_ITS_GROUP,
        /** All points, or as many as the output validator awards; any number of them where they are not bounded. */
        AWARDED,
        /** The rule of legacy packages: fixed points for accepted cases and for rejected ones. */
        FIXED,
        /** The rule of older packages: any number of points that the output validator awards, else fixed ones. */
        MEASURED
    }

    /** All points, or as many as the output validator awards. */
    public static CasePoints upTo(double most) {
        return new CasePoints(Rule.AWARDED, most, 0);
    }

    /** The most that can be earned; positive infinity where there is no bound. */
    public double most() {
        return switch (rule) {
            case NONE, WITH_ITS_GROUP, AWARDED -> accepted;
            case FIXED -> Math.max(accepted, rejected);
            case MEASURED -> Double.POSITIVE_INFINITY;
        };
    }

    /** Tells whether there is no bound to the points. */
    public boolean isUnbounded() {
        return most() == Double.POSITIVE_INFINITY;
    }

    /** Points for people: without decimals where there are none. */
    public static String number(double score) {
        return score == Math.rint(score) ? Long.toString(Math.round(score)) : Double.toString(score);
    }
}
