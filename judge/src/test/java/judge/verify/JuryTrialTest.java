package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;

class JuryTrialTest {

    /** A report on a run whose limit was two seconds. */
    private static final Report MEASURED =
            Reports.with("jury", "sum", Verdict.AC, List.of(Reports.accepted("secret/1", 0, 70)));

    private static final Report TOO_SLOW = MEASURED.withCases(
            List.of(new CaseSection("secret/1", Verdict.TLE, 0, 0, 2100.0, 2120.0, 1L, null, 1, null, null)));

    private final AtomicInteger judged = new AtomicInteger();

    @Test
    void whatHadAsMuchTimeAsTheTrialGivesIsNotJudgedAgain() throws Exception {
        JuryResult result = judgedWithin(Duration.ofSeconds(1));

        assertThat(result.verdicts()).isEqualTo(Map.of("secret/1", Verdict.AC));
        assertThat(judged).hasValue(0);
    }

    @Test
    void whatWasTooSlowByLessTimeThanTheTrialGivesIsJudgedAgain() throws Exception {
        judgedWithin(Duration.ofSeconds(2), TOO_SLOW);

        assertThat(judged).hasValue(1);
    }

    @Test
    void whatEndedInLessTimeThanTheTrialGivesIsNotJudgedAgain() throws Exception {
        judgedWithin(Duration.ofSeconds(2));

        assertThat(judged).hasValue(0);
    }

    @Test
    void whatTookLongerThanTheLimitIsTooLateWhateverItHad() throws Exception {
        assertThat(judgedWithin(Duration.ofMillis(5)).verdict()).isEqualTo(Verdict.TLE);
    }

    @Test
    void whatFailsLaterThanTheLimitIsJudgedByTheLimitItself() throws Exception {
        assertThat(failingLate(failing(Verdict.RTE, 1000)).verdict()).isEqualTo(Verdict.RTE);
        assertThat(failingLate(failing(Verdict.TLE, 1100)).verdict()).isEqualTo(Verdict.TLE);
        assertThat(failingLate(failing(Verdict.SK, 0)).verdict()).isEqualTo(Verdict.TLE);

        assertThat(judged).hasValue(6);
    }

    @Test
    void whatFailsInTimeIsJudgedOnce() throws Exception {
        Report inTime = failing(Verdict.RTE, 700);

        assertThat(judged(Duration.ofSeconds(1), Map.of(), given -> inTime).verdict())
                .isEqualTo(Verdict.RTE);

        assertThat(judged).hasValue(1);
    }

    /** Judges a submission that fails late by a limit of a second; the trial gives a second and a half. */
    private JuryResult failingLate(Report byTheLimit) throws Exception {
        Duration limit = Duration.ofSeconds(1);
        return judged(
                limit,
                Map.of(),
                given -> given.limits().cpuTime().equals(limit) ? byTheLimit : failing(Verdict.RTE, 1400));
    }

    private static Report failing(Verdict verdict, double cpuTimeMillis) {
        return Reports.with("jury", "sum", verdict, List.of())
                .withCases(List.of(new CaseSection(
                        "secret/1", verdict, 0, 0, cpuTimeMillis, cpuTimeMillis, 1L, null, 1, null, null)));
    }

    private JuryResult judgedWithin(Duration limit) throws Exception {
        return judgedWithin(limit, MEASURED);
    }

    private JuryResult judgedWithin(Duration limit, Report measured) throws Exception {
        return judged(limit, Map.of("accepted/Sum.java", measured), given -> MEASURED);
    }

    private JuryResult judged(Duration limit, Map<String, Report> measured, Function<Problem, Report> judge)
            throws Exception {
        Problem problem = PackageReader.read(Path.of("judge/src/test/resources/judge/problems/sum"))
                .withTimeLimit(limit, List.of());
        JurySubmission right = JuryReader.read(problem).submissions().stream()
                .filter(one -> one.name().equals("accepted/Sum.java"))
                .findFirst()
                .orElseThrow();
        return JuryTrial.of(
                        rules -> (expected, threads) -> (submission, given, listener) -> {
                            judged.incrementAndGet();
                            return judge.apply(given);
                        },
                        problem,
                        List.of(right),
                        measured,
                        Coverage.USUAL,
                        1)
                .judged(right);
    }
}
