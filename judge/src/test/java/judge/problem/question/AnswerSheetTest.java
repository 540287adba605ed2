package judge.problem.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.message.English;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerSheetTest {

    private static AnswerSheet read(String text) throws ProblemFormatException {
        return AnswerSheet.read("answers.yaml", text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> sentences(String text) {
        try {
            return List.of(read(text).toString());
        } catch (ProblemFormatException e) {
            return English.of(e.faults());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: x\nb: [y, z]\nc: 3.10\nd:\n", "{\"a\": \"x\", \"b\": [\"y\", \"z\"], \"c\": 3.10}"})
    void areReadAsYamlAndAsJson(String text) throws Exception {
        assertThat(read(text).byQuestion())
                .isEqualTo(Map.of("a", List.of("x"), "b", List.of("y", "z"), "c", List.of("3.10")));
    }

    @Test
    void areTheSameWhenTheyAreWrittenAndReadBack() throws Exception {
        Map<String, List<String>> said = new LinkedHashMap<>();
        said.put("q1", List.of("\"quoted\" \\n <b> 栈 # : {}"));
        said.put("q2", List.of("a", "b"));
        said.put("q3", List.of(" "));

        AnswerSheet answers = new AnswerSheet(said);

        assertThat(read(answers.yaml())).isEqualTo(answers);
        assertThat(answers.byQuestion()).as("a blank answer is none").doesNotContainKey("q3");
        assertThat(read(new AnswerSheet(Map.of()).yaml()).byQuestion()).isEmpty();
    }

    @Test
    void fileToBeginWithAsksInCommentsAndAnswersNothing() throws Exception {
        Questions questions =
                PackageReader.read(Quiz.folder()).data().questions().orElseThrow();

        String blank = AnswerSheet.blank(questions, "zh");

        assertThat(blank)
                .contains("# - merge: 归并排序\n", "\nstable: []\n", "\nvalue: \"\"\n", "# ```cpp\n")
                .doesNotContain("斐波那契");
        assertThat(read(blank).byQuestion()).isEmpty();
    }

    @Test
    void hostileFilesAreRefusedWithASentence() {
        assertThat(sentences("a: &x [1]\nb: *x\n").get(0)).startsWith("answers.yaml:2: ");
        assertThat(sentences("a: " + "[".repeat(100_000)).get(0)).startsWith("answers.yaml:1: ");
        assertThat(sentences("- a\n- b\n").get(0)).startsWith("answers.yaml: ");
        assertThat(sentences("a: b\n\nc: {d: e}\n"))
                .containsExactly("answers.yaml:3: c must be a text or a number on one line of at most 1000 characters,"
                        + " or a list of such, found a map of 1");
        assertThat(sentences("a: \"x\\u0000y\"\n").get(0)).startsWith("answers.yaml:1: a must be a text");
        assertThat(sentences("a: " + "x".repeat(1001)).get(0)).startsWith("answers.yaml:1: a must be a text");
        assertThat(sentences("a: [" + "x, ".repeat(101) + "x]").get(0)).startsWith("answers.yaml:1: a must be a text");
        assertThat(sentences("a: x\na: y\n").get(0)).startsWith("answers.yaml:2: ");
    }

    @Test
    void bytesThatAreNoUtf8AreRefused() {
        assertThatThrownBy(() -> AnswerSheet.read("answers.yaml", new byte[] {'a', ':', ' ', (byte) 0xff}))
                .isInstanceOf(ProblemFormatException.class);
    }
}
