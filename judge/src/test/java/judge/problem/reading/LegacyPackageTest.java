package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import judge.problem.CheckerChoice;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.problem.ValidatorArguments;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LegacyPackageTest {

    @TempDir
    Path temp;

    private PackageFolder scoring() {
        return PackageFolder.legacy(temp)
                .write("problem.yaml", "type: scoring\ngrading: {objective: max, show_test_data_groups: true}\n")
                .write("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample\n");
    }

    @Test
    void givesFlagsToTheInputValidatorThatIsNamedOnly() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write("data/testdata.yaml", "input_validator_flags: {name: v, flags: x y}\n")
                .read();

        ValidatorArguments arguments = problem.data().cases().get(0).inputValidatorArguments();
        assertThat(arguments.of("v.cpp")).containsExactly("x", "y");
        assertThat(arguments.of("w")).isEmpty();
    }

    @Test
    void takesAPackageOfDomjudgesThatHasNoProblemYaml() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .delete("problem.yaml")
                .delete(".timelimit")
                .delete("problem_statement/problem.tex")
                .write("problem_statement/problem.pdf", "")
                .write(
                        "domjudge-problem.ini",
                        "; DOMjudge problem properties file\nprobid = S1\nname = 'The Sum'\ntimelimit = 3\n"
                                + "special_compare = compare\nspecial_compare_args = case_sensitive\n");

        Problem problem = legacy.read();

        assertThat(problem.names()).isEqualTo(Map.of("en", "The Sum"));
        assertThat(problem.limits().cpuTime()).hasSeconds(3);
        assertThat(problem.data().cases().get(0).checkerArguments()).containsExactly("case_sensitive");
        assertThat(JuryReader.read(problem, LanguageNames.known()).submissions())
                .extracting(JurySubmission::name)
                .containsExactly("accepted/Sum.java");
        assertThat(ProblemLibrary.open(temp).ids()).containsExactly("sum");
        assertThat(legacy.delete("domjudge-problem.ini").faults()).contains("problem.yaml: is missing");
    }

    @Test
    void takesTheTitlesThatStatementsGiveThemselves() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write("problem.yaml", "source: x\n")
                .write("problem_statement/problem.en.tex", "%\\problemname{Old}\n\\problemname{A {Sum} -- $x$}\n")
                .delete("problem_statement/problem.tex")
                .write("problem_statement/problem.sv.tex", "\\problemname{Addera~två}\n")
                .write("problem_statement/problem.de.tex", "\\problemname{$1+1$}\n%% plainproblemname: 1 + 1\n")
                .read();

        assertThat(problem.names()).isEqualTo(Map.of("en", "sum", "sv", "Addera två", "de", "1 + 1"));
    }

    @Test
    void aTitleInLatexThatNeverEndsIsNone() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write("problem.yaml", "source: x\n")
                .write("problem_statement/problem.tex", "\\problemname{Sum " + "{a} b ".repeat(9_000))
                .read();

        assertThat(problem.names()).isEqualTo(Map.of("en", "sum"));
    }

    @Test
    void readsTheSmallestLegacyPackage() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write("problem_statement/problem.sv.tex", "Addera\n")
                .write("data/secret/1.hint", "")
                .write("data/secret/1.desc", "")
                .testCase("sample/1")
                .testCase("secret/deep/er/1")
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .delete("data/secret/1.hint")
                .delete("data/secret/1.desc")
                .read();

        assertThat(problem.names()).isEqualTo(Map.of("en", "Sum", "sv", "Sum"));
        assertThat(problem.limits().cpuTime()).isEqualTo(Duration.ofSeconds(2));
        assertThat(problem.data().cases()).extracting(TestCase::name).containsExactly("sample/1", "secret/deep/er/1");
        assertThat(problem.data().secret().aggregation()).isEqualTo(Aggregation.PASS_FAIL);
        assertThat(problem.data().secret().maxScore()).isEqualTo(1);
    }

    @Test
    void acceptsEveryKeyOfTheFormatAndKeysWithNothingBehindThem() {
        assertThat(PackageFolder.legacy(temp)
                        .write(
                                "problem.yaml",
                                """
                                problem_format_version: legacy
                                type: pass-fail
                                name: Sum
                                uuid: x
                                author: Ada and Grace
                                source: NCPC
                                source_url: https://example.org
                                license: cc by-sa
                                rights_owner:
                                keywords: maths easy
                                validation: default
                                validator_flags: float_tolerance 1e-6
                                limits:
                                  time_multiplier: 5
                                  time_safety_margin: 2
                                  memory: 512
                                  output: 8
                                  code: 128
                                  compilation_time: 60
                                  compilation_memory: 2048
                                  validation_time: 60
                                  validation_memory: 2048
                                  validation_output: 8
                                """)
                        .faults())
                .isEmpty();
    }

    @Test
    void givesTheValidatorsTheFlagsOfTheProblemAndOfTheGroup() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write("problem.yaml", "validator_flags: case_sensitive\n")
                .write(
                        "data/secret/testdata.yaml",
                        "output_validator_flags: {name: v, flags: float_tolerance 1e-4}\n"
                                + "input_validator_flags: nFive=1 x\n")
                .read();

        assertThat(problem.data().cases().get(0).checkerArguments())
                .isEqualTo(List.of("case_sensitive", "float_tolerance", "1e-4"));
        assertThat(problem.data().cases().get(0).inputValidatorArguments().of("any.py"))
                .containsExactly("nFive=1", "x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            validation: custom interactive   | output_validators: has no output validator, which an interactive or
            validation: custom score         | validation must be without score, as the problem's type is not scoring
            validation: magic                | validation must be default, or custom and any of score, interactive
            validation: custom magic         | validation must be default, or custom and any of score, interactive
            validation: interactive interactive | validation must be default, or custom and any of score
            validation: custom               | output_validators: has no output validator
            grading: {objective: max}        | grading is for scoring problems only
            source_url: https://example.org  | source_url must not be given without a source
            limits: {time_limit: 3}          | limits.time_limit is 3 s, but .timelimit says 2 s
            credits: Ada                     | credits is not a key that is known here
            type: interactive                | output_validators: has no output validator, which an interactive or
            type: submit-answer              | type must be one of pass-fail, scoring, interactive, multi-pass
            type: pass-fail scoring          | type must not repeat or contradict itself, found pass-fail, scoring
            type: [scoring]                  | type must be one of pass-fail, scoring, interactive, multi-pass
            """)
    void namesWhatItCannotHonourInProblemYaml(String line, String fault) {
        assertThat(PackageFolder.legacy(temp).write("problem.yaml", line + "\n").findings())
                .anySatisfy(found -> assertThat(found).contains(fault));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            grader_flags: median           | grader_flags has median, which the default grader does not know
            grader_flags: ignore_sample    | grader_flags has ignore_sample, which can only stand in data/testdata.yaml
            grading: custom                | must have exactly one grader, as grading is custom, found none
            range: 0 0.5                   | can earn 1 points, but its range ends at 0.5
            range: 2 1                     | range must be two numbers, the lower first, or -inf and +inf
            range: 5                       | range must be text (put it in quotes), found 5
            accept_score: lots             | accept_score must be a number
            on_reject: explode             | on_reject must be one of break, continue, found "explode"
            input_validator_flags: {name: v, flag: x} | input_validator_flags.flag is not a key that is known here
            max_score: 5                   | max_score is not a key that is known here
            """)
    void namesWhatItCannotHonourInTestdataYaml(String line, String fault) {
        assertThat(scoring().write("data/secret/testdata.yaml", line + "\n").faults())
                .anySatisfy(found -> assertThat(found).contains(fault));
    }

    /** YAML 1.1 has these words, and with it the programs that such packages were written for. */
    @ParameterizedTest
    @CsvSource({"yes, 0", "No, 0", "ON, 0", "off, 0", "true, 0", "maybe, 1"})
    void takesYesAndNoForTrueAndFalse(String word, int findings) {
        String yaml = "type: scoring\ngrading: {objective: max, show_test_data_groups: " + word + "}\n";

        assertThat(scoring().write("problem.yaml", yaml).findings())
                .filteredOn(found -> found.contains("show_test_data_groups"))
                .hasSize(findings);
    }

    @Test
    void refusesScoresInAPassFailProblem() {
        String why = " and problem.yaml does not say type: scoring";

        assertThat(PackageFolder.legacy(temp)
                        .write("data/secret/testdata.yaml", "accept_score: 5\nrange: 0 5\n")
                        .faults())
                .containsExactlyInAnyOrder(
                        "data/secret/testdata.yaml:1: accept_score is for scoring problems only," + why + ", found 5",
                        "data/secret/testdata.yaml:2: range is for scoring problems only," + why + ", found \"0 5\"");
    }

    @Test
    void takesCasesBesideFoldersTogetherWhereAllMustBeAccepted() throws ProblemFormatException {
        TestGroup secret = PackageFolder.legacy(temp)
                .testCase("secret/0-easy/2")
                .testCase("secret/hard/1")
                .testCase("secret/hard/deep/1")
                .write("data/secret/hard/testdata.yaml", "output_validator_flags: case_sensitive\n")
                .read()
                .data()
                .secret();

        assertThat(secret.groups()).isEmpty();
        assertThat(secret.cases())
                .extracting(TestCase::name)
                .containsExactly("secret/0-easy/2", "secret/1", "secret/hard/1", "secret/hard/deep/1");
        assertThat(secret.cases().get(1).checkerArguments()).isEmpty();
        assertThat(secret.cases().get(3).checkerArguments()).containsExactly("case_sensitive");
    }

    @Test
    void takesTheOutputValidator() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: custom\n")
                .write("output_validators/check/Check.java", "");

        assertThat(legacy.read().judging().checker())
                .isInstanceOfSatisfying(CheckerChoice.External.class, external -> assertThat(external.programs())
                        .containsExactly(legacy.folder().resolve("output_validators/check")));
        assertThat(legacy.write("problem.yaml", "").faults())
                .containsExactly("output_validators: is there, but problem.yaml does not say validation: custom");
    }

    @Test
    void takesSeveralOutputValidatorsWhereNoneOfThemTalks() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: custom\n")
                .write("output_validators/check/Check.java", "")
                .write("output_validators/other.py", "");

        assertThat(legacy.read().judging().checker())
                .isInstanceOfSatisfying(CheckerChoice.External.class, external -> assertThat(external.programs())
                        .containsExactly(
                                legacy.folder().resolve("output_validators/check"),
                                legacy.folder().resolve("output_validators/other.py")));
        assertThat(legacy.write("problem.yaml", "validation: custom interactive\n")
                        .faults())
                .containsExactly("output_validators: has 2 programs, of which only one can talk with a submission:"
                        + " check, other.py; files of one program belong into one folder");
    }

    @Test
    void passesOverTheOutputValidatorOfATemplateWhereTheDefaultOneIsAskedFor() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: default\nvalidator_flags: case_sensitive\n")
                .write("output_validators/output_validator/output_validator.cpp", "");

        assertThat(legacy.faults()).isEmpty();
        assertThat(legacy.warnings())
                .containsExactly("output_validators: is not used, as problem.yaml says validation: default");
        assertThat(legacy.read().judging().checker()).isInstanceOf(CheckerChoice.BuiltIn.class);
    }

    @Test
    void takesAStatementWithAnUnusualLanguageCodeForOne() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .delete("problem_statement/problem.tex")
                .write("problem_statement/problem.zh-Hans.tex", "Some\n");

        assertThat(legacy.warnings())
                .containsExactly("problem_statement/problem.zh-Hans.tex: must have a language code such as en or pt-BR"
                        + " in its name, found \"zh-Hans\"");
    }

    @Test
    void takesASampleThatIsOnlyATalk() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: custom interactive\n")
                .write("output_validators/Talk.java", "")
                .write("data/sample/talk.interaction", "<1\n>2\n");

        assertThat(legacy.warnings()).isEmpty();
        assertThat(legacy.write("data/secret/talk.interaction", "<1\n>2\n").warnings())
                .containsExactly("data/secret/talk.interaction: has no talk.in beside it");
    }

    @Test
    void takesAnOutputValidatorWhoseFilesLieDirectlyInTheFolder() throws ProblemFormatException {
        PackageFolder legacy = PackageFolder.legacy(temp)
                .write("problem.yaml", "validation: custom\n")
                .write("output_validators/check.cpp", "")
                .write("output_validators/check.h", "")
                .write("output_validators/README.md", "");

        assertThat(legacy.read().judging().checker())
                .isInstanceOfSatisfying(CheckerChoice.External.class, external -> assertThat(external.programs())
                        .containsExactly(legacy.folder().resolve("output_validators/check.cpp")));
        assertThat(legacy.write("output_validators/build", "#!/bin/sh\n")
                        .read()
                        .judging()
                        .checker())
                .isInstanceOfSatisfying(CheckerChoice.External.class, external -> assertThat(external.programs())
                        .containsExactly(legacy.folder().resolve("output_validators")));
    }

    @Test
    void takesAStatementThatLiesWhereTheLaterFormatHasIt() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.legacy(temp)
                .delete("problem_statement/problem.tex")
                .write("statement/problem.sv.md", "");

        assertThat(folder.read().names()).isEqualTo(Map.of("sv", "Sum"));
        assertThat(folder.warnings())
                .containsExactly("statement: has the statement, which format legacy has in problem_statement");
    }

    @Test
    void takesTitlesByLanguage() throws ProblemFormatException {
        assertThat(PackageFolder.legacy(temp)
                        .write("problem.yaml", "problem_format_version: legacy-icpc\nname: {en: Sum, sv: Summa}\n")
                        .read()
                        .names())
                .isEqualTo(Map.of("en", "Sum", "sv", "Summa"));
    }

    @Test
    void takesFiveTimesTheSlowestSubmissionForTheLimitThatIsNotGiven() throws ProblemFormatException {
        assertThat(PackageFolder.legacy(temp)
                        .delete(".timelimit")
                        .read()
                        .inferred()
                        .orElseThrow()
                        .limit(Duration.ofMillis(500)))
                .isEqualTo(Duration.ofSeconds(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2023-07-draft", "2023-07"})
    void readsTheMetadataOfTheDraftAsThoseOfTheLatestAndItsDataAsTheyAre(String version) throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML.replace("2025-09", version) + "languages: all\n")
                .write("data/testdata.yaml", "on_reject: continue\ngrader_flags: ignore_sample always_accept\n")
                .write("data/secret/testdata.yaml", "accept_score: 30\n")
                .testCase("secret/2")
                .read();

        assertThat(problem.data().secret().maxScore()).isEqualTo(60);
    }

    @Test
    void namesTheTwoFilesWhoseTimeLimitsDiffer() {
        assertThat(PackageFolder.legacy(temp)
                        .write(".timelimit", "2\n")
                        .write("domjudge-problem.ini", "timelimit = 3\n")
                        .faults())
                .containsExactly("domjudge-problem.ini: .timelimit is 2 s, but domjudge-problem.ini says 3 s");
    }
}
