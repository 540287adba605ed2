package judge.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.problem.Graded;
import judge.problem.GraderFlags;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradesTest {

    private static final double INFINITE = Double.POSITIVE_INFINITY;

    private final Map<String, CaseResult> results = new LinkedHashMap<>();

    private Graded.Case testCase(String name, Verdict verdict, double score) {
        results.put(name, new CaseResult(name, verdict, score, 10, Optional.empty(), Optional.empty()));
        return new Graded.Case(name);
    }

    private static Graded.Group group(String name, boolean breaks, String flags, Graded... parts) {
        return group(name, breaks, false, flags, parts);
    }

    private static Graded.Group group(String name, boolean breaks, boolean custom, String flags, Graded... parts) {
        GraderFlags words = new GraderFlags(flags.isEmpty() ? List.of() : List.of(flags.split(" ")));
        return new Graded.Group(name, breaks, custom, words, -INFINITE, INFINITE, List.of(parts));
    }

    /** The output of the default grader of problemtools for these flags and results. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            ''                                 | AC 10, AC 5        | AC | 15
            ''                                 | AC 10, WA 0        | WA | 0
            worst_error                        | WA 0, RTE 0, TLE 0 | RTE | 0
            worst_error                        | OLE 0, WA 0        | OLE | 0
            worst_error                        | TLE 0, MLE 0       | MLE | 0
            no_errors                          | WA 0, TLE 0        | TLE | 0
            first_error                        | AC 1, WA 0, RTE 0  | WA | 0
            always_accept                      | WA 0, AC 3         | AC | 3
            always_accept                      | RTE 0, RTE 0       | AC | 0
            accept_if_any_accepted             | WA 0, AC 3, TLE 0  | AC | 3
            accept_if_any_accepted             | WA 0, TLE 0        | TLE | 0
            accept_if_any_accepted first_error | WA 0, TLE 0        | WA | 0
            always_accept min                  | AC 7, AC 4         | AC | 4
            always_accept max                  | AC 7, WA 0         | AC | 7
            always_accept avg                  | AC 7, WA 0, AC 3   | AC | 3.333333
            always_accept sum                  | AC 7, WA -2        | AC | 5
            min max always_accept              | AC 7, AC 4         | AC | 7
            always_accept worst_error          | AC 7, WA 4         | WA | 0
            ignore_sample                      | WA 0, AC 4         | AC | 4
            ignore_sample always_accept        | AC 9, WA 4         | AC | 4
            ignore_sample                      | WA 0               | WA | 0
            """)
    void gradesByTheDefaultGradersFlags(String flags, String parts, Verdict verdict, double score) {
        List<Graded> cases = new ArrayList<>();
        for (String part : parts.split(", ")) {
            String[] words = part.split(" ");
            cases.add(testCase("c" + cases.size(), Verdict.valueOf(words[0]), Double.parseDouble(words[1])));
        }

        Grade grade = Grades.byDefault(group("", false, flags, cases.toArray(Graded[]::new)), results)
                .grade("");

        assertThat(grade.verdict()).isEqualTo(verdict);
        assertThat(grade.score()).isCloseTo(score, within(1e-6));
    }

    @Test
    void countsNothingAfterTheFirstRejectedPartOfAGroupThatBreaks() {
        Graded.Group root = group(
                "",
                false,
                "always_accept",
                group(
                        "a",
                        true,
                        "always_accept",
                        testCase("a/1", Verdict.AC, 10),
                        testCase("a/2", Verdict.WA, 1),
                        testCase("a/3", Verdict.AC, 10)),
                group("b", true, "", testCase("b/1", Verdict.WA, 0), testCase("b/2", Verdict.AC, 10)));

        Grades grades = Grades.byDefault(root, results);

        assertThat(grades.scores()).isEqualTo(Map.of("", 11.0, "a", 11.0, "b", 0.0));
        assertThat(grades.counted()).containsExactly("a/1", "a/2", "b/1");
    }

    @Test
    void givesARejectedGroupNothingThoughPartsOfItHaveScores() {
        Graded.Group root = group(
                "",
                false,
                "always_accept",
                group("a", false, "", testCase("a/1", Verdict.AC, 10), testCase("a/2", Verdict.WA, 3)));

        assertThat(Grades.byDefault(root, results).grade("")).isEqualTo(new Grade(Verdict.AC, 0));
    }

    @Test
    void takesAScoreOutOfItsRangeForAFaultOfThePackage() {
        Graded.Group narrow = new Graded.Group(
                "secret", false, false, new GraderFlags(List.of()), 0, 5, List.of(testCase("secret/1", Verdict.AC, 7)));

        Grades grades = Grades.byDefault(group("", false, "always_accept", narrow), results);

        assertThat(grades.grade("").verdict()).isEqualTo(Verdict.JE);
        assertThat(grades.fault()).hasValueSatisfying(fault -> {
            assertThat(fault.lastCase()).isEqualTo("secret/1");
            assertThat(fault.reason().code()).isEqualTo(ReasonCode.SCORE_OUT_OF_RANGE);
            assertThat(fault.reason().parameters()).containsEntry("score", "7").containsEntry("most", "5");
        });
    }

    @Test
    void asksThePackagesGraderWithWhatWasJudgedOnly() throws InterruptedException {
        Graded.Group root = group(
                "",
                false,
                true,
                "half 3",
                testCase("1", Verdict.AC, 10),
                testCase("2", Verdict.SK, 0),
                group("g", false, "", testCase("g/1", Verdict.SK, 0)),
                testCase("3", Verdict.WA, 0));
        List<String> asked = new ArrayList<>();

        Grades grades = Grades.of(root, results, (flags, parts) -> {
            asked.add(flags + " " + parts);
            return new GroupGrader.Answer.Result(new Grade(Verdict.AC, 5));
        });

        assertThat(asked).containsExactly("[half, 3] [Grade[verdict=AC, score=10.0], Grade[verdict=WA, score=0.0]]");
        assertThat(grades.grade("")).isEqualTo(new Grade(Verdict.AC, 5));
    }

    @Test
    void neverAsksAGraderAboutAnErrorOfTheJudge() throws InterruptedException {
        Graded.Group root = group("", false, true, "", testCase("1", Verdict.JE, 0), testCase("2", Verdict.AC, 1));

        Grades grades = Grades.of(root, results, (flags, parts) -> {
            throw new AssertionError("asked");
        });

        assertThat(grades.grade("").verdict()).isEqualTo(Verdict.JE);
        assertThat(grades.fault()).isEmpty();
    }
}
