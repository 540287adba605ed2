package judge.engine;

import java.io.IOException;
import java.util.List;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Compilation.Refused;
import judge.language.Language;
import judge.language.Program;
import judge.problem.BeyondCase;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.sandbox.SandboxException;
import judge.schedule.CaseExecutor;
import judge.schedule.CaseSchedule;
import judge.schedule.Priority;
import judge.schedule.ProcessorPool;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/** The whole way of one submission. Used once. */
final class SubmissionJudging {

    private final Toolchain toolchain;
    private final JudgingRules rules;
    private final Submission submission;
    private final Problem problem;
    private final JudgingListener listener;
    private final Language language;
    private final AppliedLimits limits;
    private final ReportMaker maker;
    private final long number;

    SubmissionJudging(
            Toolchain toolchain,
            JudgingRules rules,
            Fingerprints fingerprints,
            Submission submission,
            Problem problem,
            JudgingListener listener) {
        this.toolchain = toolchain;
        this.rules = rules;
        this.submission = submission;
        this.problem = problem;
        this.listener = listener;
        language = toolchain.languages().of(submission);
        limits = AppliedLimits.of(problem.limits(), language);
        maker = new ReportMaker(submission, problem, limits, toolchain.isolation(), fingerprints);
        number = toolchain.nextNumber();
    }

    /** Compiles the submission in the language that it is in. */
    @FunctionalInterface
    interface Compiling {

        /**
         * What came of it.
         *
         * @param ready what it will be judged by
         * @param core that is held meanwhile
         */
        Compilation compile(Submission submission, Language language, ReadyProblem ready, ProcessorPool.Lease core)
                throws SandboxException, InterruptedException;
    }

    /**
     * The report.
     *
     * @param lookAhead how many cases are run at most while it is not known whether they are needed
     */
    Report judged(Compiling compiling, int lookAhead) throws InterruptedException {
        toolchain.begun();
        try {
            return report(compiling, lookAhead);
        } finally {
            toolchain.ended();
        }
    }

    private Report report(Compiling compiling, int lookAhead) throws InterruptedException {
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            Compilation compilation = compilation(compiling, ready);
            return compilation instanceof Compiled compiled
                    ? run(compiled, ready, lookAhead)
                    : maker.refused((Refused) compilation);
        } catch (SandboxException | IOException e) {
            return maker.failed(Reason.of(ReasonCode.HOST_FAILED, "message", String.valueOf(e.getMessage())));
        }
    }

    private Compilation compilation(Compiling compiling, ReadyProblem ready)
            throws SandboxException, InterruptedException {
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(number))) {
            listener.compiling();
            return compiling.compile(submission, language, ready, core);
        }
    }

    /**
     * Runs all cases; what was accepted is then also run on what the contest does not have, where that is asked for.
     */
    private Report run(Compiled compiled, ReadyProblem ready, int lookAhead) throws IOException, InterruptedException {
        listener.running(problem.data().cases().size());
        try (Program program = language.runtime().layDown(compiled)) {
            CaseSchedule schedule = new CaseSchedule(problem, rules.allCases(), lookAhead);
            Report report = maker.judged(compiled, results(program, schedule, ready, rules.maxRuns(), listener));
            List<TestCase> beyond =
                    problem.data().beyond().stream().map(BeyondCase::testCase).toList();
            if (!rules.beyond() || report.verdict() != Verdict.AC || beyond.isEmpty()) {
                return report;
            }
            CaseSchedule rest = CaseSchedule.ofEvery(beyond);
            return maker.beyond(report, results(program, rest, ready, 1, JudgingListener.NOBODY));
        }
    }

    private List<CaseResult> results(
            Program program, CaseSchedule schedule, ReadyProblem ready, int maxRuns, JudgingListener told)
            throws InterruptedException {
        CaseJudge runner = new CaseJudge(program, ready, limits, rules.reveal(), maxRuns);
        CaseExecutor.CaseTask task = (testCase, core) -> {
            CaseResult result = runner.run(testCase, core.processor());
            told.ended(result);
            return result;
        };
        return new CaseExecutor(schedule, toolchain.pool(), toolchain.caseThreads(), task, number).results();
    }
}
