package judge.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemTypeTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            type: interactive                          | false | true  | 1
            type: multi-pass                           | false | false | 2
            type: pass-fail interactive                | false | true  | 1
            type: [interactive, multi-pass]            | false | true  | 2
            type: [scoring, multi-pass, interactive]   | true  | true  | 2
            type: scoring                              | true  | false | 1
            """)
    void isWhatTheKeySays(String line, boolean scoring, boolean interactive, int passes) throws Exception {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML + line + "\n")
                .write("output_validator/Check.java", "class Check {}\n")
                .read();

        assertThat(problem.type()).isEqualTo(new ProblemType(scoring, interactive, passes, false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            validation: custom interactive             | true  | 1
            validation: interactive                    | true  | 1
            validation: custom multi-pass              | false | 2
            validation: multi-pass                     | false | 2
            validation: custom interactive multi-pass  | true  | 2
            type: interactive                          | true  | 1
            type: pass-fail interactive multi-pass     | true  | 2
            """)
    void isWhatOlderPackagesSay(String line, boolean interactive, int passes) throws Exception {
        Problem problem = PackageFolder.legacy(temp)
                .write("problem.yaml", line + "\n")
                .write("output_validators/check/Check.java", "class Check {}\n")
                .read();

        assertThat(problem.type()).isEqualTo(new ProblemType(false, interactive, passes, false));
    }

    @Test
    void readsHowManyPassesThereMayBe() throws Exception {
        PackageFolder folder = PackageFolder.sound(temp).write("output_validator/Check.java", "class Check {}\n");

        folder.write("problem.yaml", PackageFolder.PROBLEM_YAML + "  validation_passes: 7\ntype: multi-pass\n");
        assertThat(folder.read().type().passes()).isEqualTo(7);

        folder.write("problem.yaml", PackageFolder.PROBLEM_YAML + "  validation_passes: 1\ntype: multi-pass\n");
        assertThat(folder.faults())
                .singleElement()
                .asString()
                .contains("limits.validation_passes must be a whole number from 2");
    }

    /** The words to the submission are output of the validator's, and can be all of a large input. */
    @ParameterizedTest
    @CsvSource({"interactive, 64", "multi-pass, 8"})
    void letsAnInteractiveValidatorSayMore(String type, long mebibytes) throws Exception {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML + "type: " + type + "\n")
                .write("output_validator/Check.java", "class Check {}\n")
                .read();

        assertThat(problem.judging().checker())
                .isInstanceOfSatisfying(
                        CheckerChoice.External.class,
                        external -> assertThat(external.limits().outputBytes()).isEqualTo(mebibytes << 20));
    }

    @Test
    void takesTheValidatorFolderThatDomjudgeTakes() throws Exception {
        PackageFolder folder = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: custom multi-pass\n")
                .write("output_validator/check.py", "")
                .write("output_validator/more.py", "");

        assertThat(folder.read().judging().checker())
                .isInstanceOfSatisfying(CheckerChoice.External.class, external -> assertThat(external.programs())
                        .containsExactly(folder.folder().resolve("output_validator")));
        assertThat(folder.warnings())
                .contains("output_validator: has the output validator, which format legacy has in output_validators");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            input_file: sum.in  | input_file must not be given in an interactive problem
            reference: sudoku   | reference must not be given where the output validator makes the input
            """)
    void namesWhatDoesNotGoWithATalk(String line, String fault) {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML + "type: interactive\n")
                .write("output_validator/Check.java", "class Check {}\n")
                .write("judge.yaml", line + "\n");

        assertThat(folder.faults())
                .anySatisfy(found -> assertThat(found).startsWith("judge.yaml").contains(fault));
    }

    @Test
    void wantsAValidator() {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML + "type: multi-pass\n")
                        .faults())
                .contains(
                        "output_validator: has no output validator, which an interactive or multi-pass problem needs");
    }
}
