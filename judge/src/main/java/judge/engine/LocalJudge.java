package judge.engine;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import judge.language.java.JavaProgram;
import judge.language.java.compile.Compilation;
import judge.language.java.compile.Compilation.Compiled;
import judge.language.java.run.Program;
import judge.problem.BeyondCase;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.ReportJson;
import judge.sandbox.SandboxException;
import judge.schedule.CaseRuns;
import judge.schedule.CaseSchedule;
import judge.schedule.CaseTimes;
import judge.schedule.Cores;
import judge.schedule.Turn;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/** Judges on this machine: compiles, runs all cases, checks and reports. Any number of threads may use it. */
public final class LocalJudge implements Judge {

    private final Workshop workshop;
    private final Rules rules;
    private final Fingerprints fingerprints;
    private final CaseTimes times;
    private final AtomicLong begun = new AtomicLong();
    private final AtomicLong expected = new AtomicLong();

    /**
     * How to judge.
     *
     * @param reveal whether reasons may show the answers of secret cases
     * @param allCases whether pass-fail problems are judged to the last case
     * @param beyond whether accepted programs are also run on what the contest does not have
     * @param maxRuns how often a case is run at most, 1 or more
     */
    public record Rules(boolean reveal, boolean allCases, boolean beyond, int maxRuns) {

        public Rules(boolean reveal, boolean allCases, boolean beyond) {
            this(reveal, allCases, beyond, CaseRunner.MAX_RUNS);
        }
    }

    /**
     * A judge with the tools of a workshop.
     *
     * @param reveal whether reasons may show the answers of secret cases
     */
    public LocalJudge(Workshop workshop, boolean reveal) {
        this(workshop, reveal, CaseRunner.MAX_RUNS);
    }

    /**
     * A judge that repeats runs near their limit only so many times.
     *
     * @param reveal whether reasons may show the answers of secret cases
     * @param maxRuns how often a case is run at most, 1 or more
     */
    public LocalJudge(Workshop workshop, boolean reveal, int maxRuns) {
        this(workshop, new Rules(reveal, false, false, maxRuns), new Fingerprints(false), new CaseTimes());
    }

    /**
     * A judge that is one of several parts.
     *
     * @param fingerprints of reports that come about in this way
     * @param times what is known of how long cases take, and is added to
     */
    public LocalJudge(Workshop workshop, Rules rules, Fingerprints fingerprints, CaseTimes times) {
        this.workshop = workshop;
        this.rules = rules;
        this.fingerprints = fingerprints;
        this.times = times;
    }

    @Override
    public void expect(List<SubmissionFiles> submissions, Problem problem, int threads) {
        expected.addAndGet(submissions.size());
        workshop.javac().expect(submissions, problem.limits(), threads);
    }

    @Override
    public Report judge(Submission submission, Problem problem) throws InterruptedException {
        long number = begun.getAndIncrement();
        AppliedLimits limits = new AppliedLimits(problem.limits(), workshop.startUp());
        ReportMaker maker = new ReportMaker(submission, problem, limits, workshop.isolation(), fingerprints);
        try {
            Compilation compilation = compiled(submission, problem, number);
            if (!(compilation instanceof Compiled compiled)) {
                return maker.refused((Compilation.Refused) compilation);
            }
            return run(compiled, maker, number);
        } catch (SandboxException | IOException e) {
            return maker.failed(Reason.of(ReasonCode.HOST_FAILED, "message", String.valueOf(e.getMessage())));
        }
    }

    /** Compiles, and prepares the problem. */
    private Compilation compiled(Submission submission, Problem problem, long number)
            throws SandboxException, InterruptedException {
        try (Cores.Lease core = workshop.cores().take(Turn.ofCompiling(number))) {
            PreparedProblem prepared = workshop.prepare(problem);
            if (expected.get() > 1) {
                return workshop.javac().compile(submission, problem.limits(), core.processor());
            }
            return compiledAlone(submission, problem, core, compiling -> {
                fingerprints.readAhead(problem);
                ReportJson.warmUp();
                prepared.workAhead(compiling);
            });
        }
    }

    /**
     * This submission is the only one, and a person waits for it: the idle processors are used.
     *
     * @param meanwhile what will be needed later; it can ask whether there is still time
     */
    private Compilation compiledAlone(
            Submission submission, Problem problem, Cores.Lease core, Consumer<BooleanSupplier> meanwhile)
            throws SandboxException, InterruptedException {
        List<Cores.Lease> others = workshop.cores().rest();
        AtomicBoolean compiling = new AtomicBoolean(true);
        try {
            workshop.caseThreads().execute(() -> meanwhile.accept(compiling::get));
            boolean all = others.size() == workshop.cores().count() - 1;
            OptionalInt bound = all ? OptionalInt.empty() : core.processor();
            return workshop.javac().compile(submission, problem.limits(), bound);
        } finally {
            compiling.set(false);
            others.forEach(Cores.Lease::close);
        }
    }

    /**
     * As long as another submission is waiting, its cases are certainly needed, so cases that are only perhaps needed
     * get no processor.
     */
    private int lookAhead() {
        boolean othersWait = begun.get() < expected.get();
        return othersWait ? 1 : workshop.cores().count();
    }

    /**
     * Runs and checks all cases; an accepted program is then also run on the inputs beyond the contest, where that is
     * requested.
     */
    private Report run(Compiled compiled, ReportMaker maker, long number)
            throws IOException, SandboxException, InterruptedException {
        Problem problem = maker.problem();
        try (JavaProgram laidDown = JavaProgram.of(compiled)) {
            String fingerprint = fingerprints.of(maker.submission(), problem);
            Program program = laidDown.program();
            CaseSchedule schedule = new CaseSchedule(problem, rules.allCases(), lookAhead());
            Report report =
                    maker.judged(compiled, run(program, schedule, runner(maker, rules.maxRuns()), number, fingerprint));
            times.learn(report);
            List<TestCase> beyond =
                    problem.data().beyond().stream().map(BeyondCase::testCase).toList();
            if (!rules.beyond() || report.verdict() != Verdict.AC || beyond.isEmpty()) {
                return report;
            }
            CaseSchedule rest = CaseSchedule.ofEvery(beyond);
            return maker.beyond(report, run(program, rest, runner(maker, 1), number, fingerprint));
        }
    }

    private CaseRunner runner(ReportMaker maker, int maxRuns) throws SandboxException, InterruptedException {
        return new CaseRunner(
                workshop.jvm(), workshop.prepare(maker.problem()), maker.limits(), rules.reveal(), maxRuns);
    }

    private List<CaseResult> run(
            Program program, CaseSchedule schedule, CaseRunner runner, long number, String fingerprint)
            throws InterruptedException {
        String problem = runner.problem().id();
        return new CaseRuns(
                        schedule,
                        workshop.cores(),
                        workshop.caseThreads(),
                        (testCase, core) -> runner.run(program, testCase, core),
                        number,
                        testCase -> times.millis(fingerprint, problem, testCase.name()))
                .results();
    }
}
