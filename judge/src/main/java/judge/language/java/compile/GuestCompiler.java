package judge.language.java.compile;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.language.Compilation;
import judge.language.SourceCompiler;
import judge.language.java.jvm.JvmImage;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.sandbox.run.Sandbox;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Compiles submissions in a guest language, whose compiler makes class files, in the sandbox. It gets no plugin. Where
 * code of a submission runs while this is compiled, each is compiled in a process of its own, so that none can say what
 * became of another.
 */
public final class GuestCompiler implements SourceCompiler {

    private static final CompileAhead.Pace PACE =
            new CompileAhead.Pace(12, Duration.ofSeconds(6), Duration.ofSeconds(2));

    private final CompilerProcess process;
    private final String version;
    private final boolean manyAtOnce;
    private final ReplyReading reading;

    /**
     * A compiler that runs on an image.
     *
     * @param version for reports
     */
    public GuestCompiler(Sandbox sandbox, JvmImage image, GuestRoot root, String version) {
        List<String> worker = root.worker(root.libraries().classPath(sandbox));
        this.process = CompilerProcess.ofGuest(sandbox, image, root.compiling(), worker);
        this.version = version;
        this.manyAtOnce = root.compiler().manyAtOnce();
        this.reading = new ReplyReading(
                (diagnostics, sources) -> diagnostics,
                (errors, diagnostics) -> Reason.of(ReasonCode.COMPILE_ERROR, "errors", errors),
                root.compiler().mainSuffix());
    }

    @Override
    public Optional<String> description(ProblemLimits limits) {
        return Optional.of(version);
    }

    @Override
    public SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        return submissions.size() < 2 || !manyAtOnce
                ? this
                : new BatchCompiler(
                        this, new CompileAhead(process, PACE, submissions, limits, threads), reading::compiled);
    }

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        return reading.compile(process, submission, limits, processors);
    }
}
