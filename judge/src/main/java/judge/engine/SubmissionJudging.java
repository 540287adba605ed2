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
import judge.schedule.CaseRuns;
import judge.schedule.CaseSchedule;
import judge.schedule.Cores;
import judge.schedule.Turn;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/** The whole way of one submission. Used once. */
final class SubmissionJudging {

    private final Workshop workshop;
    private final JudgingRules rules;
    private final Submission submission;
    private final Problem problem;
    private final JudgingListener listener;
    private final Language language;
    private final AppliedLimits limits;
    private final ReportMaker maker;
    private final long number;

    SubmissionJudging(
            Workshop workshop,
            JudgingRules rules,
            Fingerprints fingerprints,
            Submission submission,
            Problem problem,
            JudgingListener listener) {
        this.workshop = workshop;
        this.rules = rules;
        this.submission = submission;
        this.problem = problem;
        this.listener = listener;
        language = workshop.languages().of(submission);
        limits = AppliedLimits.of(problem.limits(), language);
        maker = new ReportMaker(submission, problem, limits, workshop.isolation(), fingerprints);
        number = workshop.nextNumber();
    }

    /** Compiles the submission in the language that it is in. */
    @FunctionalInterface
    interface Compiling {

        /**
         * What came of it.
         *
         * @param prepared what it will be judged by
         * @param core that is held meanwhile
         */
        Compilation compile(Submission submission, Language language, PreparedProblem prepared, Cores.Lease core)
                throws SandboxException, InterruptedException;
    }

    /**
     * The report.
     *
     * @param lookAhead how many cases are run at most while it is not known whether they are needed
     */
    Report judged(Compiling compiling, int lookAhead) throws InterruptedException {
        try (ReadyProblem ready = workshop.prepare(problem)) {
            Compilation compilation = compilation(compiling, ready.prepared());
            return compilation instanceof Compiled compiled
                    ? run(compiled, ready.prepared(), lookAhead)
                    : maker.refused((Refused) compilation);
        } catch (SandboxException | IOException e) {
            return maker.failed(Reason.of(ReasonCode.HOST_FAILED, "message", String.valueOf(e.getMessage())));
        }
    }

    private Compilation compilation(Compiling compiling, PreparedProblem prepared)
            throws SandboxException, InterruptedException {
        try (Cores.Lease core = workshop.cores().take(Turn.ofCompiling(number))) {
            listener.compiling();
            return compiling.compile(submission, language, prepared, core);
        }
    }

    /**
     * Runs all cases; what was accepted is then also run on what the contest does not have, where that is asked for.
     */
    private Report run(Compiled compiled, PreparedProblem prepared, int lookAhead)
            throws IOException, InterruptedException {
        listener.running(problem.data().cases().size());
        try (Program program = language.runtime().layDown(compiled)) {
            CaseSchedule schedule = new CaseSchedule(problem, rules.allCases(), lookAhead);
            Report report = maker.judged(compiled, results(program, schedule, prepared, rules.maxRuns(), listener));
            List<TestCase> beyond =
                    problem.data().beyond().stream().map(BeyondCase::testCase).toList();
            if (!rules.beyond() || report.verdict() != Verdict.AC || beyond.isEmpty()) {
                return report;
            }
            CaseSchedule rest = CaseSchedule.ofEvery(beyond);
            return maker.beyond(report, results(program, rest, prepared, 1, JudgingListener.NOBODY));
        }
    }

    private List<CaseResult> results(
            Program program, CaseSchedule schedule, PreparedProblem prepared, int maxRuns, JudgingListener told)
            throws InterruptedException {
        CaseRunner runner = new CaseRunner(program, prepared, limits, rules.reveal(), maxRuns);
        CaseRuns.Player player = (testCase, core) -> {
            CaseResult result = runner.run(testCase, core.processor());
            told.ended(result);
            return result;
        };
        return new CaseRuns(schedule, workshop.cores(), workshop.caseThreads(), player, number).results();
    }
}
