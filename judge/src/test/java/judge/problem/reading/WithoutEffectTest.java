package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.problem.PackageFolder;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A file in {@code data} that asks for nothing here keeps nobody from judging. */
class WithoutEffectTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(strings = {"", "# on_reject: break\n", "---\n# nothing\n"})
    void warnsOfSettingsOfTheOtherVersionThatSayNothing(String text) {
        PackageFolder folder =
                PackageFolder.sound(temp).write("data/testdata.yaml", text).write("data/secret/testdata.yaml", text);

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactlyInAnyOrder(
                        "data/testdata.yaml: is of the format's other version: here it is test_group.yaml in secret",
                        "data/secret/testdata.yaml: is of the format's other version: here it is test_group.yaml");
    }

    @Test
    void warnsOfLaterSettingsThatSayNothingInALegacyPackage() {
        PackageFolder folder = PackageFolder.legacy(temp)
                .write("data/test_group.yaml", "# nothing\n")
                .write("data/secret/test_group.yaml", "# nothing\n");

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings()).hasSize(2);
        assertThat(folder.write("data/secret/test_group.yaml", "args: [a]\n").faults())
                .containsExactly(
                        "data/secret/test_group.yaml: is of the format's other version: here it is testdata.yaml");
    }

    @Test
    void refusesSettingsOfTheOtherVersionThatCannotBeRead() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/testdata.yaml", "[on_reject\n")
                        .faults())
                .containsExactly(
                        "data/secret/testdata.yaml: is of the format's other version: here it is test_group.yaml");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            hint: 5                        | hint must be text (put it in quotes), found 5
            description: [a]               | description must be text, found a list of 1
            full_feedback: yes             | full_feedback must be true or false, found "yes"
            input_visualizer_args: --big   | input_visualizer_args must be a list of texts, found "--big"
            output_visualizer_args: [1]    | output_visualizer_args[1] must be text (put it in quotes), found 1
            answer_validator_args: [a]     | answer_validator_args is a key of BAPCtools and has no effect here, found
            """)
    void warnsOfWhatIsWrongWithAKeyThatNoVerdictDependsOn(String line, String warning) throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("data/secret/1.yaml", line + "\n")
                .write("data/secret/test_group.yaml", line + "\n");

        assertThat(folder.read().data().cases()).hasSize(1);
        assertThat(folder.warnings()).hasSize(2).allSatisfy(found -> assertThat(found)
                .contains(warning));
    }

    @Test
    void letsAFolderHaveTheHintAndTheDescriptionOfItsCases() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/test_group.yaml", "hint: look closer\ndescription: small numbers\n")
                        .findings())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"generator_time", "visualizer_time"})
    void warnsOfALimitThatOnlyAnotherProgramHas(String key) throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.sound(temp).write("problem.yaml", PackageFolder.PROBLEM_YAML + "  " + key + ": 120\n");

        assertThat(folder.read().limits().cpuTime()).hasSeconds(2);
        assertThat(folder.warnings())
                .containsExactly(
                        "problem.yaml:6: limits." + key + " is a key of BAPCtools and has no effect here, found 120");
    }

    @Test
    void warnsOfASampleOfATalkWhereNobodyTalks() {
        PackageFolder folder =
                PackageFolder.sound(temp).testCase("sample/1").write("data/sample/1.interaction", "<1 2\n>3\n");

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactly("data/sample/1.interaction: is not shown:"
                        + " only interactive and multi-pass problems have samples of talks");
        assertThat(folder.write("problem.yaml", PackageFolder.PROBLEM_YAML + "type: interactive\n")
                        .write("output_validator/Talk.java", "class Talk {}\n")
                        .warnings())
                .isEmpty();
    }

    /** A reader of an abridged input would download nothing, or another one. */
    @Test
    void warnsOfWhatIsShownInPlaceOfAnInputAndNotDownloaded() {
        PackageFolder folder =
                PackageFolder.sound(temp).testCase("sample/1").write("data/sample/1.in.statement", "1 ...\n");

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactly("data/sample/1.in.statement: has no 1.in.download beside it, which the format wants"
                        + " with it");
        assertThat(folder.write("data/sample/1.in.download", "1 2\n").warnings())
                .isEmpty();
        assertThat(folder.write("data/sample/1.ans.download", "3\n").warnings())
                .containsExactly("data/sample/1.ans.download: has no 1.ans.statement beside it, which the format wants"
                        + " with it");
    }
}
