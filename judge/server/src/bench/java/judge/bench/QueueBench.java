package judge.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import judge.database.Database;
import judge.engine.Judge;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.worker.Progress;
import judge.worker.Worker;
import org.apache.commons.io.file.PathUtils;

/**
 * Measures the load that the queue carries when judging costs nothing: submissions of a class a second, from handing in
 * to the report on the disk, and the wait where a processor is free. {@code -Djudge.bench.db=URL}: on that database,
 * which is empty, instead of a file.
 */
final class QueueBench {

    private static final int SUBMISSIONS = Integer.getInteger("judge.bench.queued", 3_000);
    /** The number of submissions before the measuring: a server with such a load has been running for a while. */
    private static final int WARMUP = 5_000;

    private static final int SENDERS = 8;
    private static final int SINGLE = 200;
    private static final Clock CLOCK = Clock.systemUTC();

    private final Database database;
    private final QueueClass students;
    private CountDownLatch left = new CountDownLatch(0);

    private QueueBench(Database database) throws Exception {
        this.database = database;
        students = QueueClass.in(database);
    }

    static void run() throws Exception {
        Path folder = Files.createTempDirectory("judge-bench-");
        try (Database database = Database.open(Bench.database(folder))) {
            new QueueBench(database).measure();
        } finally {
            PathUtils.deleteDirectory(folder);
        }
    }

    private void measure() throws Exception {
        students.assign("week1");
        Judge judge = QueueClass::nothing;
        int jobs = Runtime.getRuntime().availableProcessors();
        try (Worker worker = new Worker(
                "bench",
                database,
                CLOCK,
                judge,
                version -> students.problem(),
                Worker.Chores.NONE,
                new Arrivals(),
                jobs)) {
            worker.start();
            stream(WARMUP);
            long cpu = cpuMillis();
            Duration took = stream(SUBMISSIONS);
            System.out.printf(
                    "%d submissions from handing in to the report: %.0f a second, %.2f ms CPU of this process each%n",
                    SUBMISSIONS, SUBMISSIONS * 1_000.0 / took.toMillis(), (double) (cpuMillis() - cpu) / SUBMISSIONS);
            double[] waits = new double[SINGLE];
            for (int i = 0; i < SINGLE; i++) {
                waits[i] = waits(i);
            }
            Arrays.sort(waits);
            System.out.printf(
                    "wait where a processor is free: median %.0f ms, p95 %.0f ms%n",
                    waits[SINGLE / 2], waits[SINGLE * 95 / 100]);
        }
    }

    private Duration stream(int many) throws InterruptedException {
        left = new CountDownLatch(many);
        long begun = System.nanoTime();
        List<Thread> senders = new ArrayList<>();
        for (int sender = 0; sender < SENDERS; sender++) {
            int first = sender;
            Thread thread = new Thread(() -> {
                for (int i = first; i < many; i += SENDERS) {
                    students.handIn("week1", i);
                }
            });
            thread.start();
            senders.add(thread);
        }
        for (Thread thread : senders) {
            thread.join();
        }
        System.out.printf("  handed in: %.0f a second%n", many * 1e9 / (System.nanoTime() - begun));
        left.await();
        return Duration.ofNanos(System.nanoTime() - begun);
    }

    private double waits(int student) throws InterruptedException {
        left = new CountDownLatch(1);
        StoredSubmission submission = students.handIn("week1", student);
        left.await();
        StoredJudging judging = database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
        Instant started = judging.started();
        return started == null
                ? Double.NaN
                : Duration.between(judging.queued(), started).toMillis();
    }

    private static long cpuMillis() {
        var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return system.getProcessCpuTime() / 1_000_000;
    }

    private final class Arrivals implements Progress {

        @Override
        public void judged(long submission) {
            left.countDown();
        }
    }
}
