package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.problem.PackageFolder;
import judge.problem.TestCase;
import judge.problem.TokenOptions;
import judge.problem.ValidatorArguments;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arguments of validators in older packages, by the names and forms that there have been. */
class LegacyArgumentsTest {

    @TempDir
    Path temp;

    @Test
    void letsTheLastOfSeveralTolerancesCountAsTheLaterFormatDoesNot() throws ProblemFormatException {
        TestCase testCase = PackageFolder.legacy(temp)
                .write("problem.yaml", "validator_flags: float_tolerance 1e-6\n")
                .write("data/testdata.yaml", "output_validator_flags: float_absolute_tolerance 1e-4\n")
                .read()
                .data()
                .cases()
                .get(0);

        TokenOptions options = TokenOptions.parse(testCase.checkerArguments());
        assertThat(options.relative()).hasValue(1e-6);
        assertThat(options.absolute()).hasValue(1e-4);
        assertThat(PackageFolder.sound(temp.resolve("later"))
                        .write(
                                "data/secret/1.yaml",
                                "output_validator_args: [float_tolerance, '1', float_tolerance, '1']\n")
                        .faults())
                .containsExactly("data/secret/1: gives wrong arguments to the checker:"
                        + " the argument float_tolerance gives a tolerance a second time");
    }

    @ParameterizedTest
    @CsvSource({"'\"\"'", "''", "'~'", "'{}'"})
    void emptyFlagsTakeThePlaceOfThoseOfTheFolderAbove(String empty) throws ProblemFormatException {
        TestCase testCase = PackageFolder.legacy(temp)
                .write("problem.yaml", "validator_flags: float_tolerance 1e-2\n")
                .write(
                        "data/testdata.yaml",
                        "output_validator_flags: float_tolerance 1e-1\ninput_validator_flags: --max 5\n")
                .write(
                        "data/secret/testdata.yaml",
                        "output_validator_flags: " + empty + "\ninput_validator_flags: " + empty + "\n")
                .read()
                .data()
                .cases()
                .get(0);

        assertThat(testCase.checkerArguments()).containsExactly("float_tolerance", "1e-2");
        assertThat(testCase.inputValidatorArguments().of("v.py")).isEmpty();
    }

    @Test
    void emptyFlagsOfGradersTakeThePlaceOfThoseOfTheFolderAbove() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.legacy(temp)
                .write("problem.yaml", "type: scoring\n")
                .write("data/testdata.yaml", "grader_flags: min\n")
                .write("data/secret/testdata.yaml", "grader_flags: \"\"\n");

        assertThat(folder.read()
                        .data()
                        .grading()
                        .orElseThrow()
                        .root()
                        .groups()
                        .map(group -> String.join(" ", group.flags().words())))
                .contains("min", "");
    }

    @ParameterizedTest
    @CsvSource({
        "2025-09, test_group.yaml, '[]'",
        "2023-07-draft, testdata.yaml, '[]'",
        "2023-07-draft, testdata.yaml, '\"\"'"
    })
    void anEmptyListOfLaterFormatsTakesThePlaceOfTheArgumentsAbove(String version, String file, String empty)
            throws ProblemFormatException {
        TestCase testCase = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("2025-09", version))
                .write("data/" + file, "output_validator_args: [case_sensitive]\n")
                .write("data/secret/" + file, "output_validator_args: " + empty + "\n")
                .read()
                .data()
                .cases()
                .get(0);

        assertThat(testCase.checkerArguments()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            {v.py: --max 5, other: }  | --max 5 |
            {name: v, flags: --max 5} | --max 5 |
            {name: other, flags: }    |         |
            {flags: --max 5}          | --max 5 | --max 5
            """)
    void givesInputValidatorsTheirFlagsByAnyOfTheMapsThatPackagesHave(String map, String flags, String others)
            throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.legacy(temp).write("data/testdata.yaml", "input_validator_flags: " + map + "\n");

        ValidatorArguments arguments = folder.read().data().cases().get(0).inputValidatorArguments();
        assertThat(String.join(" ", arguments.of("v.py"))).isEqualTo(flags == null ? "" : flags);
        assertThat(String.join(" ", arguments.of("other"))).isEqualTo(others == null ? "" : others);
    }

    /** BAPCtools has read them so for the half-year before the draft became 2025-09. */
    @Test
    void readsArgumentsByTheirLaterNameInTheTestDataOfTheDraft() throws ProblemFormatException {
        PackageFolder draft = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("2025-09", "2023-07-draft"))
                .write(
                        "data/testdata.yaml",
                        "output_validator_args: float_tolerance 1e-6\n"
                                + "input_validator_args: {v: --small -n, w: [a b]}\n")
                .testCase("secret/2/1")
                .write("data/secret/2/testdata.yaml", "output_validator_args: []\ninput_validator_args: x y\n");

        TestCase plain = draft.read().data().cases().get(0);
        TestCase other = draft.read().data().cases().get(1);
        assertThat(plain.checkerArguments()).containsExactly("float_tolerance", "1e-6");
        assertThat(plain.inputValidatorArguments().of("v.py")).containsExactly("--small", "-n");
        assertThat(plain.inputValidatorArguments().of("w")).containsExactly("a b");
        assertThat(other.checkerArguments()).isEmpty();
        assertThat(other.inputValidatorArguments().of("v")).containsExactly("x", "y");
        assertThat(PackageFolder.legacy(temp.resolve("older"))
                        .write("data/testdata.yaml", "output_validator_args: float_tolerance 1e-6\n")
                        .faults())
                .singleElement()
                .asString()
                .contains("output_validator_args is not a key that is known here");
    }
}
