package judge.problem;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.problem.yaml.YamlMap;

/**
 * The rule by which a problem's time limit follows from the times of the jury's submissions, where the package gives
 * none.
 *
 * @param factor the factor on the slowest accepted submission's time
 * @param resolutionMillis the limit is a multiple of it; at least 1
 * @param acceptedOnly whether the submissions in {@code accepted} alone set it; else all that must not be too slow
 * @param setBy the names of the submissions that have set it, the slowest first; empty while it is not known
 */
public record TimeLimitRule(BigDecimal factor, long resolutionMillis, boolean acceptedOnly, List<String> setBy) {

    /** No limit is longer. */
    private static final Duration MOST = Duration.ofHours(1);

    public TimeLimitRule {
        setBy = List.copyOf(setBy);
    }

    /** A number of seconds that a time limit may have. */
    public static Optional<BigDecimal> seconds(String text) {
        return YamlMap.decimal(text)
                .filter(value -> value.compareTo(new BigDecimal("0.001")) >= 0)
                .filter(value -> value.compareTo(new BigDecimal("3600")) <= 0);
    }

    /** The same where these have set it. */
    TimeLimitRule setBy(List<String> names) {
        return new TimeLimitRule(factor, resolutionMillis, acceptedOnly, names);
    }

    /** The least multiple of the resolution that is enough, one at least. */
    public Duration limit(Duration slowest) {
        BigDecimal millis =
                BigDecimal.valueOf(slowest.toNanos()).movePointLeft(6).multiply(factor);
        long steps = millis.divide(BigDecimal.valueOf(resolutionMillis), 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE)
                .longValue();
        Duration limit = Duration.ofMillis(steps * resolutionMillis);
        return limit.compareTo(MOST) > 0 ? MOST : limit;
    }
}
