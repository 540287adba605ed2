package judge.problem.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.reading.PackageReader;
import judge.problem.reading.ProblemLibrary;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionsReaderTest {

    @TempDir
    Path temp;

    /** The faults of the quiz in which a text is another one, without the folder. */
    private List<String> faults(String text, String other) {
        return faults(Quiz.changed(temp, text, other));
    }

    private List<String> faults(Path folder) {
        ProblemFormatException unsound =
                catchThrowableOfType(ProblemFormatException.class, () -> PackageReader.read(folder));
        return English.of(unsound.faults()).stream()
                .map(fault -> fault.replace(folder + "/", ""))
                .toList();
    }

    private static String content(Problem problem, Path file) throws Exception {
        return new String(problem.content().read(file), StandardCharsets.UTF_8);
    }

    @Test
    void eachQuestionIsATestCaseWithItsPointsAndTheSumIsTheMost() throws Exception {
        Problem problem = PackageReader.read(Quiz.folder());

        assertThat(problem.maxScore()).isEqualTo(10);
        assertThat(problem.scoring()).isTrue();
        assertThat(problem.data().cases())
                .extracting(TestCase::name, TestCase::maxScore)
                .containsExactly(
                        tuple("secret/complement", 2.0),
                        tuple("secret/stable", 3.0),
                        tuple("secret/value", 2.0),
                        tuple("secret/linear", 1.5),
                        tuple("secret/lifo", 1.5));
        TestCase stable = problem.data().cases().get(1);
        assertThat(content(problem, stable.input()))
                .startsWith("Which of these")
                .contains("\nmerge: merge sort\n");
        assertThat(content(problem, stable.answer())).isEqualTo("bubble\nmerge\n");
        Questions questions = problem.data().questions().orElseThrow();
        assertThat(questions.groups()).hasSize(4);
        assertThat(questions.groups().get(2).text().in("zh")).startsWith("阅读下面的程序。");
        assertThat(questions.all().get(0).text().in("de")).isEqualTo("The 8-bit two's complement of $-1$ is");
        assertThat(questions.all().get(1).options().get(1).text().in("zh-CN")).isEqualTo("归并排序");
    }

    @Test
    void packageIsWholeWithoutDataAndValidatorsAndPrograms() throws Exception {
        PackageReader.Remarks remarks = PackageReader.remarks(Quiz.folder());

        assertThat(remarks.omissions()).isEmpty();
        assertThat(remarks.warnings()).isEmpty();
        assertThat(ProblemLibrary.open(Quiz.in(temp).getParent()).answerIds()).containsExactly(Quiz.ID);
    }

    @Test
    void versionIsAnotherOneWhenARightAnswerIs() throws Exception {
        String before = PackageReader.read(Quiz.in(temp.resolve("before"))).version();

        assertThat(PackageReader.read(Quiz.changed(temp, "answer: 55", "answer: 89"))
                        .version())
                .isNotEqualTo(before);
    }

    @Test
    void faultsNameFileLineAndKey() {
        names(
                "id: stable",
                "id: complement",
                "18: questions[2].id is the id of an earlier question: found \"complement\"");
        names(
                "id: stable",
                "id: a/b",
                "18: questions[2].id must be up to 40 letters, digits, _ and - that begin with a "
                        + "letter or a digit, found \"a/b\"");
        names(
                "points: 3",
                "points: 0",
                "20: questions[2].points must be a number from 0.01 to 1000000 (points), found 0");
        names(
                "kind: text",
                "kind: gap",
                "72: questions[4].kind must be one of one, several, number, text, found \"gap\"");
        names(
                "answer: [bubble, merge]",
                "answer: [bubble, tim]",
                "30: questions[2].answer names the option tim, which is none of bubble, merge, " + "quick, heap");
        names(
                "answer: d",
                "answer: [d, a]",
                "13: questions[1].answer must be the one option that is right in a question of "
                        + "kind one, found a list of 2");
        names("answer: 55", "answer: many", "54: questions[3].questions[1].answer must be a number, found many");
        names("answer: 55", "tolerance: 1", "48: questions[3].questions[1].answer is missing");
        names(
                "partial: half",
                "partial: most",
                "21: questions[2].partial must be one of none, half, share, found \"most\"");
        names(
                "partial: half",
                "ignore: case",
                "21: questions[2].ignore means nothing in a question of kind several, found " + "\"case\"");
        names(
                "ignore: [case, blanks]",
                "ignore: spaces",
                "78: questions[4].ignore must be one of case, blanks, found \"spaces\"");
        names(
                "ignore: [case, blanks]",
                "tolerance: 1",
                "78: questions[4].tolerance means nothing in a question of kind text, found 1");
        names(
                "ignore: [case, blanks]",
                "hint: none",
                "78: questions[4].hint is not a key that is known here (known are answer, "
                        + "explanation, id, ignore, kind, options, partial, points, questions, shuffle, "
                        + "text, tolerance), found \"none\"");
        names("T: {en: right, zh: 正确}", "T:", "65: questions[3].questions[2].options.T must be text, found nothing");
    }

    private void names(String text, String other, String lineAndFault) {
        assertThat(faults(text, other)).contains("questions.yaml:" + lineAndFault);
    }

    @Test
    void faultsOfTheListAreNamedToo() throws Exception {
        Path folder = Quiz.in(temp);
        Files.writeString(folder.resolve(Questions.FILE), "questions: []\nquestion: 1\n");

        assertThat(faults(folder))
                .containsExactly(
                        "questions.yaml:1: questions must be a list of at least one question",
                        "questions.yaml:2: question is not a key that is known here (known are questions), found 1");

        Files.writeString(
                folder.resolve(Questions.FILE), "questions:\n  - one\n  - id: a\n    kind: one\n    text: x\n");

        assertThat(faults(folder))
                .containsExactly(
                        "questions.yaml:2: questions[1] must be a question with id, kind, text and answer,"
                                + " found \"one\"",
                        "questions.yaml:3: questions[2].options is missing",
                        "questions.yaml:3: questions[2].answer is missing");
    }

    @Test
    void questionsStandNeitherBesideDataNorWithoutTheType() throws Exception {
        Path folder = Quiz.in(temp);
        Files.createDirectories(folder.resolve("data/secret"));
        Files.writeString(folder.resolve("data/secret/1.in"), "1\n");
        Files.writeString(folder.resolve("judge.yaml"), "checker: exact\n");
        Files.writeString(
                folder.resolve("problem.yaml"),
                Files.readString(folder.resolve("problem.yaml")).replace("[scoring, submit-answer]", "scoring"));

        assertThat(faults(folder))
                .containsExactly(
                        "questions.yaml: the package asks questions, so problem.yaml must have type: submit-answer",
                        "data: it must not stand beside questions.yaml, from which the test cases are made",
                        "judge.yaml: it must not stand beside questions.yaml, from which the test cases are made");
    }
}
