package judge.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
import judge.source.LanguageName;
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
    private final Fingerprints fingerprints;
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
        this.fingerprints = fingerprints;
        number = toolchain.nextNumber() + (rules.background() ? Priority.BACKGROUND : 0);
    }

    /** Compiles the submission in the language that it is in. */
    @FunctionalInterface
    interface Compiling {

        /**
         * Compiles a submission.
         *
         * @param ready the problem that it will be judged by
         * @param core the processor that is held meanwhile
         */
        Compilation compile(Submission submission, Language language, ReadyProblem ready, ProcessorPool.Lease core)
                throws SandboxException, InterruptedException;
    }

    /**
     * The report.
     *
     * @param lookAhead the most cases that are run while it is not known whether they are needed
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
        if (problem.type().submitAnswer()) {
            return answersReport(lookAhead);
        }
        AppliedLimits limits =
                AppliedLimits.without(problem.limits(), toolchain.languages().nameOf(submission, problem));
        if (problem.lacksTimeLimit()) {
            throw new IllegalArgumentException("the time limit of " + problem.id() + " is not known");
        }
        try {
            Language language = toolchain.languages().of(submission, problem);
            limits = AppliedLimits.of(problem.limits(), language, rules.stretched());
            return report(language, limits, compiling, lookAhead);
        } catch (SandboxException | IOException e) {
            if (Thread.interrupted()) { // Whoever reads or writes a file then fails: the host is all right.
                throw new InterruptedException("cancelled: " + e.getMessage());
            }
            Object why = e instanceof SandboxException host ? host.why() : String.valueOf(e.getMessage());
            return maker(limits, Optional.empty(), List.of()).failed(Reason.of(ReasonCode.HOST_FAILED, "message", why));
        }
    }

    /** Judges a submission of answers: there is nothing to compile, and nothing to run. */
    private Report answersReport(int lookAhead) throws InterruptedException {
        ReportMaker maker =
                maker(AppliedLimits.without(problem.limits(), LanguageName.ANSWERS), Optional.empty(), List.of());
        List<TestCase> cases = problem.data().cases();
        AnswerFiles answers = AnswerFiles.of(submission, problem);
        if (answers.fault().isPresent()) {
            return maker.refused(new Refused(answers.fault().get(), Optional.empty(), List.of(), Duration.ZERO));
        }
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            listener.running(cases.size());
            AnswerJudge judge = new AnswerJudge(answers, ready, rules.reveal());
            CaseSchedule schedule = new CaseSchedule(problem, rules.allCases(), lookAhead);
            CaseExecutor.CaseTask task = (testCase, core) -> told(judge.run(testCase), listener);
            return maker.answered(results(schedule, task), ready.prepared().grader());
        } catch (SandboxException e) {
            return maker.failed(Reason.of(ReasonCode.HOST_FAILED, "message", e.why()));
        }
    }

    private static CaseResult told(CaseResult result, JudgingListener listener) {
        listener.ended(result);
        return result;
    }

    private List<CaseResult> results(CaseSchedule schedule, CaseExecutor.CaseTask task) throws InterruptedException {
        return new CaseExecutor(schedule, toolchain.pool(), toolchain.caseThreads(), task, number).results();
    }

    private ReportMaker maker(AppliedLimits limits, Optional<String> compiler, List<Compilation.Diagnostic> warnings) {
        return new ReportMaker(submission, problem, limits, compiler, warnings, toolchain.isolation(), fingerprints);
    }

    private Report report(Language language, AppliedLimits limits, Compiling compiling, int lookAhead)
            throws SandboxException, IOException, InterruptedException {
        ReportMaker maker = maker(
                limits,
                language.compiler().description(problem.limits()),
                language.compiler().warnings(submission, problem.judging()));
        BesideSubmission beside = BesideSubmission.of(problem, language.name(), submission);
        try (ReadyProblem ready = toolchain.prepare(problem)) {
            Compilation compilation = compilation(language, beside, compiling, ready);
            if (compilation instanceof Compiled compiled) {
                listener.running(problem.data().cases().size());
                try (Program program = language.runtime().layDown(beside.laidDown(compiled))) {
                    SourceLook look = SourceLook.of(
                            beside.completed(submission),
                            beside,
                            compiled,
                            language.name(),
                            ready.prepared(),
                            rules.reveal());
                    return run(program, beside, maker, compiled, limits, ready, look, lookAhead);
                }
            }
            return maker.refused((Refused) compilation);
        }
    }

    private Compilation compilation(Language language, BesideSubmission beside, Compiling compiling, ReadyProblem ready)
            throws SandboxException, InterruptedException {
        try (ProcessorPool.Lease core = toolchain.pool().take(Priority.ofCompiling(number))) {
            listener.compiling();
            return compiling.compile(beside.completed(submission), language, ready, core);
        }
    }

    /**
     * Runs all cases; what was accepted is then also run on what the contest does not have, where that is asked for.
     */
    private Report run(
            Program program,
            BesideSubmission beside,
            ReportMaker maker,
            Compiled compiled,
            AppliedLimits limits,
            ReadyProblem ready,
            SourceLook look,
            int lookAhead)
            throws InterruptedException {
        CaseSchedule schedule = new CaseSchedule(problem, rules.allCases(), lookAhead, rules.enough());
        Repeats repeats = new Repeats(
                rules.maxRuns(), rules.stretched(), limits.allowance().startUp(), calmRuns());
        CaseJudge judge = new CaseJudge(program, beside, ready, limits, rules.reveal(), rules.way(), repeats);
        List<CaseResult> all = results(judge, look, schedule, listener);
        Report report = maker.judged(compiled, all, ready.prepared().grader());
        List<TestCase> beyond =
                problem.data().beyond().stream().map(BeyondCase::testCase).toList();
        if (!rules.beyond() || report.verdict() != Verdict.AC || beyond.isEmpty()) {
            return report;
        }
        CaseJudge once = new CaseJudge(program, beside, ready, limits, rules.reveal(), rules.way(), new Repeats(1));
        return maker.beyond(report, results(once, look, CaseSchedule.ofEvery(beyond), JudgingListener.NOBODY));
    }

    /** Runs that mind a busy machine, where somebody asks for a verdict and not only for the time it takes. */
    private Optional<CalmRuns> calmRuns() {
        return rules.maxRuns() > 1 && rules.stretched() == 1
                ? Optional.of(new CalmRuns(toolchain.pool(), toolchain.pace(), CalmRuns.PATIENCE))
                : Optional.empty();
    }

    private List<CaseResult> results(CaseJudge runner, SourceLook look, CaseSchedule schedule, JudgingListener told)
            throws InterruptedException {
        return results(
                schedule,
                (testCase, core) ->
                        told(testCase.isRun() ? runner.run(testCase, core.processor()) : look.run(testCase), told));
    }
}
