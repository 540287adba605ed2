package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import judge.Eventually;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.reading.PackageReader;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.schedule.ProcessorPool;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EarlyTrialTest {

    private static final String UNLIMITED = "problem_format_version: legacy\nname: Sum\n";

    @TempDir
    Path temp;

    private final Map<String, Report> results = Map.of(
            "far.py", report(Verdict.WA, Verdict.WA, 100, 120),
            "near.py", report(Verdict.WA, Verdict.WA, 700, 720),
            "sleeps.py", report(Verdict.WA, Verdict.WA, 10, 900),
            "slow.py", report(Verdict.TLE, Verdict.TLE, 100, 120),
            "broken.py", report(Verdict.JE, Verdict.AC, 100, 120));

    private final Queue<String> asked = new ConcurrentLinkedQueue<>();
    private final CountDownLatch left = new CountDownLatch(results.size());

    /** Half of the limit at most, by either clock. */
    @Test
    void ofTheOthersOnlyWhatWasFarFromTheLimitNeedNotBeJudgedAgain() throws Exception {
        Problem problem = problem(UNLIMITED);

        try (Lanes lanes = lanes(0, 1);
                EarlyTrial early = earlyTrial(problem, lanes)) {
            Eventually.open(left);
            Map<String, Report> reports = early.reports(problem.withTimeLimit(Duration.ofSeconds(1), List.of("all")));

            assertThat(reports).containsOnlyKeys("wrong_answer/far.py");
            assertThat(asked).containsExactlyInAnyOrderElementsOf(results.keySet());
        }
    }

    @Test
    void whatIsBeingJudgedWhenTheLimitIsKnownIsGivenUp() throws Exception {
        Problem problem = problem(UNLIMITED);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch givenUp = new CountDownLatch(1);

        try (Lanes lanes = lanes(0, 1);
                EarlyTrial early = earlyTrial(problem, lanes, name -> {
                    begun.countDown();
                    try {
                        new CountDownLatch(1).await();
                    } finally {
                        givenUp.countDown();
                    }
                })) {
            Eventually.open(begun);
            Map<String, Report> reports = early.reports(problem.withTimeLimit(Duration.ofSeconds(1), List.of("all")));

            assertThat(reports).isEmpty();
            Eventually.open(givenUp);
        }
    }

    @Test
    void nothingIsJudgedWhereThereIsALimitOrNoProcessorToSpare() throws Exception {
        Problem limited = problem(PackageTrials.YAML);
        Problem unlimited = problem(UNLIMITED);

        try (Lanes two = lanes(0, 1);
                Lanes one = lanes(0);
                EarlyTrial known = earlyTrial(limited, two);
                EarlyTrial alone = earlyTrial(unlimited, one)) {
            two.all(List.of(() -> 0));
            one.all(List.of(() -> 0));

            assertThat(known.reports(limited)).isEmpty();
            assertThat(alone.reports(limited)).isEmpty();
            assertThat(asked).isEmpty();
        }
    }

    private interface Meanwhile {
        void judging(String name) throws InterruptedException;
    }

    private EarlyTrial earlyTrial(Problem problem, Lanes lanes) throws Exception {
        return earlyTrial(problem, lanes, name -> {});
    }

    private EarlyTrial earlyTrial(Problem problem, Lanes lanes, Meanwhile meanwhile) throws Exception {
        JuryTrial.Judges judges = rules -> (expected, threads) -> (submission, given, listener) -> {
            String name = submission.sources().get(0).path();
            asked.add(name);
            meanwhile.judging(name);
            left.countDown();
            return Objects.requireNonNull(results.get(name));
        };
        return new EarlyTrial(judges, problem, JuryReader.read(problem).submissions(), Coverage.USUAL, lanes);
    }

    private static Lanes lanes(Integer... processors) {
        return new Lanes(new ProcessorPool(List.of(processors)), 0);
    }

    private Problem problem(String yaml) throws Exception {
        Map<String, String> files = new HashMap<>(
                Map.of("problem.yaml", yaml, "submissions/time_limit_exceeded/never.py", "while True: pass\n"));
        results.keySet().forEach(name -> files.put("submissions/wrong_answer/" + name, ""));
        return PackageReader.read(PackageTrials.packaged(temp, files));
    }

    private static Report report(Verdict verdict, Verdict ofCase, double cpuTimeMillis, double wallTimeMillis) {
        CaseSection only =
                new CaseSection("secret/1", ofCase, 0, 1, cpuTimeMillis, wallTimeMillis, 1L, null, 1, null, null);
        return Reports.with("jury", "features", verdict, List.of(only));
    }
}
