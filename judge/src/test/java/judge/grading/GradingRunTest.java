package judge.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import judge.engine.BatchJudge;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.grading.GradingRun.Task;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.report.SummaryRow;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class GradingRunTest {

    private final GradingScene bench;

    GradingRunTest(@TempDir Path reports) throws Exception {
        bench = new GradingScene(reports);
    }

    @Test
    void writesAReportOnEverySubmission() throws Exception {
        GradingRun.Result result =
                bench.run(GradingScene::accept, GradingScene.tasks(20), 3).run();

        assertThat(result.rows()).hasSize(20);
        assertThat(result.missing()).isEmpty();
        assertThat(result.storageFailure()).isEmpty();
        for (SummaryRow row : result.rows()) {
            Report report = new ReportJson().readReport(bench.folder.folder().resolve(row.report()));
            assertThat(report.contestant()).isEqualTo(row.contestant());
        }
    }

    @Test
    void keepsTheOrderOfTheTasksWhateverIsDoneFirst() {
        CountDownLatch lastIsDone = new CountDownLatch(1);
        Judge judge = (submission, problem, listener) -> {
            if (submission.contestant().equals("c00")) {
                lastIsDone.await();
            } else if (submission.contestant().equals("c03")) {
                lastIsDone.countDown();
            }
            return GradingScene.accept(submission, problem, listener);
        };

        GradingRun.Result result = bench.run(judge, GradingScene.tasks(4), 2).run();

        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00", "c01", "c02", "c03");
    }

    @Test
    void judgesAsManyAtATimeAsItIsTold() {
        CyclicBarrier three = new CyclicBarrier(3);
        AtomicInteger busy = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Judge judge = (submission, problem, listener) -> {
            most.accumulateAndGet(busy.incrementAndGet(), Math::max);
            try {
                three.await(20, TimeUnit.SECONDS);
            } catch (BrokenBarrierException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
            busy.decrementAndGet();
            return GradingScene.accept(submission, problem, listener);
        };

        assertThat(bench.run(judge, GradingScene.tasks(6), 3).run().rows())
                .extracting(SummaryRow::verdict)
                .containsOnly(Verdict.AC);
        assertThat(most).hasValue(3);
    }

    @Test
    void needsAtLeastOneWorker() {
        assertThatThrownBy(() -> bench.run(GradingScene::accept, GradingScene.tasks(1), 0))
                .hasMessageContaining("0");
    }

    @Test
    void comesBackAtOnceWhereThereIsNothingToDo() {
        assertThat(bench.run(GradingScene::accept, List.of(), 4).run().rows()).isEmpty();
    }

    @Test
    void tellsOfEachSubmissionByOneThreadAtATime() {
        bench.run(GradingScene::accept, GradingScene.tasks(50), 8).run();

        assertThat(bench.told.overlaps).hasValue(0);
        assertThat(bench.told.started).hasSize(50);
        assertThat(bench.told.finished).hasSize(50);
    }

    @Test
    void hasWrittenTheReportWhenItTellsOfIt() {
        bench.run(GradingScene::accept, GradingScene.tasks(5), 2).run();

        assertThat(bench.told.notYetWritten).isEmpty();
    }

    @Test
    void reportsAJudgeErrorWhereTheJudgeBreaksDownAndGoesOn() throws Exception {
        IllegalStateException failure = new IllegalStateException("out of luck");
        Judge judge = (submission, problem, listener) -> {
            if (submission.contestant().equals("c01")) {
                throw failure;
            }
            return GradingScene.accept(submission, problem, listener);
        };

        GradingRun.Result result = bench.run(judge, GradingScene.tasks(3), 1).run();

        assertThat(result.rows()).extracting(SummaryRow::verdict).containsExactly(Verdict.AC, Verdict.JE, Verdict.AC);
        assertThat(bench.told.brokeDown).containsExactly(failure);
        Report report = new ReportJson()
                .readReport(bench.folder.folder().resolve(result.rows().get(1).report()));
        assertThat(report.compile().reason())
                .isEqualTo(
                        Reason.of(ReasonCode.HOST_FAILED, "message", "java.lang.IllegalStateException: out of luck"));
        assertThat(report.maxScore()).isEqualTo(100);
        assertThat(report.limits().cpuTimeMillis()).isEqualTo(2000);
    }

    @Test
    void reportsAJudgeErrorWhereTheReportCannotBePutIntoJson() {
        Judge judge = (submission, problem, listener) -> Reports.with(
                submission.contestant(), problem.id(), Verdict.AC, List.of(Reports.accepted("1", Double.NaN, 1)));

        assertThat(bench.run(judge, GradingScene.tasks(1), 1).run().rows())
                .extracting(SummaryRow::verdict)
                .containsExactly(Verdict.JE);
    }

    @Test
    void doesNotJudgeAgainWhatIsKept() throws Exception {
        List<Task> tasks = new ArrayList<>(GradingScene.tasks(3));
        Task first = tasks.get(0);
        SummaryRow kept =
                bench.folder.write(GradingScene.accept(first.read(), first.problem(), JudgingListener.NOBODY));
        tasks.set(0, new Task(first.submission(), first.problem(), Optional.of(kept)));
        List<String> judged = new ArrayList<>();

        GradingRun.Result result = bench.run(
                        (submission, problem, listener) -> {
                            judged.add(submission.contestant());
                            return GradingScene.accept(submission, problem, listener);
                        },
                        tasks,
                        1)
                .run();

        assertThat(judged).containsExactly("c01", "c02");
        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00", "c01", "c02");
        assertThat(bench.told.finished).containsExactly("c00", "c01", "c02");
    }

    @Test
    void tellsTheJudgeBeforehandWhatItWillHaveToJudge() throws Exception {
        List<Task> tasks = new ArrayList<>(GradingScene.tasks(3));
        Task first = tasks.get(0);
        SummaryRow kept =
                bench.folder.write(GradingScene.accept(first.read(), first.problem(), JudgingListener.NOBODY));
        tasks.set(0, new Task(first.submission(), first.problem(), Optional.of(kept)));
        List<String> told = new ArrayList<>();
        BatchJudge judges = (expected, threads) -> {
            expected.values()
                    .forEach(those -> those.forEach(one -> told.add("expect " + one.contestant() + " by " + threads)));
            return (submission, problem, listener) -> {
                told.add("judge " + submission.contestant());
                return GradingScene.accept(submission, problem, listener);
            };
        };

        new GradingRun(judges, bench.folder, bench.told, tasks, 1).run();

        assertThat(told).containsExactly("expect c01 by 1", "expect c02 by 1", "judge c01", "judge c02");
    }

    @Test
    void readsASubmissionWhenItsTurnComes() throws Exception {
        Path main = Files.writeString(bench.reports.resolve("Main.java"), "class Early {}");
        Problem problem = Problems.scoring("p", 50);
        List<Task> tasks = List.of(
                new Task(new SubmissionFiles("anna", "p", main, List.of(main)), problem),
                new Task(new SubmissionFiles("bert", "p", main, List.of(main)), problem));
        List<String> judged = new ArrayList<>();
        Judge judge = (submission, by, listener) -> {
            judged.add(new String(submission.sources().get(0).content(), StandardCharsets.UTF_8));
            save(main, "class Late {}");
            return GradingScene.accept(submission, by, listener);
        };

        bench.run(judge, tasks, 1).run();

        assertThat(judged).containsExactly("class Early {}", "class Late {}");
    }

    private static void save(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
