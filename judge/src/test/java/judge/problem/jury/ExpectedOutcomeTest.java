package judge.problem.jury;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.message.English;
import judge.problem.PackageFolder;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExpectedOutcomeTest {

    @TempDir
    Path temp;

    static ExpectedOutcome expected(Jury jury, String name) {
        return jury.submissions().stream()
                .filter(submission -> submission.name().equals(name))
                .map(JurySubmission::expected)
                .findFirst()
                .orElseThrow();
    }

    static ExpectedOutcome.Judged judged(Map<String, String> verdicts) {
        return new ExpectedOutcome.Judged(verdicts, verdicts);
    }

    /** The sentence that only AC is permitted is enough: it need not be said that CE is none of all verdicts. */
    @Test
    void aPatternThatAsksForNoMoreThanTheFolderDoesNotComplainAsWell() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/submissions.yaml", "accepted/*: {language: java, authors: Ada}\n")
                .jury();

        assertThat(English.of(expected(jury, "accepted/Sum.java")
                        .complaints(judged(Map.of("secret/1", "CE")), 0, Map.of(), Map.of())))
                .containsExactly("secret/1 is CE, permitted are AC", "no case is AC, at least one must be");
    }

    @Test
    void wantsTheValidatorsMessageOfOneCaseAtLeast() throws ProblemFormatException {
        ExpectedOutcome expected = expected(
                PackageFolder.sound(temp)
                        .write("submissions/wrong_answer/Some.java", "")
                        .write("submissions/submissions.yaml", "wrong_answer: {message: too small}\n")
                        .jury(),
                "wrong_answer/Some.java");

        Map<String, String> wrong = Map.of("secret/1", "WA", "secret/2", "WA");
        assertThat(English.of(
                        expected.complaints(judged(wrong), 0, Map.of(), Map.of("secret/2", "3 is too small here"))))
                .isEmpty();
        assertThat(English.of(expected.complaints(judged(wrong), 0, Map.of(), Map.of("secret/2", "Too small"))))
                .containsExactly("the output validator says \"too small\" of no case");
    }

    @Test
    void complainsOfEachCaseThatIsNotAsExpected() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML)
                .write("submissions/wrong_answer/Some.java", "")
                .write(
                        "submissions/submissions.yaml",
                        "wrong_answer/Some.java: {score: 50, secret/1: {permitted: [AC]}}\n")
                .jury();
        ExpectedOutcome expected = jury.submissions().get(1).expected();

        assertThat(English.of(expected.complaints(
                        judged(Map.of("secret/1", "AC", "secret/2", "NO")), 50, Map.of(), Map.of())))
                .isEmpty();
        assertThat(English.of(expected.complaints(
                        judged(Map.of("secret/1", "WA", "secret/2", "TLE")), 33.5, Map.of(), Map.of())))
                .containsExactly(
                        "secret/2 is TLE, permitted are AC, NO, PE, WA",
                        "secret/1 is WA, permitted are AC",
                        "the score is 33.5, it must be 50");
        assertThat(English.of(expected.complaints(
                        judged(Map.of("secret/1", "AC", "secret/2", "AC")), 50, Map.of(), Map.of())))
                .containsExactly("no case is NO, PE, WA, at least one must be");
    }

    @Test
    void saysOnceOfAllCasesOfAVerdictThatItIsNotPermitted() throws ProblemFormatException {
        ExpectedOutcome expected = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML)
                .jury()
                .submissions()
                .get(0)
                .expected();

        assertThat(English.of(expected.complaints(
                        judged(Map.of("secret/1", "TLE", "secret/2", "WA", "secret/3", "TLE", "secret/4", "TLE")),
                        0,
                        Map.of(),
                        Map.of())))
                .containsExactly(
                        "secret/1, the first of 3, is TLE, permitted are AC",
                        "secret/2 is WA, permitted are AC",
                        "no case is AC, at least one must be");
        assertThat(English.of(expected.complaints(
                        judged(Map.of("secret/1", "TLE", "secret/2", "AC", "secret/3", "TLE")), 0, Map.of(), Map.of())))
                .containsExactly("secret/1, the first of 2, is TLE, permitted are AC");
    }

    /** The format speaks of all cases, however they are judged. */
    @Test
    void whatOneCaseMustGetMayBeThatOfALaterOneAndWhatALaterOneMustNotGetIsRemarked() throws ProblemFormatException {
        ExpectedOutcome expected = PackageFolder.sound(temp)
                .write("submissions/time_limit_exceeded/a.java", "")
                .write("submissions/submissions.yaml", "time_limit_exceeded: {permitted: [AC, WA, TLE]}\n")
                .jury()
                .submissions()
                .get(1)
                .expected();
        Map<String, String> first = Map.of("secret/1", "WA");

        assertThat(complaints(expected, first, Map.of("secret/1", "WA", "secret/2", "TLE")))
                .isEmpty();
        assertThat(complaints(expected, first, Map.of("secret/1", "WA", "secret/2", "AC")))
                .containsExactly("no case is TLE, at least one must be");
        Map<String, String> all = Map.of("secret/1", "WA", "secret/2", "TLE", "secret/3", "RTE");
        assertThat(complaints(expected, first, all)).isEmpty();
        assertThat(English.of(expected.remarks(new ExpectedOutcome.Judged(first, all), Map.of())))
                .containsExactly("secret/3 is RTE, permitted are AC, NO, PE, TLE, WA; contestants are judged up to an"
                        + " earlier case");
    }

    @Test
    void aMessageThatIsNotSaidOfWhatIsRejectedIsRemarkedWhereOthersAreAccepted() throws ProblemFormatException {
        ExpectedOutcome expected = PackageFolder.sound(temp)
                .write("submissions/wrong_answer/a.java", "")
                .write("submissions/submissions.yaml", "wrong_answer/*: {message: too many}\n")
                .jury()
                .submissions()
                .get(1)
                .expected();
        ExpectedOutcome.Judged judged = judged(Map.of("secret/1", "AC", "secret/2", "WA"));

        assertThat(English.of(expected.complaints(judged, 0, Map.of(), Map.of("secret/2", "Too many"))))
                .isEmpty();
        assertThat(English.of(expected.remarks(judged, Map.of("secret/2", "Too many"))))
                .containsExactly("the output validator says \"too many\" of no case that it rejects");
        assertThat(English.of(expected.remarks(judged, Map.of("secret/2", "it is too many"))))
                .isEmpty();
    }

    /** The same holds where another group is not passed. */
    @Test
    void whatIsNotRunIsNotAcceptedWithWhateverVerdict() throws ProblemFormatException {
        ExpectedOutcome expected = PackageFolder.sound(temp)
                .testCase("secret/2")
                .testCase("secret/3")
                .testCase("secret/4")
                .testCase("secret/5")
                .write("submissions/wrong_answer/a.java", "")
                .write(
                        "submissions/submissions.yaml",
                        "wrong_answer/a.java: {secret/2: {message: no}, secret/3: {permitted: [WA, TLE, RTE]},"
                                + " secret/4: {permitted: [AC]}, secret/5: {required: TLE}}\n")
                .jury()
                .submissions()
                .get(1)
                .expected();
        Map<String, String> first = Map.of("secret/1", "WA");
        Set<String> others = Set.of("secret/2", "secret/3", "secret/4", "secret/5");

        assertThat(English.of(expected.complaints(
                        new ExpectedOutcome.Judged(first, first, others), 0, Map.of(), Map.of("secret/1", "no"))))
                .satisfiesExactlyInAnyOrder(
                        message -> assertThat(message).isEqualTo("the output validator says \"no\" of no case"),
                        four -> assertThat(four).startsWith("no case of secret/4 is AC, "),
                        five -> assertThat(five).isEqualTo("no case of secret/5 is TLE, at least one must be"));
    }

    private static List<String> complaints(
            ExpectedOutcome expected, Map<String, String> counted, Map<String, String> all) {
        return English.of(expected.complaints(new ExpectedOutcome.Judged(counted, all), 0, Map.of(), Map.of()));
    }
}
