package judge.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.OnEachDatabase;
import judge.database.SettledLog;
import judge.database.judging.EndedJudging;
import judge.database.judging.JudgingTimes;
import judge.database.judging.Turn;
import judge.database.judging.WorkerIdentity;
import judge.online.JudgingState;
import judge.online.LoggedChange;
import judge.online.StoredJudging;
import judge.service.submission.HandIn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;

/** Shows that late verdicts of a busy machine are judged again by themselves, and that nobody else waits. */
class RepetitionIT {

    private static final Clock CLOCK = Clock.systemUTC();
    private static final Duration LOOKING = Duration.ofMillis(10);
    private static final Duration NEVER = Duration.ofDays(1);

    private final List<AutoCloseable> parts = new ArrayList<>();
    private final Busy busy = new Busy();
    private String url = "";
    private Database database;
    private Classroom classroom;

    @AfterEach
    void closes() throws Exception {
        busy.mayGoOn.release(1_000);
        Collections.reverse(parts);
        for (AutoCloseable part : parts) {
            part.close();
        }
    }

    @ParameterizedTest
    @OnEachDatabase
    void verdictsOfBusyMachinesAreToldAndReplacedOnceAMachineIsQuiet(BothDatabases on) throws Exception {
        begins(on);
        long late = triedSixTimes("anna");

        Queue queue = starts("w");

        Eventually.until("told", () -> judging(late).state() == JudgingState.DONE);
        assertThat(judging(late).verdict()).isEqualTo("TLE");
        Instant first = again(late);
        assertThat(first).as("not at once").isAfter(Instant.now().plus(Duration.ofMinutes(4)));
        sql("update judging set again = 1");
        int asked = busy.asked();
        Eventually.until("it is asked whether it is quiet", () -> busy.asked() > asked + 2);
        assertThat(judging(late).attempt())
                .as("nothing is judged while it is not")
                .isEqualTo(7);

        busy.quiet = true;
        Eventually.until("it is tried", () -> busy.taken.size() == 2);
        Eventually.until("it has ended", queue::isIdle);
        assertThat(judging(late).verdict()).isEqualTo("TLE");
        assertThat(again(late)).as("later each time").isAfter(Instant.now().plus(Duration.ofMinutes(9)));
        busy.late = false;
        sql("update judging set again = 1");

        Eventually.until("final", () -> judging(late).verdict().equals("AC"));
        assertThat(again(late)).isNull();
        assertThat(judging(late)).satisfies(judging -> {
            assertThat(judging.state()).isEqualTo(JudgingState.DONE);
            assertThat(judging.active()).isTrue();
            assertThat(judging.score()).isEqualTo(1);
            assertThat(judging.attempt()).isEqualTo(9);
        });
        assertThat(logged("judged")).hasSize(2);
    }

    @ParameterizedTest
    @OnEachDatabase
    void whoeverHandsInMeanwhileDoesNotWaitForIt(BothDatabases on) throws Exception {
        begins(on);
        long late = notFinal("anna");
        busy.quiet = true;
        busy.late = false;
        busy.waits = true;
        starts("w");
        Eventually.until("it is judged again", () -> busy.taken.size() == 1);

        busy.waits = false;
        long other = handIn("boris"); // Nobody has let the first one go on.

        Eventually.until("judged", () -> judging(other).state() == JudgingState.DONE);
        Eventually.until("it has given way", () -> busy.ended == 1);
        assertThat(judging(late).verdict()).isEqualTo("TLE");
        sql("update judging set again = 1 where again is not null");
        Eventually.until("final", () -> judging(late).verdict().equals("AC"));
    }

    @ParameterizedTest
    @OnEachDatabase
    void aServerThatIsClosedMeanwhileLeavesItToTheNextOne(BothDatabases on) throws Exception {
        begins(on);
        long late = notFinal("anna");
        busy.quiet = true;
        busy.late = false;
        busy.waits = true;
        Queue first = starts("w");
        Eventually.until("it is judged again", () -> busy.taken.size() == 1);

        first.close();

        assertThat(judging(late).verdict()).isEqualTo("TLE");
        assertThat(judging(late).state()).isEqualTo(JudgingState.DONE);
        assertThat(again(late)).isAfter(Instant.now());
        busy.waits = false;
        sql("update judging set again = 1");
        starts("other");
        Eventually.until("final", () -> judging(late).verdict().equals("AC"));
    }

    @ParameterizedTest
    @OnEachDatabase
    void whatIsTakenForFinalMeanwhileStaysWhatItIs(BothDatabases on) throws Exception {
        begins(on);
        long late = notFinal("anna");
        busy.quiet = true;
        busy.late = false;
        busy.waits = true;
        Queue queue = starts("w");
        Eventually.until("it is judged again", () -> busy.taken.size() == 1);

        long assignment = database.read(tables -> tables.submissions().find(late))
                .orElseThrow()
                .assignment();
        database.write(tables -> {
            tables.judgings().settle(assignment);
            return true;
        });
        busy.mayGoOn.release();

        Eventually.until("it has ended", queue::isIdle);
        assertThat(judging(late).verdict()).isEqualTo("TLE");
        assertThat(busy.refused).isEqualTo(1);
    }

    @ParameterizedTest
    @OnEachDatabase
    void aTimeThatAClockFarAheadHasSetIsNotWaitedFor(BothDatabases on) throws Exception {
        begins(on);
        long late = notFinal("anna");
        sql("update judging set again = " + Instant.now().plus(NEVER).toEpochMilli());
        busy.quiet = true;
        busy.late = false;

        starts("w");

        Eventually.until("final", () -> judging(late).verdict().equals("AC"));
    }

    private void begins(BothDatabases on) {
        url = on.fresh();
        database = Database.open(url);
        parts.add(database);
        classroom = new Classroom(database, Instant.now().minusSeconds(60));
    }

    private Queue starts(String name) {
        Queue queue = new Queue(database, CLOCK, WorkerIdentity.alone(name, 1), busy, LOOKING, LOOKING);
        parts.add(queue);
        queue.start();
        return queue;
    }

    private long handIn(String login) {
        return classroom.handIn(new HandIn(database, CLOCK), login).id();
    }

    /** A submission that was late each time so far. */
    private long triedSixTimes(String login) throws Exception {
        long submission = handIn(login);
        sql("update judging set attempt = 6 where submission = " + submission);
        return submission;
    }

    /** A submission with a verdict that is not final, to be judged again now. */
    private long notFinal(String login) throws Exception {
        long submission = handIn(login);
        sql("update judging set attempt = 7, state = 'done', verdict = 'TLE', score = 0, max_score = 1, again = 1,"
                + " report = (select min(hash) from blob), worker = 'earlier' where submission = " + submission);
        return submission;
    }

    private StoredJudging judging(long submission) {
        return database.read(tables -> tables.judgings().active(submission)).orElseThrow();
    }

    private List<LoggedChange> logged(String type) {
        SettledLog.await(database);
        return database.read(tables -> tables.changes().since(new LoggedChange.Position(0, 0), 100)).stream()
                .filter(one -> one.type().equals(type))
                .toList();
    }

    private Instant again(long submission) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select again from judging where submission = " + submission)) {
            row.next();
            long again = row.getLong(1);
            return row.wasNull() ? null : Instant.ofEpochMilli(again);
        }
    }

    private void sql(String text) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(text);
        }
    }

    /** A machine on which everything is late while it is busy. */
    private static final class Busy implements JudgingWork {

        final List<Long> taken = new CopyOnWriteArrayList<>();
        final Semaphore mayGoOn = new Semaphore(0);
        private final Semaphore asked = new Semaphore(0);
        volatile boolean late = true;
        volatile boolean quiet;
        volatile boolean waits;
        volatile int ended;
        volatile int refused;

        int asked() {
            return asked.availablePermits();
        }

        @Override
        public boolean isQuiet() {
            asked.release();
            return quiet;
        }

        @Override
        public JudgingWork.Result judge(Turn turn) throws InterruptedException {
            taken.add(turn.judging().id());
            if (waits) {
                try {
                    mayGoOn.acquire();
                } catch (InterruptedException e) {
                    ended++;
                    throw e;
                }
            }
            boolean now = late;
            return new JudgingWork.Result() {

                @Override
                public boolean settled() {
                    return !now;
                }

                @Override
                public EndedJudging ended() {
                    return new EndedJudging(
                            turn.judging(),
                            turn.submission().assignment(),
                            CLOCK.instant(),
                            now ? "TLE" : "AC",
                            now ? 0 : 1,
                            1,
                            new byte[] {(byte) (now ? 7 : 8)},
                            null,
                            JudgingTimes.NONE);
                }

                @Override
                public void written(boolean own) {
                    refused += own ? 0 : 1;
                }
            };
        }

        @Override
        public JudgingWork.Result givenUp(Turn turn, Throwable why) {
            throw new AssertionError(why);
        }
    }
}
