package judge.engine;

import judge.problem.Problem;
import judge.submission.Submission;

/** Begins the judging of single submissions, all by the same tools and rules. */
record Judgings(Toolchain toolchain, JudgingRules rules, Fingerprints fingerprints) {

    SubmissionJudging of(Submission submission, Problem problem, JudgingListener listener) {
        return new SubmissionJudging(toolchain, rules, fingerprints, submission, problem, listener);
    }
}
