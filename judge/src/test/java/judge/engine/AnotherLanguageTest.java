package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.language.Language;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.report.CaseSection;
import judge.report.Report;
import judge.schedule.ProcessorPool;
import judge.submission.Selection;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFinder;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import judge.workspace.Workspace;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The steps of "To add a language" in architecture.md are enough: no other code knows which languages there are. */
class AnotherLanguageTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    Path temp;

    private final Language fake = FakeLanguage.language();
    private Toolchain toolchain;
    private LocalJudge judge;
    private Problem problem;

    @BeforeEach
    void laysDownAProblem() throws Exception {
        toolchain = new Toolchain(
                new ScriptedSandbox(),
                Workspace.open(temp),
                new Languages(List.of(fake)),
                new ProcessorPool(List.of(0, 1)));
        judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
        PathUtils.copyDirectory(SUM, temp.resolve("sum"));
        Files.writeString(temp.resolve("sum/judge.yaml"), "fake:\n  time_multiplier: 4\n");
        problem = PackageReader.read(temp.resolve("sum"), toolchain.languages().names());
    }

    @AfterEach
    void closes() throws Exception {
        toolchain.close();
        assertThat(((FakeLanguage) fake.runtime()).open()).isZero();
    }

    private Submission handsIn(String script) {
        return Submission.of("1", "anna", "sum", List.of(new SourceFile("sum.fake", script.getBytes(UTF_8))), 1_000);
    }

    @ParameterizedTest
    @CsvSource({"status 2,RTE", "memory,MLE", "time,TLE", "crash,RTE", "prints -1,WA", "prints,NO", "nonsense,CE"})
    void endsInTheVerdictThatItsEndingMeans(String script, Verdict verdict) throws Exception {
        Report report = judge.judge(handsIn(script.equals("prints") ? "prints  " : script), problem);

        assertThat(report.verdict()).isEqualTo(verdict);
        assertThat(report.language()).isEqualTo("fake");
    }

    @Test
    void hasItsOwnAllowanceAndTimeMultiplierInTheLimits() throws Exception {
        Report report = judge.judge(handsIn("status 2"), problem);

        long millis = problem.limits().cpuTime().toMillis();
        assertThat(report.limits().cpuTimeMillis()).isEqualTo(4 * millis + 7);
        assertThat(report.limits().timeMultiplier()).isEqualTo(4);
        assertThat(report.limits().startupMillis()).isEqualTo(7);
        assertThat(report.limits().memoryAppliesTo()).isEqualTo("none");
        assertThat(report.limits().residentMemoryBytes())
                .isEqualTo(problem.limits().memoryBytes() + 11);
    }

    @Test
    void isFoundByTheEndingsOfItsFiles() throws Exception {
        Path folder = Files.createDirectories(temp.resolve("solutions/anna/sum"));
        Files.writeString(folder.resolve("a.fake"), "status 2");
        Files.writeString(folder.resolve("Main.java"), "class Main {}");

        assertThat(SubmissionFinder.find(
                                temp.resolve("solutions"),
                                new Selection(
                                        Set.of("sum"),
                                        Set.of(),
                                        Set.of(),
                                        toolchain.languages().names()))
                        .submissions())
                .singleElement()
                .satisfies(found -> assertThat(found.sources()).containsExactly(folder.resolve("a.fake")));
    }

    @Test
    void isTheLanguageOfAJuryToo() throws Exception {
        Files.createDirectories(temp.resolve("sum/submissions/accepted"));
        Files.writeString(temp.resolve("sum/submissions/accepted/right.fake"), "prints 3");

        assertThat(JuryReader.read(problem, toolchain.languages().names()).submissions())
                .extracting(JurySubmission::name)
                .containsExactly("accepted/right.fake");
    }

    @Test
    void isListenedToCaseByCase() throws Exception {
        List<String> told = new ArrayList<>();
        JudgingListener listener = new JudgingListener() {
            @Override
            public void compiling() {
                told.add("compiling");
            }

            @Override
            public void running(int cases) {
                told.add("running " + cases);
            }

            @Override
            public synchronized void ended(CaseResult result) {
                told.add(result.name() + " " + result.verdict());
            }
        };
        Judge all = new LocalJudge(toolchain, new JudgingRules(true, true, false));

        Report report = all.judge(handsIn("status 2"), problem, listener);

        assertThat(told).startsWith("compiling", "running " + report.cases().size());
        assertThat(told.subList(2, told.size()))
                .containsExactlyInAnyOrderElementsOf(report.cases().stream()
                        .map(section -> section.name() + " " + section.verdict())
                        .toList());
    }

    @Test
    void isJudgedInRunsOfManyAsByItself() throws Exception {
        Path one = Files.writeString(temp.resolve("one.fake"), "status 2");
        Path other = Files.writeString(temp.resolve("other.fake"), "prints -1");
        var names = toolchain.languages().names();
        var files = List.of(SubmissionFinder.single(one, "sum", names), SubmissionFinder.single(other, "sum", names));

        Judge many = judge.forRun(Map.of(problem, files), 2);

        assertThat(many.judge(files.get(0).read(1_000), problem).cases())
                .extracting(CaseSection::verdict)
                .startsWith(Verdict.RTE);
        assertThat(many.judge(files.get(1).read(1_000), problem).verdict()).isEqualTo(Verdict.WA);
    }
}
