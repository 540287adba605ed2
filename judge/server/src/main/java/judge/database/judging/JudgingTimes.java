package judge.database.judging;

import java.time.Instant;
import java.util.Objects;
import java.util.OptionalDouble;
import judge.database.sql.SqlBatch;
import judge.report.CaseSection;
import judge.report.Report;
import org.jspecify.annotations.Nullable;

/**
 * The times of a judging that is done.
 *
 * @param compiled the moment at which the sources had been compiled; null: they were not, or nobody knows
 * @param cpuMillis the CPU time of the slowest case that was run; null: none was measured
 * @param limitMillis the limit on it that was applied, with what the runtime was given to start; null: as above
 */
public record JudgingTimes(@Nullable Instant compiled, @Nullable Long cpuMillis, @Nullable Long limitMillis) {

    /** Nothing is known. */
    public static final JudgingTimes NONE = new JudgingTimes(null, null, null);

    /** The times that a report tells. */
    public static JudgingTimes of(@Nullable Instant compiled, Report report) {
        OptionalDouble slowest = report.cases().stream()
                .map(CaseSection::cpuTimeMillis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .max();
        return slowest.isEmpty()
                ? new JudgingTimes(compiled, null, null)
                : new JudgingTimes(
                        compiled,
                        Math.round(slowest.getAsDouble()),
                        report.limits().cpuTimeMillis());
    }

    /** Sets the parameters {@code :compiled}, {@code :cpu} and {@code :limit} of a message. */
    SqlBatch in(SqlBatch message) {
        return message.with("compiled", compiled).with("cpu", cpuMillis).with("limit", limitMillis);
    }
}
