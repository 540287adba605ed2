package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import judge.database.Database;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;

/**
 * Measures the load that several machines carry which judge for one PostgreSQL, each a process of its own in a network
 * of its own: with judging that costs nothing, with judging that takes time and no processor, and with a long queue
 * when somebody of a contest hands in. Then the load that scoreboards and event feeds carry, 500 people at one web
 * machine, a worker that begins with nothing, and the effect of killing, stopping and cutting off machines. {@code
 * -Djudge.bench.db=URL}: an empty database of a PostgreSQL that is there already; machines are then processes
 * beside it.
 */
final class MachinesBench {

    private static final int SUBMISSIONS = Integer.getInteger("judge.bench.queued", 3_000);
    /**
     * Submissions before the measurement, as in {@link QueueBench}: a machine under such load has been running for a
     * while.
     */
    private static final int WARMUP = 5_000;

    private static final int SENDERS = 8;
    private static final int MOST_MACHINES = 4;
    /** The milliseconds of a task: long enough that processors are idle with four machines, too. */
    private static final int TASK_MILLIS = 50;

    private static final int FAILS = -1;
    private static final int JOBS = 2;
    private static final int FULL_QUEUE = 10_000;
    private static final int LATECOMERS = 5;
    private static final int WARM_TASKS = 8;
    private static final int LONG_TASK_MILLIS = 500;

    private final FigureTable table;
    private final String url;
    private final boolean networks;
    private final Database database;
    private final Connection counting;
    private final QueueClass students;
    private final List<Machine> machines = new ArrayList<>();
    private int started;

    private MachinesBench(FigureTable table, String url, boolean networks, Database database, Connection counting)
            throws Exception {
        this.table = table;
        this.url = url;
        this.networks = networks;
        this.database = database;
        this.counting = counting;
        students = QueueClass.in(database);
    }

    static void run() throws Exception {
        FigureTable table = new FigureTable();
        part(table, "machines", () -> machines(table));
        part(table, "scoreboards", () -> ScoreboardBench.measure(table));
        part(table, "event feeds", () -> FeedReconnects.measure(table));
        part(table, "crowded web machine, cold worker", () -> CrowdedWeb.measure(table));
        part(table, "kills", () -> KilledMachines.measure(table));
        table.print();
    }

    /** Measures one part; the parts after it are measured, too, if it fails. */
    private static void part(FigureTable table, String name, Bench.Benchmark measures) throws InterruptedException {
        try {
            measures.run();
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            table.add(name, "", "FAILED: %s", e);
        }
    }

    private static void machines(FigureTable table) throws Exception {
        String given = System.getProperty("judge.bench.db", "");
        if (given.startsWith("jdbc:postgresql:")) {
            measure(table, given, given, false);
            return;
        }
        if (!given.isEmpty()) {
            throw new IllegalArgumentException("-Djudge.bench.db=jdbc:postgresql:..., an empty database, or nothing");
        }
        Optional<BenchNetwork> network = BenchNetwork.of(MOST_MACHINES);
        try (BenchPostgres postgres = BenchPostgres.start(network.isPresent())) {
            measure(table, postgres.url(false), postgres.url(network.isPresent()), network.isPresent());
        } finally {
            if (network.isPresent()) {
                network.get().close();
            }
        }
    }

    /** The address from here and from the machines. */
    private static void measure(FigureTable table, String own, String theirs, boolean networks) throws Exception {
        try (Database database = Database.open(own);
                Connection counting = DriverManager.getConnection(own)) {
            new MachinesBench(table, theirs, networks, database, counting).measure();
        }
    }

    /** A machine that judges. */
    private record Machine(Process process, BufferedReader said) {

        void close() throws Exception {
            process.getOutputStream().close();
            process.waitFor();
        }
    }

    private void measure() throws Exception {
        students.assign("week1");
        database.peers().meet(line -> {});
        try {
            empty();
            linear();
            broken();
            contest();
            takenOver();
        } finally {
            close();
        }
    }

    private void start(int many, int jobs, int millis) throws Exception {
        for (int i = 0; i < many; i++) {
            List<String> command = List.of(
                    Path.of(System.getProperty("java.home"), "bin/java").toString(),
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    BenchMachine.class.getName(),
                    url,
                    "m" + ++started,
                    String.valueOf(jobs),
                    String.valueOf(millis));
            Process process = new ProcessBuilder(networks ? BenchNetwork.on(machines.size() + 1, command) : command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            machines.add(new Machine(process, process.inputReader(UTF_8)));
        }
        for (Machine machine : machines.subList(machines.size() - many, machines.size())) {
            if (!"ready".equals(machine.said().readLine())) {
                throw new IllegalStateException("a machine has not begun");
            }
        }
    }

    private void close() throws Exception {
        for (Machine machine : machines) {
            machine.close();
        }
        machines.clear();
    }

    /** Measures from handing in to the report, with a judge that does nothing. */
    private void empty() throws Exception {
        for (int many = 1; many <= MOST_MACHINES; many *= 2) {
            start(many, 1, 0);
            stream(WARMUP);
            table.add(
                    "from handing in to the report, empty judge, " + many + " machines, all on this host",
                    "1,000 submissions/s",
                    "%.0f submissions/s",
                    stream(SUBMISSIONS));
            close();
        }
    }

    /** Measures with a judge that takes time and no processor. */
    private void linear() throws Exception {
        double one = 0;
        for (int many = 1; many <= MOST_MACHINES; many++) {
            start(many, JOBS, TASK_MILLIS);
            stream(many * 100);
            double rate = stream(many * 400);
            one = many == 1 ? rate : one;
            table.add(
                    many + " machines, judging takes " + TASK_MILLIS + " ms and no processor",
                    "0.9 of linear",
                    "%.1f submissions/s, %.2f of linear",
                    rate,
                    rate / (many * one));
            close();
        }
    }

    /** A machine that cannot judge beside one that can, over that one alone. */
    private void broken() throws Exception {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            start(1, JOBS, TASK_MILLIS);
            stream(WARM_TASKS);
            double alone = (stream(100) + stream(100)) / 2;
            start(1, JOBS, FAILS);
            ratios.add(alone / stream(100));
            close();
        }
        ratios.sort(null);
        table.add(
                "one machine, and one that fails on all it takes: the time of 100 submissions, five times",
                "1.1 of one alone",
                "%.2f of one alone, at most %.2f",
                ratios.get(2),
                ratios.get(4));
    }

    /** Submissions a second. */
    private double stream(int many) throws Exception {
        long begun = System.nanoTime();
        handIn(many);
        awaitAll();
        return many * 1e9 / (System.nanoTime() - begun);
    }

    private void handIn(int many) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        List<Thread> senders = new ArrayList<>();
        for (int i = 0; i < SENDERS; i++) {
            Thread sender = new Thread(() -> {
                for (int number = next.getAndIncrement(); number < many; number = next.getAndIncrement()) {
                    students.handIn("week1", number);
                }
            });
            sender.start();
            senders.add(sender);
        }
        for (Thread sender : senders) {
            sender.join();
        }
    }

    private void awaitAll() throws Exception {
        while (open() > 0) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** Returns the number of submissions that are yet to be judged. */
    private long open() throws SQLException {
        return number("select count(*) from judging where state <> 'done'");
    }

    /** Returns the number that a query gives; 0: no row. */
    private long number(String sql) throws SQLException {
        try (Statement statement = counting.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.next() ? row.getLong(1) : 0;
        }
    }

    /** Somebody hands in to a contest while thousands wait. */
    private void contest() throws Exception {
        long assignment = students.assign("final");
        database.write(tables -> {
            tables.contests()
                    .put(new Contest(
                            assignment,
                            ContestKind.ICPC,
                            Duration.ofMinutes(20),
                            false,
                            null,
                            null,
                            null,
                            new Contest.Medals(0, 0, 0),
                            false,
                            false,
                            Contest.Aids.NONE,
                            null));
            return true;
        });
        handIn(FULL_QUEUE);
        start(2, 1, LONG_TASK_MILLIS);
        while (open() > FULL_QUEUE - WARM_TASKS) {
            TimeUnit.MILLISECONDS.sleep(20); // Until they have begun in earnest.
        }
        double longest = 0;
        for (int i = 0; i < LATECOMERS; i++) {
            longest = Math.max(longest, waited(students.handIn("final", i)));
        }
        table.add(
                open() + " queued, one of a contest comes, " + LATECOMERS + " times: it waits",
                "2 task lengths",
                "%.0f ms at most, %.2f task lengths",
                longest,
                longest / LONG_TASK_MILLIS);
        for (Machine machine : machines) {
            machine.process().destroyForcibly().waitFor();
        }
        machines.clear();
    }

    /** Returns the milliseconds until a worker took the submission. */
    private double waited(StoredSubmission submission) throws InterruptedException {
        while (true) {
            StoredJudging judging = database.read(tables -> tables.judgings().active(submission.id()))
                    .orElseThrow();
            Instant begun = judging.started();
            if (begun != null) {
                return Duration.between(judging.queued(), begun).toMillis();
            }
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    /** Kills a machine of two while it judges. */
    private void takenOver() throws Exception {
        start(2, 1, LONG_TASK_MILLIS);
        Process killed = machines.get(0).process();
        String name = "m" + (started - 1) + "/";
        long judging = 0;
        while (judging == 0) {
            judging = number("select id from judging where state = 'judging' and attempt = 1"
                    + " and starts_with(worker, '" + name + "')");
        }
        killed.destroyForcibly().waitFor();
        long begun = System.nanoTime();
        long its = judging;
        while (database.read(tables -> tables.judgings().find(its))
                        .orElseThrow()
                        .attempt()
                < 2) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        table.add("what a killed machine had is another's", "25 s", "after %.1f s", (System.nanoTime() - begun) / 1e9);
        machines.get(1).process().destroyForcibly().waitFor();
        machines.clear();
    }
}
