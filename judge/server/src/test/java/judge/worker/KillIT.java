package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.ChildJvm;
import judge.Eventually;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.PostgresCluster;
import judge.database.judging.DraftTable.StoredDraft;
import judge.engine.Judge;
import judge.online.Refusal;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.report.Reports;
import judge.service.submission.HandIn;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes are killed while they take and judge submissions. {@code -Djudge.kills=200}: so often, instead of 4 times.
 */
@Order(2)
@Tag("processes")
class KillIT {

    private static final int KILLS = Integer.getInteger("judge.kills", 4);

    /** The persons who write. */
    private static final int DRAFTS = 3;

    private static final Clock CLOCK = Clock.systemUTC();
    private static final String WORKER = "server";

    private final Random random = new Random(KILLS);
    private final Problem problem = Classroom.problem();

    /** The number of the last draft of each student that was confirmed. */
    private final Map<String, Integer> drafts = new ConcurrentHashMap<>();

    /** The numbers of the changes of each kind that were confirmed. */
    private final Map<KilledDeed, List<Long>> done = new ConcurrentHashMap<>();

    private long leftOpen;

    @TempDir
    Path temp;

    /** Turns off the messages about a database that is away. */
    @BeforeAll
    static void saysNothing() {
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS) // 200 times
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

    /** The server alone, the database and later the server, and both at once are killed in turn. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS) // 200 times
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

                awaitDone(url, later);
                Eventually.until("nothing is left", () -> open(url) == 0);
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
                    BufferedReader said = child.inputReader(UTF_8);
                    Writer told = child.outputWriter(UTF_8)) {
                assertThat(said.readLine()).isEqualTo("ready");
                StoredSubmission submission = handIn(database, classroom, "anna");
                assertThat(said.readLine()).isEqualTo("begun " + submission.id());
                signal(child, "STOP");

                try (Worker worker =
                        worker(database, (one, by, listener) -> Reports.accepted(one.contestant(), by.id()))) {
                    worker.start();
                    awaitDone(url, submission);
                }
                signal(child, "CONT");
                told.write("\n");
                told.flush();
                assertThat(said.readLine()).isEqualTo("judged " + submission.id());
                // It has one thread, which has done with what it was late with when it begins another.
                StoredSubmission later = handIn(database, classroom, "boris");
                assertThat(said.readLine()).isEqualTo("begun " + later.id());
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
                    // A line that was cut off is not confirmed.
                    if (line.matches("kept \\w+ \\d+")) {
                        String[] words = line.split(" ");
                        drafts.put(words[1], Integer.parseInt(words[2]));
                    }
                    if (line.matches("did \\w+ \\d{13}")) {
                        String[] words = line.split(" ");
                        done.computeIfAbsent(KilledDeed.valueOf(words[1]), deed -> new ArrayList<>())
                                .add(Long.parseLong(words[2]));
                    }
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
        Eventually.open(some);
        if (run == 0) {
            Eventually.until("each deed, and each draft, is confirmed once", this::everythingIsConfirmed);
        }
        pause(random.nextInt(1_200));
        before.run();
        child.destroyForcibly().waitFor();
        reader.join();
        return taken;
    }

    private boolean everythingIsConfirmed() {
        return done.size() == KilledDeed.values().length && drafts.size() == DRAFTS;
    }

    private void assertComplete(String url, Set<Long> taken) throws Exception {
        assertThat(leftOpen).as("it was killed while it had something to do").isPositive();
        // The left judgings are taken because their owners were here, and not because they are no longer heard of.
        execute(url, "update worker set seen = seen + 86400000");
        try (Database database = Database.open(url);
                Worker worker = worker(
                        database, (submission, by, listener) -> Reports.accepted(submission.contestant(), by.id()))) {
            long begun = System.nanoTime();
            worker.start();
            // On and on, however much there is.
            for (long left = open(url); left > 0; left = open(url)) {
                long before = left;
                Eventually.until("fewer than " + before, () -> open(url) < before);
            }
            Eventually.until(
                    "no try is left", () -> number(url, "select count(*) from try where state <> 'done'") == 0);
            System.out.println("all judged " + Duration.ofNanos(System.nanoTime() - begun) + " after the last kill");
        }
        assertDraftsAreThere(url);
        assertThat(done).containsOnlyKeys(KilledDeed.values());
        try (Database database = Database.open(url)) {
            done.forEach((deed, confirmed) -> deed.assertWhole(database, confirmed));
        }
        assertThat(number(url, "select count(*) from try")).as("tries").isPositive();
        assertThat(number(url, "select count(*) from try where result is null and failures <= 3"))
                .as("told as failed without a try")
                .isZero();
        Set<Long> there = new HashSet<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select id from submission")) {
            while (rows.next()) {
                there.add(rows.getLong(1));
            }
        }
        assertThat(taken).hasSizeGreaterThanOrEqualTo(KILLS);
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

    private void assertDraftsAreThere(String url) {
        assertThat(drafts).hasSize(DRAFTS);
        try (Database database = Database.open(url)) {
            drafts.forEach((login, last) -> {
                StoredDraft draft = database.read(tables -> tables.drafts()
                                .find(tables.people().find(login).orElseThrow().id(), 1))
                        .orElseThrow();
                assertThat(draft.version()).as(login).isGreaterThanOrEqualTo(last);
                assertThat(new String(draft.content(), UTF_8)).as("whole").isEqualTo(String.valueOf(draft.version()));
            });
        }
    }

    private static void awaitDone(String url, StoredSubmission submission) {
        String done = "select count(*) from judging where state = 'done' and submission = " + submission.id();
        Eventually.until("judged", () -> number(url, done) == 1);
    }

    private static StoredJudging judging(Database database, StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    private Worker worker(Database database, Judge judge) {
        return new Worker(WORKER, database, CLOCK, judge, version -> problem, Worker.Chores.NONE, Progress.NOBODY, 2);
    }

    private static StoredSubmission handIn(Database database, Classroom classroom, String login) {
        return classroom.handIn(new HandIn(database, CLOCK), login);
    }

    /** Hands in again and again while the database is away, as people do. */
    private static StoredSubmission handInOnceItIsBack(Database database, Classroom classroom, String login) {
        AtomicReference<StoredSubmission> handedIn = new AtomicReference<>();
        Eventually.until("the database is back", () -> {
            try {
                handedIn.set(handIn(database, classroom, login));
                return true;
            } catch (Refusal e) {
                assertThat(e.kind()).isEqualTo(Refusal.Kind.UNAVAILABLE);
                return false;
            }
        });
        return handedIn.get();
    }

    private static Classroom fill(String url) {
        try (Database database = Database.open(url)) {
            Classroom classroom = new Classroom(database, Instant.now().minusSeconds(60)).read();
            KilledDeed.prepare(database, classroom);
            return classroom;
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

    private static void execute(String url, String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
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
