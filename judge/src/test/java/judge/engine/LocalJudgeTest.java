package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.problem.BeyondCase;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.problem.Problems;
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
import judge.store.ResultStore;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pipeline with a fake sandbox: which endings lead to which verdicts and scores. */
class LocalJudgeTest {

    private final Path temp;
    private final ScriptedSandbox sandbox = new ScriptedSandbox();
    private final ScriptedJudge scripted;

    LocalJudgeTest(@TempDir Path temp) {
        this.temp = temp;
        scripted = new ScriptedJudge(temp, sandbox);
    }

    @Test
    void acceptsWhatAnswersEveryCaseRight() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("7\n");

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.score()).isEqualTo(1);
        assertThat(ScriptedJudge.verdicts(report)).containsExactly(Verdict.AC, Verdict.AC, Verdict.AC);
        assertThat(report.limits().cpuTimeMillis()).isEqualTo(ScriptedJudge.CPU_LIMIT_MILLIS);
    }

    @Test
    void endsAPassFailProblemAtTheFirstFailingCase() throws Exception {
        sandbox.prints("3\n").prints("6\n");

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.score()).isZero();
        assertThat(ScriptedJudge.verdicts(report)).containsExactly(Verdict.AC, Verdict.WA, Verdict.SK);
        assertThat(sandbox.rest()).isEmpty();
    }

    @Test
    void runsEveryCaseOfAPassFailProblemWhereThatIsWished() throws Exception {
        sandbox.prints("3\n").prints("6\n").prints("7\n");

        Report report = scripted.judged(false, true);

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.score()).isZero();
        assertThat(ScriptedJudge.verdicts(report)).containsExactly(Verdict.AC, Verdict.WA, Verdict.AC);
    }

    @Test
    void addsUpThePointsOfAScoringProblemAndShowsTheWorstVerdict() throws Exception {
        sandbox.prints("3\n").ends(new Ending.Exceeded(Resource.WALL_TIME), 10).prints("7\n");

        Report report = scripted.judged(true);

        assertThat(report.verdict()).isEqualTo(Verdict.TLE);
        assertThat(report.score()).isEqualTo(50);
        assertThat(report.maxScore()).isEqualTo(100);
        assertThat(report.cases()).extracting(CaseSection::score).containsExactly(0.0, 0.0, 50.0);
    }

    @Test
    void keepsTheSourcesAndHowAnswersBeginThatSomebodyWillAskFor() throws Exception {
        sandbox.prints("3\n").prints("6\n" + "x".repeat(5000)).prints("7\n");

        Report report = scripted.judged(true);

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
        Path file = scripted.source();
        ResultStore store =
                ResultStore.open(temp.resolve("results"), Clock.systemUTC()).orElseThrow();
        Problem problem = scripted.problem(false);
        sandbox.compilesWhile(() -> ScriptedJudge.save(file, "class Main { int newer; }"));
        sandbox.prints("3\n").prints("5\n").prints("7\n");

        Report first = remembering(store, judge -> judge.judge(scripted.handedIn(), problem));

        assertThat(first.sources()).containsExactly(new SourceSection("Main.java", "class Main {}"));

        ScriptedJudge.save(file, "class Main {}");
        Report again = remembering(store, judge -> judge.judge(scripted.handedIn(), problem));
        assertThat(again).usingRecursiveComparison().ignoringFields("id").isEqualTo(first.asCachedFor("Main.java"));

        ScriptedJudge.save(file, "class Main { int newer; }");
        sandbox.prints("3\n").prints("5\n").prints("8\n");
        Report newer = remembering(store, judge -> judge.judge(scripted.handedIn(), problem));
        assertThat(newer.cached()).isFalse();
        assertThat(newer.verdict()).isEqualTo(Verdict.WA);
    }

    private Report remembering(ResultStore store, AnyUse use) throws Exception {
        return scripted.with(
                List.of(0),
                new JudgingRules(false, false, false),
                judge -> use.of(new CachedJudge(
                        judge,
                        judge,
                        store,
                        new Fingerprints(false),
                        (any, same) -> "here",
                        new CachedJudge.Options(false, false))));
    }

    @Test
    void showsExpectedTextOfSamplesButNotOfSecretCases() throws Exception {
        sandbox.prints("4\n").prints("6\n").prints("7\n");

        Report report = scripted.judged(true);

        assertThat(ScriptedJudge.reason(report, 0).parameters()).containsEntry("expected", "3");
        assertThat(ScriptedJudge.reason(report, 1).parameters())
                .doesNotContainKey("expected")
                .containsEntry("found", "6");
    }

    @Test
    void runsWhatWasAcceptedOnWhatTheContestDoesNotHaveWithoutAnyEffectOnVerdictAndScore() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("7\n").prints("8\n").ends(new Ending.Exited(2), 70);

        Report report = beyond(true);

        assertThat(report.verdict()).isEqualTo(Verdict.AC);
        assertThat(report.score()).isEqualTo(100);
        assertThat(ScriptedJudge.verdicts(report)).containsExactly(Verdict.AC, Verdict.AC, Verdict.AC);
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

    @Test
    void aCaseOfSeveralSubtasksIsRunOnceAndEarnsInEachWhatItIsWorthThere() throws Exception {
        sandbox.prints("3\n").prints("5\n").prints("8\n");

        Report report = withCases(
                scripted.testCase("secret/1", "5", 30),
                scripted.testCase("secret/2", "7", 20),
                scripted.testCase("secret/3", "5", 10),
                scripted.testCase("secret/4", "7", 40));

        assertThat(report.score()).isEqualTo(40);
        assertThat(ScriptedJudge.verdicts(report))
                .containsExactly(Verdict.AC, Verdict.AC, Verdict.WA, Verdict.AC, Verdict.WA);
        assertThat(report.cases()).extracting(CaseSection::name).endsWith("secret/3", "secret/4");
    }

    @Test
    void whatTheHostCouldNotRunIsTriedAgainWhereTheSameCaseComesAgain() throws Exception {
        sandbox.prints("3\n").fails("disk full").prints("5\n");

        Report report = withCases(scripted.testCase("secret/a", "5", 50), scripted.testCase("secret/b", "5", 50));

        assertThat(ScriptedJudge.verdicts(report)).containsExactly(Verdict.AC, Verdict.JE, Verdict.AC);
    }

    private Report withCases(TestCase... secret) throws Exception {
        Problem scoring = scripted.problem(true);
        TestGroup group =
                new TestGroup("secret", 100, TestGroup.Aggregation.SUM, List.of(), List.of(secret), List.of());
        return judged(scoring, new TestData(scoring.data().sample(), group), false);
    }

    private Report beyond(boolean wished) throws Exception {
        Problem scoring = scripted.problem(true);
        List<BeyondCase> beyond = List.of(
                new BeyondCase(scripted.testCase("beyond/1", "9", 0), Map.of("en", "it is blank")),
                new BeyondCase(scripted.testCase("beyond/2", "10", 0), Map.of("en", "it is endless")));
        return judged(
                scoring, new TestData(scoring.data().sample(), scoring.data().secret(), beyond), wished);
    }

    /** Judges a problem with other data. */
    private Report judged(Problem scoring, TestData data, boolean beyond) throws Exception {
        Problem problem = Problems.of(
                scoring.id(),
                scoring.folder(),
                scoring.names(),
                true,
                scoring.limits(),
                scoring.judging(),
                data,
                new PackageContent(temp));
        return scripted.with(
                List.of(0), new JudgingRules(false, false, beyond), judge -> judge.judge(scripted.handedIn(), problem));
    }

    @Test
    void holdsAFailureOfTheHostNotAgainstTheContestant() throws Exception {
        sandbox.prints("3\n").fails("disk full");

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(ScriptedJudge.reason(report, 1))
                .isEqualTo(Reason.of(ReasonCode.HOST_FAILED, "message", "disk full"));
    }

    @Test
    void saysThatThereIsNoOutputAndWhatFileWasWrittenInstead() throws Exception {
        sandbox.leaves("summe.out");

        Report report = scripted.judged(false);

        assertThat(report.verdict()).isEqualTo(Verdict.NO);
        assertThat(ScriptedJudge.reason(report, 0).parameters())
                .containsEntry("file", "summe.out")
                .containsEntry("wanted", "sum.out");
    }

    @Test
    void takesAStatusOfThreeForMemoryOnlyOnTheWordOfTheVm() throws Exception {
        sandbox.ends(new Ending.Exited(3), 10);
        assertThat(scripted.judged(false).verdict()).isEqualTo(Verdict.RTE);

        sandbox.endsWithVmLog("Terminating due to java.lang.OutOfMemoryError: Java heap space");
        assertThat(scripted.judged(false).verdict()).isEqualTo(Verdict.MLE);
    }

    @Test
    void refusesASubmissionWithoutSources() throws Exception {
        Submission nothing = new SubmissionFiles("li", "sum", temp, List.of()).read(ScriptedJudge.CODE_BYTES);
        Problem problem = scripted.problem(true);

        Report report = scripted.with(
                List.of(0), new JudgingRules(false, false, false), judge -> judge.judge(nothing, problem));

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(report.compile().ok()).isFalse();
        assertThat(report.compile().reason()).isEqualTo(Reason.of(ReasonCode.NO_SOURCE));
        assertThat(ScriptedJudge.verdicts(report)).containsOnly(Verdict.SK);
    }

    @Test
    void runsNothingThatMayNotBeNeededWhileAnotherSubmissionWaits() throws Exception {
        // A second run would find nothing in the script.
        sandbox.prints("4\n").playsFor(Duration.ofMillis(300));
        SubmissionFiles mine = new SubmissionFiles("li", "sum", temp, List.of(scripted.source()));
        SubmissionFiles waiting = new SubmissionFiles("wu", "sum", temp.resolve("wu"), List.of());
        Problem problem = scripted.problem(false);

        Report report = scripted.with(List.of(0, 1), new JudgingRules(false, false, false), judge -> judge.forRun(
                        Map.of(problem, List.of(mine, waiting)), 2)
                .judge(mine.read(ScriptedJudge.CODE_BYTES), problem));

        assertThat(report.verdict()).isEqualTo(Verdict.WA);
    }

    private interface AnyUse {
        Report of(Judge judge) throws IOException, InterruptedException;
    }
}
