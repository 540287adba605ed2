package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Allowance;
import judge.language.Language;
import judge.language.java.Java;
import judge.language.java.compile.Javac;
import judge.language.java.jvm.JvmImage;
import judge.language.java.run.Jvm;
import judge.language.java.run.VmMemory;
import judge.problem.BeyondCase;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.LanguageRules;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.SourceSection;
import judge.report.TextSection;
import judge.sandbox.Ending;
import judge.sandbox.Resource;
import judge.schedule.ProcessorPool;
import judge.store.ResultStore;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pipeline with a fake sandbox: which endings lead to which verdicts and scores. */
class LocalJudgeTest {

    private static final Duration START_UP = Duration.ofMillis(50);
    private static final VmMemory VM_MEMORY = new VmMemory(80 << 20);
    private static final long CPU_LIMIT_MILLIS = 1_050;
    private static final long CODE_BYTES = 1 << 17;

    @TempDir
    Path temp;

    private final ScriptedSandbox sandbox = new ScriptedSandbox();
    private Submission submission;

    @BeforeEach
    void handsInASource() throws Exception {
        Path source = Files.writeString(temp.resolve("Main.java"), "class Main {}");
        submission = SubmissionFinder.single(source, "sum").read(CODE_BYTES);
    }

    @Test
    void acceptsWhatAnswersEveryCaseRight() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("7\n");

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.score()).isEqualTo(1);
        assertThat(verdicts(report)).containsExactly(Verdict.AC, Verdict.AC, Verdict.AC);
        assertThat(report.limits().cpuTimeMillis()).isEqualTo(CPU_LIMIT_MILLIS);
    }

    @Test
    void endsAPassFailProblemAtTheFirstFailingCase() throws Exception {
        sandbox.prints("3\n").prints("6\n");

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.score()).isZero();
        assertThat(verdicts(report)).containsExactly(Verdict.AC, Verdict.WA, Verdict.SK);
        assertThat(sandbox.rest()).isEmpty();
    }

    @Test
    void runsEveryCaseOfAPassFailProblemWhereThatIsWished() throws Exception {
        sandbox.prints("3\n").prints("6\n").prints("7\n");

        Report report = judged(false, true);

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.score()).isZero();
        assertThat(verdicts(report)).containsExactly(Verdict.AC, Verdict.WA, Verdict.AC);
    }

    @Test
    void addsUpThePointsOfAScoringProblemAndShowsTheWorstVerdict() throws Exception {
        sandbox.prints("3\n").ends(new Ending.Exceeded(Resource.WALL_TIME), 10).prints("7\n");

        Report report = judged(true);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.score()).isEqualTo(50);
        assertThat(report.maxScore()).isEqualTo(100);
        assertThat(report.cases()).extracting(CaseSection::score).containsExactly(0.0, 0.0, 50.0);
    }

    @Test
    void keepsTheSourcesAndHowAnswersBeginThatSomebodyWillAskFor() throws Exception {
        sandbox.prints("3\n").prints("6\n" + "x".repeat(5000)).prints("7\n");

        Report report = judged(true);

        assertThat(report.sources()).containsExactly(new SourceSection("Main.java", "class Main {}"));
        assertThat(report.cases().get(0).output()).as("a sample's").isEqualTo(new TextSection("3\n", 2));
        assertThat(report.cases().get(1).output()).as("a wrong one").satisfies(output -> {
            assertThat(output.text()).startsWith("6\nxxx").hasSize(TextSection.MAX_BYTES);
            assertThat(output.bytes()).isEqualTo(5002);
        });
        assertThat(report.cases().get(2).output()).as("accepted and secret").isNull();
    }

    @Test
    void reportsAndKeepsWhatWasCompiledAlsoWhereTheFileIsSavedMeanwhile() throws Exception {
        Path file = temp.resolve("Main.java");
        ResultStore store =
                ResultStore.open(temp.resolve("results"), Clock.systemUTC()).orElseThrow();
        Problem problem = problem(false);
        sandbox.compilesWhile(() -> save(file, "class Main { int newer; }"));
        sandbox.prints("3\n").prints("5\n").prints("7\n");

        Report first = remembering(store, judge -> judge.judge(handedIn(file), problem));

        assertThat(first.sources()).containsExactly(new SourceSection("Main.java", "class Main {}"));

        save(file, "class Main {}");
        Report again = remembering(store, judge -> judge.judge(handedIn(file), problem));
        assertThat(again).usingRecursiveComparison().ignoringFields("id").isEqualTo(first.asCachedFor("Main.java"));

        save(file, "class Main { int newer; }");
        sandbox.prints("3\n").prints("5\n").prints("8\n");
        Report newer = remembering(store, judge -> judge.judge(handedIn(file), problem));
        assertThat(newer.cached()).isFalse();
        assertThat(newer.verdict()).isEqualTo(Verdict.WA);
    }

    private Report remembering(ResultStore store, AnyUse use) throws Exception {
        return with(
                List.of(0),
                new JudgingRules(false, false, false),
                judge -> use.of(new CachedJudge(
                        judge,
                        judge,
                        store,
                        new Fingerprints(false),
                        any -> "here",
                        new CachedJudge.Options(false, false))));
    }

    private static Submission handedIn(Path file) {
        try {
            return SubmissionFinder.single(file, "sum").read(CODE_BYTES);
        } catch (SubmissionException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void save(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void showsExpectedTextOfSamplesButNotOfSecretCases() throws Exception {
        sandbox.prints("4\n").prints("6\n").prints("7\n");

        Report report = judged(true);

        assertThat(reason(report, 0).parameters()).containsEntry("expected", "3");
        assertThat(reason(report, 1).parameters()).doesNotContainKey("expected").containsEntry("found", "6");
    }

    @Test
    void runsACaseAgainThatEndsCloseToItsLimitAndCountsTheQuickestRun() throws Exception {
        sandbox.prints("3\n", CPU_LIMIT_MILLIS - 2)
                .ends(new Ending.Exceeded(Resource.CPU_TIME), CPU_LIMIT_MILLIS + 8)
                .prints("3\n", CPU_LIMIT_MILLIS - 9);
        sandbox.prints("5\n").prints("7\n");

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.cases().get(0).runs()).isEqualTo(3);
        assertThat(report.cases().get(0).cpuTimeMillis()).isEqualTo(CPU_LIMIT_MILLIS - 9);
        assertThat(report.cases().get(1).runs()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {90, 400, CPU_LIMIT_MILLIS * 8 / 10})
    void reportsTheTimeOfASingleRunWhereThatIsFarFromTheLimit(long millis) throws Exception {
        sandbox.prints("3\n", millis).prints("5\n", millis).prints("7\n", millis);

        Report report = judged(true);

        assertThat(report.cases()).extracting(CaseSection::runs).containsExactly(1, 1, 1);
        assertThat(report.cases()).extracting(CaseSection::cpuTimeMillis).containsOnly((double) millis);
    }

    @Test
    void runsWhatWasAcceptedOnWhatTheContestDoesNotHaveWithoutAnyEffectOnVerdictAndScore() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("7\n").prints("8\n").ends(new Ending.Exited(2), 70);

        Report report = beyond(true);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.score()).isEqualTo(100);
        assertThat(verdicts(report)).containsExactly(Verdict.AC, Verdict.AC, Verdict.AC);
        assertThat(report.beyond()).extracting(CaseSection::name).containsExactly("beyond/1", "beyond/2");
        assertThat(report.beyond()).extracting(CaseSection::verdict).containsExactly(Verdict.WA, Verdict.RTE);
    }

    @Test
    void runsNothingBeyondTheContestWhereNobodyAsksOrTheProgramIsNotAccepted() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("7\n");
        assertThat(beyond(false).beyond()).isNull();

        sandbox.prints("3\n").prints("5\n").prints("9\n");
        assertThat(beyond(true).beyond()).isNull();
    }

    private Report beyond(boolean wished) throws Exception {
        Problem scoring = problem(true);
        List<BeyondCase> beyond = List.of(
                new BeyondCase(testCase("beyond/1", "9", 0), Map.of("en", "it is blank")),
                new BeyondCase(testCase("beyond/2", "9", 0), Map.of("en", "it is endless")));
        Problem problem = new Problem(
                scoring.id(),
                scoring.folder(),
                scoring.names(),
                true,
                scoring.limits(),
                scoring.judging(),
                new TestData(scoring.data().sample(), scoring.data().secret(), beyond),
                new PackageContent(temp));
        return with(List.of(0), new JudgingRules(false, false, wished), judge -> judge.judge(submission, problem));
    }

    @Test
    void startsAVmAgainThatCouldNotStart() throws Exception {
        sandbox.ends(new Ending.Exited(1), 3).prints("3\n").prints("5\n").prints("7\n");

        assertThat(judged(false).verdict()).isEqualTo(Verdict.AC);
    }

    @Test
    void takesAProgramThatEndsWithOneTwiceWithoutAWordAtItsWord() throws Exception {
        sandbox.ends(new Ending.Exited(1), 3).ends(new Ending.Exited(1), 3);

        assertThat(judged(false).verdict()).isEqualTo(Verdict.RTE);
    }

    @Test
    void takesTwoRunsOverTheLimitForAnAnswer() throws Exception {
        sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), CPU_LIMIT_MILLIS + 8)
                .ends(new Ending.Exceeded(Resource.CPU_TIME), CPU_LIMIT_MILLIS + 3);

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.cases().get(0).runs()).isEqualTo(2);
    }

    @Test
    void takesFurtherKillsOfASubmissionAtTheirWordAfterTwoConfirmedOnes() throws Exception {
        for (int i = 0; i < 5; i++) {
            sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), CPU_LIMIT_MILLIS + 8);
        }

        assertThat(judged(true).cases()).extracting(CaseSection::runs).containsExactly(2, 2, 1);
    }

    @Test
    void countsARunThatEndedByItselfBeforeOneThatWasKilledOnTheClock() throws Exception {
        sandbox.prints("3\n", CPU_LIMIT_MILLIS - 5).ends(new Ending.Exceeded(Resource.WALL_TIME), 300);
        sandbox.prints("3\n", CPU_LIMIT_MILLIS - 3).prints("5\n").prints("7\n");

        assertThat(judged(false).verdict()).isEqualTo(Verdict.AC);
    }

    @Test
    void doesNotRunACaseAgainThatWasKilledWellBeyondItsLimit() throws Exception {
        sandbox.ends(new Ending.Exceeded(Resource.CPU_TIME), CPU_LIMIT_MILLIS * 2);

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.cases().get(0).runs()).isEqualTo(1);
        assertThat(reason(report, 0).code()).isEqualTo(ReasonCode.CPU_TIME_EXCEEDED);
    }

    @Test
    void holdsAFailureOfTheHostNotAgainstTheContestant() throws Exception {
        sandbox.prints("3\n").fails("disk full");

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(reason(report, 1)).isEqualTo(Reason.of(ReasonCode.HOST_FAILED, "message", "disk full"));
    }

    @Test
    void saysThatThereIsNoOutputAndWhatFileWasWrittenInstead() throws Exception {
        sandbox.leaves("summe.out");

        Report report = judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.NO);
        assertThat(reason(report, 0).parameters())
                .containsEntry("file", "summe.out")
                .containsEntry("wanted", "sum.out");
    }

    @Test
    void takesAStatusOfThreeForMemoryOnlyOnTheWordOfTheVm() throws Exception {
        sandbox.ends(new Ending.Exited(3), 10);
        assertThat(judged(false).verdict()).isEqualTo(Verdict.RTE);

        sandbox.endsWithVmLog("Terminating due to java.lang.OutOfMemoryError: Java heap space");
        assertThat(judged(false).verdict()).isEqualTo(Verdict.MLE);
    }

    @Test
    void refusesASubmissionWithoutSources() throws Exception {
        submission = new SubmissionFiles("li", "sum", temp, List.of()).read(CODE_BYTES);

        Report report = judged(true);

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(report.compile().ok()).isFalse();
        assertThat(report.compile().reason()).isEqualTo(Reason.of(ReasonCode.NO_SOURCE));
        assertThat(verdicts(report)).containsOnly(Verdict.SK);
    }

    @Test
    void runsNothingThatMayNotBeNeededWhileAnotherSubmissionWaits() throws Exception {
        // A second run would find nothing in the script.
        sandbox.prints("4\n").playsFor(Duration.ofMillis(300));
        SubmissionFiles mine = new SubmissionFiles("li", "sum", temp, List.of(temp.resolve("Main.java")));
        SubmissionFiles waiting = new SubmissionFiles("wu", "sum", temp.resolve("wu"), List.of());
        Problem problem = problem(false);

        Report report = with(List.of(0, 1), new JudgingRules(false, false, false), judge -> judge.forRun(
                        Map.of(problem, List.of(mine, waiting)), 2)
                .judge(mine.read(CODE_BYTES), problem));

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
    }

    private Report judged(boolean scoring) throws Exception {
        return judged(scoring, false);
    }

    private Report judged(boolean scoring, boolean allCases) throws Exception {
        return with(
                List.of(0),
                new JudgingRules(false, allCases, false),
                judge -> judge.judge(submission, problem(scoring)));
    }

    private interface Use {
        Report of(LocalJudge judge) throws IOException, InterruptedException;
    }

    private interface AnyUse {
        Report of(Judge judge) throws IOException, InterruptedException;
    }

    private Report with(List<Integer> processors, JudgingRules rules, Use use) throws Exception {
        JvmImage image = new JvmImage(temp);
        Language java = Java.of(
                new Javac(sandbox, image, temp),
                new Jvm(sandbox, image),
                image,
                temp,
                new Allowance(START_UP, "heap", 1 << 20, 0, 0));
        try (Toolchain toolchain = new Toolchain(
                sandbox, Workspace.open(temp), new Languages(List.of(java)), new ProcessorPool(processors))) {
            return use.of(new LocalJudge(toolchain, rules));
        }
    }

    private Problem problem(boolean scoring) throws IOException {
        List<TestCase> secret = List.of(testCase("secret/1", "5", 50), testCase("secret/2", "7", 50));
        return new Problem(
                "sum",
                temp,
                Map.of("en", "Sum"),
                scoring,
                new ProblemLimits(
                        Duration.ofSeconds(1),
                        LanguageRules.NONE,
                        64 << 20,
                        1 << 20,
                        CODE_BYTES,
                        Duration.ofSeconds(30),
                        1 << 29),
                new Judging(
                        new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN),
                        Optional.empty(),
                        Optional.of("sum.in"),
                        Optional.of("sum.out")),
                new TestData(
                        List.of(testCase("sample/1", "3", 0)),
                        new TestGroup("secret", 100, TestGroup.Aggregation.SUM, List.of(), secret, List.of())),
                new PackageContent(temp));
    }

    private TestCase testCase(String name, String answer, double maxScore) throws IOException {
        Path file = Files.createDirectories(temp.resolve("data")).resolve(name.replace('/', '-'));
        Path input = Files.writeString(file.resolveSibling(file.getFileName() + ".in"), "1 2\n");
        Path expected = Files.writeString(file.resolveSibling(file.getFileName() + ".ans"), answer + "\n");
        return new TestCase(name, input, expected, List.of(), List.of(), maxScore);
    }

    private static List<Verdict> verdicts(Report report) {
        return report.cases().stream().map(CaseSection::verdict).toList();
    }

    private static Reason reason(Report report, int index) {
        return Optional.ofNullable(report.cases().get(index).reason()).orElseThrow();
    }
}
