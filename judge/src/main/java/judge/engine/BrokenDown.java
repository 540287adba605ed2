package judge.engine;

import java.util.List;
import judge.language.Allowance;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CompileSection;
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
        Reason reason = Reason.of(ReasonCode.HOST_FAILED, "message", failure.toString());
        return new Report(
                Report.VERSION,
                ReportId.next(),
                contestant,
                problem.id(),
                UNKNOWN,
                Verdict.JE,
                0,
                problem.maxScore(),
                CompileSection.notCompiled(reason),
                new AppliedLimits(problem.limits(), UNKNOWN, Allowance.NONE).section(List.of()),
                UNKNOWN,
                List.of(),
                null,
                false,
                List.of(),
                List.of(),
                null);
    }
}
