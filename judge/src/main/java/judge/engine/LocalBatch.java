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
    private final Map<Problem, List<SubmissionFiles>> expected;
    private final int threads;
    private final Map<ProblemLanguage, SourceCompiler> compilers = new HashMap<>();
    private final AtomicInteger toCome;

    LocalBatch(Judgings judgings, Map<Problem, List<SubmissionFiles>> expected, int threads) {
        this.judgings = judgings;
        this.toolchain = judgings.toolchain();
        this.expected = Map.copyOf(expected);
        this.threads = threads;
        toCome = new AtomicInteger(
                expected.values().stream().mapToInt(List::size).sum());
    }

    @Override
    public Report judge(Submission submission, Problem problem, JudgingListener listener) throws InterruptedException {
        // While other submissions are to come, their cases are worth more than cases of this one that may not be
        // needed.
        int lookAhead = toCome.decrementAndGet() > 0 ? 1 : toolchain.pool().count();
        return judgings.of(submission, problem, listener)
                .judged(
                        (same, language, ready, core) ->
                                compiler(language, problem).compile(same, problem.limits(), core.processor()),
                        lookAhead);
    }

    private synchronized SourceCompiler compiler(Language language, Problem problem) {
        if (problem.extras().hasIncluded()) {
            return language.compiler(); // What is read ahead lacks what the package adds to it.
        }
        return compilers.computeIfAbsent(new ProblemLanguage(problem, language), key -> toolchain
                .languages()
                .forMany(language, expected.getOrDefault(problem, List.of()), problem.limits(), threads));
    }

    /** The key of a compiler for a batch. */
    private record ProblemLanguage(Problem problem, Language language) {}
}
