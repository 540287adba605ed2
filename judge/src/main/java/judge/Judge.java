package judge;

import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;

/** Judges one submission to one problem. One of the judge's three seams. */
public interface Judge {

    /**
     * The report on the submission: every outcome is in it, a failure of the host or of the problem as a judge error.
     *
     * @throws InterruptedException when the run is cancelled; nothing may be reported then
     */
    Report judge(Submission submission, Problem problem) throws InterruptedException;
}
