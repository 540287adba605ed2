package judge.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import judge.language.Language;
import judge.language.SourceCompiler;
import judge.problem.Problem;
import judge.report.Report;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * The judge for one run of many submissions: several are compiled at once, and nothing is run that may not be needed.
 */
final class LocalBatch implements Judge {

    private final Judgings judgings;
    private final Toolchain toolchain;
    private final Map<Problem, Map<Language, SourceCompiler>> compilers = new HashMap<>();
    private final AtomicInteger toCome;

    LocalBatch(Judgings judgings, Map<Problem, List<SubmissionFiles>> expected, int threads) {
        this.judgings = judgings;
        this.toolchain = judgings.toolchain();
        expected.forEach((problem, submissions) ->
                compilers.put(problem, toolchain.languages().forMany(submissions, problem.limits(), threads)));
        toCome = new AtomicInteger(
                expected.values().stream().mapToInt(List::size).sum());
    }

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        // As long as others are to come, their cases are worth more than what may not be needed of this one.
        int lookAhead = toCome.decrementAndGet() > 0 ? 1 : toolchain.pool().count();
        return judgings.of(submission, problem, listener)
                .judged(
                        (same, language, ready, core) ->
                                compiler(language, problem).compile(submission, problem.limits(), core.processor()),
                        lookAhead);
    }

    private SourceCompiler compiler(Language language, Problem problem) {
        return compilers.getOrDefault(problem, Map.of()).getOrDefault(language, language.compiler());
    }
}
