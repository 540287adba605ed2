package judge.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.check.Attempt;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.TextSection;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.sandbox.dialogue.Dialogue;
import judge.verdict.CaseResult;
import judge.verdict.Decision;
import judge.verdict.Measured;

/**
 * Runs a submission's program on its test cases, each as often as a fair verdict needs. Used for one submission; for
 * several cases at a time.
 */
final class CaseJudge {

    /** The most runs of one case. */
    static final int MAX_RUNS = 3;

    /** A few bytes more than a report shows, as a character may begin there and end beyond it. */
    private static final int ANSWER_START_BYTES = TextSection.MAX_BYTES + 4;

    private final Program program;
    private final BesideSubmission beside;
    private final Problem problem;
    private final PreparedProblem prepared;
    private final AppliedLimits limits;
    private final boolean reveal;
    private final Dialogue.Way way;
    private final Repeats repeats;
    private final SameCases same;

    CaseJudge(
            Program program,
            BesideSubmission beside,
            ReadyProblem ready,
            AppliedLimits limits,
            boolean reveal,
            Dialogue.Way way,
            Repeats repeats) {
        this.program = program;
        this.beside = beside;
        this.problem = ready.problem();
        this.prepared = ready.prepared();
        this.limits = limits;
        this.reveal = reveal;
        this.way = way;
        this.repeats = repeats;
        this.same = new SameCases(problem.content());
    }

    /**
     * The result of a case.
     *
     * @param processors to run on
     */
    CaseResult run(TestCase testCase, Set<Integer> processors) throws InterruptedException {
        try {
            Optional<Reason> fault = prepared.knownFault(testCase);
            if (fault.isPresent()) {
                return CaseResult.failed(testCase, fault.get());
            }
            if (problem.type().needsValidator()) { // It need not say the same again.
                return result(testCase, problem.content().read(testCase.input()), processors);
            }
            Optional<SameCases.Finding> known = same.find(testCase);
            if (known.isPresent()) {
                return result(testCase, known.get());
            }
            return compared(testCase, processors);
        } catch (SandboxException e) {
            return CaseResult.failed(testCase, Reason.of(ReasonCode.HOST_FAILED, "message", e.why()));
        } catch (IOException e) {
            return CaseResult.failed(testCase, unreadable(e));
        }
    }

    /** Runs the program, and has the checker compare its answer with the expected one. */
    private CaseResult compared(TestCase testCase, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        byte[] content = problem.content().read(testCase.input());
        Repeats.Runs<Execution> runs = executions(testCase, content, processors);
        PreparedProblem.Expected expected = prepared.expected(testCase, problem.content());
        if (expected.fault().isPresent()) {
            return CaseResult.failed(testCase, expected.fault().get());
        }
        return decided(testCase, content, expected.answer(), runs);
    }

    /** The problem was moved or deleted while it was judged, or the disk failed. */
    static Reason unreadable(IOException e) {
        return e instanceof FileSystemException failure && failure.getFile() != null
                ? Reason.of(ReasonCode.DATA_UNREADABLE, "file", failure.getFile())
                : Reason.of(ReasonCode.HOST_FAILED, "message", e.toString());
    }

    private Repeats.Runs<Execution> executions(TestCase testCase, byte[] content, Set<Integer> processors)
            throws SandboxException, IOException, InterruptedException {
        RunInput input = beside.input(testCase, content);
        return repeats.of(
                times -> program.run(input, limits.run(times), processors),
                run -> run,
                limits.run().cpuTime(),
                processors);
    }

    /** Judges a case where the problem's validator talks with the submission, or may ask for further passes. */
    private CaseResult result(TestCase testCase, byte[] content, Set<Integer> processors)
            throws IOException, SandboxException, InterruptedException {
        byte[] answer = problem.content().read(testCase.answer());
        Passes passes = new Passes(program, problem, beside.files(testCase), prepared.referee(), way, limits, repeats);
        Passes.Result result = passes.run(testCase, content, answer, processors);
        byte[] said = result.answer().execution().answer();
        Measured measured = isOpen(testCase)
                ? measured(
                        result.slowest(),
                        result.runs(),
                        Measured.CONVERSATION,
                        result.conversation().getBytes(StandardCharsets.UTF_8))
                : measured(result.slowest(), result.runs(), "stdout", said);
        return result(testCase, new SameCases.Finding(result.decision(), measured));
    }

    private boolean isOpen(TestCase testCase) {
        return reveal || testCase.isSample();
    }

    private CaseResult decided(TestCase testCase, byte[] content, byte[] answer, Repeats.Runs<Execution> runs)
            throws InterruptedException {
        Judging judging = problem.judging();
        Execution counted = runs.best();
        Decision decision = Decision.of(
                counted,
                limits.run(),
                judging.outputFile(),
                judging.inputFile().map(List::of).orElse(List.of()),
                output -> prepared.ruling(
                        new Attempt(content, answer, output, testCase.checkerArguments(), testCase.points())));
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled while an answer was checked");
        }
        Measured measured = measured(counted, runs.count(), counted.answerSource(), counted.answer());
        SameCases.Finding finding = new SameCases.Finding(decision.onMachine(runs.slowness()), measured);
        if (runs.isFinal()) {
            same.note(testCase, finding);
        }
        return result(testCase, finding);
    }

    private static Measured measured(Execution execution, int runs, String answerSource, byte[] answer) {
        Usage usage = execution.outcome().usage();
        byte[] errors = execution.outcome().stderr();
        return new Measured(
                usage.cpuTime(),
                usage.wallTime(),
                usage.peakMemoryBytes(),
                runs,
                answerSource,
                start(answer),
                answer.length,
                start(errors),
                errors.length);
    }

    /** Only the beginning: an answer may have 64 MiB, and is kept until the last case. */
    private static byte[] start(byte[] text) {
        return Arrays.copyOf(text, Math.min(text.length, ANSWER_START_BYTES));
    }

    private CaseResult result(TestCase testCase, SameCases.Finding finding) {
        Decision decision = finding.decision();
        boolean open = isOpen(testCase);
        return new CaseResult(
                testCase.name(),
                decision.verdict(),
                decision.score(testCase.points()),
                testCase.maxScore(),
                Optional.of(finding.measured()),
                decision.reason()
                        .map(reason -> open ? reason : reason.withoutAnswers())
                        .map(reason -> beside.hinted(decision.verdict(), reason)));
    }
}
