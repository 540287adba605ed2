package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.OnEachDatabase;
import judge.engine.BrokenDown;
import judge.online.JudgingFigures;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** A worker's handling of a judging that it has. */
@ParameterizedClass
@OnEachDatabase
class WorkerIT {

    private static final Clock CLOCK = Clock.systemUTC();

    private final WorkerScene scene;

    WorkerIT(BothDatabases on) {
        scene = new WorkerScene(on);
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    @Test
    void judgesWhatIsHandedInAndKeepsTheReportAsItIsInAFile() throws Exception {
        scene.start("w", 2, scene::accept);
        StoredSubmission submission = scene.handIn("anna");

        StoredJudging judging = scene.judged(submission);

        assertThat(judging.verdict()).isEqualTo("AC");
        assertThat(judging.score()).isEqualTo(1);
        assertThat(judging.attempt()).isEqualTo(1);
        assertThat(judging.worker()).startsWith("w/");
        byte[] json = scene.database.read(tables -> tables.blobs().get(judging.report()));
        Report report = new ReportJson().readReport(json, Path.of("report"));
        assertThat(report.contestant()).isEqualTo("anna");
        assertThat(new ReportJson().write(report)).isEqualTo(json);
        Eventually.until(() -> scene.open() == 0);
    }

    @Test
    void tellsHowItGoesOnAndNothingOfWhatIsJudgedAside() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.database.write(tables -> tables.judgings()
                .add(
                        submission.id(),
                        scene.classroom.assigned().version(),
                        JudgingReason.REJUDGE,
                        1L,
                        false,
                        10,
                        submission.person(),
                        CLOCK.instant()));
        scene.start("w", 1, scene::accept);

        Eventually.until(() -> scene.judged.size() == 2 && scene.open() == 0);

        long id = submission.id();
        assertThat(scene.told)
                .containsExactly("begun " + id, "compiling " + id, "0/1 of " + id, "1/1 of " + id, "judged " + id);
    }

    @Test
    void knowsHowLongItCompiledAndRan() throws Exception {
        scene.start("w", 1, (submission, by, listener) -> {
            listener.compiling();
            if (submission.contestant().equals("boris")) {
                return Reports.with(submission.contestant(), by.id(), Verdict.CE, List.of());
            }
            Thread.sleep(400);
            listener.running(1);
            Thread.sleep(200);
            return Reports.accepted(submission.contestant(), by.id());
        });
        long begun = System.nanoTime();
        StoredSubmission runs = scene.handIn("anna");
        StoredSubmission refused = scene.handIn("boris");

        scene.judged(runs);
        scene.judged(refused);

        long all = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        JudgingFigures figures = scene.database.read(tables -> tables.figures().judging());
        assertThat(figures.working().count()).isEqualTo(2);
        assertThat(figures.compiling().count()).isEqualTo(1);
        // Clocks of processes that go by another one's are off by as much as they wait for its answer.
        assertThat(figures.compiling().sumMillis()).isBetween(200L, all);
        assertThat(figures.running().count()).isEqualTo(1);
        assertThat(figures.running().sumMillis()).isBetween(100L, all);
    }

    @Test
    void makesAReportOfAJudgeThatBreaksDown() throws Exception {
        scene.start("w", 1, (submission, by, listener) -> {
            throw new IllegalStateException("out of luck");
        });
        StoredSubmission submission = scene.handIn("anna");
        scene.failedSevenTimes(submission);

        assertThat(scene.judged(submission).verdict()).isEqualTo("JE");
    }

    @Test
    void triesAgainWhereItAloneCouldNotJudgeItForAWhile() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        scene.start("w", 1, (submission, by, listener) -> {
            if (tries.incrementAndGet() < 3) {
                return BrokenDown.report(submission.contestant(), by, new IllegalStateException("no room"));
            }
            return scene.accept(submission, by, listener);
        });

        assertThat(scene.judged(scene.handIn("anna")).verdict()).isEqualTo("AC");
    }

    @Test
    void tellsNobodyWhatABusyMachineHasMadeLateWhereItIsInTimeLater() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        scene.start("w", 1, (submission, by, listener) -> {
            Reason late = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2_000, "usedMillis", 2_061)
                    .with(ReasonCode.HOST_SLOWNESS_PERCENT, 190);
            return tries.incrementAndGet() == 1
                    ? Reports.with(
                            submission.contestant(),
                            by.id(),
                            Verdict.TLE,
                            List.of(new CaseSection(
                                    "secret/1", Verdict.TLE, 0, 1, 2_061.0, 4_000.0, 1L, late, 3, null, null)))
                    : scene.accept(submission, by, listener);
        });

        assertThat(scene.judged(scene.handIn("anna")).verdict()).isEqualTo("AC");
        assertThat(tries).hasValue(2);
    }

    @Test
    void tellsNothingButTheEndOfWhatItJudgesAgainAsAMachineWasBusy() throws Exception {
        AtomicInteger tries = new AtomicInteger();
        StoredSubmission submission = scene.handIn("anna");
        scene.judge(submission);
        String notFinal = "update judging set again = 1, attempt = 7, verdict = 'TLE', score = 0 where submission = "
                + submission.id();
        scene.sql(notFinal);
        Worker worker = scene.start(
                "w",
                1,
                (submitted, by, listener) -> tries.incrementAndGet() == 1
                        ? BrokenDown.report(submitted.contestant(), by, new IllegalStateException("no room"))
                        : scene.accept(submitted, by, listener));
        Eventually.until("it has failed", () -> {
            worker.wake();
            return tries.get() == 1;
        });
        assertThat(scene.judging(submission).verdict()).isEqualTo("TLE");
        assertThat(scene.told).isEmpty();

        Eventually.until("final", () -> {
            scene.sql("update judging set again = 1 where again is not null");
            worker.wake();
            return scene.judging(submission).verdict().equals("AC");
        });

        Eventually.until("told", () -> scene.told.equals(List.of("judged " + submission.id())));
    }

    @Test
    void makesNoReportOfAJudgingThatWasCancelledWhileAFileWasRead() throws Exception {
        Worker first = scene.start("w", 1, (submission, by, listener) -> {
            try {
                return scene.acceptWhenTold(submission, by, listener);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new UncheckedIOException(new ClosedByInterruptException());
            }
        });
        StoredSubmission submission = scene.handIn("anna");
        scene.waiting.acquire();

        first.close();

        assertThat(scene.state(submission)).isEqualTo(JudgingState.QUEUED);
    }

    @Test
    void dropsAResultThatComesAfterAnotherWorkersBeginning() throws Exception {
        Worker slow = scene.start("slow", 1, scene::acceptWhenTold);
        StoredSubmission submission = scene.handIn("anna");
        scene.waiting.acquire();
        scene.leaveTaken(submission, "other");
        StoredJudging other = scene.judging(submission);
        assertThat(other.attempt()).isEqualTo(2);

        scene.mayGoOn.release();
        slow.close();

        assertThat(scene.judged).containsExactly("anna");
        assertThat(scene.state(submission)).isEqualTo(JudgingState.JUDGING);
        assertThat(scene.judging(submission).worker()).isEqualTo("other");
        boolean taken = scene.database.write(tables -> tables.judgings()
                .finish(other, CLOCK.instant(), "WA", 0, 1, tables.blobs().put(new byte[] {7})));
        assertThat(taken).isTrue();
        assertThat(scene.judging(submission).verdict()).isEqualTo("WA");
        assertThat(scene.told).doesNotContain("judged " + submission.id());
    }

    @Test
    void givesBackWhatItCannotFinishWhenItIsClosed() throws Exception {
        Worker first = scene.start("w", 1, scene::acceptWhenTold);
        StoredSubmission submission = scene.handIn("anna");
        StoredSubmission next = scene.handIn("boris");
        scene.waiting.acquire();

        first.close(); // Though nobody will tell it that it may go on.

        assertThat(scene.state(submission)).isEqualTo(JudgingState.QUEUED);
        assertThat(scene.state(next)).isEqualTo(JudgingState.QUEUED);
        scene.start("other", 1, scene::accept);
        scene.judged(next);
        assertThat(scene.judged(submission).attempt()).isEqualTo(2);
    }

    @Test
    void triesAgainWhereAProblemCannotBeRead() throws Exception {
        CountDownLatch failed = new CountDownLatch(1);
        Worker worker = new Worker(
                "w",
                scene.database,
                CLOCK,
                scene::accept,
                version -> {
                    if (failed.getCount() > 0) {
                        failed.countDown();
                        throw new IllegalStateException("no room");
                    }
                    return scene.problem;
                },
                Worker.Chores.NONE,
                Progress.NOBODY,
                1);
        scene.closeLater(worker);
        worker.start();
        StoredSubmission submission = scene.handIn("anna");

        assertThat(scene.judged(submission).attempt()).isEqualTo(2);
    }

    @Test
    void saysWhyWhatCannotBeJudgedIsNotAfterTwoMinutesOfTries() throws Exception {
        Worker worker = new Worker(
                "w",
                scene.database,
                CLOCK,
                scene::accept,
                version -> {
                    throw new IllegalStateException("the package has no data");
                },
                Worker.Chores.NONE,
                Progress.NOBODY,
                1);
        scene.closeLater(worker);
        StoredSubmission submission = scene.handIn("anna");
        scene.failedSevenTimes(submission);
        worker.start();

        scene.judged(submission);

        assertThat(scene.judging(submission).attempt()).isEqualTo(8);
        assertThat(scene.judging(submission).verdict()).isEqualTo("JE");
        String report = scene.judging(submission).report();
        assertThat(new String(scene.database.read(tables -> tables.blobs().get(report)), UTF_8))
                .contains("the package has no data", Classroom.PROBLEM);
    }

    @Test
    void isNotEndedByTheSameSubmissionForEver() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        StoredSubmission other = scene.handIn("boris");
        // As after twenty processes that have ended while they judged it.
        scene.sql("update judging set attempt = 20 where submission = " + submission.id());

        scene.start("w", 1, scene::accept);

        scene.judged(other);
        assertThat(scene.judged(submission).verdict()).isEqualTo("JE");
        assertThat(scene.judged).containsExactly("boris");
    }

    @Test
    void saysSoWhereTheJudgeHasNoMemoryLeft() throws Exception {
        StoredSubmission submission = scene.handIn("anna");
        scene.failedSevenTimes(submission);

        scene.start("w", 1, (of, by, listener) -> {
            throw new OutOfMemoryError("as large as that");
        });

        assertThat(scene.judged(submission).verdict()).isEqualTo("JE");
    }

    @Test
    void doesChoresWhileNobodyWaits() throws Exception {
        CountDownLatch somebodyWaits = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        Worker worker = new Worker(
                "w",
                scene.database,
                CLOCK,
                scene::acceptWhenTold,
                version -> scene.problem,
                name -> {
                    int number = begun.incrementAndGet();
                    somebodyWaits.await();
                    return number == 1;
                },
                Progress.NOBODY,
                1);
        scene.closeLater(worker);
        worker.start();
        Eventually.until("a chore", () -> begun.get() == 1);
        scene.handIn("anna");
        scene.waiting.acquire();
        somebodyWaits.countDown();
        Thread.sleep(500); // In which the next one would begin; on a slow machine perhaps not.
        assertThat(begun).hasValue(1);

        scene.mayGoOn.release();

        Eventually.until("another", () -> begun.get() > 1);
    }
}
