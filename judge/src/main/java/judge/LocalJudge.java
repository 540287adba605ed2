package judge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import judge.compile.Compilation;
import judge.compile.Compilation.Compiled;
import judge.jvm.ClassFolder;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.run.Program;
import judge.sandbox.SandboxException;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;

/** Judges on this machine: compiles, runs case by case, checks and reports. Any number of threads may use it. */
public final class LocalJudge implements Judge {

    private final Workshop workshop;
    private final boolean reveal;
    private final Fingerprints fingerprints;
    private final boolean allCases;
    private final int maxRuns;

    /**
     * A judge with the tools of a workshop.
     *
     * @param reveal whether reasons may show the answers of secret cases
     */
    public LocalJudge(Workshop workshop, boolean reveal) {
        this(workshop, reveal, CaseRunner.MAX_RUNS);
    }

    /**
     * A judge that does not repeat runs near their limit more often than is wished.
     *
     * @param reveal whether reasons may show the answers of secret cases
     * @param maxRuns how often a case is run at most, 1 or more
     */
    public LocalJudge(Workshop workshop, boolean reveal, int maxRuns) {
        this.workshop = workshop;
        this.reveal = reveal;
        this.maxRuns = maxRuns;
        this.allCases = false;
        this.fingerprints = new Fingerprints(false);
    }

    /**
     * A judge that goes on after a case that failed, if that is wished.
     *
     * @param reveal whether reasons may show the answers of secret cases
     * @param allCases whether pass-fail problems are judged to the last case
     * @param fingerprints of reports that come about in this way
     */
    LocalJudge(Workshop workshop, boolean reveal, boolean allCases, Fingerprints fingerprints) {
        this.workshop = workshop;
        this.reveal = reveal;
        this.maxRuns = CaseRunner.MAX_RUNS;
        this.allCases = allCases;
        this.fingerprints = fingerprints;
    }

    @Override
    public Report judge(Submission submission, Problem problem) throws InterruptedException {
        AppliedLimits limits = new AppliedLimits(problem.limits(), workshop.startUp());
        // Before the sources are read: if they change meanwhile, the report does not hold for what they are then.
        String fingerprint = fingerprints.of(submission, problem);
        ReportMaker maker = new ReportMaker(submission, problem, limits, workshop.isolation(), fingerprint);
        try (Cores.Lease core = workshop.cores().take()) {
            PreparedProblem prepared = workshop.prepare(problem);
            Compilation compilation = workshop.javac().compile(submission, problem.limits(), core.processor());
            if (!(compilation instanceof Compiled compiled)) {
                return maker.refused((Compilation.Refused) compilation);
            }
            CaseRunner runner = new CaseRunner(workshop.jvm(), prepared, limits, reveal, maxRuns);
            return maker.judged(compiled, run(compiled, problem, runner, core.processor()));
        } catch (SandboxException | IOException e) {
            return maker.failed(Reason.of(ReasonCode.HOST_FAILED, "message", String.valueOf(e.getMessage())));
        }
    }

    private List<CaseResult> run(Compiled compiled, Problem problem, CaseRunner runner, OptionalInt cpu)
            throws IOException, InterruptedException {
        try (ClassFolder classes = ClassFolder.create()) {
            for (Map.Entry<String, byte[]> file : compiled.classes().entrySet()) {
                classes.add(file.getKey(), file.getValue());
            }
            Program program = new Program(classes.path(), compiled.mainClass());
            Map<String, CaseResult> results = new LinkedHashMap<>();
            for (TestCase testCase : problem.data().cases()) {
                Optional<Reason> skipped = whySkipped(problem, testCase, results);
                results.put(
                        testCase.name(),
                        skipped.isPresent()
                                ? CaseRunner.skipped(testCase, skipped)
                                : runner.run(program, testCase, cpu));
            }
            return new ArrayList<>(results.values());
        }
    }

    /** Pass-fail problems end at the first failing case; groups that depend on others wait for them to pass. */
    private Optional<Reason> whySkipped(Problem problem, TestCase testCase, Map<String, CaseResult> results) {
        if (!problem.scoring() && allCases) {
            return Optional.empty();
        }
        if (!problem.scoring()) {
            return results.values().stream()
                    .filter(result -> result.verdict() != Verdict.AC && result.verdict() != Verdict.SK)
                    .findFirst()
                    .map(failed -> Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", failed.name()));
        }
        if (testCase.isSample()) {
            return Optional.empty();
        }
        return groups(problem.data().secret())
                .filter(group -> group.allCases().anyMatch(testCase::equals))
                .flatMap(group -> group.requirePass().stream())
                .filter(needed -> !hasPassed(needed, results))
                .findFirst()
                .map(needed -> Reason.of(ReasonCode.GROUP_NOT_PASSED, "group", needed));
    }

    private static Stream<TestGroup> groups(TestGroup group) {
        return Stream.concat(Stream.of(group), group.groups().stream().flatMap(LocalJudge::groups));
    }

    private static boolean hasPassed(String group, Map<String, CaseResult> results) {
        return results.values().stream()
                .filter(result -> result.name().startsWith(group + "/"))
                .allMatch(result -> result.verdict() == Verdict.AC);
    }
}
