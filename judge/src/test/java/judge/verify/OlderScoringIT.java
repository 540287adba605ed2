package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.engine.TimeLimits;
import judge.message.English;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expected results of the jury's programs where graders decide on what is accepted. */
@Tag("packages")
class OlderScoringIT extends PackageTrials {

    private static final String POSITIVE = "print(abs(sum(map(int, input().split()))))\n";

    @ParameterizedTest
    @ValueSource(strings = {"grader_flags: always_accept", "grading: custom"})
    void whatTheGraderAcceptsWithFewerThanAllPointsIsAcceptedWithAWarning(String grading) throws Exception {
        Verification found = verify(scoring(grading, Map.of("submissions/accepted/positive.py", POSITIVE)));

        assertThat(found.submissions())
                .allMatch(JuryResult::isAsExpected)
                .extracting(JuryResult::path, JuryResult::score)
                .containsExactly(tuple("accepted/positive.py", 30.0), tuple("accepted/sum.py", 100.0));
        assertThat(English.of(found.warnings()))
                .filteredOn(warning -> warning.contains("points"))
                .singleElement()
                .asString()
                .endsWith("submissions/accepted/positive.py: has 30 of 100 points, with which the grader is content:"
                        + " partially_accepted may be meant");
    }

    @Test
    void whereTheLowestScoreIsTheBestItIsNotCalledTheMostPoints() throws Exception {
        Verification found = verify(
                scoring("grader_flags: sum", Map.of("problem.yaml", "type: scoring\ngrading: {objective: min}\n")));

        assertThat(English.of(found.warnings()))
                .filteredOn(warning -> warning.contains("points"))
                .singleElement()
                .asString()
                .endsWith("submissions/accepted/sum.py: has 100 points, with which the grader is content although 0 is"
                        + " the best score: partially_accepted may be meant");
    }

    @Test
    void whatTheGraderDoesNotAcceptIsNotAsExpected() throws Exception {
        Verification found = verify(scoring(
                "grader_flags: first_error",
                Map.of("submissions/accepted/positive.py", POSITIVE, "data/secret/testdata.yaml", "range: 0 100\n")));

        assertThat(found.submissions())
                .filteredOn(one -> !one.isAsExpected())
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.path()).isEqualTo("accepted/positive.py");
                    assertThat(English.of(one.complaints().get(0))).isEqualTo("secret/g2/1 is WA, permitted are AC");
                });
    }

    @ParameterizedTest
    @CsvSource({"first_error, true", "worst_error, false"})
    void whatTheGraderRejectsAsItIsMeantToBeIsAsExpectedWhateverOtherCasesGet(String flags, boolean expected)
            throws Exception {
        String wrongThenCrashing = "a, b = map(int, input().split())\nprint(a * b // (b + 5))\n";
        Verification found = verify(scoring(
                "grader_flags: " + flags,
                Map.of(
                        "submissions/wrong_answer/crashing.py",
                        wrongThenCrashing,
                        "data/secret/testdata.yaml",
                        "range: 0 100\non_reject: continue\ngrader_flags: " + flags + "\n")));

        assertThat(found.submissions())
                .filteredOn(one -> one.path().startsWith("wrong_answer/"))
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.verdict()).isEqualTo(expected ? Verdict.WA : Verdict.RTE);
                    assertThat(one.isAsExpected()).isEqualTo(expected);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"grader_flags: always_accept", "grading: custom"})
    void aTimeLimitFollowsFromWhatTheGraderAcceptsThough(String grading) throws Exception {
        Path folder = scoring(grading, Map.of("submissions/accepted/sum.py", POSITIVE));
        Files.delete(folder.resolve(".timelimit"));

        TimeLimits limits = new TimeLimits(toolchain, Optional.empty(), Optional.empty(), any -> {});
        Verification found = new PackageVerifier(toolchain, false).verify(PackageReader.read(folder), limits::of);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected).hasSize(1);
    }

    /** Two groups, of which the second one has a negative sum. */
    private Path scoring(String grading, Map<String, String> more) throws Exception {
        Map<String, String> files = new HashMap<>(Map.of(
                "problem.yaml",
                "name: Sum\ntype: scoring\n",
                ".timelimit",
                "5\n",
                "data/testdata.yaml",
                grading + "\nrange: 0 100\n",
                "data/secret/testdata.yaml",
                "grader_flags: accept_if_any_accepted\nrange: 0 100\n",
                "data/secret/g1/testdata.yaml",
                "accept_score: 30\nrange: 0 30\ngrader_flags: min\n",
                "data/secret/g2/testdata.yaml",
                "accept_score: 70\nrange: 0 70\ngrader_flags: min\n",
                "graders/grader.py",
                "import sys\nprint('AC', sum(float(line.split()[1]) for line in sys.stdin))\n"));
        Map.of("g1/1", "1 2", "g2/1", "1 -5").forEach((name, input) -> {
            int sum = List.of(input.split(" ")).stream()
                    .mapToInt(Integer::parseInt)
                    .sum();
            files.put("data/secret/" + name + ".in", input + "\n");
            files.put("data/secret/" + name + ".ans", sum + "\n");
        });
        files.putAll(more);
        Path folder = packaged(files);
        Files.delete(folder.resolve("data/secret/1.in"));
        Files.delete(folder.resolve("data/secret/1.ans"));
        return folder;
    }
}
