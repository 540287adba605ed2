package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.LanguageRules;
import judge.problem.PackageContent;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.Problems;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.report.CaseSection;
import judge.verdict.Verdict;
import judge.verify.CaseReason.Rarest;
import org.junit.jupiter.api.Test;

class JuryEvidenceTest {

    private static JuryResult submission(String path, String verdicts) {
        Map<String, Verdict> byCase = new LinkedHashMap<>();
        for (String word : verdicts.split(" ")) {
            byCase.put("secret/" + (byCase.size() + 1), Verdict.valueOf(word));
        }
        return new JuryResult(path, Verdict.WA, 0, List.of(), byCase, List.of());
    }

    private static CaseSection section(String name, Verdict verdict, double cpuTimeMillis) {
        return new CaseSection(name, verdict, 0, 0, cpuTimeMillis, 0.0, 0L, null, 1, null, null);
    }

    @Test
    void saysWhichSubmissionsACaseAloneFails() {
        List<CaseReason> reasons = CaseReason.of(
                problem(),
                List.of(
                        submission("accepted/Right", "AC AC AC"),
                        submission("wrong_answer/Much", "WA WA AC"),
                        submission("wrong_answer/Second", "AC WA AC")));

        assertThat(reasons)
                .containsExactly(
                        new CaseReason(
                                "secret/1", 1, 0, List.of(), Optional.of(new Rarest("wrong_answer/Much", 2, false))),
                        new CaseReason("secret/2", 2, 0, List.of("wrong_answer/Second"), Optional.empty()),
                        new CaseReason("secret/3", 0, 0, List.of(), Optional.empty()));
    }

    @Test
    void complainsOfAcceptedSubmissionsThatNeedMoreThanHalfOfTheLimit() {
        List<CaseSection> cases = List.of(
                section("secret/1", Verdict.AC, 499),
                section("secret/2", Verdict.AC, 501),
                section("a", Verdict.SK, 0));

        assertThat(Margin.narrow(cases, 1_000, true)).containsExactly(new Margin("secret/2", 0.501, true));
    }

    @Test
    void complainsOfSlowSubmissionsThatAreLateButNotByHalfOfTheLimit() {
        List<CaseSection> cases = List.of(
                section("secret/1", Verdict.AC, 999),
                section("secret/2", Verdict.AC, 1_001),
                section("secret/3", Verdict.WA, 1_400),
                section("secret/4", Verdict.TLE, 1_650));

        assertThat(Margin.narrow(cases, 1_000, false).stream().map(Margin::testCase))
                .containsExactly("secret/2", "secret/3");
    }

    @Test
    void changesAnAnswerInManyWaysButAlwaysChangesIt() {
        for (String answer : List.of("2852\n", "-1\n", "", "no\n", "9\n", "1 2\n3 4\n", "1\n".repeat(100))) {
            assertThat(AnswerMutations.changed(answer)).isNotEmpty().doesNotContain(answer);
        }
        assertThat(AnswerMutations.changed("2859\n")).contains("2859\n1\n", "", "3859\n", "2959\n", "2869\n", "2858\n");
        assertThat(AnswerMutations.changed("-1\n")).contains("-2\n");
    }

    private static Problem problem() {
        List<TestCase> cases = Stream.of("secret/1", "secret/2", "secret/3")
                .map(name -> new TestCase(name, Path.of("in"), Path.of("ans"), List.of(), List.of(), 1))
                .toList();
        return Problems.of(
                "sum",
                Path.of("sum"),
                Map.of("en", "Sum"),
                true,
                new ProblemLimits(Duration.ofSeconds(1), LanguageRules.NONE, 1, 1, 1, Duration.ofSeconds(1), 1),
                new Judging(
                        new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()),
                new TestData(
                        List.of(new TestCase("sample/1", Path.of("in"), Path.of("ans"), List.of(), List.of(), 0)),
                        new TestGroup("secret", 3, TestGroup.Aggregation.SUM, List.of(), cases, List.of())),
                new PackageContent(Path.of("sum")));
    }
}
