package judge.engine;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import judge.check.Attempt;
import judge.language.Execution;
import judge.language.Program;
import judge.language.RunInput;
import judge.language.RunLimits;
import judge.problem.Judging;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.TextSection;
import judge.sandbox.Ending;
import judge.sandbox.SandboxException;
import judge.sandbox.Usage;
import judge.verdict.CaseResult;
import judge.verdict.Decision;
import judge.verdict.Measured;

/**
 * Runs a submission's program on its test cases, each as often as a fair verdict needs. Used for one submission; for
 * several cases at a time.
 */
final class CaseJudge {

    /**
     * A run that comes within this part of its limit is repeated, so that no verdict depends on how fast the host
     * happens to be.
     */
    private static final double NEAR = 0.1;

    /** The most runs of one case. */
    static final int MAX_RUNS = 3;

    /** A few bytes more than a report shows, as a character may begin there and end beyond it. */
    private static final int ANSWER_START_BYTES = TextSection.MAX_BYTES + 4;

    /** This many runs over the limit are enough for a verdict. */
    private static final int ENOUGH_OVER = 2;

    /**
     * After this many cases whose second run was killed as well, further kills of the same submission are not repeated.
     * A program that never ends would take twice its time on every case, and it is not slow by chance.
     */
    static final int ENOUGH_CONFIRMED = 2;

    /** A run that ended by itself counts before one that was killed, then the quicker one. */
    private static final Comparator<Execution> BEST_FIRST = Comparator.comparing(
                    (Execution execution) -> execution.outcome().ending() instanceof Ending.Exceeded)
            .thenComparing(CaseJudge::cpuTime);

    private final Program program;
    private final Problem problem;
    private final PreparedProblem prepared;
    private final AppliedLimits limits;
    private final boolean reveal;
    private final int maxRuns;
    private final AtomicInteger confirmed = new AtomicInteger();

    CaseJudge(Program program, ReadyProblem ready, AppliedLimits limits, boolean reveal, int maxRuns) {
        this.program = program;
        this.problem = ready.problem();
        this.prepared = ready.prepared();
        this.limits = limits;
        this.reveal = reveal;
        this.maxRuns = maxRuns;
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
            byte[] content = problem.content().read(testCase.input());
            List<Execution> runs = executions(testCase, content, processors);
            PreparedProblem.Expected expected = prepared.expected(testCase, problem.content());
            if (expected.fault().isPresent()) {
                return CaseResult.failed(testCase, expected.fault().get());
            }
            return decided(testCase, content, expected.answer(), runs);
        } catch (SandboxException e) {
            return CaseResult.failed(
                    testCase, Reason.of(ReasonCode.HOST_FAILED, "message", String.valueOf(e.getMessage())));
        } catch (IOException e) {
            return CaseResult.failed(testCase, unreadable(e));
        }
    }

    /** The problem was moved or deleted while it was judged, or the disk failed. */
    private static Reason unreadable(IOException e) {
        return e instanceof FileSystemException failure && failure.getFile() != null
                ? Reason.of(ReasonCode.DATA_UNREADABLE, "file", failure.getFile())
                : Reason.of(ReasonCode.HOST_FAILED, "message", e.toString());
    }

    private List<Execution> executions(TestCase testCase, byte[] content, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        RunInput input = RunInput.of(content, problem.judging(), testCase.arguments());
        RunLimits applied = limits.run();
        List<Execution> runs = new ArrayList<>();
        do {
            runs.add(program.run(input, applied, processors));
        } while (isOpen(runs, applied.cpuTime()));
        if (over(runs, applied.cpuTime()) == ENOUGH_OVER) {
            confirmed.incrementAndGet();
        }
        return runs;
    }

    private CaseResult decided(TestCase testCase, byte[] content, byte[] answer, List<Execution> runs)
            throws InterruptedException {
        Judging judging = problem.judging();
        Execution counted = runs.stream().min(BEST_FIRST).orElseThrow();
        Decision decision = Decision.of(
                counted,
                limits.run(),
                judging.outputFile(),
                judging.inputFile().map(List::of).orElse(List.of()),
                output -> prepared.ruling(new Attempt(content, answer, output, testCase.checkerArguments())));
        if (Thread.interrupted()) {
            throw new InterruptedException("cancelled while an answer was checked");
        }
        return result(testCase, decision, counted, runs.size());
    }

    /**
     * Whether the last run is inconclusive: it came close to the limit, no run that was killed has been confirmed by a
     * second one, and there were not enough runs yet.
     */
    private boolean isOpen(List<Execution> runs, Duration limit) {
        double share = (double) cpuTime(runs.get(runs.size() - 1)).toNanos() / limit.toNanos();
        boolean near = share >= 1 - NEAR && share <= 1 + NEAR;
        int enoughOver = confirmed.get() < ENOUGH_CONFIRMED ? ENOUGH_OVER : 1;
        return near && over(runs, limit) < enoughOver && runs.size() < maxRuns;
    }

    private static long over(List<Execution> runs, Duration limit) {
        return runs.stream().filter(run -> cpuTime(run).compareTo(limit) > 0).count();
    }

    private static Duration cpuTime(Execution execution) {
        return execution.outcome().usage().cpuTime();
    }

    private CaseResult result(TestCase testCase, Decision decision, Execution execution, int runs) {
        Usage usage = execution.outcome().usage();
        boolean open = reveal || testCase.isSample();
        return new CaseResult(
                testCase.name(),
                decision.verdict(),
                testCase.maxScore() * decision.share(),
                testCase.maxScore(),
                Optional.of(new Measured(
                        usage.cpuTime(),
                        usage.wallTime(),
                        usage.peakMemoryBytes(),
                        runs,
                        execution.answerSource(),
                        // Only the beginning: an answer may have 64 MiB, and is kept until the last case.
                        Arrays.copyOf(execution.answer(), Math.min(execution.answer().length, ANSWER_START_BYTES)),
                        execution.answer().length)),
                decision.reason().map(reason -> open ? reason : reason.withoutAnswers()));
    }
}
