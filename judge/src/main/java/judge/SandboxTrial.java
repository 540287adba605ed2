package judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.ReferenceException;
import judge.check.ReferenceSolver;
import judge.compile.Compilation;
import judge.hunt.Finding;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.jvm.ClassFolder;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.run.Execution;
import judge.run.Program;
import judge.run.RunInput;
import judge.run.RunLimits;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/** A submission, compiled once, that is tried on inputs beside the problem's reference solver. */
final class SandboxTrial implements Trial {

    private final Workshop workshop;
    private final Judging judging;
    private final RunLimits limits;
    private final Checker checker;
    private final ReferenceSolver reference;
    private final Cores.Lease core;
    private final Compilation compilation;
    private final ClassFolder classes;

    /** Compiles the submission; the problem must have a reference solver. */
    SandboxTrial(Workshop workshop, Submission submission, Problem problem)
            throws SandboxException, IOException, InterruptedException {
        this.workshop = workshop;
        judging = problem.judging();
        limits = new AppliedLimits(problem.limits(), workshop.startUp()).run();
        checker = workshop.checker(problem);
        reference = ReferenceSolver.of(judging.reference().orElseThrow());
        core = workshop.cores().take(Turn.ofCompiling(0));
        compilation = workshop.javac().compile(submission, problem.limits(), core.processor());
        classes = ClassFolder.create();
        if (compilation instanceof Compilation.Compiled compiled) {
            for (Map.Entry<String, byte[]> file : compiled.classes().entrySet()) {
                classes.add(file.getKey(), file.getValue());
            }
        }
    }

    @Override
    public Optional<Reason> refusal() {
        return compilation instanceof Compilation.Refused refused ? Optional.of(refused.reason()) : Optional.empty();
    }

    @Override
    public Finding run(String input) throws TrialException, InterruptedException {
        return run(input, limits.cpuTime());
    }

    @Override
    public Finding run(String input, Duration cpuTime) throws TrialException, InterruptedException {
        Duration least = cpuTime.compareTo(limits.cpuTime()) < 0 ? cpuTime : limits.cpuTime();
        RunLimits applied = new RunLimits(least, limits.wallTime(), limits.heapBytes(), limits.outputBytes());
        byte[] content = input.getBytes(StandardCharsets.ISO_8859_1);
        try {
            Execution execution = workshop.jvm().run(program(), runInput(content), applied, core.processor());
            boolean cutShort =
                    execution.outcome().usage().cpuTime().compareTo(least) > 0 && least.compareTo(limits.cpuTime()) < 0;
            // The reference can take long on grids that are nearly blank; where nothing is compared it is not asked.
            byte[] expected = cutShort ? new byte[0] : reference.answer(content);
            Decision decision = Decision.of(
                    execution,
                    applied,
                    judging.outputFile(),
                    judging.inputFile().map(List::of).orElse(List.of()),
                    () -> checker.check(new Attempt(content, expected, execution.answer(), List.of())));
            if (decision.verdict() == Verdict.JE) {
                throw new TrialException(String.valueOf(decision.reason()));
            }
            return new Finding(
                    decision.verdict(),
                    decision.reason(),
                    expected,
                    execution.answer(),
                    execution.outcome().usage().cpuTime());
        } catch (ReferenceException | SandboxException e) {
            throw new TrialException(String.valueOf(e.getMessage()));
        }
    }

    private Program program() {
        return new Program(classes.path(), ((Compilation.Compiled) compilation).mainClass());
    }

    private RunInput runInput(byte[] content) {
        return new RunInput(content, judging.inputFile(), judging.outputFile(), List.of());
    }

    @Override
    public void close() {
        core.close();
        try {
            classes.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
