package judge.gradebook;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import judge.report.Report;
import judge.verdict.Verdict;

/**
 * The place of one contestant in the ranking.
 *
 * @param contestant the contestant's name
 * @param rank from 1; the same for equal totals
 * @param total over all problems, each of which counts 100: problems of a point and problems of a hundred weigh the
 *     same
 * @param accepted the number of problems that were accepted
 * @param reports by problem id
 */
public record Standing(String contestant, int rank, double total, int accepted, Map<String, Report> reports) {

    private static final double FULL = 100;

    /** Sums of thirds must not make ranks differ. */
    private static final double PRECISION = 1e6;

    public Standing {
        reports = Collections.unmodifiableMap(new LinkedHashMap<>(reports));
    }

    /**
     * The standing of somebody whose rank is not known yet.
     *
     * @param best the highest score of the class by problem
     */
    static Standing of(String contestant, Map<String, Report> reports, Map<String, Double> best) {
        double total = reports.values().stream()
                .mapToDouble(report -> FULL * share(report, best.getOrDefault(report.problem(), 0.0)))
                .sum();
        int accepted = (int) reports.values().stream()
                .filter(report -> report.verdict() == Verdict.AC)
                .count();
        return new Standing(contestant, 0, Math.rint(total * PRECISION) / PRECISION, accepted, reports);
    }

    /**
     * Returns the share of the full score. Without a highest score the best of the class is full; where the lowest is
     * best, an accepted submission is.
     */
    private static double share(Report report, double best) {
        if (report.lowestIsBest()) {
            return report.verdict() == Verdict.AC ? 1 : 0;
        }
        double most = Double.isInfinite(report.maxScore()) ? best : report.maxScore();
        return most > 0 ? report.score() / most : 0;
    }

    Standing withRank(int other) {
        return new Standing(contestant, other, total, accepted, reports);
    }

    /** The report on a problem, if the contestant handed anything in that was judged. */
    public Optional<Report> report(String problem) {
        return Optional.ofNullable(reports.get(problem));
    }
}
