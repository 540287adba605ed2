package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.question.Questions;
import judge.problem.question.Quiz;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems whose submissions are answers to questions. */
class QuestionsIT {

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    private static Report judged(Problem problem, boolean reveal, String name, byte[] answers) throws Exception {
        Submission submission = Submission.of(
                "1",
                "ada",
                problem.id(),
                List.of(new SourceFile(name, answers)),
                problem.limits().codeBytes());
        return new LocalJudge(toolchain, new JudgingRules(reveal, false, false)).judge(submission, problem);
    }

    private static Report judged(String answers) throws Exception {
        Problem problem = PackageReader.read(Quiz.folder());
        return judged(problem, false, "answers.yaml", answers.getBytes(StandardCharsets.UTF_8));
    }

    private static String why(Report report) {
        return English.of((Object) Objects.requireNonNull(report.compile().reason()));
    }

    @Test
    void eachQuestionIsScoredByItself() throws Exception {
        Report right = judged(Quiz.RIGHT);

        assertThat(right.verdict()).as(Reasons.of(right)).isEqualTo(Verdict.AC);
        assertThat(right.score()).isEqualTo(10);
        assertThat(right.language()).isEqualTo("answers");

        Report some = judged("complement: a\nstable: merge\nvalue: 5e1\nlinear: F\n");

        assertThat(some.verdict()).isEqualTo(Verdict.WA);
        assertThat(some.score()).isEqualTo(3);
        assertThat(some.maxScore()).isEqualTo(10);
        assertThat(some.cases())
                .extracting(CaseSection::name, CaseSection::verdict, CaseSection::score)
                .containsExactly(
                        tuple("secret/complement", Verdict.WA, 0.0),
                        tuple("secret/stable", Verdict.WA, 1.5),
                        tuple("secret/value", Verdict.WA, 0.0),
                        tuple("secret/linear", Verdict.AC, 1.5),
                        tuple("secret/lifo", Verdict.WA, 0.0));
    }

    @Test
    void rightAnswersAreToldToNobodyWhoDoesNotAskForThem() throws Exception {
        Problem problem = PackageReader.read(Quiz.folder());
        byte[] answers = "complement: a\nstable: merge\n".getBytes(StandardCharsets.UTF_8);

        List<String> told = judged(problem, true, "a.yaml", answers).cases().stream()
                .limit(2)
                .map(one -> English.of((Object) Objects.requireNonNull(one.reason())))
                .toList();
        List<Reason> open = judged(problem, false, "a.yaml", answers).cases().stream()
                .limit(2)
                .map(one -> Objects.requireNonNull(one.reason()))
                .toList();

        assertThat(told)
                .containsExactly(
                        "the answer is wrong: found \"a\", expected \"d\"",
                        "the answer is right in part: found \"merge\", expected \"bubble, merge\"");
        assertThat(open).allSatisfy(reason -> assertThat(reason.parameters()).containsOnlyKeys("found"));
    }

    @Test
    void questionsThatAreThereNoMoreAreNoFault() throws Exception {
        assertThat(judged(Quiz.RIGHT + "gone: x\n").score()).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a: &x [1]\nb: *x\n",
                "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                "a: {b: c}\n",
                "a: \u0001\n"
            })
    void hostileAnswersAreTheSubmissionsFaultAndToldInASentence(String answers) throws Exception {
        Report report = judged(answers);

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(why(report)).startsWith("answers.yaml").doesNotContain("{");
    }

    @Test
    void tooLongAnswersAreNotRead() throws Exception {
        Report report = judged("a: " + "x".repeat(10 << 20));

        assertThat(report.verdict()).isEqualTo(Verdict.CE);
        assertThat(why(report)).contains("256 KiB");
    }

    @Test
    void programsAndSeveralFilesAreRefusedWithASentence() throws Exception {
        Problem problem = PackageReader.read(Quiz.folder());
        Path program = Files.writeString(temp.resolve("Main.java"), "class Main {}");

        assertThatThrownBy(() -> SubmissionFinder.single(
                        program, problem.id(), problem.type().handedIn()))
                .isInstanceOf(SubmissionException.class)
                .hasMessageContaining("is a program, but quiz takes a file with the answers to its questions (*.yaml)");
        Submission none = Submission.of("1", "ada", problem.id(), List.of(), 1);
        Report report = new LocalJudge(toolchain, new JudgingRules(false, false, false)).judge(none, problem);
        assertThat(why(report)).isEqualTo("the problem asks questions: hand in one file answers.yaml with the answers");
    }

    @Test
    void packageIsVerifiedWithoutAJuryAndWithOne() throws Exception {
        Path folder = Quiz.in(temp);

        Verification alone = new PackageVerifier(toolchain, false).verify(PackageReader.read(folder));

        assertThat(English.of(alone.faults())).isEmpty();
        assertThat(English.of(alone.warnings())).isEmpty();

        Files.createDirectories(folder.resolve("submissions/accepted"));
        Files.createDirectories(folder.resolve("submissions/wrong_answer"));
        Files.writeString(folder.resolve("submissions/accepted/right.yaml"), Quiz.RIGHT);
        Files.writeString(folder.resolve("submissions/wrong_answer/half.json"), "{\"stable\": \"merge\"}");

        Verification verification = new PackageVerifier(toolchain, false).verify(PackageReader.read(folder));

        assertThat(English.of(verification.faults())).isEmpty();
        assertThat(verification.submissions())
                .extracting(JuryResult::path, JuryResult::verdict, JuryResult::score)
                .containsExactly(
                        tuple("accepted/right.yaml", Verdict.AC, 10.0),
                        tuple("wrong_answer/half.json", Verdict.WA, 1.5));
        assertThat(Files.exists(folder.resolve(Questions.FILE))).isTrue();
    }
}
