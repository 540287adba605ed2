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
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import judge.database.Database;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;

/**
 * What several machines carry that judge for one PostgreSQL, each a process of its own: with judging that costs
 * nothing, with judging that takes time and no processor, with a long queue when somebody of a contest hands in, and
 * when one is killed. {@code -Djudge.bench.db=URL}: an empty database of a PostgreSQL.
 */
final class MachinesBench {

    private static final int SUBMISSIONS = Integer.getInteger("judge.bench.queued", 3_000);
    private static final int WARMUP = 500;
    private static final int SENDERS = 8;
    private static final int MOST_MACHINES = 4;
    /** So long that processors are idle with four machines, too. */
    private static final int TASK_MILLIS = 50;

    private static final int JOBS = 2;
    private static final int FULL_QUEUE = 10_000;
    private static final int LATECOMERS = 5;
    private static final int LONG_TASK_MILLIS = 500;

    private final String url;
    private final Database database;
    private final Connection counting;
    private final QueueClass students;
    private final List<Machine> machines = new ArrayList<>();
    private int started;

    private MachinesBench(String url, Database database, Connection counting) throws Exception {
        this.url = url;
        this.database = database;
        this.counting = counting;
        students = QueueClass.in(database);
    }

    static void run() throws Exception {
        String url = System.getProperty("judge.bench.db", "");
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new IllegalArgumentException(
                    "machines needs -Djudge.bench.db=jdbc:postgresql:..., an empty database");
        }
        try (Database database = Database.open(url);
                Connection counting = DriverManager.getConnection(url)) {
            new MachinesBench(url, database, counting).measure();
        }
    }

    /** One of them. */
    private record Machine(Process process, BufferedReader said) {

        void close() throws Exception {
            process.getOutputStream().close();
            process.waitFor();
        }
    }

    private void measure() throws Exception {
        students.assign("week1");
        database.neighbours().meet(line -> {});
        try {
            empty();
            linear();
            contest();
            takenOver();
        } finally {
            close();
        }
    }

    private void start(int many, int jobs, int millis) throws Exception {
        for (int i = 0; i < many; i++) {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin/java").toString(),
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            BenchMachine.class.getName(),
                            url,
                            "m" + ++started,
                            String.valueOf(jobs),
                            String.valueOf(millis))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            machines.add(new Machine(process, process.inputReader(UTF_8)));
        }
        for (Machine machine : machines) {
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

    /** From handing in to the report, with a judge that does nothing. */
    private void empty() throws Exception {
        for (int many = 1; many <= MOST_MACHINES; many *= 2) {
            start(many, 1, 0);
            stream(WARMUP);
            System.out.printf(
                    "%d machines, judging costs nothing: %.0f submissions a second%n", many, stream(SUBMISSIONS));
            close();
        }
    }

    /** With a judge that takes time and no processor. */
    private void linear() throws Exception {
        double one = 0;
        for (int many = 1; many <= MOST_MACHINES; many++) {
            start(many, JOBS, TASK_MILLIS);
            stream(many * 100);
            double rate = stream(many * 400);
            one = many == 1 ? rate : one;
            System.out.printf(
                    "%d machines, judging takes %d ms: %.1f submissions a second, %.2f of linear%n",
                    many, TASK_MILLIS, rate, rate / (many * one));
            close();
        }
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

    /** How many are yet to be judged. */
    private long open() throws SQLException {
        return number("select count(*) from judging where state <> 'done'");
    }

    /** What a query gives; 0: no row. */
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
                            0,
                            0,
                            0,
                            false,
                            false,
                            null));
            return true;
        });
        handIn(FULL_QUEUE);
        start(2, 1, LONG_TASK_MILLIS);
        for (int i = 0; i < LATECOMERS; i++) {
            double waited = waited(students.handIn("final", i));
            System.out.printf(
                    "%d queued: one of a contest begins after %.0f ms, %.2f of the length of a task%n",
                    open(), waited, waited / LONG_TASK_MILLIS);
        }
        for (Machine machine : machines) {
            machine.process().destroyForcibly().waitFor();
        }
        machines.clear();
    }

    /** How many milliseconds it waited until somebody had it. */
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

    /** One of two is killed while it judges. */
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
        System.out.printf("what a killed machine had is another's after %.1f s%n", (System.nanoTime() - begun) / 1e9);
        machines.get(1).process().destroyForcibly().waitFor();
        machines.clear();
    }
}
