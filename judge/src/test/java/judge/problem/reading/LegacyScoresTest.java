package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import judge.problem.CasePoints;
import judge.problem.CasePoints.Rule;
import judge.problem.Graded;
import judge.problem.GradingTree;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scores of cases, folders and the whole in older packages. */
class LegacyScoresTest {

    private static final double INFINITE = Double.POSITIVE_INFINITY;

    @TempDir
    Path temp;

    /** Samples, a group of two cases worth 40 each, and one of a case that is worth 20. */
    private PackageFolder groups(String rootFlags, String secretFlags, String groupFlags) {
        return PackageFolder.legacy(temp)
                .write("problem.yaml", "type: scoring\n")
                .write("data/testdata.yaml", "on_reject: continue\ngrader_flags: " + rootFlags + "\n")
                .delete("data/secret/1.in")
                .delete("data/secret/1.ans")
                .testCase("sample/1")
                .write("data/secret/testdata.yaml", "grader_flags: " + secretFlags + "\n")
                .testCase("secret/group1/1")
                .testCase("secret/group1/2")
                .write("data/secret/group1/testdata.yaml", "accept_score: 40\ngrader_flags: " + groupFlags + "\n")
                .testCase("secret/group2/1")
                .write("data/secret/group2/testdata.yaml", "accept_score: 20\ngrader_flags: " + groupFlags + "\n");
    }

    @ParameterizedTest
    @CsvSource({
        "ignore_sample, accept_if_any_accepted, min, 60",
        "ignore_sample, worst_error, sum, 100",
        "ignore_sample, max, sum, 80",
        "ignore_sample, avg, min, 30",
        "ignore_sample, min, avg, 20",
        "worst_error, sum, sum, 101",
        "min, sum, sum, 1"
    })
    void knowsTheHighestScoreByTheFlags(String root, String secret, String group, double most)
            throws ProblemFormatException {
        Problem problem = groups(root, secret, group).read();

        assertThat(problem.maxScore()).isEqualTo(most);
        assertThat(problem.data().grading().orElseThrow().best()).isEqualTo(most);
        assertThat(problem.data().cases())
                .extracting(TestCase::name)
                .containsExactly("sample/1", "secret/group1/1", "secret/group1/2", "secret/group2/1");
    }

    @Test
    void givesIgnoredSamplesNoPointsAndOthersTheirs() throws ProblemFormatException {
        assertThat(groups("ignore_sample", "sum", "sum").read().data().cases())
                .extracting(TestCase::points)
                .containsExactly(
                        CasePoints.NONE,
                        new CasePoints(Rule.FIXED, 40, 0),
                        new CasePoints(Rule.FIXED, 40, 0),
                        new CasePoints(Rule.FIXED, 20, 0));
        assertThat(groups("sum", "sum", "sum").read().data().sample())
                .extracting(TestCase::points)
                .containsExactly(new CasePoints(Rule.FIXED, 1, 0));
    }

    @Test
    void inheritsEachKeyFromTheNearestFolderThatHasItButSamplesAreIgnoredAtTheTopOnly() throws ProblemFormatException {
        Graded.Group root = groups("ignore_sample max", "first_error", "min")
                .write("data/secret/group1/testdata.yaml", "range: -5 50\nreject_score: -2.5\non_reject: break\n")
                .testCase("secret/group1/deep/1")
                .read()
                .data()
                .grading()
                .orElseThrow()
                .root();

        assertThat(root.flags().ignoresSample()).isTrue();
        assertThat(root.groups().map(Graded.Group::name))
                .containsExactly("", "sample", "secret", "secret/group1", "secret/group1/deep", "secret/group2");
        assertThat(root.groups().map(group -> group.flags().words()))
                .containsExactly(
                        List.of("ignore_sample", "max"),
                        List.of("max"),
                        List.of("first_error"),
                        List.of("first_error"),
                        List.of("first_error"),
                        List.of("min"));
        assertThat(root.groups().map(Graded.Group::breaks)).containsExactly(false, false, false, true, true, false);
        assertThat(root.groups().map(Graded.Group::most)).endsWith(50.0, 50.0, INFINITE);
    }

    @Test
    void keepsTheOrderOfCasesAndFoldersByTheirNames() throws ProblemFormatException {
        Problem problem = groups("ignore_sample", "sum", "sum")
                .testCase("secret/aa")
                .testCase("secret/group1")
                .testCase("secret/zz")
                .testCase("secret/group1-more/1")
                .read();

        assertThat(problem.data().secret().cases())
                .extracting(TestCase::name)
                .containsExactly(
                        "secret/aa",
                        "secret/group1",
                        "secret/group1/1",
                        "secret/group1/2",
                        "secret/group1-more/1",
                        "secret/group2/1",
                        "secret/zz");
    }

    @Test
    void hasNoHighestScoreWhereTheValidatorAwardsThePointsAndNoRangeEnds() throws ProblemFormatException {
        PackageFolder folder = groups("ignore_sample", "sum", "sum")
                .write("problem.yaml", "type: scoring\nvalidation: custom score\n")
                .write("output_validators/v.py", "");

        assertThat(folder.read().maxScore()).isEqualTo(INFINITE);
        assertThat(folder.read().data().secret().cases().get(0).points())
                .isEqualTo(new CasePoints(Rule.MEASURED, 40, 0));
        assertThat(folder.write("data/testdata.yaml", "grader_flags: ignore_sample\nrange: 0 100\n")
                        .read()
                        .maxScore())
                .isEqualTo(100);
    }

    @Test
    void knowsTheLowestScoreWhereThatIsTheBest() throws ProblemFormatException {
        Problem problem = groups("ignore_sample", "min", "min")
                .write("problem.yaml", "type: scoring\ngrading: {objective: min}\n")
                .read();

        assertThat(problem.lowestIsBest()).isTrue();
        assertThat(problem.maxScore()).isEqualTo(INFINITE);
        assertThat(problem.data().grading().orElseThrow().best()).isEqualTo(0);
    }

    @Test
    void takesTheGraderOfThePackageWhereAFolderAsksForIt() throws ProblemFormatException {
        PackageFolder folder = groups("ignore_sample", "sum", "sum")
                .write("data/secret/testdata.yaml", "grading: custom\ngrader_flags: half 7\nrange: 0 30\n")
                .write("graders/grade.py", "");

        GradingTree grading = folder.read().data().grading().orElseThrow();

        assertThat(grading.grader()).hasValueSatisfying(grader -> assertThat(grader.program())
                .isEqualTo(folder.folder().resolve("graders/grade.py")));
        assertThat(grading.best()).isEqualTo(30);
        assertThat(folder.write("graders/other.py", "").faults())
                .containsExactly(
                        "graders: must have exactly one grader, as grading is custom," + " found grade.py, other.py");
    }

    @Test
    void warnsOfAGraderThatNobodyAsksFor() {
        assertThat(PackageFolder.legacy(temp).write("graders/grade.py", "").warnings())
                .containsExactly("graders: is not used: nothing says grading: custom");
    }

    @Test
    void takesWhatTheOldestPackagesSayInProblemYaml() throws ProblemFormatException {
        Problem problem = PackageFolder.legacy(temp)
                .write(
                        "problem.yaml",
                        "type: scoring\ngrading: {accept_score: 7, reject_score: 1, range: 0 50, on_reject: grade}\n")
                .testCase("secret/2")
                .read();

        assertThat(problem.maxScore()).isEqualTo(14);
        assertThat(problem.data().secret().cases().get(0).points()).isEqualTo(new CasePoints(Rule.FIXED, 7, 1));
        assertThat(problem.data().grading().orElseThrow().root().breaks()).isFalse();
    }

    @Test
    void letsAnOutputValidatorOfTheDraftAwardPoints() throws ProblemFormatException {
        PackageFolder draft = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML.replace("2025-09", "2023-07-draft"))
                .write("data/testdata.yaml", "on_reject: continue\nrange: 0 100\n");

        assertThat(draft.read().data().cases().get(0).points().rule()).isEqualTo(Rule.FIXED);
        assertThat(draft.write("output_validator/v.py", "")
                        .read()
                        .data()
                        .cases()
                        .get(0)
                        .points()
                        .rule())
                .isEqualTo(Rule.MEASURED);
    }
}
