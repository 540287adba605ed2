package judge.trial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import judge.engine.Workshop;
import judge.language.java.JavaProgram;
import judge.language.java.compile.Compilation;
import judge.language.java.run.Execution;
import judge.language.java.run.RunInput;
import judge.language.java.run.RunLimits;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.sandbox.SandboxException;
import judge.schedule.Cores;
import judge.submission.Submission;

/** A submission, compiled once, that is run on one input after the other, always on the same processor. */
final class TrialProgram implements AutoCloseable {

    private final Workshop workshop;
    private final Judging judging;
    private final Cores.Lease core;
    private final Compilation compilation;
    private final Optional<JavaProgram> program;

    /**
     * Compiles a submission.
     *
     * @param core the processor, which the caller gives back
     */
    TrialProgram(Workshop workshop, Submission submission, Problem problem, Cores.Lease core)
            throws SandboxException, IOException, InterruptedException {
        this.workshop = workshop;
        this.judging = problem.judging();
        this.core = core;
        compilation = workshop.javac().compile(submission, problem.limits(), core.processor());
        program = compilation instanceof Compilation.Compiled compiled
                ? Optional.of(JavaProgram.of(compiled))
                : Optional.empty();
    }

    /** Why it cannot be run, if it cannot. */
    Optional<Reason> refusal() {
        return compilation instanceof Compilation.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
    }

    Execution run(byte[] content, RunLimits limits) throws SandboxException, InterruptedException {
        RunInput input = new RunInput(content, judging.inputFile(), judging.outputFile(), List.of());
        return workshop.jvm().run(program.orElseThrow().program(), input, limits, core.processor());
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
