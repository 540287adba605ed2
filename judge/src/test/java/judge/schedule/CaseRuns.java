package judge.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import judge.Eventually;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;

/** Runs of cases on two processors, all of which have to be given back, and problems that have no more than names. */
abstract class CaseRuns {

    final ProcessorPool pool = new ProcessorPool(List.of(0, 1));
    final ExecutorService threads = Executors.newFixedThreadPool(4);
    final List<String> played = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void givesEveryProcessorBack() throws InterruptedException {
        Thread.interrupted();
        ProcessorPool.Lease one = pool.take(Priority.FIRST);
        ProcessorPool.Lease other = pool.take(Priority.FIRST);
        assertThat(one.processor()).isNotEqualTo(other.processor());
        threads.shutdown();
        assertThat(threads.awaitTermination(Eventually.HANG.toSeconds(), TimeUnit.SECONDS))
                .isTrue();
    }

    CaseExecutor runs(Problem problem, int lookAhead, CaseExecutor.CaseTask player) {
        return new CaseExecutor(new CaseSchedule(problem, false, lookAhead), pool, threads, player, 0);
    }

    static CaseResult result(TestCase testCase, Verdict verdict) {
        return new CaseResult(testCase.name(), verdict, 0, 0, Optional.empty(), Optional.empty());
    }

    static Problem flat(int cases, boolean scoring) {
        List<TestCase> all = IntStream.rangeClosed(1, cases)
                .mapToObj(number -> testCase(String.valueOf(number)))
                .toList();
        return problem(scoring, new TestGroup("secret", 1, Aggregation.SUM, List.of(), all, List.of()));
    }

    static TestGroup group(String name, List<String> requirePass, TestCase... cases) {
        return new TestGroup(name, 1, Aggregation.PASS_FAIL, requirePass, List.of(cases), List.of());
    }

    static TestCase testCase(String name) {
        return new TestCase(name, Path.of(name + ".in"), Path.of(name + ".ans"), List.of(), List.of(), 0);
    }

    static Problem problem(boolean scoring, TestGroup secret) {
        Problem like = Problems.scoring("p", 1);
        return Problems.of(
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
