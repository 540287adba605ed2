package judge.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/** Judges one submission to one problem. One of the judge's three seams. */
public interface Judge {

    /**
     * The report on the submission: every outcome is in it, a failure of the host or of the problem as a judge error.
     *
     * @throws InterruptedException when the run is cancelled; nothing may be reported then
     */
    Report judge(Submission submission, Problem problem) throws InterruptedException;

    /**
     * The CPU time that the submission's programs will take, as far as that is known. It is only used to begin long
     * ones early.
     */
    default Optional<Duration> forecast(SubmissionFiles submission, Problem problem) {
        return Optional.empty();
    }

    /**
     * Announces submissions that are to be judged next, in this order: a judge may prepare for them. No verdict depends
     * on it: what counts is what {@link #judge} is given, also where that has changed since.
     *
     * @param threads how many will call {@link #judge} at the same time
     */
    default void expect(List<SubmissionFiles> submissions, Problem problem, int threads) {}
}
