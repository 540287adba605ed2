package judge.language.java.compile;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import judge.language.Compilation;
import judge.language.SourceCompiler;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;
import judge.submission.Submission;

/**
 * The compiler for one run of many submissions.
 *
 * @param single compiles what is not ready
 * @param ahead compiles many in one process
 * @param reading makes of its reply on a submission what came of it
 */
record BatchCompiler(
        SourceCompiler single, CompileAhead ahead, BiFunction<Submission, WorkerReply, Compilation> reading)
        implements SourceCompiler {

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Optional<WorkerReply> ready =
                SourceTexts.of(submission).fault().isPresent() ? Optional.empty() : ahead.take(submission, processors);
        return ready.isPresent()
                ? reading.apply(submission, ready.get())
                : single.compile(submission, limits, processors);
    }
}
