package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.message.English;
import judge.problem.reading.PackageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Traces of editors on Windows in test data, which nobody sees. */
class DataFormTest {

    @TempDir
    private Path temp;

    private List<String> warnings(Map<String, String> files) throws Exception {
        return warnings(PackageTrials.packaged(temp, files));
    }

    private List<String> warnings(Path folder) throws Exception {
        return English.of(DataForm.warnings(PackageReader.read(folder))).stream()
                .map(sentence -> sentence.replace(folder + "/", ""))
                .toList();
    }

    @Test
    void aByteOrderMarkIsNamedOnceForAllFiles() throws Exception {
        assertThat(warnings(Map.of(
                        "data/secret/1.in", "\ufeff1 2\n",
                        "data/secret/1.ans", "\ufeff3\n",
                        "data/secret/2.in", "1 2\n",
                        "data/secret/2.ans", "3\n")))
                .containsExactly("data/secret/1.in begins with a byte order mark, which is part of its first word for"
                        + " every program: save it as UTF-8 without one; of 2 files this is the first");
    }

    @Test
    void textInUtf16IsNamed() throws Exception {
        Path folder = PackageTrials.packaged(temp, Map.of());
        Files.write(folder.resolve("data/secret/1.ans"), "\ufeff3\r\n".getBytes(StandardCharsets.UTF_16LE));

        assertThat(warnings(folder))
                .containsExactly(
                        "data/secret/1.ans is in UTF-16, which programs neither read nor print: save it as" + " UTF-8");
    }

    @Test
    void anAnswerThatNobodyMayPrintIsNamed() throws Exception {
        assertThat(warnings(Map.of("data/secret/1.ans", "3 ".repeat((4 << 20) + 1))))
                .containsExactly("data/secret/1.ans is larger than limits.output, so whoever prints it gets OLE; set a"
                        + " larger limits.output in problem.yaml");
    }

    /** Right programs in Python and C++ got WA; the jury's own program cut the lines, so that no one told the jury. */
    @ParameterizedTest
    @CsvSource({"'1 2\r\n3\r\n', \\r\\n", "'1 2\r\n3\n', \\r\\n", "'1 2\r3\r', \\r"})
    void lineEndsOfOtherSystemsAreNamedInWhatProgramsRead(String input, String ends) throws Exception {
        assertThat(warnings(Map.of("data/secret/1.in", input)))
                .containsExactly("data/secret/1.in has line ends " + ends + ": what reads whole lines, such as input()"
                        + " or getline, keeps the \\r: save it with line ends \\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1 2\n3\n", "1\r2\n", "\0\r\n", "1 2"})
    void whatProgramsReadAsTheyShouldIsNotNamed(String input) throws Exception {
        assertThat(warnings(Map.of("data/secret/1.in", input))).isEmpty();
    }

    @Test
    void lineEndsOfWindowsAreNamedWhereTheCheckerMindsThem() throws Exception {
        Map<String, String> windows = Map.of("data/secret/1.ans", "3\r\n");

        assertThat(warnings(windows)).isEmpty();
        for (Map<String, String> minding : List.of(
                Map.of("judge.yaml", "checker: exact\n"),
                Map.of(
                        "judge.yaml",
                        "checker: token\n",
                        "data/secret/test_group.yaml",
                        "output_validator_args: [space_change_sensitive]\n"))) {
            Map<String, String> files = new HashMap<>(windows);
            files.putAll(minding);
            assertThat(warnings(files))
                    .containsExactly("data/secret/1.ans has line ends \\r\\n, and the checker wants the same of each"
                            + " output");
        }
    }
}
