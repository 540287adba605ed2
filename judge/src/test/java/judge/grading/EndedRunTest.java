package judge.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import judge.engine.Judge;
import judge.report.SummaryRow;
import judge.submission.SubmissionFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Runs that end before all is judged. */
@Timeout(30)
class EndedRunTest {

    private final GradingScene bench;

    EndedRunTest(@TempDir Path reports) throws Exception {
        bench = new GradingScene(reports);
    }

    @Test
    void namesWhatIsMissingAfterItWasCancelled() throws Exception {
        CountDownLatch twoAreBusy = new CountDownLatch(2);
        Judge judge = (submission, problem, listener) -> {
            if (submission.contestant().equals("c00")) {
                return GradingScene.accept(submission, problem, listener);
            }
            twoAreBusy.countDown();
            Thread.sleep(60_000);
            return GradingScene.accept(submission, problem, listener);
        };
        GradingRun run = bench.run(judge, GradingScene.tasks(5), 2);
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
        assertThat(bench.files()).containsExactly("c00/p.json");
    }

    @Test
    void keepsWhatAWorkerHadInHandsWhenItWasCancelled() throws Exception {
        GradingRun[] run = new GradingRun[1];
        Judge judge = (submission, problem, listener) -> {
            Objects.requireNonNull(run[0]).cancel();
            return GradingScene.accept(submission, problem, listener);
        };
        run[0] = bench.run(judge, GradingScene.tasks(3), 1);

        GradingRun.Result result = run[0].run();

        assertThat(result.rows()).hasSize(1);
        assertThat(bench.files()).containsExactly("c00/p.json");
    }

    @Test
    void beginsNothingWhereItWasCancelledBefore() {
        GradingRun run = bench.run(GradingScene::accept, GradingScene.tasks(3), 2);
        run.cancel();

        assertThat(run.run().missing()).hasSize(3);
    }

    @Test
    void isCancelledByAnInterruptOfWhoWaitsForIt() {
        Thread waiting = Thread.currentThread();
        Judge judge = (submission, problem, listener) -> {
            waiting.interrupt();
            Thread.sleep(60_000);
            return GradingScene.accept(submission, problem, listener);
        };

        GradingRun.Result result = bench.run(judge, GradingScene.tasks(3), 1).run();

        assertThat(result.interrupted()).isTrue();
        assertThat(result.missing()).hasSize(3);
    }

    @Test
    void endsWhereAReportCannotBeWrittenAndKeepsTheOthers() throws Exception {
        Files.createFile(bench.folder.folder().resolve("c02"));

        GradingRun.Result result =
                bench.run(GradingScene::accept, GradingScene.tasks(5), 1).run();

        assertThat(result.rows()).extracting(SummaryRow::contestant).containsExactly("c00", "c01");
        assertThat(result.missing()).extracting(SubmissionFiles::contestant).containsExactly("c02", "c03", "c04");
        assertThat(result.storageFailure())
                .hasValueSatisfying(failure -> assertThat(failure).hasMessageContaining("c02"));
    }

    @Test
    void passesOnAnErrorOfTheVirtualMachine() {
        Judge judge = (submission, problem, listener) -> {
            throw new OutOfMemoryError("for a test");
        };

        assertThatThrownBy(() -> bench.run(judge, GradingScene.tasks(3), 2).run())
                .isInstanceOf(OutOfMemoryError.class);
    }
}
