package judge.language;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/** Makes programs of the sources of one language. Any number of threads may use it. */
public interface SourceCompiler extends AutoCloseable {

    /**
     * Compiles a submission. What is wrong with its sources is a value.
     *
     * @param limits of compiling
     * @param cpu the processor to use; empty where it may use all of the judge's
     * @throws SandboxException when the host is at fault
     */
    Compilation compile(Submission submission, ProblemLimits limits, OptionalInt cpu)
            throws SandboxException, InterruptedException;

    /**
     * The compiler for one run of many submissions, which may compile several at once. It is the same compiler otherwise:
     * no verdict depends on it, and it needs not be closed.
     *
     * @param submissions that it will be asked for, about in this order
     * @param threads how many will ask at the same time
     */
    default SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        return this;
    }

    @Override
    void close() throws IOException;
}
