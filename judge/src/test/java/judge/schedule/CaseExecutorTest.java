package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class CaseExecutorTest {

    private final ProcessorPool pool = new ProcessorPool(List.of(0, 1));
    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final List<String> played = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void givesEveryProcessorBack() throws InterruptedException {
        Thread.interrupted();
        ProcessorPool.Lease one = pool.take(Priority.FIRST);
        ProcessorPool.Lease other = pool.take(Priority.FIRST);
        assertThat(one.processor()).isNotEqualTo(other.processor());
        threads.shutdown();
        assertThat(threads.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void runsAsManyCasesAtATimeAsThereAreProcessorsAndNoMore() throws Exception {
        CyclicBarrier two = new CyclicBarrier(2);
        AtomicInteger busy = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();

        List<CaseResult> results = runs(flat(6, true), 2, (testCase, core) -> {
                    most.accumulateAndGet(busy.incrementAndGet(), Math::max);
                    await(two);
                    busy.decrementAndGet();
                    return result(testCase, Verdict.AC);
                })
                .results();

        assertThat(most).hasValue(2);
        assertThat(results).extracting(CaseResult::name).containsExactly("1", "2", "3", "4", "5", "6");
    }

    @Test
    void runsTheNextCaseWhileTheAnswerOfTheLastIsChecked() throws Exception {
        CyclicBarrier bothCheck = new CyclicBarrier(4);

        runs(flat(4, true), 2, (testCase, core) -> {
                    core.close();
                    await(bothCheck);
                    return result(testCase, Verdict.AC);
                })
                .results();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void givesAPassFailProblemTheReportOfOneCaseAfterTheOtherWhateverIsDoneFirst(int lookAhead) throws Exception {
        Random random = new Random(lookAhead);
        for (int round = 0; round < 50; round++) {
            List<CaseResult> results = runs(flat(8, false), lookAhead, (testCase, core) -> {
                        Thread.sleep(random.nextInt(3));
                        return result(testCase, "36".contains(testCase.name()) ? Verdict.WA : Verdict.AC);
                    })
                    .results();

            assertThat(results)
                    .extracting(CaseResult::verdict)
                    .containsExactly(
                            Verdict.AC,
                            Verdict.AC,
                            Verdict.WA,
                            Verdict.SK,
                            Verdict.SK,
                            Verdict.SK,
                            Verdict.SK,
                            Verdict.SK);
            assertThat(results.subList(3, 8))
                    .extracting(CaseResult::reason)
                    .containsOnly(Optional.of(Reason.of(ReasonCode.EARLIER_CASE_FAILED, "case", "3")));
        }
    }

    @Test
    void runsNoCaseOfAPassFailProblemAheadWhereThereIsOneProcessor() throws Exception {
        runs(flat(4, false), 1, (testCase, core) -> {
                    core.close();
                    played.add(testCase.name());
                    return result(testCase, testCase.name().equals("2") ? Verdict.RTE : Verdict.AC);
                })
                .results();

        assertThat(played).containsExactly("1", "2");
    }

    @Test
    void endsWhatWasRunAheadWhenAnEarlierCaseFails() throws Exception {
        CountDownLatch secondIsUnderWay = new CountDownLatch(1);
        AtomicInteger ended = new AtomicInteger();

        List<CaseResult> results = runs(flat(3, false), 2, (testCase, core) -> {
                    if (testCase.name().equals("1")) {
                        secondIsUnderWay.await();
                        return result(testCase, Verdict.TLE);
                    }
                    secondIsUnderWay.countDown();
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException e) {
                        ended.incrementAndGet();
                        throw e;
                    }
                    return result(testCase, Verdict.AC);
                })
                .results();

        assertThat(ended).hasValue(1);
        assertThat(results).extracting(CaseResult::verdict).containsExactly(Verdict.TLE, Verdict.SK, Verdict.SK);
    }

    @Test
    void runsEveryCaseOfAPassFailProblemWhereThatIsWished() throws Exception {
        CaseSchedule schedule = new CaseSchedule(flat(3, false), true, 2);

        List<CaseResult> results = new CaseExecutor(
                        schedule, pool, threads, (testCase, core) -> result(testCase, Verdict.WA), 0)
                .results();

        assertThat(results).extracting(CaseResult::verdict).containsOnly(Verdict.WA);
    }

    @ParameterizedTest
    @ValueSource(strings = {"AC", "WA"})
    void letsGroupsWaitForThoseThatMustPass(Verdict verdict) throws Exception {
        TestGroup first = group("secret/a", List.of(), testCase("secret/a/1"), testCase("secret/a/2"));
        TestGroup second = group("secret/b", List.of("secret/a"), testCase("secret/b/1"));
        TestGroup third = group("secret/c", List.of("secret/b"), testCase("secret/c/1"));
        TestGroup secret =
                new TestGroup("secret", 3, Aggregation.SUM, List.of(), List.of(), List.of(first, second, third));

        List<CaseResult> results = runs(problem(true, secret), 2, (testCase, core) -> {
                    played.add(testCase.name());
                    return result(testCase, testCase.name().equals("secret/a/1") ? verdict : Verdict.AC);
                })
                .results();

        if (verdict == Verdict.AC) {
            assertThat(results).extracting(CaseResult::verdict).containsOnly(Verdict.AC);
            assertThat(played.subList(2, 4)).containsExactly("secret/b/1", "secret/c/1");
        } else {
            assertThat(results)
                    .extracting(CaseResult::verdict)
                    .containsExactly(verdict, Verdict.AC, Verdict.SK, Verdict.SK);
            assertThat(results.get(3).reason()).hasValue(Reason.of(ReasonCode.GROUP_NOT_PASSED, "group", "secret/b"));
        }
    }

    @Test
    void callsAllOffWhenItIsInterruptedAndWaitsForTheRunsToEnd() throws Exception {
        CountDownLatch bothAreBusy = new CountDownLatch(2);
        AtomicInteger busy = new AtomicInteger();
        Thread waiting = Thread.currentThread();
        new Thread(() -> {
                    try {
                        bothAreBusy.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                    waiting.interrupt();
                })
                .start();

        CaseExecutor runs = runs(flat(8, true), 2, (testCase, core) -> {
            busy.incrementAndGet();
            bothAreBusy.countDown();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                Thread.sleep(50);
                throw e;
            } finally {
                busy.decrementAndGet();
                played.add(testCase.name());
            }
            return result(testCase, Verdict.AC);
        });

        assertThatThrownBy(runs::results).isInstanceOf(InterruptedException.class);
        assertThat(busy).hasValue(0);
        assertThat(played).hasSize(2);
    }

    @Test
    void passesOnWhatBrokeDownAndEndsTheRest() {
        IllegalStateException failure = new IllegalStateException("for a test");
        CaseExecutor runs = runs(flat(8, true), 2, (testCase, core) -> {
            if (testCase.name().equals("2")) {
                throw failure;
            }
            Thread.sleep(testCase.name().equals("1") ? 60_000 : 0);
            return result(testCase, Verdict.AC);
        });

        assertThatThrownBy(runs::results).isSameAs(failure);
    }

    @Test
    void leavesNoInterruptBehindForTheNextCaseOfTheThread() throws Exception {
        for (int round = 0; round < 100; round++) {
            runs(flat(4, false), 4, (testCase, core) -> {
                        assertThat(Thread.currentThread().isInterrupted())
                                .as("at the start of %s", testCase.name())
                                .isFalse();
                        return result(testCase, testCase.name().equals("1") ? Verdict.WA : Verdict.AC);
                    })
                    .results();
        }
    }

    private CaseExecutor runs(Problem problem, int lookAhead, CaseExecutor.CaseTask player) {
        return new CaseExecutor(new CaseSchedule(problem, false, lookAhead), pool, threads, player, 0);
    }

    private CaseResult accept(TestCase testCase, ProcessorPool.Lease core) {
        played.add(testCase.name());
        return result(testCase, Verdict.AC);
    }

    /** Also where a later one was run beside those two. */
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

    /** It would take all its time, and that for nothing. */
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

    /** It would take all its time on each of them. */
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

    private static CaseResult result(TestCase testCase, Verdict verdict) {
        return new CaseResult(testCase.name(), verdict, 0, 0, Optional.empty(), Optional.empty());
    }

    private static void await(CyclicBarrier barrier) throws InterruptedException {
        try {
            barrier.await(10, TimeUnit.SECONDS);
        } catch (BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Problem flat(int cases, boolean scoring) {
        List<TestCase> all = IntStream.rangeClosed(1, cases)
                .mapToObj(number -> testCase(String.valueOf(number)))
                .toList();
        return problem(scoring, new TestGroup("secret", 1, Aggregation.SUM, List.of(), all, List.of()));
    }

    private static TestGroup group(String name, List<String> requirePass, TestCase... cases) {
        return new TestGroup(name, 1, Aggregation.PASS_FAIL, requirePass, List.of(cases), List.of());
    }

    private static TestCase testCase(String name) {
        return new TestCase(name, Path.of(name + ".in"), Path.of(name + ".ans"), List.of(), List.of(), 0);
    }

    private static Problem problem(boolean scoring, TestGroup secret) {
        Problem like = Problems.scoring("p", 1);
        return new Problem(
                "p",
                like.folder(),
                Map.of(),
                scoring,
                like.limits(),
                like.judging(),
                new TestData(List.of(), secret),
                like.content());
    }
}
