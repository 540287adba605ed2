package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import judge.message.English;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.question.AnswerSheet;
import judge.problem.question.AskedQuestion;
import judge.problem.question.Questions;
import judge.problem.question.Quiz;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the examples and tables of {@code docs/problem-format.md}. */
class ProblemFormatDocumentTest {

    private static final Path DOCUMENT = Path.of("judge/docs/problem-format.md");

    @TempDir
    Path temp;

    @Test
    void itsExampleIsASoundPackage() throws IOException, ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", example(0))
                .testCase("sample/1")
                .testCase("secret/01-small")
                .write("submissions/wrong_answer/Minus.java", "")
                .read();

        assertThat(problem.limits().memoryBytes()).isEqualTo(64L << 20);
    }

    @Test
    void itsExampleOfQuestionsIsAnsweredByTheLineBelowIt() throws Exception {
        Path folder = Quiz.in(temp);
        Files.writeString(folder.resolve(Questions.FILE), example(1));
        Problem quiz = PackageReader.read(folder);
        String document = Files.readString(DOCUMENT);
        String answers = document.substring(document.indexOf("{complement: ")).split("`", 2)[0];

        AnswerSheet read = AnswerSheet.read("answers.yaml", answers.getBytes(StandardCharsets.UTF_8));
        assertThat(quiz.data().questions().orElseThrow().all())
                .filteredOn(question -> question.key().share(read.to(question)) == 1)
                .extracting(AskedQuestion::id)
                .containsExactly("complement", "stable", "value");
    }

    private static String example(int number) throws IOException {
        return Pattern.compile("```yaml\\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(DOCUMENT))
                .results()
                .map(result -> result.group(1))
                .toList()
                .get(number);
    }

    @Test
    void itNamesEveryKeyThatIsRead() throws IOException {
        String document = Files.readString(DOCUMENT);

        List<String> faults = new ArrayList<>(PackageFolder.sound(temp.resolve("jury"))
                .write("submissions/submissions.yaml", "accepted: {x: 1}\n")
                .faults());
        faults.addAll(PackageFolder.sound(temp.resolve("metadata"))
                .write("problem.yaml", PackageFolder.SCORING_YAML + "x: 1\n" + "credits: {x: 1}\n")
                .warnings());
        faults.addAll(PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML)
                .write("judge.yaml", "x: 1\njava: {x: 1}\n")
                .write("data/secret/test_group.yaml", "x: 1\n")
                .write("data/secret/1.yaml", "x: 1\n")
                .faults());

        ProblemFormatException unsound = catchThrowableOfType(
                ProblemFormatException.class,
                () -> PackageReader.read(Quiz.changed(temp, "ignore: [case, blanks]", "x: 1")));
        faults.addAll(English.of(unsound.faults()));

        assertThat(faults).hasSize(8);
        assertThat(faults)
                .allSatisfy(fault -> assertThat(keys(fault)).isNotEmpty().allSatisfy(key -> assertThat(document)
                        .containsAnyOf("`" + key, "." + key + "`")));
    }

    private static List<String> keys(String fault) {
        return Pattern.compile("(?<=known are |, )[a-z_]+(?=[,)])")
                .matcher(fault)
                .results()
                .map(MatchResult::group)
                .toList();
    }
}
