package judge.explain;

import judge.engine.Toolchain;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;

/** Looks into failures with the tools that judge: where a slow program spends its time, what is wrong with another. */
public final class FailureExplainer implements Explainer {

    private final SlowProgram slow;
    private final FailedProgram failed;

    public FailureExplainer(Toolchain toolchain) {
        slow = new SlowProgram(toolchain);
        failed = new FailedProgram(toolchain);
    }

    @Override
    public Explanation explain(Submission submission, Problem problem, Report report) throws InterruptedException {
        Report explained = failed.explained(submission, problem, slow.explained(submission, problem, report));
        return explained == report ? Explanation.NONE : Explanation.of(explained);
    }
}
