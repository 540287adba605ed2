package judge.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import judge.report.folder.RunFolder;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class GradingRunTest {

    private final Path reports;
    private final RunFolder folder;
    private final Told told = new Told();

    GradingRunTest(@TempDir Path reports) throws Exception {
        this.reports = reports;
        folder = RunFolder.create(reports, Instant.EPOCH);
    }

    @Test
    void writesAReportOnEverySubmission() throws Exception {
        GradingRun.Result result = run(GradingRunTest::accept, tasks(20), 3).run();

        assertThat(result.rows()).hasSize(20);
        assertThat(result.missing()).isEmpty();
        assertThat(result.storageFailure()).isEmpty();
        for (SummaryRow row : result.rows()) {
            Report report = new ReportJson().readReport(folder.folder().resolve(row.report()));
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
            return accept(submission, problem, listener);
        };

        GradingRun.Result result = run(judge, tasks(4), 2).run();

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
            return accept(submission, problem, listener);
        };

        assertThat(run(judge, tasks(6), 3).run().rows())
                .extracting(SummaryRow::verdict)
                .containsOnly(Verdict.AC);
        assertThat(most).hasValue(3);
    }

    @Test
    void needsAtLeastOneWorker() {
        assertThatThrownBy(() -> run(GradingRunTest::accept, tasks(1), 0)).hasMessageContaining("0");
    }

    @Test
    void comesBackAtOnceWhereThereIsNothingToDo() {
        assertThat(run(GradingRunTest::accept, List.of(), 4).run().rows()).isEmpty();
    }

    @Test
    void tellsOfEachSubmissionByOneThreadAtATime() {
        run(GradingRunTest::accept, tasks(50), 8).run();

        assertThat(told.overlaps).hasValue(0);
        assertThat(told.started).hasSize(50);
        assertThat(told.finished).hasSize(50);
    }

    @Test
    void hasWrittenTheReportWhenItTellsOfIt() {
        run(GradingRunTest::accept, tasks(5), 2).run();

        assertThat(told.notYetWritten).isEmpty();
    }

    @Test
    void reportsAJudgeErrorWhereTheJudgeBreaksDownAndGoesOn() throws Exception {
        IllegalStateException failure = new IllegalStateException("out of luck");
        Judge judge = (submission, problem, listener) -> {
            if (submission.contestant().equals("c01")) {
                throw failure;
            }
            return accept(submission, problem, listener);
        };

        GradingRun.Result result = run(judge, tasks(3), 1).run();

        assertThat(result.rows()).extracting(SummaryRow::verdict).containsExactly(Verdict.AC, Verdict.JE, Verdict.AC);
        assertThat(told.brokeDown).containsExactly(failure);
        Report report = new ReportJson()
                .readReport(folder.folder().resolve(result.rows().get(1).report()));
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

        assertThat(run(judge, tasks(1), 1).run().rows())
                .extracting(SummaryRow::verdict)
                .containsExactly(Verdict.JE);
    }

    @Test
    void passesOnAnErrorOfTheVirtualMachine() {
        Judge judge = (submission, problem, listener) -> {
            throw new OutOfMemoryError("for a test");
        };

        assertThatThrownBy(() -> run(judge, tasks(3), 2).run()).isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void namesWhatIsMissingAfterItWasCancelled() throws Exception {
        CountDownLatch twoAreBusy = new CountDownLatch(2);
        Judge judge = (submission, problem, listener) -> {
            if (submission.contestant().equals("c00")) {
                return accept(submission, problem, listener);
            }
            twoAreBusy.countDown();
            Thread.sleep(60_000);
            return accept(submission, problem, listener);
        };
        GradingRun run = run(judge, tasks(5), 2);
        Thread canceller = new Thread(() -> {
            try {
                twoAreBusy.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            run.cancel();
        });
        canceller.start();

        GradingRun.Result result = run.run();

        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00");
        assertThat(result.missing())
                .extracting(SubmissionFiles::contestant)
                .containsExactly("c01", "c02", "c03", "c04");
        assertThat(files()).containsExactly("c00/p.json");
    }

    @Test
    void keepsWhatAWorkerHadInHandsWhenItWasCancelled() throws Exception {
        GradingRun[] run = new GradingRun[1];
        Judge judge = (submission, problem, listener) -> {
            Objects.requireNonNull(run[0]).cancel();
            return accept(submission, problem, listener);
        };
        run[0] = run(judge, tasks(3), 1);

        GradingRun.Result result = run[0].run();

        assertThat(result.rows()).hasSize(1);
        assertThat(files()).containsExactly("c00/p.json");
    }

    @Test
    void beginsNothingWhereItWasCancelledBefore() {
        GradingRun run = run(GradingRunTest::accept, tasks(3), 2);
        run.cancel();

        assertThat(run.run().missing()).hasSize(3);
    }

    @Test
    void isCancelledByAnInterruptOfWhoWaitsForIt() {
        Thread waiting = Thread.currentThread();
        Judge judge = (submission, problem, listener) -> {
            waiting.interrupt();
            Thread.sleep(60_000);
            return accept(submission, problem, listener);
        };

        GradingRun.Result result = run(judge, tasks(3), 1).run();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.missing()).hasSize(3);
    }

    @Test
    void endsWhereAReportCannotBeWrittenAndKeepsTheOthers() throws Exception {
        Files.createFile(folder.folder().resolve("c02"));

        GradingRun.Result result = run(GradingRunTest::accept, tasks(5), 1).run();

        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00", "c01");
        assertThat(result.missing()).extracting(SubmissionFiles::contestant).containsExactly("c02", "c03", "c04");
        assertThat(result.storageFailure())
                .hasValueSatisfying(failure -> assertThat(failure).hasMessageContaining("c02"));
    }

    @Test
    void doesNotJudgeAgainWhatIsKept() throws Exception {
        List<Task> tasks = new ArrayList<>(tasks(3));
        Task first = tasks.get(0);
        SummaryRow kept = folder.write(accept(first.read(), first.problem(), JudgingListener.NOBODY));
        tasks.set(0, new Task(first.submission(), first.problem(), Optional.of(kept)));
        List<String> judged = new ArrayList<>();

        GradingRun.Result result = run(
                        (submission, problem, listener) -> {
                            judged.add(submission.contestant());
                            return accept(submission, problem, listener);
                        },
                        tasks,
                        1)
                .run();

        assertThat(judged).containsExactly("c01", "c02");
        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00", "c01", "c02");
        assertThat(told.finished).containsExactly("c00", "c01", "c02");
    }

    @Test
    void tellsTheJudgeBeforehandWhatItWillHaveToJudge() throws Exception {
        List<Task> tasks = new ArrayList<>(tasks(3));
        Task first = tasks.get(0);
        SummaryRow kept = folder.write(accept(first.read(), first.problem(), JudgingListener.NOBODY));
        tasks.set(0, new Task(first.submission(), first.problem(), Optional.of(kept)));
        List<String> told = new ArrayList<>();
        BatchJudge judges = (expected, threads) -> {
            expected.values()
                    .forEach(those -> those.forEach(one -> told.add("expect " + one.contestant() + " by " + threads)));
            return (submission, problem, listener) -> {
                told.add("judge " + submission.contestant());
                return accept(submission, problem, listener);
            };
        };

        new GradingRun(judges, folder, this.told, tasks, 1).run();

        assertThat(told).containsExactly("expect c01 by 1", "expect c02 by 1", "judge c01", "judge c02");
    }

    @Test
    void readsASubmissionWhenItsTurnComes() throws Exception {
        Path main = Files.writeString(reports.resolve("Main.java"), "class Early {}");
        Problem problem = Problems.scoring("p", 50);
        List<Task> tasks = List.of(
                new Task(new SubmissionFiles("anna", "p", main, List.of(main)), problem),
                new Task(new SubmissionFiles("bert", "p", main, List.of(main)), problem));
        List<String> judged = new ArrayList<>();
        Judge judge = (submission, by, listener) -> {
            judged.add(new String(submission.sources().get(0).content(), StandardCharsets.UTF_8));
            save(main, "class Late {}");
            return accept(submission, by, listener);
        };

        run(judge, tasks, 1).run();

        assertThat(judged).containsExactly("class Early {}", "class Late {}");
    }

    private static void save(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private GradingRun run(Judge judge, List<Task> tasks, int jobs) {
        return new GradingRun((expected, threads) -> judge, folder, told, tasks, jobs);
    }

    private static List<Task> tasks(int count) {
        Problem problem = Problems.scoring("p", 50);
        return IntStream.range(0, count)
                .mapToObj(number -> String.format("c%02d", number))
                .map(name ->
                        new Task(new SubmissionFiles(name, "p", Path.of("/solutions", name, "p"), List.of()), problem))
                .toList();
    }

    private static Report accept(Submission submission, Problem problem, JudgingListener listener) {
        return Reports.accepted(submission.contestant(), problem.id());
    }

    private List<String> files() throws Exception {
        try (Stream<Path> paths = Files.walk(reports)) {
            return paths.filter(Files::isRegularFile)
                    .filter(path -> !path.endsWith(".unfinished"))
                    .map(path -> folder.folder().relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    private final class Told implements GradingRun.Listener {

        private final List<String> started = new ArrayList<>();
        private final List<String> finished = new ArrayList<>();
        private final List<RuntimeException> brokeDown = new ArrayList<>();
        private final List<String> notYetWritten = Collections.synchronizedList(new ArrayList<>());
        private final AtomicInteger overlaps = new AtomicInteger();
        private final AtomicInteger inside = new AtomicInteger();

        @Override
        public void started(SubmissionFiles submission) {
            alone(() -> started.add(submission.contestant()));
        }

        @Override
        public void finished(SubmissionFiles submission, SummaryRow row) {
            if (!Files.exists(folder.folder().resolve(row.report()))) {
                notYetWritten.add(row.report());
            }
            alone(() -> finished.add(submission.contestant()));
        }

        @Override
        public void brokeDown(SubmissionFiles submission, RuntimeException failure) {
            alone(() -> brokeDown.add(failure));
        }

        private void alone(Runnable action) {
            if (inside.incrementAndGet() > 1) {
                overlaps.incrementAndGet();
            }
            action.run();
            inside.decrementAndGet();
        }
    }
}
