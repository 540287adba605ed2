package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.WrittenFiles;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.reading.ProblemLibrary;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import judge.verify.JuryResult;
import judge.verify.PackageVerifier;
import judge.verify.Verification;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems whose submissions are the answers themselves. */
class AnswersIT {

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    private final Map<String, String> files = new LinkedHashMap<>();

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @BeforeEach
    void hasAProblemOfTwoAnswersAndASample() {
        files.put("problem.yaml", "problem_format_version: 2025-09\nname: P\ntype: [submit-answer, scoring]\n");
        testCase("sample/1", "1\n");
        testCase("secret/1", "one\n");
        testCase("secret/deep/2", "two\n");
    }

    private void testCase(String name, String answer) {
        files.put("data/" + name + ".in", name + "\n");
        files.put("data/" + name + ".ans", answer);
    }

    private Problem problem() throws Exception {
        return PackageReader.read(WrittenFiles.in(temp.resolve("p"), files));
    }

    /** Paths and contents in turn. */
    private Report judged(String... handedIn) throws Exception {
        List<SourceFile> sources = Arrays.stream(handedIn)
                .map(one -> one.split("="))
                .map(pair -> new SourceFile(pair[0], pair[1].getBytes(StandardCharsets.UTF_8)))
                .toList();
        Problem problem = problem();
        Submission submission = Submission.of(
                "1", "ada", problem.id(), sources, problem.limits().codeBytes());
        return new LocalJudge(toolchain, new JudgingRules(true, false, false)).judge(submission, problem);
    }

    @Test
    void foldersAroundAllFilesDoNotMatter() throws Exception {
        Report report = judged("mine/all/secret/1.out=one", "mine/all/deep/2.ans=two", "mine\\all\\sample/1.out=1");

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.AC);
        assertThat(judged("sample/2.out=two", "sample/1.out=1").score()).isZero();
    }

    @Test
    void judgesTheFilesThatAreNamedByTheCases() throws Exception {
        Report report = judged("secret/1.out=one", "deep/2.ans=two", "sample/1.out=1");

        assertThat(report.verdict()).as(Reasons.of(report)).isEqualTo(Verdict.AC);
        assertThat(report.score()).isEqualTo(100);
        assertThat(report.language()).isEqualTo("answers");
        assertThat(report.compile().ok()).isTrue();
        assertThat(report.cases())
                .extracting(CaseSection::answerSource)
                .containsExactly("sample/1.out", "secret/1.out", "deep/2.ans");
    }

    @Test
    void givesNothingForWhatIsMissingOrWrong() throws Exception {
        Report report = judged("1.out=uno", "2.out= ");

        assertThat(report.cases())
                .extracting(CaseSection::verdict)
                .as("a name alone is a secret case's before a sample's")
                .containsExactly(Verdict.NO, Verdict.WA, Verdict.NO);
        assertThat(report.score()).isZero();
        assertThat(Objects.requireNonNull(report.cases().get(0).reason()).parameters())
                .containsEntry("file", "sample/1.out");
    }

    @Test
    void takesNoFileForTwoCases() throws Exception {
        testCase("secret/other/2", "two\n");

        assertThat(judged("2.out=two").cases())
                .extracting(CaseSection::verdict)
                .containsExactly(Verdict.NO, Verdict.NO, Verdict.NO, Verdict.NO);
        assertThat(judged("2.out=no", "other/2.out=two", "secret/deep/2.out=two")
                        .score())
                .isGreaterThan(66);
    }

    @Test
    void isLargerThanTheLimitOfOutputsForOneCaseOnly() throws Exception {
        files.put("problem.yaml", files.get("problem.yaml") + "limits: {output: 1}\n");

        Report report = judged("secret/1.out=" + "x".repeat(1 << 20) + "xx", "deep/2.out=two");

        assertThat(report.cases())
                .extracting(CaseSection::verdict)
                .containsExactly(Verdict.NO, Verdict.OLE, Verdict.AC);
    }

    @Test
    void hasValidatorsAwardPointsAsForPrograms() throws Exception {
        files.put("data/secret/test_group.yaml", "max_score: unbounded\n");
        files.put(
                "output_validator/v.py",
                "import sys\nopen(sys.argv[3] + 'score.txt', 'w').write(sys.stdin.read())\nsys.exit(42)\n");

        assertThat(judged("secret/1.out=12.5", "deep/2.out=1000").score()).isEqualTo(1012.5);
    }

    @Test
    void refusesProgramsWithASentence() throws Exception {
        Problem problem = problem();
        Path program = Files.writeString(temp.resolve("Main.java"), "class Main {}");

        assertThatThrownBy(() -> SubmissionFinder.single(
                        program, problem.id(), problem.type().handedIn()))
                .isInstanceOf(SubmissionException.class)
                .hasMessageContaining("is a program, but p takes answer files, named by the test case (*.out)");
        Report report = judged();
        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(Objects.requireNonNull(report.compile().reason()).code().code())
                .isEqualTo("no-answer-files");
    }

    @Test
    void triesTheAnswersOfTheJury() throws Exception {
        for (String right : List.of("sample/1.out=1", "secret/1.out=one", "secret/deep/2.out=two")) {
            files.put("submissions/accepted/all/" + right.split("=")[0], right.split("=")[1]);
        }
        files.put("submissions/wrong_answer/half/sample/1.out", "1");
        files.put("submissions/wrong_answer/half/secret/1.out", "eins");
        files.put("submissions/wrong_answer/half/secret/deep/2.out", "two");
        files.put("submissions/submissions.yaml", "wrong_answer/half: {score: 50, secret: {score: 50}}\n");
        files.put("submissions/accepted/Program.java", "class Program {}");
        Problem problem = problem();

        Verification verification = new PackageVerifier(toolchain, false).verify(problem);

        assertThat(verification.submissions())
                .extracting(JuryResult::path, JuryResult::verdict, JuryResult::score, JuryResult::isAsExpected)
                .containsExactly(
                        tuple("accepted/all", Verdict.AC, 100.0, true),
                        tuple("wrong_answer/half", Verdict.WA, 50.0, true));
        assertThat(English.of(verification.warnings())).anyMatch(warning -> warning.contains("accepted/Program.java"));
        assertThat(ProblemLibrary.open(temp).answerIds()).containsExactly("p");
    }
}
