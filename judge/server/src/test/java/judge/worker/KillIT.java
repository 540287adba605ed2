package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.ChildJvm;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.PostgresCluster;
import judge.engine.Judge;
import judge.online.JudgingState;
import judge.online.Origin;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.report.Reports;
import judge.service.HandIn;
import judge.submission.SourceFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes are killed while they take and judge submissions. {@code -Djudge.kills=200}: so often, instead of 10 times.
 */
class KillIT {

    private static final int KILLS = Integer.getInteger("judge.kills", 10);
    private static final Clock CLOCK = Clock.systemUTC();
    private static final String WORKER = "server";

    private final Random random = new Random(KILLS);
    private final Problem problem = Classroom.problem();

    private long leftOpen;

    @TempDir
    Path temp;

    /** What it has to say of a database that is away. */
    @BeforeAll
    static void saysNothing() {
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @Test
    void losesNothingAndCountsNothingTwiceWhenTheServerIsKilledOnAFile() throws Exception {
        String url = Database.inFolder(temp);
        fill(url);
        Set<Long> taken = new HashSet<>();
        for (int i = 0; i < KILLS; i++) {
            taken.addAll(takenUntilKilled(url, i, () -> {}));
            leftOpen += open(url);
        }
        assertComplete(url, taken);
    }

    /** In turn: the server alone, the database and later the server, both at once. */
    @Test
    void losesNothingAndCountsNothingTwiceWhenServerAndPostgresAreKilled() throws Exception {
        try (PostgresCluster cluster = PostgresCluster.start(true)) {
            String url = cluster.create("killed", "template1");
            fill(url);
            Set<Long> taken = new HashSet<>();
            for (int i = 0; i < KILLS; i++) {
                int kind = i % 3;
                taken.addAll(takenUntilKilled(url, i, () -> {
                    if (kind != 0) {
                        cluster.kill();
                    }
                    if (kind == 1) {
                        cluster.start();
                        pause(random.nextInt(1_500));
                    }
                }));
                if (kind == 2) {
                    cluster.start();
                }
                leftOpen += open(url);
            }
            assertComplete(url, taken);
        }
    }

    @Test
    void goesOnByItselfWhenOnlyPostgresIsKilled() throws Exception {
        try (PostgresCluster cluster = PostgresCluster.start(true)) {
            String url = cluster.create("away", "template1");
            Classroom classroom = fill(url);
            try (Database database = Database.open(url);
                    Worker worker = worker(database, (submission, by, listener) -> {
                        Thread.sleep(50);
                        return Reports.accepted(submission.contestant(), by.id());
                    })) {
                worker.start();
                for (int i = 0; i < 20; i++) {
                    handIn(database, classroom, i % 2 == 0 ? "anna" : "boris");
                }
                cluster.kill();
                pause(500);
                cluster.start();
                StoredSubmission later = handInOnceItIsBack(database, classroom, "chen");

                long begun = System.nanoTime();
                awaitDone(database, later, Duration.ofSeconds(10));
                awaitNothingOpen(url, Duration.ofSeconds(60));
                assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(60));
            }
        }
    }

    @Test
    void refusesTheResultOfAProcessThatWasStoppedAndWoken() throws Exception {
        try (PostgresCluster cluster = PostgresCluster.start(true)) {
            String url = cluster.create("stopped", "template1");
            Classroom classroom = fill(url);
            Process child = child(url, "stopped", "run", "slow");
            try (Database database = Database.open(url);
                    BufferedReader said = child.inputReader(UTF_8)) {
                assertThat(said.readLine()).isEqualTo("ready");
                StoredSubmission submission = handIn(database, classroom, "anna");
                assertThat(said.readLine()).isEqualTo("begun " + submission.id());
                signal(child, "STOP");

                CountDownLatch takenOver = new CountDownLatch(1);
                try (Worker worker = worker(database, (one, by, listener) -> {
                    takenOver.countDown();
                    return Reports.accepted(one.contestant(), by.id());
                })) {
                    worker.start();
                    // Four heartbeats of five seconds, and the next look.
                    assertThat(takenOver.await(45, TimeUnit.SECONDS)).isTrue();
                    awaitDone(database, submission, Duration.ofSeconds(5));
                    signal(child, "CONT");
                    assertThat(said.readLine()).isEqualTo("judged " + submission.id());
                    pause(1_000);
                }
                StoredJudging judging = judging(database, submission);
                assertThat(judging.verdict()).isEqualTo("AC");
                assertThat(judging.worker()).startsWith(WORKER + "/");
                assertThat(judging.attempt()).isEqualTo(2);
                assertThat(number(url, "select count(*) from change_log where type = 'judged'"))
                        .isEqualTo(1);
            } finally {
                child.destroyForcibly();
            }
        }
    }

    /** The numbers of the submissions that it has confirmed. */
    private Set<Long> takenUntilKilled(String url, int run, Runnable before) throws Exception {
        Process child = child(url, WORKER, "run" + run, "fast");
        Set<Long> taken = Collections.synchronizedSet(new HashSet<>());
        CountDownLatch some = new CountDownLatch(1);
        Thread reader = new Thread(() -> {
            try (BufferedReader lines = child.inputReader(UTF_8)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    // What was cut off is not confirmed.
                    if (line.matches("took \\d+")) {
                        taken.add(Long.parseLong(line.substring("took ".length())));
                        some.countDown();
                    }
                }
            } catch (IOException e) {
                // It was killed.
            }
        });
        reader.start();
        assertThat(some.await(240, TimeUnit.SECONDS)).as("it takes something").isTrue();
        pause(random.nextInt(1_200));
        before.run();
        child.destroyForcibly().waitFor();
        reader.join();
        return taken;
    }

    private void assertComplete(String url, Set<Long> taken) throws Exception {
        assertThat(leftOpen).as("it was killed while it had something to do").isPositive();
        try (Database database = Database.open(url);
                Worker worker = worker(
                        database, (submission, by, listener) -> Reports.accepted(submission.contestant(), by.id()))) {
            long left = open(url);
            long begun = System.nanoTime();
            worker.start();
            // At once, and not when heartbeats are missed; and then on and on, however much there is.
            while (left > 0) {
                long before = left;
                long end = System.nanoTime() + Duration.ofSeconds(15).toNanos();
                while (left == before) {
                    assertThat(System.nanoTime()).as(before + " are left").isLessThan(end);
                    pause(50);
                    left = open(url);
                }
            }
            awaitNothingOpen(url, Duration.ofSeconds(15));
            System.out.println("all judged " + Duration.ofNanos(System.nanoTime() - begun) + " after the last kill");
        }
        Set<Long> there = new HashSet<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select id from submission")) {
            while (rows.next()) {
                there.add(rows.getLong(1));
            }
        }
        assertThat(taken).hasSizeGreaterThan(KILLS);
        assertThat(there).containsAll(taken);
        System.out.println("killed " + KILLS + " times: confirmed " + taken.size() + ", there " + there.size()
                + ", open when killed " + leftOpen);
        assertThat(number(url, "select count(*) from judging")).isEqualTo(there.size());
        assertThat(number(url, "select count(*) from judging where state = 'done' and active = 1 and verdict = 'AC'"))
                .isEqualTo(there.size());
        assertThat(number(url, "select count(distinct object) from change_log where type = 'judged'"))
                .isEqualTo(there.size());
        assertThat(number(url, "select count(*) from change_log where type = 'judged'"))
                .isEqualTo(there.size());
        assertThat(number(url, "select count(*) from change_log where type = 'submission'"))
                .isEqualTo(there.size());
        assertThat(number(url, "select sum(most) from (select max(attempt) as most from submission group by person) x"))
                .as("attempts without gaps")
                .isEqualTo(there.size());
    }

    private void awaitNothingOpen(String url, Duration most) throws Exception {
        long end = System.nanoTime() + most.toNanos();
        while (open(url) > 0) {
            assertThat(System.nanoTime()).as("something is left").isLessThan(end);
            pause(50);
        }
    }

    private void awaitDone(Database database, StoredSubmission submission, Duration most) {
        long end = System.nanoTime() + most.toNanos();
        while (judging(database, submission).state() != JudgingState.DONE) {
            assertThat(System.nanoTime()).as("it is not judged").isLessThan(end);
            pause(20);
        }
    }

    private static StoredJudging judging(Database database, StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    private Worker worker(Database database, Judge judge) {
        return new Worker(WORKER, database, CLOCK, judge, version -> problem, Worker.Chores.NONE, Progress.NOBODY, 2);
    }

    private static StoredSubmission handIn(Database database, Classroom classroom, String login) {
        return new HandIn(database, CLOCK)
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

    /** As people do who are told that the database is away: again. */
    private static StoredSubmission handInOnceItIsBack(Database database, Classroom classroom, String login) {
        long end = System.nanoTime() + Duration.ofSeconds(15).toNanos();
        while (true) {
            try {
                return handIn(database, classroom, login);
            } catch (Refusal e) {
                assertThat(e.kind()).isEqualTo(Refusal.Kind.UNAVAILABLE);
                assertThat(System.nanoTime()).as("the database is back").isLessThan(end);
                pause(100);
            }
        }
    }

    private static Classroom fill(String url) {
        try (Database database = Database.open(url)) {
            return new Classroom(database, Instant.now().minusSeconds(60)).read();
        }
    }

    private static Process child(String url, String worker, String run, String speed) throws IOException {
        return new ProcessBuilder(ChildJvm.of(KilledServer.class, url, worker, run, speed))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void signal(Process process, String name) throws Exception {
        assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    private static long open(String url) throws Exception {
        return number(url, "select count(*) from judging where state <> 'done'");
    }

    private static long number(String url, String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
