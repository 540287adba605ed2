package judge.explain;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.ByteOrderMark;
import judge.check.ForeignLineEnds;
import judge.engine.AppliedLimits;
import judge.engine.ReadyProblem;
import judge.language.Compilation;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunLimits;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.verdict.Decision;
import judge.verdict.Verdict;

/** Tries a program that has failed on the same input as programs know texts: line feeds, and no byte order mark. */
final class LineEndTrial {

    private LineEndTrial() {}

    /**
     * Returns the hint that the line ends or the byte order mark of the input are the cause, where the program is right
     * without them.
     */
    static List<Hint> hints(Failure failure) throws SandboxException, IOException, InterruptedException {
        Optional<ByteOrderMark> mark = ByteOrderMark.of(failure.content());
        byte[] text = mark.map(one -> one.plain(failure.content())).orElse(failure.content());
        if (mark.isEmpty() && ForeignLineEnds.in(text).isEmpty()) {
            return List.of();
        }
        Submission completed = failure.beside().completed(failure.submission());
        Compilation compilation = failure.language()
                .compiler()
                .compile(completed, failure.problem().limits(), failure.processors());
        return compilation instanceof Compilation.Compiled compiled
                        && isRight(failure, compiled, ForeignLineEnds.plain(text))
                ? List.of(Hint.of(mark.isPresent() ? "input-mark" : "input-line-ends"))
                : List.of();
    }

    private static boolean isRight(Failure failure, Compilation.Compiled compiled, byte[] input)
            throws SandboxException, IOException, InterruptedException {
        Problem problem = failure.problem();
        TestCase testCase = failure.testCase();
        byte[] answer = problem.content().read(testCase.answer());
        RunLimits limits =
                AppliedLimits.of(problem.limits(), failure.language()).run();
        try (ReadyProblem ready = failure.toolchain().prepare(problem);
                Program program =
                        failure.language().runtime().layDown(failure.beside().laidDown(compiled))) {
            Execution execution = program.run(failure.beside().input(testCase, input), limits, failure.processors());
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
