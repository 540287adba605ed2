package judge.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.problem.Problem;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Infers the time limit of a problem that gives none before anything is judged by it.
 *
 * @param judge of problems whose limit is known
 * @param many the same for runs of many submissions
 */
public record LimitedJudge(TimeLimits limits, Judge judge, BatchJudge many) implements Judge, BatchJudge {

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        return judge(judge, submission, problem, listener);
    }

    @Override
    public Problem limited(Problem problem) throws SandboxException, InterruptedException {
        return limits.of(problem);
    }

    @Override
    public Judge forRun(Map<Problem, List<SubmissionFiles>> expected, int threads) {
        if (expected.keySet().stream().noneMatch(Problem::lacksTimeLimit)) {
            return many.forRun(expected, threads);
        }
        Judge prepared = many.forRun(limited(expected), threads);
        return (submission, problem, listener) -> judge(prepared, submission, problem, listener);
    }

    private Map<Problem, List<SubmissionFiles>> limited(Map<Problem, List<SubmissionFiles>> expected) {
        Map<Problem, List<SubmissionFiles>> limited = new LinkedHashMap<>();
        for (Map.Entry<Problem, List<SubmissionFiles>> each : expected.entrySet()) {
            try {
                limited.put(limits.of(each.getKey()), each.getValue());
            } catch (SandboxException e) {
                limited.put(each.getKey(), each.getValue()); // Its first submission will say so.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return limited;
    }

    private Report judge(Judge with, Submission submission, Problem problem, JudgingListener listener)
            throws InterruptedException {
        try {
            return with.judge(submission, limits.of(problem), listener);
        } catch (SandboxException e) {
            return limits.failed(submission, problem, e.why());
        }
    }
}
