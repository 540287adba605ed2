package judge.problem;

/**
 * What a test case earns.
 *
 * @param rule by which
 * @param accepted points if it is accepted and nobody awards others
 * @param rejected points if it is not
 */
public record CasePoints(Rule rule, double accepted, double rejected) {

    /** As many as a program of a package may award at once, either way: sums of more might be no number any more. */
    public static final double MOST_AWARDED = 1e100;

    /** Nothing, as samples do and all cases of pass-fail problems. */
    public static final CasePoints NONE = new CasePoints(Rule.NONE, 0, 0);

    /** Nothing by itself: its group earns all or nothing. */
    public static final CasePoints WITH_ITS_GROUP = new CasePoints(Rule.WITH_ITS_GROUP, 0, 0);

    /** What may decide on the points. */
    public enum Rule {
        /** What an output validator awards is not looked at. */
        NONE,
        /** Its group earns all or nothing, so nothing can be awarded to a case. */
        WITH_ITS_GROUP,
        /** All points, or as many as the output validator awards; any number of them where they are not bounded. */
        AWARDED,
        /** Of legacy packages: fixed points for accepted cases and for rejected ones. */
        FIXED,
        /** Of older packages: any number of points that the output validator awards, else fixed ones. */
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

    /** Whether there is no bound to what can be earned. */
    public boolean isUnbounded() {
        return most() == Double.POSITIVE_INFINITY;
    }
}
