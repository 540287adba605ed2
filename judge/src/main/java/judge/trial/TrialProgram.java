package judge.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import judge.engine.BesideSubmission;
import judge.language.Compilation;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;

/** A submission, compiled once, that is run on one input after the other, always on the same processor. */
final class TrialProgram implements AutoCloseable {

    private final Judging judging;
    private final BesideSubmission beside;
    private final ProcessorPool.Lease core;
    private final Compilation compilation;
    private final Optional<Program> program;

    /**
     * Compiles a submission.
     *
     * @param core the processor, which the caller gives back
     */
    TrialProgram(Language language, Submission submission, Problem problem, ProcessorPool.Lease core)
            throws SandboxException, IOException, InterruptedException {
        this.judging = problem.judging();
        this.core = core;
        beside = BesideSubmission.of(problem, language.name(), submission);
        compilation = language.compiler().compile(beside.completed(submission), problem.limits(), core.processor());
        program = compilation instanceof Compilation.Compiled compiled
                ? Optional.of(language.runtime().layDown(beside.laidDown(compiled)))
                : Optional.empty();
    }

    /** Returns why it cannot be run, if it cannot. */
    Optional<Reason> refusal() {
        return compilation instanceof Compilation.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
    }

    Execution run(byte[] content, RunLimits limits) throws SandboxException, InterruptedException {
        RunInput input = RunInput.of(content, judging, List.of()).beside(beside.files());
        return program.orElseThrow().run(input, limits, core.processor());
    }

    @Override
    public void close() {
        try {
            if (program.isPresent()) {
                program.get().close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
