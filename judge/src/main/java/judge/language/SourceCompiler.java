package judge.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.problem.Judging;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/** Makes programs of the sources of one language. Any number of threads may use it. */
public interface SourceCompiler {

    /**
     * Compiles a submission. Faults of its sources are a value.
     *
     * @param limits of compiling
     * @param processors to use
     * @throws SandboxException when the host is at fault
     */
    Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException;

    /**
     * Describes the compiler for a report, with its version and its options; empty where that goes without saying.
     *
     * @param limits the limits, with the problem's wishes for the language
     */
    default Optional<String> description(ProblemLimits limits) {
        return Optional.empty();
    }

    /**
     * Finds parts of a source that compiles but that contests do not accept, from the source alone. No verdict depends
     * on it.
     *
     * @param judging the rules, with the files that the problem names
     */
    default List<Compilation.Diagnostic> warnings(Submission submission, Judging judging) {
        return List.of();
    }

    /**
     * The compiler for one run of many submissions, which may compile several at once. It is the same compiler
     * otherwise: no verdict depends on it.
     *
     * @param submissions the submissions that it will be asked for, about in this order
     * @param threads the number of threads that will ask at the same time
     */
    default SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        return this;
    }
}
