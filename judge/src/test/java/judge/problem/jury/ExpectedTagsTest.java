package judge.problem.jury;

import static judge.problem.jury.ExpectedOutcomeTest.expected;
import static judge.problem.jury.ExpectedOutcomeTest.judged;
import static judge.problem.jury.JuryReaderTest.onlyRule;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.message.English;
import judge.problem.PackageFolder;
import judge.problem.jury.ExpectedOutcome.Rule;
import judge.problem.jury.ExpectedOutcome.ScoreRange;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tags in the files of jury's programs that name a verdict or a score, as DOMjudge has them. */
class ExpectedTagsTest {

    @TempDir
    Path temp;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            CORRECT                       | AC           | AC
            WRONG-ANSWER, TIMELIMIT       | AC,NO,PE,TLE,WA | NO,PE,TLE,WA
            compiler_error                | CE           | CE
            COMPILER-ERROR,RUN-ERROR      | AC,CE,MLE,OLE,RTE | CE,MLE,OLE,RTE
            """)
    void knowsTheTagsOfDomjudge(String tag, String permitted, String required) throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/mixed/Some.java", "/* @EXPECTED_RESULTS@: " + tag + "\n */\n")
                .write("submissions/mixed/Another.java", "/* @EXPECTED_SCORE@: " + tag + "\n */\n")
                .write("submissions/wrong_answer/Other.java", "// @EXPECTED_RESULTS@: CORRECT\n")
                .jury();

        Rule rule = onlyRule(jury, "mixed/Some.java");
        assertThat(rule.permitted()).containsExactly(permitted.split(","));
        assertThat(rule.required()).containsExactly(required.split(","));
        assertThat(onlyRule(jury, "mixed/Another.java")).isEqualTo(rule);
        assertThat(onlyRule(jury, "wrong_answer/Other.java").required()).contains("WA");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            30                    | 30    | 30
            74.42                 | 74.42 | 74.42
            100 points            | 100   | 100
            0 */                  | 0     | 0
            '10, 20'              | 10    | 20
            '[10, 20]'            | 10    | 20
            10-20                 | 10    | 20
            10..20                | 10    | 20
            """)
    void comparesTheScoreThatATagNamesInEveryFolder(String tag, double least, double most)
            throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML)
                .write(
                        "submissions/mixed/Both.java",
                        "// @EXPECTED_RESULTS@: CORRECT\n// @EXPECTED_SCORE@: " + tag + "\n")
                .write("submissions/mixed/Alone.java", "/* @expected_score@ : " + tag + "\n")
                .write("submissions/rejected/Some.java", "// @EXPECTED_RESULTS@: " + tag + "\n")
                .write("submissions/wrong_answer/Some.java", "// @EXPECTED_SCORES@: " + tag + "\n")
                .jury();

        Optional<ScoreRange> range = Optional.of(new ScoreRange(least, most));
        assertThat(onlyRule(jury, "mixed/Both.java")).isEqualTo(new Rule("", Set.of("AC"), Set.of("AC"), range));
        assertThat(onlyRule(jury, "mixed/Alone.java").score()).isEqualTo(range);
        assertThat(onlyRule(jury, "mixed/Alone.java").permitted()).contains("AC", "WA", "CE");
        assertThat(onlyRule(jury, "rejected/Some.java").score()).isEqualTo(range);
        assertThat(onlyRule(jury, "wrong_answer/Some.java").required()).contains("WA");
        assertThat(onlyRule(jury, "wrong_answer/Some.java").score()).isEqualTo(range);
        assertThat(English.of(expected(jury, "mixed/Both.java")
                        .complaints(judged(Map.of("secret/1", "AC")), most + 1, Map.of(), Map.of())))
                .singleElement()
                .asString()
                .startsWith("the score is ");
    }

    @Test
    void warnsOfATagThatCannotBeFollowedAndKeepsTheVerdictBesideAScoreThatNobodyHas() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write(
                        "submissions/rejected/Score.java",
                        "// @EXPECTED_RESULTS@: WRONG-ANSWER\n// @EXPECTED_SCORE@: 7\n")
                .write("submissions/rejected/Odd.java", "// @EXPECTED_SCORE@: much\n")
                .write("submissions/rejected/Two.java", "// @EXPECTED_SCORE@: 7\n// @EXPECTED_SCORE@: 8\n");

        assertThat(onlyRule(folder.jury(), "rejected/Score.java").permitted()).containsExactly("AC", "NO", "PE", "WA");
        assertThat(folder.warnings())
                .contains(
                        "submissions/rejected/Odd.java: has a tag @EXPECTED_RESULTS@ or @EXPECTED_SCORE@ that is not"
                                + " followed: \"much\"",
                        "submissions/rejected/Two.java: has tags @EXPECTED_RESULTS@ or @EXPECTED_SCORE@ that contradict"
                                + " each other: none is followed",
                        "submissions/rejected/Score.java: has a tag with a score, and the problem has none");
    }

    /** No pattern can speak of a submission that does not compile, as patterns are about cases. */
    @Test
    void letsATagAloneSayWhetherASubmissionMayNotCompile() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/mixed/Two.java", "// @EXPECTED_RESULTS@: CORRECT, COMPILER-ERROR\n")
                .write("submissions/mixed/One.java", "// @EXPECTED_RESULTS@: CORRECT\n")
                .write("submissions/submissions.yaml", "mixed: {permitted: [AC, WA]}\n")
                .jury();

        Map<String, String> none = Map.of("secret/1", "CE");
        assertThat(expected(jury, "mixed/Two.java").complaints(judged(none), 0, Map.of(), Map.of()))
                .isEmpty();
        assertThat(expected(jury, "mixed/Two.java").complaints(judged(Map.of("secret/1", "WA")), 0, Map.of(), Map.of()))
                .isNotEmpty();
        assertThat(expected(jury, "mixed/One.java").complaints(judged(none), 0, Map.of(), Map.of()))
                .isNotEmpty();
    }

    @Test
    void asksForNothingWhereTagsContradictEachOtherOrAreUnknown() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/mixed/a/A.java", "// @EXPECTED_RESULTS@: CORRECT\n")
                .write("submissions/mixed/a/B.java", "// @EXPECTED_RESULTS@: TIMELIMIT\n")
                .write("submissions/mixed/C.java", "// @EXPECTED_RESULTS@: CHECK-MANUALLY\n")
                .jury();

        assertThat(onlyRule(jury, "mixed/a").permitted()).contains("WA", "CE");
        assertThat(onlyRule(jury, "mixed/C.java").permitted()).contains("WA", "CE");
    }
}
