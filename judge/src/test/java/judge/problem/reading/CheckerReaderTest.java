package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import judge.problem.CheckerChoice;
import judge.problem.PackageFolder;
import judge.problem.ValidatorLimits;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckerReaderTest {

    @TempDir
    Path temp;

    @Test
    void takesTheOutputValidatorOfAnotherVersionsFolder() throws ProblemFormatException {
        PackageFolder newer = PackageFolder.sound(temp).write("output_validators/check/Check.java", "");
        PackageFolder older = PackageFolder.legacy(temp.resolve("older"))
                .write("problem.yaml", "validation: custom\n")
                .write("output_validator/build", "#!/bin/sh\n");

        assertThat(((CheckerChoice.External) newer.read().judging().checker()).programs())
                .containsExactly(newer.folder().resolve("output_validators/check"));
        assertThat(newer.warnings())
                .containsExactly("output_validators: has the output validator, which format 2025-09 has in"
                        + " output_validator");
        assertThat(((CheckerChoice.External) older.read().judging().checker()).programs())
                .containsExactly(older.folder().resolve("output_validator"));
    }

    @Test
    void takesAnOutputValidatorWithItsLimits() throws ProblemFormatException {
        PackageFolder withValidator = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML + "  validation_time: 5\n  validation_memory: 64\n")
                .write("output_validator/Check.java", "class Check {}\n");

        assertThat(withValidator.read().judging().checker())
                .isEqualTo(new CheckerChoice.External(
                        List.of(withValidator.folder().resolve("output_validator")),
                        new ValidatorLimits(Duration.ofSeconds(5), 64L << 20, 8L << 20)));
    }

    @Test
    void refusesAnOutputValidatorThatItCannotRun() {
        assertThat(PackageFolder.sound(temp)
                        .write("output_validator/check.swift", "")
                        .write("judge.yaml", "checker: token\n")
                        .faults())
                .containsExactlyInAnyOrder(
                        "output_validator: has no source in a language of this judge ("
                                + LanguageNames.known().pattern()
                                + ") and no script build or run: write the validator in one of"
                                + " them, or a script that starts it",
                        "judge.yaml: checker must not be given beside the package's own output_validator");
    }

    @Test
    void findsWrongArgumentsOfTheCheckerBeforeAnythingIsJudged() {
        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/1.yaml", "output_validator_args: [float_tolerance, small]\n")
                        .faults())
                .containsExactly("data/secret/1: gives wrong arguments to the checker: the argument float_tolerance"
                        + " needs a number of at least 0 after it, found \"small\"");
        assertThat(PackageFolder.sound(temp)
                        .write("judge.yaml", "checker: exact\n")
                        .write("data/secret/1.yaml", "output_validator_args: [case_sensitive]\n")
                        .faults())
                .containsExactly("data/secret/1: gives arguments to the checker, which takes none: case_sensitive");
    }
}
