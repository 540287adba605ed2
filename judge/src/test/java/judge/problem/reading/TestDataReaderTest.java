package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.problem.ValidatorArguments;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TestDataReaderTest {

    @TempDir
    Path temp;

    private PackageFolder scoring() {
        return PackageFolder.sound(temp).write("problem.yaml", PackageFolder.SCORING_YAML);
    }

    private PackageFolder groups() {
        return scoring()
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .testCase("secret/group1/1")
                .write("data/secret/group1/test_group.yaml", "max_score: 40\n")
                .testCase("secret/group2/1")
                .write("data/secret/group2/test_group.yaml", "max_score: 60\n");
    }

    @Test
    void ordersCasesByTheirNamesAndPutsSamplesFirst() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .testCase("secret/10")
                .testCase("secret/2")
                .testCase("secret/more/a")
                .testCase("sample/2")
                .testCase("sample/1")
                .read();

        assertThat(problem.data().cases())
                .extracting(TestCase::name)
                .containsExactly("sample/1", "sample/2", "secret/1", "secret/10", "secret/2", "secret/more/a");
        assertThat(problem.data().cases()).filteredOn(TestCase::isSample).hasSize(2);
    }

    @Test
    void sharesTheScoreOfASumAmongItsCases() throws ProblemFormatException {
        Problem problem = scoring()
                .testCase("sample/1")
                .testCase("secret/2")
                .testCase("secret/3")
                .read();

        assertThat(problem.data().secret().maxScore()).isEqualTo(100);
        assertThat(problem.data().secret().aggregation()).isEqualTo(Aggregation.SUM);
        assertThat(problem.data().secret().cases())
                .allSatisfy(testCase -> assertThat(testCase.maxScore()).isCloseTo(33.333, within(0.001)));
        assertThat(problem.data().sample()).extracting(TestCase::maxScore).containsExactly(0.0);
    }

    @ParameterizedTest
    @CsvSource({"sum, SUM, 25", "min, MIN, 50", "pass-fail, PASS_FAIL, 0"})
    void givesACaseWhatItsGroupsAggregationLetsItEarn(String word, Aggregation aggregation, double points)
            throws ProblemFormatException {
        TestGroup secret = scoring()
                .write("data/secret/test_group.yaml", "max_score: 50\nscore_aggregation: " + word + "\n")
                .testCase("secret/2")
                .read()
                .data()
                .secret();

        assertThat(secret.maxScore()).isEqualTo(50);
        assertThat(secret.aggregation()).isEqualTo(aggregation);
        assertThat(secret.cases()).extracting(TestCase::maxScore).containsOnly(points);
    }

    @Test
    void readsGroupsThatDependOnEachOther() throws ProblemFormatException {
        TestGroup secret = groups().testCase("sample/1")
                .write(
                        "data/secret/group2/test_group.yaml",
                        "max_score: 60\nscore_aggregation: min\nrequire_pass: [sample, secret/group1]\n")
                .read()
                .data()
                .secret();

        assertThat(secret.cases()).isEmpty();
        assertThat(secret.groups()).extracting(TestGroup::name).containsExactly("secret/group1", "secret/group2");
        assertThat(secret.groups())
                .extracting(TestGroup::aggregation)
                .containsExactly(Aggregation.PASS_FAIL, Aggregation.MIN);
        assertThat(secret.groups().get(1).requirePass()).containsExactly("sample", "secret/group1");
    }

    @Test
    void letsACaseInheritItsGroupsArgumentsUnlessItSaysOtherwise() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write(
                        "data/secret/test_group.yaml",
                        "args: [a]\noutput_validator_args: [case_sensitive]\ninput_validator_args: [b]\n")
                .testCase("secret/2")
                .write(
                        "data/secret/2.yaml",
                        """
                        args: []
                        input_validator_args: [c]
                        input_visualizer_args: [x]
                        output_visualizer_args: [x]
                        full_feedback: true
                        hint: look closer
                        description: two numbers
                        """)
                .read();

        assertThat(problem.data().cases()).extracting(TestCase::arguments).containsExactly(List.of("a"), List.of());
        assertThat(problem.data().cases())
                .extracting(TestCase::checkerArguments)
                .containsOnly(List.of("case_sensitive"));
        assertThat(problem.data().cases())
                .extracting(testCase -> testCase.inputValidatorArguments().of("v"))
                .containsExactly(List.of("b"), List.of("c"));
    }

    @Test
    void givesEachInputValidatorItsOwnArguments() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write(
                        "data/secret/test_group.yaml",
                        "input_validator_args: {first: [a, b], second.py: [c], third: }\n")
                .read();

        ValidatorArguments arguments = problem.data().cases().get(0).inputValidatorArguments();
        assertThat(arguments.of("first.cpp")).containsExactly("a", "b");
        assertThat(arguments.of("second.py")).containsExactly("c");
        assertThat(arguments.of("third")).isEmpty();
        assertThat(arguments.of("other")).isEmpty();
    }

    @Test
    void takesABlankTextForNoArgumentsOfInputValidators() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .testCase("sample/1")
                .write("data/sample/test_group.yaml", "input_validator_args: ''\n")
                .write("data/secret/test_group.yaml", "input_validator_args: [b]\n")
                .write("data/secret/1.yaml", "input_validator_args: ' '\n")
                .read();

        assertThat(problem.data().cases())
                .extracting(testCase -> testCase.inputValidatorArguments().of("v"))
                .containsOnly(List.of());
        assertThat(PackageFolder.sound(temp.resolve("other"))
                        .write("data/secret/test_group.yaml", "input_validator_args: a\n")
                        .faults())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            max_score: unbounded         | max_score is missing or unbounded, but that of secret is 100, so each group
            max_score: boundless         | max_score must be a whole number from 0 to 1000000000 (points)
            max_score: -1                | max_score must be a whole number from 0 to 1000000000 (points), found -1
            max_score: 2.5               | max_score must be a whole number
            score_aggregation: max       | score_aggregation must be one of pass-fail, sum, min, found "max"
            static_validation_score: 5   | static_validation_score must be pass-fail where cases earn no points by
            static_validation_score: 5   | static_validation_score asks for a program in static_validator, and there
            static_validation_score: x   | static_validation_score must be a whole number from 0 to 1000000000 (points,
            static_validator_args: [a]   | is for the case that static_validation_score asks for, which is missing
            require_pass: secret/group3  | names "secret/group3", which is no group
            require_pass: secret/group2  | names "secret/group2", which does not come before it
            require_pass: secret/group1  | names "secret/group1", which does not come before it
            input_validator_args: {a: x} | input_validator_args.a must be a list of texts
            args: abc                    | args must be a list of texts, found "abc"
            args: [1]                    | args[1] must be text (put it in quotes), found 1
            max-score: 5                 | max-score is not a key that is known here
            """)
    void namesAWrongKeyOfAGroup(String line, String fault) {
        assertThat(groups().write("data/secret/group1/test_group.yaml", line + "\n")
                        .faults())
                .anySatisfy(
                        found -> assertThat(found).contains("test_group.yaml").contains(fault));
    }

    @ParameterizedTest
    @ValueSource(strings = {"max_score: 5", "score_aggregation: sum", "require_pass: sample"})
    void refusesScoresInAPassFailProblemAndWithSamples(String line) {
        String key = line.substring(0, line.indexOf(':'));

        assertThat(PackageFolder.sound(temp)
                        .write("data/secret/test_group.yaml", line + "\n")
                        .faults())
                .singleElement()
                .asString()
                .contains(key + " must stand neither with samples nor in a pass-fail problem");
        assertThat(scoring()
                        .delete("data/secret/test_group.yaml")
                        .write("data/sample/test_group.yaml", line + "\n")
                        .faults())
                .singleElement()
                .asString()
                .contains(key + " must stand neither with samples");
    }

    @Test
    void refusesGroupsThatEarnMoreThanTheWhole() {
        assertThat(groups().write("data/secret/group2/test_group.yaml", "max_score: 61\n")
                        .faults())
                .containsExactly("data/secret: max_score of secret is 100, but its groups can earn 101");
    }

    @Test
    void wantsAMaxScoreForEachGroup() {
        assertThat(groups().write("data/secret/group2/test_group.yaml", "").faults())
                .containsExactly("data/secret/group2/test_group.yaml: max_score is missing or unbounded,"
                        + " but that of secret is 100, so each group needs a number");
    }

    @Test
    void letsAGroupHaveNoBoundWhereTheWholeHasNone() throws ProblemFormatException {
        PackageFolder folder = groups().write("data/secret/test_group.yaml", "max_score: unbounded\n")
                .write("data/secret/group2/test_group.yaml", "score_aggregation: sum\n");

        assertThat(folder.faults())
                .containsExactly("data/secret/group2/test_group.yaml: max_score is unbounded,"
                        + " so an output_validator must award the points; there is none");

        TestGroup secret =
                folder.write("output_validator/v.py", "").read().data().secret();
        assertThat(secret.groups()).extracting(TestGroup::maxScore).containsExactly(40.0, Double.POSITIVE_INFINITY);
        assertThat(secret.groups().get(1).cases().get(0).points().isUnbounded()).isTrue();
        assertThat(folder.read().maxScore()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void refusesAGroupWithoutBoundThatEarnsAllOrNothing() {
        assertThat(groups().write("data/secret/test_group.yaml", "max_score: unbounded\n")
                        .write("data/secret/group2/test_group.yaml", "")
                        .faults())
                .containsExactly("data/secret/group2/test_group.yaml: max_score is missing or unbounded:"
                        + " a group that earns all or nothing needs a number");
        assertThat(PackageFolder.sound(temp.resolve("other"))
                        .write("problem.yaml", PackageFolder.SCORING_YAML)
                        .write("data/secret/test_group.yaml", "max_score: unbounded\nscore_aggregation: pass-fail\n")
                        .faults())
                .containsExactly("data/secret/test_group.yaml: max_score is missing or unbounded:"
                        + " a group that earns all or nothing needs a number");
    }

    @Test
    void refusesASumInsideOfPassFail() {
        assertThat(groups().write("data/secret/test_group.yaml", "score_aggregation: pass-fail\n")
                        .write("data/secret/group2/test_group.yaml", "max_score: 60\nscore_aggregation: sum\n")
                        .faults())
                .containsExactly("data/secret/test_group.yaml: score_aggregation of secret is pass-fail,"
                        + " so must be that of secret/group2");
    }

    @Test
    void refusesGroupsBesideCasesAndGroupsInGroups() {
        assertThat(groups().testCase("secret/1")
                        .testCase("secret/folder/1")
                        .testCase("secret/group1/deep/1")
                        .write("data/secret/group1/deep/test_group.yaml", "max_score: 1\n")
                        .write("data/secret/group3/test_group.yaml", "max_score: 0\n")
                        .write("data/sample/a/test_group.yaml", "")
                        .faults())
                .containsExactlyInAnyOrder(
                        "data/secret/1.in: must lie in a test data group, as there are groups beside it",
                        "data/secret/folder: has no test_group.yaml, but other folders beside it have",
                        "data/secret/group1/deep/test_group.yaml: must not stand here:"
                                + " test data groups lie directly in data/secret",
                        "data/secret/group3: has no test case: there must be at least one .in with its .ans",
                        "data/sample/a/test_group.yaml: must not stand here:"
                                + " test data groups lie directly in data/secret");
    }

    /** The kind of a group makes no difference to a verdict where every case must be accepted. */
    @Test
    void takesFoldersBesideGroupsAndGroupsInGroupsWithAWarningWhereNothingEarnsPoints() throws ProblemFormatException {
        PackageFolder mixed = PackageFolder.sound(temp)
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .write("data/secret/test_group.yaml", "args: [top]\ninput_validator_args: {v: [small]}\n")
                .testCase("secret/a/1")
                .write("data/secret/a/test_group.yaml", "args: [a]\n")
                .testCase("secret/b/1")
                .testCase("secret/b/deep/er/1")
                .write("data/secret/b/deep/test_group.yaml", "input_validator_args: {v: []}\n");

        assertThat(mixed.faults()).isEmpty();
        assertThat(mixed.warnings())
                .containsExactly(
                        "data/secret/b: has no test_group.yaml, but other folders beside it have",
                        "data/secret/test_group.yaml: gives arguments to cases that are all in groups: here groups"
                                + " inherit them, by the format they do not",
                        "data/secret/b/deep/test_group.yaml: must not stand here:"
                                + " test data groups lie directly in data/secret");
        assertThat(mixed.read().data().cases())
                .extracting(one -> one.name()
                        + one.arguments()
                        + one.inputValidatorArguments().of("v"))
                .containsExactly("secret/a/1[a][small]", "secret/b/1[top][small]", "secret/b/deep/er/1[top][]");
    }

    @Test
    void takesAKeyWithoutAValueForNoArgumentsWhereItMakesNoDifference() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("data/secret/test_group.yaml", "args:\noutput_validator_args: ~\n")
                .write("data/secret/1.yaml", "args:\nhint:\n");

        assertThat(folder.findings()).isEmpty();
        assertThat(folder.read().data().cases().get(0).arguments()).isEmpty();
        assertThat(folder.write("data/secret/test_group.yaml", "args: [a]\n").faults())
                .containsExactly("data/secret/1.yaml:1: args must be a list of texts, found nothing");
    }

    @Test
    void takesArgumentsThatAreEmpty() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("data/secret/1.yaml", "input_validator_args: ['', '{seed}', ~]\nargs: [\"\"]\n")
                .read();

        assertThat(problem.data().cases()).singleElement().satisfies(one -> {
            assertThat(one.inputValidatorArguments().of("any")).containsExactly("", "{seed}", "");
            assertThat(one.arguments()).containsExactly("");
        });
    }
}
