package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.ChildJvm;
import judge.Eventually;
import judge.database.Classroom;
import judge.database.Database;
import judge.database.PostgresCluster;
import judge.database.WorkerRole;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.service.submission.HandIn;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Two web machines, three workers and PostgreSQL, of which one or all are killed again and again. {@code
 * -Dmachines.kills=200}: so often, instead of 4 times; {@code -Dmachines.silence=60}: so many seconds of silence.
 */
@Order(2)
@Tag("postgresql")
@Tag("processes")
class MachinesIT {

    private static final int KILLS = Integer.getInteger("machines.kills", 4);
    private static final int SILENCE = Integer.getInteger("machines.silence", 30);

    private static final Clock CLOCK = Clock.systemUTC();

    private final Random random = new Random(KILLS);
    private final Set<Long> confirmed = ConcurrentHashMap.newKeySet();
    private final Map<String, Process> machines = new HashMap<>();
    private final PostgresCluster cluster = PostgresCluster.start(true);
    private final String url = cluster.create("machines", "template1");
    private final Classroom classroom = filled();
    private final String asWorker = WorkerRole.in(url);
    private int started;

    /** Turns off the messages about a database that is away. */
    @BeforeAll
    static void saysNothing() {
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @AfterEach
    void closes() throws InterruptedException {
        for (Process machine : machines.values()) {
            machine.destroyForcibly().waitFor();
        }
        cluster.close();
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS) // 200 times
    void loseNothingAndJudgeNothingTwiceWhateverIsKilled() throws Exception {
        for (String name : List.of("web1", "web2")) {
            start(name, "web", url);
        }
        for (String name : List.of("w1", "w2", "w3")) {
            start(name, "quick", asWorker);
        }
        long leftOpen = 0;
        for (int i = 0; i < KILLS; i++) {
            int before = confirmed.size();
            Eventually.until("something is taken", () -> confirmed.size() > before);
            Thread.sleep(random.nextInt(1_000));
            leftOpen += kill(i);
        }
        for (String name : List.of("web1", "web2")) {
            machines.remove(name).destroyForcibly().waitFor();
        }
        // By the workers that there are then, as long as there is anything.
        for (long left = open(); left > 0; left = open()) {
            long before = left;
            Eventually.until("fewer than " + before, () -> open() < before);
        }
        assertThat(leftOpen)
                .as("they were killed while they had something to do")
                .isPositive();
        assertComplete(leftOpen);
    }

    /**
     * Kills a worker, a web process, the database or all of them, by turns; returns the number of judgings that were
     * open.
     */
    private long kill(int turn) throws Exception {
        long open = open();
        switch (turn % 4) {
            case 0 -> killed("w" + (1 + random.nextInt(3)), "quick", asWorker);
            case 1 -> killed("web" + (1 + random.nextInt(2)), "web", url);
            case 2 -> {
                cluster.kill();
                Thread.sleep(random.nextInt(500));
                cluster.start();
            }
            default -> {
                List<String> all = List.copyOf(machines.keySet());
                for (String name : all) {
                    machines.remove(name).destroyForcibly();
                }
                cluster.kill();
                cluster.start();
                for (String name : all) {
                    start(name, name.startsWith("web") ? "web" : "quick", name.startsWith("web") ? url : asWorker);
                }
            }
        }
        return open;
    }

    /** Another one comes in its place, which is at times not the same for the others. */
    private void killed(String name, String kind, String database) throws Exception {
        machines.remove(name).destroyForcibly().waitFor();
        start(name, kind, database);
    }

    private void assertComplete(long leftOpen) throws Exception {
        Set<Long> there = new HashSet<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select id from submission")) {
            while (rows.next()) {
                there.add(rows.getLong(1));
            }
        }
        System.out.println("machines killed " + KILLS + " times: confirmed " + confirmed.size() + ", there "
                + there.size() + ", open when killed " + leftOpen + ", begun again "
                + number("select count(*) from judging where attempt > 1"));
        assertThat(confirmed).hasSizeGreaterThanOrEqualTo(KILLS);
        assertThat(there).containsAll(confirmed);
        assertThat(number("select count(*) from judging")).isEqualTo(there.size());
        assertThat(number("select count(*) from judging where state = 'done' and active = 1 and verdict = 'AC'"))
                .isEqualTo(there.size());
        assertThat(number("select count(distinct object) from change_log where type = 'judged'"))
                .isEqualTo(there.size());
        assertThat(number("select count(*) from change_log where type = 'judged'"))
                .isEqualTo(there.size());
    }

    /** Each kill falls on an explanation that has just been begun; none is begun a third time. */
    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS) // 200 times
    void loseNoExplanationAndTellNoneTwiceWhateverIsKilled() throws Exception {
        List<Long> told = new CopyOnWriteArrayList<>();
        try (Database database = Database.open(url)) {
            database.peers()
                    .meet(line -> ToldProgress.hear(line, new Progress() {
                        @Override
                        public void explained(long submission) {
                            told.add(submission);
                        }
                    }));
            startExplaining("w1");
            startExplaining("w2");
            Set<Long> failed = new HashSet<>();
            long taken = 0;
            for (int i = 0; i < KILLS; i++) {
                Eventually.until("those that were cut off before are explained", () -> unexplained("true") == 0);
                for (String login : List.of("anna", "boris", "chen")) {
                    failed.add(handIn(database, login).id());
                }
                Eventually.until("one is looked for", () -> unexplained("state = 'taken'") > 0);
                Thread.sleep(random.nextInt(100));
                taken += unexplained("state = 'taken'");
                killExplaining(i);
            }
            Eventually.until(
                    "all are explained",
                    () -> number("select count(*) from explanation where state = 'done'"
                                    + " and content like '%power-xor%'")
                            == failed.size());
            System.out.println("explained " + failed.size() + ", looked for when killed " + taken + " in " + KILLS
                    + " times, told " + told.size());
            assertThat(told).doesNotHaveDuplicates();
            assertThat(failed).containsAll(told);
            assertThat(number("select count(*) from judging where state = 'done' and verdict = 'WA'"))
                    .isEqualTo(failed.size());
        }
    }

    /** Kills one of the two, the other one, both, and the database, by turns. */
    private void killExplaining(int turn) throws Exception {
        List<String> killed =
                switch (turn % 4) {
                    case 0 -> List.of("w1");
                    case 1 -> List.of("w2");
                    case 2 -> List.of("w1", "w2");
                    default -> List.of();
                };
        if (killed.isEmpty()) {
            cluster.kill();
            cluster.start();
        }
        for (String name : killed) {
            machines.remove(name).destroyForcibly().waitFor();
        }
        for (String name : killed) {
            startExplaining(name);
        }
    }

    /** Returns when it is there: one that begins while the database is away ends at once. */
    private void startExplaining(String name) throws IOException {
        long begun = CLOCK.millis();
        start(name, "explains", asWorker);
        Eventually.until(
                name + " is there",
                () -> number("select count(*) from worker where label = '" + name + "' and seen >= " + begun) == 1);
    }

    private long unexplained(String which) throws SQLException {
        return number("select count(*) from explanation where state <> 'done' and " + which);
    }

    @Test
    void takeOverFromOneThatWasKilledAndOneThatWasStoppedAndRefuseWhatItBringsLater() throws Exception {
        Process killed = start("killed", "slow", asWorker);
        Process stopped = start("stopped", "slow", asWorker);
        try (Database database = Database.open(url);
                BufferedReader ofKilled = killed.inputReader(UTF_8);
                BufferedReader ofStopped = stopped.inputReader(UTF_8);
                Writer tellsStopped = stopped.outputWriter(UTF_8)) {
            assertThat(ofKilled.readLine()).isEqualTo("ready");
            assertThat(ofStopped.readLine()).isEqualTo("ready");
            List<StoredSubmission> all = new ArrayList<>();
            for (String login : List.of("anna", "boris", "chen", "anna")) {
                all.add(handIn(database, login));
            }
            for (int i = 0; i < 2; i++) {
                assertThat(ofKilled.readLine()).startsWith("begun");
                assertThat(ofStopped.readLine()).startsWith("begun");
            }
            signal(stopped, "STOP");
            Instant begun = Instant.now();
            killed.destroyForcibly().waitFor();
            start("other", "quick", asWorker);

            Duration took = Duration.ZERO;
            for (StoredSubmission one : all) {
                Eventually.until(
                        "it is taken over", () -> judging(database, one).state() == JudgingState.DONE);
                Duration after = Duration.between(begun, judging(database, one).started());
                took = after.compareTo(took) > 0 ? after : took;
            }
            Duration silence = Duration.ofSeconds(SILENCE);
            Thread.sleep(Math.max(
                    0, silence.minus(Duration.between(begun, Instant.now())).toMillis()));
            machines.remove("other").destroyForcibly().waitFor();
            signal(stopped, "CONT");
            tellsStopped.write("\n\n");
            tellsStopped.flush();
            assertThat(ofStopped.readLine()).startsWith("judged");
            assertThat(ofStopped.readLine()).startsWith("judged");
            // It has two threads, which have done with what they were late with when both begin another.
            handIn(database, "anna");
            handIn(database, "boris");
            assertThat(ofStopped.readLine()).startsWith("begun");
            assertThat(ofStopped.readLine()).startsWith("begun");

            System.out.printf("taken over after %.1f s%n", took.toMillis() / 1e3);
            assertJudgedByOther(database, all);
        }
    }

    @Test
    void refuseWhatAWorkerBringsWhoseNetworkWasCut() throws Exception {
        assumeTrue(CutNetwork.isPossible(), "networks cannot be made here");
        int port = Integer.parseInt(url.replaceAll("^.*:(\\d+)/.*$", "$1"));
        try (CutNetwork network = new CutNetwork(port);
                Database database = Database.open(url)) {
            Process cut = start("cut", "slow", network.seen(asWorker), true);
            try (BufferedReader said = cut.inputReader(UTF_8);
                    Writer tells = cut.outputWriter(UTF_8)) {
                assertThat(said.readLine()).isEqualTo("ready");
                List<StoredSubmission> all = List.of(handIn(database, "anna"), handIn(database, "boris"));
                assertThat(said.readLine()).startsWith("begun");
                assertThat(said.readLine()).startsWith("begun");
                network.cut();
                start("other", "quick", asWorker);

                for (StoredSubmission one : all) {
                    Eventually.until(
                            "it is taken over", () -> judging(database, one).state() == JudgingState.DONE);
                }
                tells.write("\n\n");
                tells.flush();
                assertThat(said.readLine()).startsWith("judged");
                assertThat(said.readLine()).startsWith("judged");
                Thread.sleep(Duration.ofSeconds(SILENCE - 20).toMillis());
                machines.remove("other").destroyForcibly().waitFor();
                network.mend();
                // It goes on, which both threads do when they have done with what they were late with.
                handIn(database, "anna");
                handIn(database, "boris");
                assertThat(said.readLine()).startsWith("begun");
                assertThat(said.readLine()).startsWith("begun");
                // It is there again under its own name.
                Eventually.until("it is back", () -> number("select count(*) from worker where label = 'cut'") == 1);
                assertJudgedByOther(database, all);
                System.out.println("what was brought after the network had been cut is refused");
            }
            cut.destroyForcibly().waitFor();
        }
    }

    private void assertJudgedByOther(Database database, List<StoredSubmission> all) throws Exception {
        for (StoredSubmission one : all) {
            StoredJudging judging = judging(database, one);
            assertThat(judging.verdict()).isEqualTo("AC");
            assertThat(judging.worker()).startsWith("other/");
            assertThat(judging.attempt()).isEqualTo(2);
        }
        assertThat(number("select count(*) from change_log where type = 'judged'"))
                .isEqualTo(all.size());
    }

    private StoredSubmission handIn(Database database, String login) {
        return classroom.handIn(new HandIn(database, CLOCK), login);
    }

    private static StoredJudging judging(Database database, StoredSubmission submission) {
        return database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
    }

    private Classroom filled() {
        try (Database database = Database.open(url)) {
            return new Classroom(database, Instant.now().minusSeconds(60)).read();
        }
    }

    private Process start(String name, String kind, String database) throws IOException {
        Process process = start(name, kind, database, false);
        if (!kind.equals("slow")) {
            Thread reader = new Thread(() -> reads(process));
            reader.setDaemon(true);
            reader.start();
        }
        return process;
    }

    private Process start(String name, String kind, String database, boolean inside) throws IOException {
        List<String> command = ChildJvm.of(
                MachineProcess.class,
                kind,
                database,
                // Requests of a web machine have a name of their own each time that it starts.
                kind.equals("web") ? name + "-" + ++started : name);
        Process process = new ProcessBuilder(inside ? CutNetwork.inside(command) : command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        machines.put(name, process);
        return process;
    }

    private void reads(Process process) {
        try (BufferedReader lines = process.inputReader(UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                // A line that was cut off is not confirmed.
                if (line.matches("took \\d+")) {
                    confirmed.add(Long.parseLong(line.substring("took ".length())));
                }
            }
        } catch (IOException e) {
            return; // It was killed.
        }
    }

    private static void signal(Process process, String name) throws Exception {
        assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    private long open() throws SQLException {
        return number("select count(*) from judging where state <> 'done'");
    }

    private long number(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
