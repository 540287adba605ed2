package judge.engine;

import judge.problem.Problem;
import judge.submission.Submission;

/** Begins the judging of single submissions, all by the same tools and rules. */
record Judgings(Workshop workshop, JudgingRules rules, Fingerprints fingerprints) {

    SubmissionJudging of(Submission submission, Problem problem, JudgingListener listener) {
        return new SubmissionJudging(workshop, rules, fingerprints, submission, problem, listener);
    }
}
