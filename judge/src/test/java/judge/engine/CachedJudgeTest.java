package judge.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.problem.BeyondCase;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.TestData;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.Reports;
import judge.store.ResultStore;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests with a judge that tells which submissions it was given. */
@DisabledOnOs(OS.WINDOWS)
class CachedJudgeTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    Path temp;

    private final List<String> judged = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();
    private Verdict verdict = Verdict.AC;
    private Reason reason = Reason.of(ReasonCode.NO_OUTPUT);
    private Runnable meanwhile = () -> {};
    private Problem problem;

    @BeforeEach
    void laysDownAProblem() throws Exception {
        PathUtils.copyDirectory(SUM, temp.resolve("sum"));
        problem = PackageReader.read(temp.resolve("sum"));
    }

    @Test
    void judgesNothingTwiceAndSaysSo() throws Exception {
        Report first = run().judge(handsIn("anna", "class Main {}"), problem);
        Report second = run().judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judged).containsExactly("anna");
        assertThat(first.cached()).isFalse();
        assertThat(second).usingRecursiveComparison().ignoringFields("id").isEqualTo(first.asCachedFor("anna"));
        assertThat(second.id()).isNotEqualTo(first.id());
        assertThat(second.cached()).isTrue();
    }

    @Test
    void judgesTheOneThatHasChanged() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);
        run().judge(handsIn("bert", "class Main { int b; }"), problem);
        judged.clear();

        Judge later = run();
        later.judge(handsIn("anna", "class Main {}"), problem);
        later.judge(handsIn("bert", "class Main { int c; }"), problem);

        assertThat(judged).containsExactly("bert");
    }

    @Test
    void neitherFindsNorKeepsWhatWasTriedOnAnExcerpt() throws Exception {
        Problem excerpt = problem.onSamples(problem.data().sampleRuns());
        run().judge(handsIn("anna", "class Main {}"), problem);
        run().judge(handsIn("anna", "class Main {}"), excerpt);
        run().judge(handsIn("anna", "class Main { int b; }"), excerpt);
        run().judge(handsIn("anna", "class Main { int b; }"), problem);

        assertThat(judged).hasSize(4);
    }

    /** The name of the file is in the report, and javac's messages may depend on it. */
    @Test
    void judgesASingleFileAnewUnderAnotherName() throws Exception {
        Path file = Files.writeString(temp.resolve("A.java"), "class Main {}");
        run().judge(read(SubmissionFinder.single(file, "sum")), problem);
        Path renamed = Files.move(file, temp.resolve("B.java"));

        assertThat(run().judge(read(SubmissionFinder.single(renamed, "sum")), problem)
                        .cached())
                .isFalse();
        assertThat(run().judge(read(SubmissionFinder.single(renamed, "sum")), problem)
                        .cached())
                .isTrue();
    }

    @Test
    void namesWhoHandedInTheSame() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);

        Report report = run().judge(handsIn("bert", "class Main {}"), problem);

        assertThat(report.contestant()).isEqualTo("bert");
        assertThat(report.cached()).isTrue();
    }

    @Test
    void judgesEqualSubmissionsOfOneRunEachForItself() throws Exception {
        Judge judge = run().forRun(Map.of(), 1);
        judge.judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judge.judge(handsIn("bert", "class Main {}"), problem).cached())
                .isFalse();
    }

    @Test
    void judgesAllAnewWhereThatIsWishedAndKeepsTheNewResult() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);
        verdict = Verdict.WA;

        assertThat(judge("here", true)
                        .judge(handsIn("anna", "class Main {}"), problem)
                        .verdict())
                .isEqualTo(Verdict.WA);
        assertThat(run().judge(handsIn("anna", "class Main {}"), problem).verdict())
                .isEqualTo(Verdict.WA);
        assertThat(judged).hasSize(2);
    }

    @Test
    void judgesAnewWhatNobodyHasAskedAboutBeyondTheContestYetAndTellsOnlyThoseWhoAsk() throws Exception {
        problem = Problems.of(
                problem.id(),
                problem.folder(),
                problem.names(),
                problem.scoring(),
                problem.limits(),
                problem.judging(),
                new TestData(
                        problem.data().sample(),
                        problem.data().secret(),
                        List.of(new BeyondCase(problem.data().cases().get(0), Map.of("en", "it is blank")))),
                problem.content());
        run().judge(handsIn("anna", "class Main {}"), problem);

        Report asked = beyond().judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judged).hasSize(2);
        assertThat(asked.beyond()).hasSize(1);
        assertThat(beyond().judge(handsIn("anna", "class Main {}"), problem))
                .usingRecursiveComparison()
                .ignoringFields("id")
                .isEqualTo(asked.asCachedFor("anna"));
        assertThat(run().judge(handsIn("anna", "class Main {}"), problem).beyond())
                .isNull();
        assertThat(judged).hasSize(2);
    }

    private Judge beyond() {
        Fingerprints fingerprints = new Fingerprints(false);
        Judge real = (submission, by, listener) -> {
            judged.add(submission.contestant());
            Report report = Reports.accepted(submission.contestant(), by.id());
            return Reports.withFingerprint(report, fingerprints.of(submission, by))
                    .withBeyond(List.of(Reports.accepted("beyond/1", 0, 70)));
        };
        return new CachedJudge(
                real,
                (all, threads) -> real,
                store(),
                fingerprints,
                (any, same) -> "here",
                new CachedJudge.Options(false, true));
    }

    @Test
    void judgesAnewElsewhere() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);
        judge("on another processor", false).judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judged).hasSize(2);
    }

    @Test
    void judgesAnewWhereTheProblemHasChanged() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);
        Files.writeString(temp.resolve("sum/data/secret/1.in"), "7 7\n");
        problem = PackageReader.read(temp.resolve("sum"));
        run().judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judged).hasSize(2);
    }

    @Test
    void judgesAnewWhereAnEntryIsCorrupt() throws Exception {
        run().judge(handsIn("anna", "class Main {}"), problem);
        Path entry = entries().get(0);
        Files.writeString(entry, Files.readString(entry).replace("\"AC\"", "\"WA\""));

        assertThat(run().judge(handsIn("anna", "class Main {}"), problem).verdict())
                .isEqualTo(Verdict.AC);
        assertThat(judged).hasSize(2);
        assertThat(run().judge(handsIn("anna", "class Main {}"), problem).cached())
                .isTrue();
    }

    @Test
    void judgesAnewWhereAnEntryIsWholeButNoReportOnThisSubmission() throws Exception {
        Submission submission = handsIn("anna", "class Main {}");
        run().judge(submission, problem);
        String key = entries().get(0).getFileName().toString();
        for (String content : List.of("nonsense", "{}", "null")) {
            store().keep(key, content.getBytes(UTF_8));

            assertThat(run().judge(submission, problem).cached()).as(content).isFalse();
        }
    }

    @Test
    void knowsWhatItJudgedItselfWhereThatWasNoRunOfMany() throws Exception {
        Judge judge = run();
        judge.judge(handsIn("anna", "class Main {}"), problem);

        assertThat(judge.judge(handsIn("anna", "class Main {}"), problem).cached())
                .isTrue();
    }

    @Test
    void keepsNoWordOfAJudgeThatFailed() throws Exception {
        verdict = Verdict.JE;
        run().judge(handsIn("anna", "class Main {}"), problem);
        verdict = Verdict.AC;

        assertThat(run().judge(handsIn("anna", "class Main {}"), problem).cached())
                .isFalse();
    }

    @Test
    void keepsNoCrashOfTheVm() throws Exception {
        verdict = Verdict.RTE;
        reason = Reason.of(ReasonCode.VM_CRASHED, "status", 134);
        run().judge(handsIn("anna", "class Main {}"), problem);

        assertThat(entries()).isEmpty();
    }

    @Test
    void keepsNothingThatCameOfABusyMachine() throws Exception {
        verdict = Verdict.TLE;
        reason = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2_000, "usedMillis", 2_061)
                .with(ReasonCode.HOST_SLOWNESS_PERCENT, 190);
        run().judge(handsIn("anna", "class Main {}"), problem);

        assertThat(entries()).isEmpty();
    }

    @Test
    void keepsNothingOfARunThatWasCancelled() throws Exception {
        Submission submission = handsIn("anna", "class Main {}");
        Judge interrupted = (one, by, listener) -> {
            throw new InterruptedException();
        };
        Judge cancelled = new CachedJudge(
                interrupted,
                (all, threads) -> interrupted,
                store(),
                new Fingerprints(false),
                (any, same) -> "here",
                new CachedJudge.Options(false, false));

        assertThatThrownBy(() -> cancelled.judge(submission, problem)).isInstanceOf(InterruptedException.class);
        assertThat(entries()).isEmpty();
    }

    @Test
    void keepsTheReportUnderWhatWasJudgedAlsoWhereTheFileIsAnotherByThen() throws Exception {
        Submission submission = handsIn("anna", "class Main {}");
        meanwhile = () -> {
            try {
                handsIn("anna", "class Newer {}");
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        };

        run().judge(submission, problem);

        assertThat(run().judge(submission, problem).cached()).isTrue();
        assertThat(run().judge(handsIn("anna", "class Newer {}"), problem).cached())
                .isFalse();
    }

    @Test
    void hasNothingPreparedThatItKnows() throws Exception {
        SubmissionFiles known = files("anna", "class Main {}");
        SubmissionFiles changed = files("boris", "class Main { int x; }");
        run().judge(read(known), problem);

        run().forRun(Map.of(problem, List.of(known, changed)), 2);
        assertThat(expected).containsExactly("boris");

        judge("here", true).forRun(Map.of(problem, List.of(known, changed)), 2);
        assertThat(expected).containsExactly("boris", "anna", "boris");
    }

    /** The judge of another run. */
    private CachedJudge run() {
        return judge("here", false);
    }

    private CachedJudge judge(String surroundings, boolean fresh) {
        Fingerprints fingerprints = new Fingerprints(false);
        Judge real = (submission, by, listener) -> {
            judged.add(submission.contestant());
            String fingerprint = fingerprints.of(submission, by);
            meanwhile.run();
            Report report = verdict == Verdict.AC
                    ? Reports.accepted(submission.contestant(), by.id())
                    : Reports.with(
                            submission.contestant(),
                            by.id(),
                            verdict,
                            List.of(Reports.failing("secret/1", verdict, reason)));
            return Reports.withFingerprint(report, fingerprint);
        };
        BatchJudge many = (all, threads) -> {
            all.values().forEach(those -> those.forEach(one -> expected.add(one.contestant())));
            return real;
        };
        return new CachedJudge(
                real, many, store(), fingerprints, (any, same) -> surroundings, new CachedJudge.Options(fresh, false));
    }

    private ResultStore store() {
        return ResultStore.open(temp.resolve("results"), Clock.systemUTC()).orElseThrow();
    }

    private Submission read(SubmissionFiles submission) {
        return submission.read(problem.limits().codeBytes());
    }

    private Submission handsIn(String contestant, String source) throws IOException {
        return read(files(contestant, source));
    }

    private SubmissionFiles files(String contestant, String source) throws IOException {
        Path folder = Files.createDirectories(temp.resolve(contestant));
        Path file = folder.resolve("Main.java");
        if (!Files.exists(file) || !Files.readString(file).equals(source)) {
            Files.writeString(file, source);
        }
        return new SubmissionFiles(contestant, "sum", folder, List.of(file));
    }

    private List<Path> entries() throws IOException {
        try (Stream<Path> files = Files.list(temp.resolve("results"))) {
            return files.toList();
        }
    }
}
