package judge.report;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * One submission's line in the summary of a run; the figures are null where no case was run.
 *
 * @param contestant the contestant who handed it in
 * @param problem the problem's id
 * @param verdict on the submission
 * @param score points earned
 * @param maxScore points that can be earned; positive infinity, and left out of the file, where there is no bound
 * @param cpuTimeMillis of the slowest case
 * @param wallTimeMillis the longest of any case
 * @param peakMemoryBytes the largest of any case
 * @param slowestCase the name of the case that used the most CPU time
 * @param cached whether the report is that of an earlier run
 * @param report path of the submission's own report, from the summary's folder, with {@code /}
 */
public record SummaryRow(
        String contestant,
        String problem,
        Verdict verdict,
        double score,
        @Bound double maxScore,
        @Nullable Double cpuTimeMillis,
        @Nullable Double wallTimeMillis,
        @Nullable Long peakMemoryBytes,
        @Nullable String slowestCase,
        boolean cached,
        String report) {

    /** The line for a report that lies at the given path. */
    public static SummaryRow of(Report report, String path) {
        List<CaseSection> cases = report.cases();
        Optional<CaseSection> slowest = cases.stream()
                .filter(one -> one.cpuTimeMillis() != null)
                .max(Comparator.comparingDouble(one -> Objects.requireNonNull(one.cpuTimeMillis())));
        return new SummaryRow(
                report.contestant(),
                report.problem(),
                report.verdict(),
                report.score(),
                report.maxScore(),
                slowest.map(CaseSection::cpuTimeMillis).orElse(null),
                greatest(cases, CaseSection::wallTimeMillis),
                greatest(cases, CaseSection::peakMemoryBytes),
                slowest.map(CaseSection::name).orElse(null),
                report.cached(),
                path);
    }

    private static <T extends Comparable<T>> @Nullable T greatest(
            List<CaseSection> cases, Function<CaseSection, @Nullable T> figure) {
        return cases.stream()
                .map(figure)
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .orElse(null);
    }
}
