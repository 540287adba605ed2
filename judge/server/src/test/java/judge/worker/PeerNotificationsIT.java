package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.WorkerRole;
import judge.database.judging.WorkerIdentity;
import judge.database.sql.DatabaseException;
import judge.engine.BrokenDown;
import judge.engine.Judge;
import judge.engine.JudgingListener;
import judge.online.JudgingMachine;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.report.Report;
import judge.report.Reports;
import judge.service.submission.HandIn;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several machines on one PostgreSQL: one that takes submissions, and others that judge. */
@Tag("postgresql")
class PeerNotificationsIT {

    private static final Clock CLOCK = Clock.systemUTC();

    private final String url = BothDatabases.POSTGRESQL.fresh();
    private final String asWorker = WorkerRole.in(url);
    private final Database web = Database.open(url);
    private final Classroom classroom = new Classroom(web, Instant.now().minus(Duration.ofHours(5)));
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<AutoCloseable> parts = new ArrayList<>(List.of(web));

    /** Turns off the messages about connections that are cut. */
    @BeforeAll
    static void saysNothing() {
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @AfterEach
    void closes() throws Exception {
        Collections.reverse(parts);
        for (AutoCloseable part : parts) {
            part.close();
        }
    }

    @Test
    void hearHowTheJudgingGoesOnElsewhere() throws Exception {
        meets();
        starts(new WorkerIdentity("w", "here", "host", 1, null), CLOCK, (submission, by, listener) -> {
            Report report = accept(submission, by, listener);
            Eventually.until("a case", () -> heard.stream().anyMatch(line -> line.startsWith("case ")));
            return report;
        });
        long begun = System.nanoTime();
        StoredSubmission submission = handIn();

        Eventually.until(() -> heard.contains("judged " + submission.id()));

        long fifths = 5 * (System.nanoTime() - begun) / TimeUnit.SECONDS.toNanos(1);
        assertThat(heard)
                .containsSubsequence(
                        "begin " + submission.id(), "compile " + submission.id(), "judged " + submission.id());
        assertThat(heard)
                .filteredOn(line -> line.startsWith("case "))
                .as("five times a second at most")
                .hasSizeBetween(1, (int) fifths + 2);
        List<String> passedOn = new ArrayList<>();
        ToldProgress.hear("case 7 2 20", new Progress() {
            @Override
            public void ended(long one, int cases, int all) {
                passedOn.add(one + ": " + cases + "/" + all);
            }
        });
        ToldProgress.hear("case 7 x 20", Progress.NOBODY);
        ToldProgress.hear("what a later version says", Progress.NOBODY);
        assertThat(passedOn).containsExactly("7: 2/20");
    }

    @Test
    void areHeardAgainAfterTheirConnectionsWereCut() throws Exception {
        meets();
        Database other = joined();
        other.peers().meet(line -> {});
        heard.clear();

        cutAllConnections();

        // A process that may have missed something is told that, and looks.
        Eventually.until(() -> heard.contains("missed"));
        Eventually.until(() -> {
            other.peers().tell("judged 42");
            return heard.contains("judged 42");
        });
    }

    @Test
    void losesNothingWhereConnectionsAreCutWhileItIsJudged() throws Exception {
        starts(new WorkerIdentity("w", "here", "host", 2, null), CLOCK);
        List<StoredSubmission> all = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            all.add(handInAgainAndAgain());
            cutAllConnections();
        }
        for (StoredSubmission one : all) {
            assertThat(judged(one).verdict()).isEqualTo("AC");
        }
    }

    @Test
    void areNotCalledTheSameWhileTheyLive() throws Exception {
        starts(new WorkerIdentity("w", "here", "host", 1, null), CLOCK);

        assertThatThrownBy(() -> starts(new WorkerIdentity("w", "elsewhere", "other", 1, null), CLOCK))
                .isInstanceOf(DatabaseException.class)
                .hasMessageContaining("called w");

        AtomicBoolean notices = new AtomicBoolean();
        Logger log = Logger.getLogger("judge.queue.Heartbeat");
        log.setLevel(Level.WARNING);
        log.setFilter(line -> {
            notices.compareAndSet(false, line.getMessage().endsWith("another worker is called w"));
            return false;
        });
        parts.add(() -> {
            log.setLevel(null);
            log.setFilter(null);
        });
        Eventually.until("another in its place", () -> {
            sql("update worker set seen = seen - 21000");
            try {
                starts(new WorkerIdentity("w", "elsewhere", "other", 1, null), CLOCK);
                return true;
            } catch (DatabaseException e) {
                return false; // It was heard of meanwhile.
            }
        });
        assertThat(machines()).extracting(JudgingMachine::host).containsExactly("other");
        // A process that was taken for dead and lives after all takes nothing under this name.
        Eventually.until("it notices that", notices::get);
        StoredSubmission submission = handIn();
        assertThat(machines()).extracting(JudgingMachine::host).containsExactly("other");
        assertThat(judged(submission).worker()).isEqualTo(machines().get(0).name());
    }

    @Test
    void takeOverAtOnceWhereAKilledOneWas() throws Exception {
        StoredSubmission submission = handIn();
        long judging = judging(submission).id();
        web.write(tables -> tables.judgings().begin(judging, "w/killed", CLOCK.instant()));
        // It is not silent for long.
        sql("insert into worker (name, seen, label, home) values ('w/killed', "
                + CLOCK.instant().plus(Duration.ofDays(1)).toEpochMilli() + ", 'w', 'here')");

        starts(new WorkerIdentity("w", "here", "host", 1, null), CLOCK);

        assertThat(judged(submission).attempt()).isEqualTo(2);
    }

    @Test
    void goByTheClockOfTheDatabase() throws Exception {
        Clock ahead = Clock.offset(CLOCK, Duration.ofHours(3));
        Clock behind = Clock.offset(CLOCK, Duration.ofHours(-3));
        starts(new WorkerIdentity("ahead", "a", "host", 1, null), ahead);
        starts(new WorkerIdentity("behind", "b", "host", 1, null), behind);
        List<JudgingMachine> before = machines();
        assertThat(before).extracting(JudgingMachine::label).containsExactly("ahead", "behind");
        for (int beats = 0; beats < 3; beats++) {
            List<JudgingMachine> now = machines();
            Eventually.until("both are heard of", () -> machines().stream()
                    .noneMatch(one -> now.stream().anyMatch(old -> old.seen().equals(one.seen()))));
        }

        assertThat(machines())
                .as("neither has taken the other for dead")
                .extracting(JudgingMachine::name, JudgingMachine::joined)
                .containsExactlyElementsOf(before.stream()
                        .map(one -> tuple(one.name(), one.joined()))
                        .toList());
        for (Clock clock : List.of(ahead, behind, CLOCK)) {
            StoredSubmission submission = handIn(clock, "anna");
            assertThat(judged(submission).attempt()).isEqualTo(1);
        }
    }

    @Test
    void judgeWhatAsksForTheirPool() throws Exception {
        starts(new WorkerIdentity("any", "a", "host", 1, null), CLOCK);
        StoredSubmission submission = handIn();
        judged(submission);
        sql("update judging set state = 'queued', pool = 'equal', report = null where submission = " + submission.id());
        assertThat(judged(handIn(CLOCK, "boris")).worker()).startsWith("any/");
        assertThat(judging(submission).state())
                .as("passed over, though it comes first")
                .isEqualTo(JudgingState.QUEUED);

        starts(new WorkerIdentity("one", "b", "host", 1, "equal"), CLOCK);

        assertThat(judged(submission).worker()).startsWith("one/");
        assertThat(machines()).extracting(JudgingMachine::pool).containsExactly(null, "equal");
    }

    @Test
    void judgeWhatAMachineIsItselfToBlameFor() throws Exception {
        AtomicInteger lacking = new AtomicInteger();
        starts(new WorkerIdentity("bare", "a", "host", 1, null), CLOCK, (submission, by, listener) -> {
            lacking.incrementAndGet();
            return BrokenDown.report(submission.contestant(), by, new IllegalStateException("no g++ here"));
        });
        StoredSubmission alone = handIn();
        Eventually.until("it has failed on it", () -> lacking.get() > 0);

        starts(new WorkerIdentity("whole", "b", "host", 1, null), CLOCK);

        assertThat(judged(alone).verdict())
                .as("however long the other one waits")
                .isEqualTo("AC");
        while (machines().get(0).state() == JudgingMachine.State.WORKING) {
            assertThat(judged(handIn()).verdict()).isEqualTo("AC");
        }
        assertThat(machines().get(0).why()).contains("none of the last 3", "no g++ here");
    }

    private void meets() {
        web.peers().meet(heard::add);
        Eventually.until(() -> heard.contains("missed"));
    }

    private Database joined() {
        Database database = Database.join(asWorker);
        parts.add(database);
        return database;
    }

    private void starts(WorkerIdentity post, Clock clock) {
        starts(post, clock, PeerNotificationsIT::accept);
    }

    private void starts(WorkerIdentity post, Clock clock, Judge judge) {
        Database database = joined();
        database.peers().meet(line -> {});
        Problem problem = Classroom.problem();
        Worker worker = new Worker(
                post,
                database,
                clock,
                judge,
                version -> problem,
                Worker.Chores.NONE,
                new ToldProgress(database.peers(), Progress.NOBODY));
        worker.start();
        parts.add(worker);
    }

    private static Report accept(Submission submission, Problem by, JudgingListener listener)
            throws InterruptedException {
        listener.compiling();
        listener.running(20);
        for (int i = 0; i < 20; i++) {
            Thread.sleep(10);
            listener.ended(new CaseResult("secret/" + i, Verdict.AC, 1, 1, Optional.empty(), Optional.empty()));
        }
        return Reports.accepted(submission.contestant(), by.id());
    }

    /** Hands in until it succeeds, as people do who are told to try again in a moment. */
    private StoredSubmission handInAgainAndAgain() {
        while (true) {
            try {
                return handIn();
            } catch (Refusal e) {
                assertThat(e.kind()).isEqualTo(Refusal.Kind.UNAVAILABLE);
            }
        }
    }

    private StoredSubmission handIn() {
        return handIn(CLOCK, "anna");
    }

    private StoredSubmission handIn(Clock clock, String login) {
        return new HandIn(web, clock)
                .handIn(
                        classroom.viewer(login),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        Classroom.PROBLEM,
                        List.of(new SourceFile("Main.java", "class Main {}".getBytes(UTF_8))),
                        null,
                        Origin.WEB,
                        null);
    }

    private StoredJudging judged(StoredSubmission submission) {
        Eventually.until("judged", () -> judging(submission).state() == JudgingState.DONE);
        return judging(submission);
    }

    /** Reads the active judging, again where connections were cut just now. */
    private StoredJudging judging(StoredSubmission submission) {
        while (true) {
            try {
                return web.read(tables -> tables.judgings().active(submission.id()))
                        .orElseThrow();
            } catch (Refusal e) {
                Thread.onSpinWait();
            }
        }
    }

    private List<JudgingMachine> machines() {
        return web.read(tables -> tables.workers().all());
    }

    private void cutAllConnections() throws Exception {
        sql("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
                + " and datname = current_database()");
    }

    private void sql(String text) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }
}
