package judge.engine;

import java.util.List;
import judge.language.java.run.Jvm;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CompileSection;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.verdict.Verdict;

/**
 * The report on a submission that the judge itself broke down on: a judge error, nothing held against the contestant.
 */
public final class BrokenDown {

    private BrokenDown() {}

    public static Report report(String contestant, Problem problem, RuntimeException failure) {
        Reason reason = Reason.of(ReasonCode.HOST_FAILED, "message", failure.toString());
        return new Report(
                Report.VERSION,
                contestant,
                problem.id(),
                Verdict.JE,
                0,
                problem.scoring() ? problem.data().secret().maxScore() : 1,
                new CompileSection(false, null, null, 0, reason, List.of()),
                limits(problem.limits()),
                "unknown",
                List.of(),
                null,
                false,
                List.of());
    }

    private static LimitsSection limits(ProblemLimits limits) {
        long cpuMillis = limits.javaCpuTime().toMillis();
        return new LimitsSection(
                cpuMillis,
                cpuMillis,
                limits.memoryBytes(),
                AppliedLimits.MEMORY_APPLIES_TO,
                Jvm.residentBytes(limits.memoryBytes()),
                limits.outputBytes(),
                limits.cpuTime().toMillis(),
                limits.timeMultiplier(),
                0);
    }
}
