package judge.verify;

import java.math.BigDecimal;
import java.util.Optional;
import judge.problem.ProblemLimits;
import judge.reason.Fault;
import judge.report.CaseSection;
import judge.report.Report;

/** Tells who has written a program that is too slow elsewhere that its language has more time here. */
final class Leniency {

    private Leniency() {}

    /** A complaint where no case was too slow, and one took longer than the limit that the package gives. */
    static Optional<Fault> in(Report report, ProblemLimits limits) {
        String language = report.language();
        double factor = limits.languages().timeMultiplier(language);
        double withoutMillis =
                limits.cpuTime().toNanos() / 1e6 + report.limits().startupMillis();
        boolean late = report.cases().stream()
                .map(CaseSection::cpuTimeMillis)
                .anyMatch(took -> took != null && took > withoutMillis);
        return factor > 1 && late
                ? Optional.of(Fault.of(
                        VerifyFault.SUBMISSION_LATE_ELSEWHERE,
                        language,
                        number(factor),
                        language + ": {time_multiplier: 1}"))
                : Optional.empty();
    }

    private static String number(double factor) {
        return BigDecimal.valueOf(factor).stripTrailingZeros().toPlainString();
    }
}
