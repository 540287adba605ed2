package judge.problem.jury;

import static judge.problem.jury.ExpectedOutcomeTest.expected;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.PackageFolder;
import judge.problem.jury.ExpectedOutcome.Rule;
import judge.problem.jury.ExpectedOutcome.ScoreRange;
import judge.problem.jury.ExpectedOutcome.TimeBound;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JuryReaderTest {

    @TempDir
    Path temp;

    static Rule onlyRule(Jury jury, String name) {
        return jury.submissions().stream()
                .filter(submission -> submission.name().equals(name))
                .flatMap(submission -> submission.expected().rules().stream())
                .reduce((one, other) -> {
                    throw new AssertionError("two rules");
                })
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            accepted              | AC                         | AC
            rejected              | AC,MLE,NO,OLE,PE,RTE,TLE,WA | MLE,NO,OLE,PE,RTE,TLE,WA
            wrong_answer          | AC,NO,PE,WA                | NO,PE,WA
            time_limit_exceeded   | AC,TLE                     | TLE
            run_time_error        | AC,MLE,OLE,RTE             | MLE,OLE,RTE
            brute_force           | AC,MLE,OLE,RTE,TLE         | MLE,OLE,RTE,TLE
            memory_limit_exceeded | AC,MLE                     | MLE
            output_limit_exceeded | AC,OLE                     | OLE
            no_output             | AC,NO                      | NO
            presentation_error    | AC,PE                      | PE
            compile_error         | CE                         | CE
            """)
    void knowsWhatAFolderAsksFor(String folder, String permitted, String required) throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/" + folder + "/Some.java", "")
                .jury();

        Rule rule = onlyRule(jury, folder + "/Some.java");
        assertThat(rule.permitted()).containsExactly(permitted.split(","));
        assertThat(rule.required()).containsExactly(required.split(","));
    }

    @Test
    void takesFilesAndFoldersInOrderAndNamesThoseInOtherLanguages() throws ProblemFormatException {
        PackageFolder sound = PackageFolder.sound(temp)
                .write("submissions/accepted/folder/src/Main.java", "")
                .write("submissions/accepted/sum.swift", "")
                .write("submissions/accepted/README.md", "")
                .write("submissions/wrong_answer/Minus.java", "");

        Jury jury = sound.jury();

        assertThat(jury.submissions())
                .extracting(JurySubmission::name)
                .containsExactly("accepted/Sum.java", "accepted/folder", "wrong_answer/Minus.java");
        assertThat(jury.submissions().get(1).path())
                .isEqualTo(sound.folder().resolve("submissions/accepted/folder"))
                .isAbsolute();
        assertThat(jury.skipped()).containsExactly("accepted/sum.swift");
    }

    @Test
    void takesASingleVerdictForAListOfOneAndAPatternThatSaysNothingForNone() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("submissions/wrong_answer/Minus.java", "")
                .write(
                        "submissions/submissions.yaml",
                        """
                        accepted/Sum.java:
                        wrong_answer/: {permitted: [AC, WA, RTE], required: RTE}
                        """);

        assertThat(folder.findings()).isEmpty();
        assertThat(onlyRule(folder.jury(), "wrong_answer/Minus.java"))
                .isEqualTo(
                        Rule.of("", Outcomes.verdicts(List.of("AC", "WA", "RTE")), Outcomes.verdicts(List.of("RTE"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"message: ''", "message:", "language: ~", "entrypoint: ''"})
    void takesAnEmptyTextForNoneAsTheFormatHasItByDefault(String line) throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.sound(temp).write("submissions/submissions.yaml", "accepted:\n  " + line + "\n");

        assertThat(folder.findings()).isEmpty();
        assertThat(onlyRule(folder.jury(), "accepted/Sum.java").message()).isEmpty();
    }

    @Test
    void takesAPatternForCasesThatBeginsWithAStar() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("submissions/submissions.yaml", "accepted: {'*/1': {permitted: [AC]}, '*': {required: [AC]}}\n");

        assertThat(folder.findings()).isEmpty();
        assertThat(folder.jury().submissions().get(0).expected().rules())
                .extracting(Rule::cases)
                .containsExactly("", "*/1", "*");
    }

    @Test
    void warnsOfWhatIsWrongWithAKeyOfSubmissionsThatNoVerdictDependsOn() {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("submissions/submissions.yaml", "accepted: {model_solution: yes, authors: 5}\n");

        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .containsExactlyInAnyOrder(
                        "submissions/submissions.yaml:1: accepted.model_solution must be true or false, found \"yes\"",
                        "submissions/submissions.yaml:1: accepted.authors must be text (put it in quotes), found 5");
    }

    @Test
    void takesLanguageAndEntryFromTheLastPatternThatSaysThem() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/accepted/sum.txt", "")
                .write("submissions/accepted/old.py", "")
                .write(
                        "submissions/submissions.yaml",
                        """
                        accepted/sum.txt: {language: cpp, entrypoint: first}
                        "accepted/*.txt": {language: python3}
                        accepted/old.py: {language: python2}
                        """)
                .jury();

        assertThat(jury.skipped()).containsExactly("accepted/old.py");
        assertThat(jury.submissions())
                .filteredOn(submission -> submission.name().equals("accepted/sum.txt"))
                .singleElement()
                .satisfies(submission -> {
                    assertThat(submission.language()).contains("python3");
                    assertThat(submission.entry()).contains("first");
                });
    }

    /**
     * The format wants this: submissions that must not be too slow bound the limit from below, where they are as
     * expected.
     */
    @Test
    void knowsWhichCasesATimeLimitFollowsFrom() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .testCase("sample/1")
                .write("submissions/wrong_answer/Some.java", "")
                .write("submissions/brute_force/Some.java", "")
                .write("submissions/time_limit_exceeded/Some.java", "")
                .write("submissions/rejected/Some.java", "")
                .write(
                        "submissions/submissions.yaml",
                        """
                        time_limit_exceeded/Some.java:
                          sample: {permitted: [AC]}
                        rejected/Some.java: {use_for_time_limit: lower}
                        """)
                .jury();

        Map<String, String> wrong = Map.of("sample/1", "AC", "secret/1", "WA");
        assertThat(expected(jury, "accepted/Sum.java").boundLimitBelow(wrong)).isEmpty();
        assertThat(expected(jury, "wrong_answer/Some.java").boundLimitBelow(wrong))
                .containsExactly("sample/1", "secret/1");
        assertThat(expected(jury, "time_limit_exceeded/Some.java")
                        .boundLimitBelow(Map.of("sample/1", "AC", "secret/1", "TLE")))
                .containsExactly("sample/1");
        assertThat(expected(jury, "rejected/Some.java").boundLimitBelow(wrong)).hasSize(2);
        assertThat(expected(jury, "rejected/Some.java").boundLimitBelow(Map.of("secret/1", "TLE")))
                .isEmpty();
        assertThat(expected(jury, "brute_force/Some.java").boundsLimitBelow()).isFalse();
    }

    @Test
    void triesWhatThereIsWhereNothingIsRight() throws ProblemFormatException {
        PackageFolder lacking = PackageFolder.sound(temp)
                .write("submissions/run_time_error/Some.java", "")
                .delete("submissions/accepted/Sum.java");

        assertThat(lacking.jury().submissions())
                .extracting(JurySubmission::name)
                .containsExactly("run_time_error/Some.java");
        assertThat(lacking.faults())
                .containsExactly("submissions/accepted: has no submission: there must be at least one that is right");
    }

    @Test
    void doesNotTakeTheOlderPythonForThePresentOne() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("submissions/accepted/old.py", "#!/usr/bin/env python2\nprint 3\n")
                .write("submissions/accepted/present.py", "#!/usr/bin/env python3\nprint(3)\n")
                .jury();

        assertThat(jury.skipped()).containsExactly("accepted/old.py");
        assertThat(jury.submissions()).extracting(JurySubmission::name).contains("accepted/present.py");
    }

    @Test
    void addsTheRulesOfEachPatternThatMatches() throws ProblemFormatException {
        Jury jury = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.SCORING_YAML)
                .testCase("sample/1")
                .write("submissions/time_limit_exceeded/Slow.java", "")
                .write("submissions/mixed/Slow.java", "")
                .write(
                        "submissions/submissions.yaml",
                        """
                        time_limit_exceeded:
                          permitted: [AC, WA, TLE]
                        "{mixed,time_limit_exceeded}/*.java":
                          score: [10, 20.5]
                          language: java
                          entrypoint: Main
                          message: too small
                          authors: [Ada, {name: Grace}]
                          model_solution: false
                          use_for_time_limit: false
                          sample:
                            permitted: [AC]
                            use_for_time_limit: lower
                          secret/1*:
                            required: [MLE, NO]
                        """)
                .jury();

        Rule replaced = new Rule("", Outcomes.verdicts(List.of("AC", "WA", "TLE")), Set.of("TLE"), Optional.empty());
        Rule whole = new Rule(
                "",
                Outcomes.ANY,
                Outcomes.ANY,
                Optional.of(new ScoreRange(10, 20.5)),
                Optional.of("too small"),
                TimeBound.NONE);
        Rule sample =
                new Rule("sample", Set.of("AC"), Outcomes.ANY, Optional.empty(), Optional.empty(), TimeBound.LOWER);
        Rule secret = new Rule("secret/1*", Outcomes.ANY, Set.of("MLE", "NO"), Optional.empty());
        assertThat(jury.submissions())
                .filteredOn(submission -> submission.name().equals("time_limit_exceeded/Slow.java"))
                .extracting(submission -> submission.expected().rules())
                .containsExactly(List.of(replaced, whole, sample, secret));
        assertThat(jury.submissions())
                .filteredOn(submission -> submission.name().equals("mixed/Slow.java"))
                .extracting(submission -> submission.expected().rules())
                .containsExactly(List.of(whole, sample, secret));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            acepted: {permitted: [AC]}                  | acepted matches no submission
            accepted: {permitted: [ACCEPTED]}           | accepted.permitted must hold AC, WA, TLE, RTE
            accepted: {permitted: []}                   | accepted.permitted must be a list of at least one verdict
            accepted: {permitted: {AC: 1}}              | accepted.permitted must be a list of texts, found a map
            accepted: {score: 100}                      | accepted.score is for scoring problems only, found 100
            accepted: {message: 5}                      | accepted.message must be text (put it in quotes), found 5
            accepted: {entrypoint: [Sum]}               | accepted.entrypoint must be text, found a list of 1
            accepted: {verdict: AC}                     | accepted.verdict is not a key that is known here
            accepted: {secret/9: {permitted: [AC]}}     | accepted.secret/9 is about no test case
            accepted: {secret/1: {score: 5}}            | accepted.secret/1.score is for scoring problems only
            accepted: {use_for_time_limit: maybe}       | use_for_time_limit must be one of lower, upper
            "accepted/**": {permitted: [AC]}            | accepted/** has **, [ or ? in it, which are not supported
            "accepted/{a": {permitted: [AC]}            | accepted/{a has braces that do not match
            accepted: [AC]                              | accepted must be a map, found a list of 1
            """)
    void namesWhatIsWrongInSubmissionsYaml(String line, String fault) {
        assertThat(PackageFolder.sound(temp)
                        .write("submissions/submissions.yaml", line + "\n")
                        .findings())
                .anySatisfy(found -> assertThat(found)
                        .startsWith("submissions/submissions.yaml:1: ")
                        .contains(fault));
    }

    @Test
    void refusesAScoreThatIsNoRange() {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.SCORING_YAML)
                        .write("submissions/submissions.yaml", "accepted: {score: [1]}\naccepted/*: {score: [2, 1]}\n")
                        .faults())
                .containsExactly(
                        "submissions/submissions.yaml:1: accepted.score must be a number or a list of two numbers,"
                                + " found a list of 1",
                        "submissions/submissions.yaml:2: accepted/*.score must have the lower number first,"
                                + " found 2.0 and 1.0");
    }

    @Test
    void warnsOfSubmissionsWithoutAnExpectation() {
        assertThat(PackageFolder.sound(temp)
                        .write("submissions/slow/Slow.java", "")
                        .write("submissions/Lost.java", "")
                        .warnings())
                .containsExactly(
                        "submissions/Lost.java: must lie in a folder that says what must come of it, such as accepted",
                        "submissions/slow/Slow.java: lies in a folder that the format does not know,"
                                + " and submissions.yaml does not say what must come of it: it is tried, and"
                                + " may get any verdict");
    }

    @Test
    void knowsTheLegacyFormatsFolders() throws ProblemFormatException {
        Jury jury = PackageFolder.legacy(temp)
                .write("submissions/partially_accepted/Some.java", "")
                .write("submissions/run_time_error/Some.java", "")
                .jury();

        assertThat(onlyRule(jury, "partially_accepted/Some.java").required()).doesNotContain("AC");
        assertThat(onlyRule(jury, "run_time_error/Some.java").permitted()).contains("WA", "TLE");
    }
}
