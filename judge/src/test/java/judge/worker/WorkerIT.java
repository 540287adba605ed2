package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.online.CourseRole;
import judge.online.JudgingReason;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.ReportJson;
import judge.report.Reports;
import judge.service.HandIn;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** With a judge that accepts everything, and waits first if it is told to. */
@ParameterizedClass
@EnumSource
@Timeout(60)
class WorkerIT {

    private static final Clock CLOCK = Clock.systemUTC();
    private static final SourceFile SOURCE = new SourceFile("Main.java", "class Main {}".getBytes(UTF_8));

    private final BothDatabases on;
    private final String url;
    private final Database database;
    private final Classroom classroom;
    private final Problem problem = Classroom.problem();
    private final List<AutoCloseable> open = new ArrayList<>();
    private final List<String> judged = Collections.synchronizedList(new ArrayList<>());
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore mayGoOn = new Semaphore(0);
    private final Semaphore waiting = new Semaphore(0);

    WorkerIT(BothDatabases on) {
        this.on = on;
        url = on.fresh();
        database = Database.open(url);
        classroom = new Classroom(database, Instant.now().minusSeconds(60));
    }

    @AfterEach
    void closes() throws Exception {
        mayGoOn.release(1_000);
        for (AutoCloseable one : open) {
            one.close();
        }
        database.close();
    }

    @Test
    void judgesWhatIsHandedInAndKeepsTheReportAsItIsInAFile() throws Exception {
        start("w", 2, this::accept);
        StoredSubmission submission = handIn("anna");

        awaits(() -> state(submission) == JudgingState.DONE);

        StoredJudging judging = judging(submission);
        assertThat(judging.verdict()).isEqualTo("AC");
        assertThat(judging.score()).isEqualTo(1);
        assertThat(judging.attempt()).isEqualTo(1);
        assertThat(judging.worker()).isEqualTo("w");
        byte[] json = database.read(tables -> tables.blobs().get(judging.report()));
        Report report = new ReportJson().readReport(json, Path.of("report"));
        assertThat(report.contestant()).isEqualTo("anna");
        assertThat(new ReportJson().write(report)).isEqualTo(json);
        awaits(() -> tasks() == 0);
    }

    @Test
    void tellsHowItGoesOnAndNothingOfWhatIsJudgedAside() throws Exception {
        StoredSubmission submission = handIn("anna");
        database.write(tables -> tables.judgings()
                .add(
                        submission.id(),
                        classroom.assigned().version(),
                        JudgingReason.REJUDGE,
                        1L,
                        false,
                        10,
                        submission.person(),
                        CLOCK.instant()));
        start("w", 1, this::accept);

        awaits(() -> judged.size() == 2 && tasks() == 0);

        long id = submission.id();
        assertThat(told)
                .containsExactly("begun " + id, "compiling " + id, "0/1 of " + id, "1/1 of " + id, "judged " + id);
    }

    @Test
    void makesAReportOfAJudgeThatBreaksDown() throws Exception {
        start("w", 1, (submission, by, listener) -> {
            throw new IllegalStateException("out of luck");
        });
        StoredSubmission submission = handIn("anna");

        awaits(() -> state(submission) == JudgingState.DONE);

        assertThat(judging(submission).verdict()).isEqualTo("JE");
    }

    @Test
    void beginsAtOnceWhereItIsFree() throws Exception {
        start("w", 2, this::accept);
        List<Duration> waits = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            StoredSubmission submission = handIn("anna");
            awaits(() -> state(submission) == JudgingState.DONE);
            StoredJudging judging = judging(submission);
            waits.add(Duration.between(judging.queued(), judging.started()));
        }
        Collections.sort(waits);

        // At its next poll it would be a quarter of a second in the middle.
        assertThat(waits.get(10)).isLessThan(Duration.ofMillis(100));
    }

    @Test
    void goesOnAtOnceWhereMoreIsWaiting() throws Exception {
        for (int i = 0; i < 20; i++) {
            classroom.enrolled("s" + i, CourseRole.STUDENT);
            handIn("s" + i);
        }
        long begun = System.nanoTime();
        start("w", 1, this::accept);

        awaits(() -> judged.size() == 20);

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(4));
    }

    @Test
    void delaysOthersByNoMoreThanOneTaskForEachOfItsThreadsWhenSomebodyHandsInMuch() throws Exception {
        start("w", 2, this::acceptWhenTold);
        for (int i = 0; i < 20; i++) {
            handIn("anna");
        }
        waiting.acquire(2);
        handIn("boris");
        handIn("chen");
        mayGoOn.release(100);

        awaits(() -> judged.size() == 22);

        // Two of hers were begun before.
        assertThat(judged.indexOf("boris")).isLessThan(4);
        assertThat(judged.indexOf("chen")).isLessThan(5);
    }

    @Test
    void judgesInTheOrderOfPriority() throws Exception {
        for (String login : List.of("anna", "boris")) {
            handIn(login, Origin.IMPORT);
        }
        handIn("chen", Origin.WEB);
        start("w", 1, this::accept);

        awaits(() -> judged.size() == 3);

        assertThat(judged).containsExactly("chen", "anna", "boris");
    }

    @Test
    void dropsAResultThatComesAfterAnotherWorkersBeginning() throws Exception {
        start("slow", 1, this::acceptWhenTold);
        StoredSubmission submission = handIn("anna");
        waiting.acquire();
        StoredJudging other = database.write(
                        tables -> tables.judgings().begin(judging(submission).id(), "other", CLOCK.instant()))
                .orElseThrow();
        assertThat(other.attempt()).isEqualTo(2);

        mayGoOn.release();
        awaits(() -> tasks() == 0);

        assertThat(state(submission)).isEqualTo(JudgingState.JUDGING);
        assertThat(judging(submission).worker()).isEqualTo("other");
        boolean taken = database.write(tables -> tables.judgings()
                .finish(other, CLOCK.instant(), "WA", 0, 1, tables.blobs().put(new byte[] {7})));
        assertThat(taken).isTrue();
        assertThat(judging(submission).verdict()).isEqualTo("WA");
        assertThat(told).doesNotContain("judged " + submission.id());
    }

    @Test
    void givesBackWhatItCannotFinishWhenItIsClosed() throws Exception {
        Worker first = start("w", 1, this::acceptWhenTold);
        StoredSubmission submission = handIn("anna");
        StoredSubmission next = handIn("boris");
        waiting.acquire();

        long begun = System.nanoTime();
        first.close();

        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
        assertThat(state(submission)).isEqualTo(JudgingState.QUEUED);
        assertThat(state(next)).isEqualTo(JudgingState.QUEUED);
        start("other", 1, this::accept);
        awaits(() -> state(submission) == JudgingState.DONE && state(next) == JudgingState.DONE);
        assertThat(judging(submission).attempt()).isEqualTo(2);
    }

    @Test
    void takesAtOnceWhatWasLeftByAKilledWorkerOfItsName() throws Exception {
        StoredSubmission submission = handIn("anna");
        handIn("anna");
        leaveTaken(submission, "w");

        start("w", 2, this::accept);

        awaits(() -> state(submission) == JudgingState.DONE && judged.size() == 2 && tasks() == 0);
        assertThat(judging(submission).attempt()).isEqualTo(2);
    }

    @Test
    void leavesToOthersWhatTheyHaveTakenUnlessTheDatabaseIsAFile() throws Exception {
        StoredSubmission submission = handIn("anna");
        leaveTaken(submission, "other");

        start("w", 2, this::accept);
        StoredSubmission later = handIn("boris");
        awaits(() -> state(later) == JudgingState.DONE);

        if (on == BothDatabases.SQLITE) {
            awaits(() -> state(submission) == JudgingState.DONE);
        } else {
            assertThat(state(submission)).isEqualTo(JudgingState.JUDGING);
        }
    }

    @Test
    void makesTasksAnewThatHaveBeenLost() throws Exception {
        for (int i = 0; i < 5; i++) {
            handIn("anna");
        }
        StoredSubmission begun = handIn("boris");
        leaveTaken(begun, "w");
        sql("delete from scheduled_tasks");

        start("w", 1, this::accept);

        awaits(() -> judged.size() == 6 && tasks() == 0);
        assertThat(state(begun)).isEqualTo(JudgingState.DONE);
    }

    @Test
    void triesAgainWhereAProblemCannotBeRead() throws Exception {
        CountDownLatch failed = new CountDownLatch(1);
        Worker worker = new Worker(
                "w",
                database,
                CLOCK,
                this::accept,
                version -> {
                    if (failed.getCount() > 0) {
                        failed.countDown();
                        throw new IllegalStateException("no room");
                    }
                    return problem;
                },
                Worker.Chores.NONE,
                Progress.NOBODY,
                1);
        open.add(worker);
        worker.start();
        StoredSubmission submission = handIn("anna");

        awaits(() -> state(submission) == JudgingState.DONE);

        assertThat(judging(submission).attempt()).isEqualTo(2);
    }

    @Test
    void doesChoresWhileNobodyWaits() throws Exception {
        AtomicBoolean something = new AtomicBoolean();
        CountDownLatch done = new CountDownLatch(1);
        Worker worker = new Worker(
                "w",
                database,
                CLOCK,
                this::acceptWhenTold,
                version -> problem,
                () -> {
                    if (something.get()) {
                        done.countDown();
                    }
                    return false;
                },
                Progress.NOBODY,
                1);
        open.add(worker);
        worker.start();
        handIn("anna");
        waiting.acquire();
        Thread.sleep(20); // What it has begun to look for.
        something.set(true);
        worker.wake();
        assertThat(done.await(500, TimeUnit.MILLISECONDS)).isFalse();

        mayGoOn.release();

        assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
    }

    private Worker start(String name, int jobs, Judge judge) {
        Worker worker =
                new Worker(name, database, CLOCK, judge, version -> problem, Worker.Chores.NONE, new Teller(), jobs);
        open.add(worker);
        worker.start();
        return worker;
    }

    private Report accept(Submission submission, Problem by, JudgingListener listener) {
        listener.compiling();
        listener.running(1);
        listener.ended(new CaseResult("secret/1", Verdict.AC, 1, 1, Optional.empty(), Optional.empty()));
        judged.add(submission.contestant());
        return Reports.accepted(submission.contestant(), by.id());
    }

    private Report acceptWhenTold(Submission submission, Problem by, JudgingListener listener)
            throws InterruptedException {
        waiting.release();
        mayGoOn.acquire();
        return accept(submission, by, listener);
    }

    private StoredSubmission handIn(String login) {
        return handIn(login, Origin.WEB);
    }

    private StoredSubmission handIn(String login, Origin origin) {
        return new HandIn(database, CLOCK)
                .handIn(
                        classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        List.of(SOURCE),
                        null,
                        origin,
                        null);
    }

    /** As it is after a worker was killed in the middle of it. */
    private void leaveTaken(StoredSubmission submission, String worker) throws Exception {
        long judging = judging(submission).id();
        database.write(tables -> tables.judgings().begin(judging, worker, CLOCK.instant()));
        String now = on == BothDatabases.SQLITE ? String.valueOf(CLOCK.millis()) : "now()";
        sql(String.format(
                Locale.ROOT,
                "update scheduled_tasks set picked = true, picked_by = '%s', last_heartbeat = %s, version = version + 1"
                        + " where task_instance = '%d'",
                worker,
                now,
                judging));
    }

    private JudgingState state(StoredSubmission submission) {
        return judging(submission).state();
    }

    private StoredJudging judging(StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    private long tasks() {
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement statement = connection.prepareStatement("select count(*) from scheduled_tasks");
                var rows = statement.executeQuery()) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void sql(String text) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                PreparedStatement statement = connection.prepareStatement(text)) {
            statement.executeUpdate();
        }
    }

    private static void awaits(BooleanSupplier what) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        while (!what.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it takes too long").isLessThan(end);
            Thread.sleep(5);
        }
    }

    private final class Teller implements Progress {

        @Override
        public void queued(long submission) {
            told.add("queued " + submission);
        }

        @Override
        public void begun(long submission) {
            told.add("begun " + submission);
        }

        @Override
        public void compiling(long submission) {
            told.add("compiling " + submission);
        }

        @Override
        public void ended(long submission, int cases, int all) {
            told.add(cases + "/" + all + " of " + submission);
        }

        @Override
        public void judged(long submission) {
            told.add("judged " + submission);
        }
    }
}
