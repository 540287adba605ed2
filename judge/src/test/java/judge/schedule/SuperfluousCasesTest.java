package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import judge.problem.Graded;
import judge.problem.GraderFlags;
import judge.problem.Problem;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cases that are not run as others have told enough. */
class SuperfluousCasesTest extends CaseRuns {

    /** The same holds where a later case was run beside those two. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatIsTooSlowOnTwoCasesIsRunOnNoLaterOneThatNobodyWants(int lanes) throws Exception {
        Problem problem = flat(6, true);
        ProcessorPool some = lanes == 1 ? new ProcessorPool(List.of(0)) : pool;
        CaseSchedule schedule = new CaseSchedule(problem, true, lanes, Optional.of(new EnoughSlow(2, Set.of("5"), 9)));

        List<CaseResult> results = new CaseExecutor(
                        schedule,
                        some,
                        threads,
                        (testCase, core) -> result(testCase, testCase.name().equals("2") ? Verdict.AC : Verdict.TLE),
                        0)
                .results();

        assertThat(results)
                .extracting(CaseResult::verdict)
                .containsExactly(Verdict.TLE, Verdict.AC, Verdict.TLE, Verdict.SK, Verdict.TLE, Verdict.SK);
        assertThat(results.get(3).reason().orElseThrow())
                .isEqualTo(Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "3"));
    }

    /** Two of the first folder, which breaks off after its first case, are enough for the second folder as well. */
    @RepeatedTest(30)
    void whatIsTooSlowOnTwoCasesThatCountForNothingIsRunOnNoOtherSuchCase() throws Exception {
        Problem problem = flat(9, true);
        Graded.Group root = folder(
                "data",
                false,
                folder("a", true, "1", "2", "3", "4"),
                folder("b", true, "5", "6", "7"),
                folder("c", false, "8", "9"));
        CaseSchedule schedule =
                new CaseSchedule(problem, true, 2, Optional.of(EnoughSlow.ofSuperfluous(2, EnoughSlow.ANY_TIME, root)));

        List<CaseResult> results = new CaseExecutor(
                        schedule,
                        pool,
                        threads,
                        (testCase, core) -> result(testCase, testCase.name().equals("5") ? Verdict.AC : Verdict.TLE),
                        0)
                .results();

        assertThat(results)
                .extracting(CaseResult::verdict)
                .containsExactly(
                        Verdict.TLE, // decides on the first folder
                        Verdict.TLE,
                        Verdict.TLE,
                        Verdict.SK,
                        Verdict.AC,
                        Verdict.TLE, // decides on the second
                        Verdict.SK,
                        Verdict.TLE, // those of a folder that does not break off count
                        Verdict.TLE);
    }

    private static Graded.Group folder(String name, boolean breaks, Graded... parts) {
        double infinite = Double.POSITIVE_INFINITY;
        return new Graded.Group(
                name, breaks, false, new GraderFlags(List.of("sum")), -infinite, infinite, List.of(parts));
    }

    private static Graded.Group folder(String name, boolean breaks, String... cases) {
        return folder(name, breaks, Stream.of(cases).map(Graded.Case::new).toArray(Graded[]::new));
    }

    /** The begun case would take all its time, and that for nothing. */
    @Test
    void noCaseIsBegunThatOnesWhichRunMayMakeSuperfluous() throws Exception {
        CaseSchedule schedule = new CaseSchedule(flat(6, true), true, 2, Optional.of(new EnoughSlow(1, Set.of(), 0)));

        new CaseExecutor(
                        schedule,
                        pool,
                        threads,
                        (testCase, core) -> {
                            played.add(testCase.name());
                            Thread.sleep(20);
                            return result(testCase, testCase.name().equals("2") ? Verdict.TLE : Verdict.AC);
                        },
                        0)
                .results();

        assertThat(played).containsExactly("1", "2");
    }

    /** Whichever of two that run at the same time is done first: one that was not to be run counts for nothing. */
    @RepeatedTest(30)
    void whatIsTooSlowOnAsManyAsThereIsTimeForIsRunOnNoOtherOneThatIsWanted() throws Exception {
        Problem problem = flat(6, true);
        EnoughSlow enough = new EnoughSlow(1, Set.of("2", "4", "5"), 3);

        List<CaseResult> results = new CaseExecutor(
                        new CaseSchedule(problem, true, 2, Optional.of(enough)),
                        pool,
                        threads,
                        (testCase, core) -> result(testCase, Verdict.TLE),
                        0)
                .results();

        assertThat(results)
                .extracting(CaseResult::verdict)
                .containsExactly(Verdict.TLE, Verdict.TLE, Verdict.SK, Verdict.TLE, Verdict.SK, Verdict.SK);
    }

    /** The validator would take all its time on each further case. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void afterTheProblemsValidatorHungNoFurtherCaseIsRunWhateverIsDoneFirst(boolean scoring) throws Exception {
        Random random = new Random(1);
        for (int round = 0; round < 50; round++) {
            CaseSchedule schedule = new CaseSchedule(flat(8, scoring), true, 2);

            List<CaseResult> results = new CaseExecutor(
                            schedule,
                            pool,
                            threads,
                            (testCase, core) -> {
                                Thread.sleep(random.nextInt(3));
                                return "135".contains(testCase.name())
                                        ? result(testCase, Verdict.WA)
                                        : CaseResult.failed(testCase, Reason.of(ReasonCode.CHECKER_HUNG, "seconds", 1));
                            },
                            0)
                    .results();

            assertThat(results.subList(0, 2)).extracting(CaseResult::verdict).containsExactly(Verdict.WA, Verdict.JE);
            assertThat(results.subList(2, 8)).extracting(CaseResult::verdict).containsOnly(Verdict.SK);
            assertThat(results.subList(2, 8))
                    .extracting(CaseResult::reason)
                    .containsOnly(Optional.of(Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "2")));
        }
    }

    @Test
    void aValidatorThatFailsAtOnceIsAskedOnEveryCase() throws Exception {
        List<CaseResult> results = runs(
                        flat(4, true),
                        2,
                        (testCase, core) ->
                                CaseResult.failed(testCase, Reason.of(ReasonCode.CHECKER_FAILED, "message", "no")))
                .results();

        assertThat(results).extracting(CaseResult::verdict).containsOnly(Verdict.JE);
    }

    /** After the first failure no lane waits for cases that will never be run. */
    @ParameterizedTest
    @EnumSource(
            value = Verdict.class,
            names = {"WA", "TLE"})
    void endsAPassFailProblemAtTheFirstFailureOfAProgramThatMayBeSlow(Verdict verdict) throws Exception {
        CaseSchedule schedule = new CaseSchedule(flat(6, false), false, 2, Optional.of(new EnoughSlow(1, Set.of(), 0)));

        List<CaseResult> results = new CaseExecutor(
                        schedule,
                        pool,
                        threads,
                        (testCase, core) -> {
                            played.add(testCase.name());
                            return result(testCase, testCase.name().equals("2") ? verdict : Verdict.AC);
                        },
                        0)
                .results();

        assertThat(played).containsExactly("1", "2");
        assertThat(results)
                .extracting(CaseResult::verdict)
                .containsExactly(Verdict.AC, verdict, Verdict.SK, Verdict.SK, Verdict.SK, Verdict.SK);
    }
}
