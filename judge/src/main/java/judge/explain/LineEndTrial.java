package judge.explain;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.ForeignLineEnds;
import judge.engine.AppliedLimits;
import judge.engine.BesideSubmission;
import judge.engine.ReadyProblem;
import judge.engine.Toolchain;
import judge.language.Compilation;
import judge.language.Execution;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunLimits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/** Tries a program that has failed on the same input with line ends as programs know them. */
final class LineEndTrial {

    private final Toolchain toolchain;
    private final Problem problem;
    private final TestCase testCase;

    LineEndTrial(Toolchain toolchain, Problem problem, TestCase testCase) {
        this.toolchain = toolchain;
        this.problem = problem;
        this.testCase = testCase;
    }

    /**
     * Returns the hint that the line ends of the input are the cause, where the program is right with line feeds in
     * their place.
     *
     * @param content of the case's input
     */
    Optional<Hint> cause(
            Submission submission, Language language, BesideSubmission beside, byte[] content, ProcessorPool.Lease core)
            throws SandboxException, IOException, InterruptedException {
        if (ForeignLineEnds.in(content).isEmpty()) {
            return Optional.empty();
        }
        Compilation compilation =
                language.compiler().compile(beside.completed(submission), problem.limits(), core.processor());
        return compilation instanceof Compilation.Compiled compiled
                        && isRight(language, beside, compiled, ForeignLineEnds.plain(content), core)
                ? Optional.of(Hint.of("input-line-ends"))
                : Optional.empty();
    }

    private boolean isRight(
            Language language,
            BesideSubmission beside,
            Compilation.Compiled compiled,
            byte[] input,
            ProcessorPool.Lease core)
            throws SandboxException, IOException, InterruptedException {
        RunLimits limits = AppliedLimits.of(problem.limits(), language).run();
        byte[] answer = Files.readAllBytes(testCase.answer());
        try (ReadyProblem ready = toolchain.prepare(problem);
                Program program = language.runtime().layDown(beside.laidDown(compiled))) {
            Execution execution = program.run(beside.input(testCase, input), limits, core.processor());
            Decision decision = Decision.of(
                    execution,
                    limits,
                    problem.judging().outputFile(),
                    problem.judging().inputFile().map(List::of).orElse(List.of()),
                    output -> ready.checker().check(new Attempt(input, answer, output, testCase.checkerArguments())));
            return decision.verdict() == Verdict.AC;
        }
    }
}
