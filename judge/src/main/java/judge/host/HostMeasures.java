package judge.host;

/**
 * How steadily this host measures, and what isolation costs on it.
 *
 * @param runs how many of each kind
 * @param atOnce how many ran side by side
 * @param alone CPU time of a program that always does the same, one run at a time
 * @param sideBySide the same on all processors of the judge at once
 * @param isolated time on the clock of an empty program in the sandbox
 * @param bare the same JVM with the same flags, without a sandbox
 */
public record HostMeasures(int runs, int atOnce, Spread alone, Spread sideBySide, Spread isolated, Spread bare) {

    /** Runs within 10 % of a limit are repeated: with less noise than that, no verdict depends on a single run. */
    public static final double STEADY = 0.1;

    /** Minimum, median and maximum of several figures, in milliseconds. */
    public record Spread(double least, double median, double greatest) {}

    /** How far a run can be from the median, as a part of the median. */
    public double noise() {
        return Math.max(noise(alone, alone.median()), noise(sideBySide, alone.median()));
    }

    private static double noise(Spread spread, double middle) {
        return Math.max(spread.greatest() - middle, middle - spread.least()) / middle;
    }

    /** What isolation adds to the time on the clock of a run, in milliseconds. */
    public double isolationMillis() {
        return isolated.median() - bare.median();
    }
}
