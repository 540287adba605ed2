package judge.engine;

import judge.problem.Problem;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.submission.Submission;

/** Judges one submission to one problem. One of the judge's seams. Any number of threads may use it. */
@FunctionalInterface
public interface Judge {

    /**
     * The report on the submission: every outcome is in it, a failure of the host or of the problem as a judge error.
     *
     * @param listener is told how it goes on
     * @throws InterruptedException when it is cancelled; nothing may be reported then, and nothing of it is left in the
     *     judge
     */
    Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException;

    /**
     * The problem with its time limit known; the same one where its package gives it. An excerpt of a problem is made
     * of that.
     *
     * @throws SandboxException if the limit cannot be inferred, with the reason
     */
    default Problem limited(Problem problem) throws SandboxException, InterruptedException {
        return problem;
    }

    /** The same where nobody listens. */
    default Report judge(Submission submission, Problem problem) throws InterruptedException {
        return judge(submission, problem, JudgingListener.NOBODY);
    }
}
