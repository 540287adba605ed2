package judge.check;

/** Compares token by token, numbers within 1e-6 relative or absolute where the arguments give no other tolerance. */
public final class FloatChecker implements Checker {

    private static final double TOLERANCE = 1e-6;

    @Override
    public Ruling check(Attempt attempt) {
        return TokenChecker.check(attempt, options -> options.withDefaultTolerance(TOLERANCE));
    }
}
