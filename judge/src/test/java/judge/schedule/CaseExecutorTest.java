package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import judge.Eventually;
import judge.problem.TestCase;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaseExecutorTest extends CaseRuns {

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
                        new CountDownLatch(1).await();
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
                new CountDownLatch(1).await();
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
            new CountDownLatch(testCase.name().equals("1") ? 1 : 0).await();
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

    private CaseResult accept(TestCase testCase, ProcessorPool.Lease core) {
        played.add(testCase.name());
        return result(testCase, Verdict.AC);
    }

    private static void await(CyclicBarrier barrier) throws InterruptedException {
        try {
            barrier.await(Eventually.HANG.toSeconds(), TimeUnit.SECONDS);
        } catch (BrokenBarrierException | TimeoutException e) {
            throw new IllegalStateException(e);
        }
    }
}
