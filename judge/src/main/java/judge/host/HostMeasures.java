package judge.host;

/**
 * The steadiness of measuring on this host, and the cost of isolation.
 *
 * @param runs the number of runs of each kind
 * @param atOnce the number of runs side by side
 * @param alone CPU time of a program that always does the same, one run at a time
 * @param sideBySide the same on all processors of the judge at once
 * @param isolated time on the clock of an empty program in the sandbox
 * @param bare time on the clock of the same JVM with the same flags, without a sandbox
 */
public record HostMeasures(int runs, int atOnce, Spread alone, Spread sideBySide, Spread isolated, Spread bare) {

    /** Runs within 10 % of a limit are repeated: with less noise than that, no verdict depends on a single run. */
    public static final double STEADY = 0.1;

    /** Minimum, median and maximum of several figures, in milliseconds. */
    public record Spread(double least, double median, double greatest) {}

    /** Returns how far a run can be from the median, as a part of the median. */
    public double noise() {
        return Math.max(noise(alone, alone.median()), noise(sideBySide, alone.median()));
    }

    private static double noise(Spread spread, double middle) {
        return Math.max(spread.greatest() - middle, middle - spread.least()) / middle;
    }

    /** Returns the time that isolation adds to a run on the clock, in milliseconds. */
    public double isolationMillis() {
        return isolated.median() - bare.median();
    }
}
