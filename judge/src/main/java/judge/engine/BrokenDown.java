package judge.engine;

import java.util.List;
import judge.language.Allowance;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CompileSection;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.ReportId;
import judge.verdict.Verdict;

/**
 * The report on a submission that the judge itself broke down on: a judge error, nothing held against the contestant.
 */
public final class BrokenDown {

    private static final String UNKNOWN = "unknown";

    private BrokenDown() {}

    public static Report report(String contestant, Problem problem, RuntimeException failure) {
        LimitsSection limits = new AppliedLimits(problem.limits(), UNKNOWN, Allowance.NONE, 1).section(List.of());
        return report(contestant, problem.id(), problem.maxScore(), limits, failure);
    }

    /** The same where not even the problem's package could be read. */
    public static Report report(String contestant, String problem, Throwable failure) {
        LimitsSection limits = new LimitsSection(0, 0, 0, "none", 0, 0, 0, 1, 0, null, List.of());
        return report(contestant, problem, 1, limits, failure);
    }

    private static Report report(
            String contestant, String problem, double maxScore, LimitsSection limits, Throwable failure) {
        Reason reason = Reason.of(ReasonCode.HOST_FAILED, "message", failure.toString());
        return new Report(
                Report.VERSION,
                ReportId.next(),
                contestant,
                problem,
                UNKNOWN,
                Verdict.JE,
                0,
                maxScore,
                CompileSection.notCompiled(reason),
                limits,
                UNKNOWN,
                List.of(),
                null,
                false,
                List.of(),
                List.of(),
                null,
                false,
                null);
    }
}
