package judge.trial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import judge.check.Attempt;
import judge.engine.AppliedLimits;
import judge.engine.ReadyProblem;
import judge.engine.Toolchain;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.hunt.TrialResult;
import judge.language.Execution;
import judge.language.Language;
import judge.language.RunLimits;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.sandbox.SandboxException;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/** A submission, compiled once, that is tried on inputs together with a source of right answers. */
public final class SandboxTrial implements Trial {

    private final Judging judging;
    private final RunLimits limits;
    private final ReadyProblem ready;
    private final ProcessorPool.Lease core;
    private final TrialProgram program;
    private final TrialAnswers answers;

    private SandboxTrial(
            Problem problem,
            RunLimits limits,
            ReadyProblem ready,
            ProcessorPool.Lease core,
            TrialProgram program,
            TrialAnswers answers) {
        this.judging = problem.judging();
        this.limits = limits;
        this.ready = ready;
        this.core = core;
        this.program = program;
        this.answers = answers;
    }

    /** Compiles the submission, and the program that gives the answers. */
    public static SandboxTrial open(Toolchain toolchain, Submission submission, Problem problem)
            throws TrialException, InterruptedException {
        ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(toolchain.nextNumber()));
        try {
            return open(toolchain, submission, problem, core);
        } catch (SandboxException | IOException e) {
            core.close();
            throw new TrialException(String.valueOf(e.getMessage()));
        } catch (TrialException | InterruptedException | RuntimeException | Error e) {
            core.close();
            throw e;
        }
    }

    private static SandboxTrial open(
            Toolchain toolchain, Submission submission, Problem problem, ProcessorPool.Lease core)
            throws SandboxException, IOException, TrialException, InterruptedException {
        Language language = toolchain.languages().of(submission, problem);
        RunLimits limits = AppliedLimits.of(problem.limits(), language).run();
        TrialAnswers answers = TrialAnswers.of(toolchain, problem, limits, core);
        TrialProgram program = new TrialProgram(language, submission, problem, core);
        return new SandboxTrial(problem, limits, toolchain.prepare(problem), core, program, answers);
    }

    @Override
    public Optional<Reason> refusal() {
        return program.refusal();
    }

    @Override
    public Duration cpuTimeLimit() {
        return limits.cpuTime();
    }

    @Override
    public TrialResult run(String input) throws TrialException, InterruptedException {
        return run(input, limits.cpuTime());
    }

    @Override
    public TrialResult run(String input, Duration cpuTime) throws TrialException, InterruptedException {
        Duration wallTime = longer(limits.wallTime(), cpuTime.multipliedBy(2));
        RunLimits applied = limits.within(cpuTime, wallTime);
        byte[] content = input.getBytes(StandardCharsets.ISO_8859_1);
        try {
            Execution execution = program.run(content, applied);
            Duration used = execution.outcome().usage().cpuTime();
            boolean cutShort = used.compareTo(cpuTime) > 0 && cpuTime.compareTo(limits.cpuTime()) < 0;
            // The reference can take long on grids that are nearly blank; where nothing is compared it is not asked.
            byte[] expected = cutShort ? new byte[0] : answers.of(content);
            Decision decision = Decision.of(
                    execution,
                    applied,
                    judging.outputFile(),
                    judging.inputFile().map(List::of).orElse(List.of()),
                    output -> ready.checker().check(new Attempt(content, expected, output, List.of())));
            if (decision.verdict() == Verdict.JE) {
                throw new TrialException(
                        decision.reason().<Object>map(reason -> reason).orElse(Verdict.JE));
            }
            return new TrialResult(decision.verdict(), decision.reason(), expected, execution.answer(), used);
        } catch (SandboxException e) {
            throw new TrialException(e.why());
        }
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    @Override
    public void close() {
        try (ready;
                answers;
                program) {
            core.close();
        }
    }
}
