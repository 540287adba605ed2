package judge.engine;

import java.util.List;
import java.util.Map;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Judges on this machine: compiles, runs all cases, checks and reports. By itself it judges as for somebody who waits
 * for this one submission; {@link #forRun} gives a judge for many.
 */
public final class LocalJudge implements Judge, BatchJudge {

    private final Toolchain toolchain;
    private final Judgings judgings;

    /** A judge with the tools of a toolchain, which stays its owner's to close. */
    public LocalJudge(Toolchain toolchain, JudgingRules rules) {
        this.toolchain = toolchain;
        this.judgings = new Judgings(toolchain, rules, new Fingerprints(rules.allCases()));
    }

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        return judgings.of(submission, problem, listener)
                .judged(new CompilingAlone(toolchain), toolchain.pool().count());
    }

    @Override
    public Judge forRun(Map<Problem, List<SubmissionFiles>> expected, int threads) {
        int count = expected.values().stream().mapToInt(List::size).sum();
        return count < 2 ? this : new LocalBatch(judgings, expected, threads);
    }
}
