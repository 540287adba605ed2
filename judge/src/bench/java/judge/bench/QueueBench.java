package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

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
import judge.engine.JudgingListener;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.Origin;
import judge.online.SiteRole;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.online.Viewer;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.LimitsSection;
import judge.report.Report;
import judge.report.ReportId;
import judge.service.HandIn;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import judge.worker.Progress;
import judge.worker.Worker;
import org.apache.commons.io.file.PathUtils;

/**
 * What the queue carries when judging costs nothing: submissions of a class a second, from handing in to the report on
 * the disk, and how long one waits where a processor is free. {@code -Djudge.bench.db=URL}: on that database, which is
 * empty, instead of a file.
 */
final class QueueBench {

    private static final int SUBMISSIONS = Integer.getInteger("judge.bench.queued", 3_000);
    private static final int WARMUP = 500;
    private static final int STUDENTS = 100;
    private static final int SENDERS = 8;
    private static final int SINGLE = 200;
    private static final int CASES = 20;
    private static final Clock CLOCK = Clock.systemUTC();

    private final Problem problem;
    private final Database database;
    private final List<Viewer> students = new ArrayList<>();
    private CountDownLatch left = new CountDownLatch(0);

    private QueueBench(Database database) throws Exception {
        this.database = database;
        problem = PackageReader.read(Path.of("problems/noip2009sudoku"));
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
        fill();
        Judge judge = this::nothing;
        int jobs = Runtime.getRuntime().availableProcessors();
        try (Worker worker = new Worker(
                "bench", database, CLOCK, judge, version -> problem, Worker.Chores.NONE, new Arrivals(), jobs)) {
            worker.start();
            stream(WARMUP);
            long cpu = cpuMillis();
            Duration took = stream(SUBMISSIONS);
            System.out.printf(
                    "%d submissions from handing in to the report: %.0f a second, %.2f ms CPU of this process each%n",
                    SUBMISSIONS, SUBMISSIONS * 1_000.0 / took.toMillis(), (double) (cpuMillis() - cpu) / SUBMISSIONS);
            double[] waits = new double[SINGLE];
            for (int i = 0; i < SINGLE; i++) {
                waits[i] = waits(students.get(i % STUDENTS));
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
                    handIn(students.get(i % STUDENTS), i);
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

    private double waits(Viewer student) throws InterruptedException {
        left = new CountDownLatch(1);
        StoredSubmission submission = handIn(student, 0);
        left.await();
        StoredJudging judging = database.read(tables -> tables.judgings().active(submission.id()))
                .orElseThrow();
        Instant started = judging.started();
        return started == null
                ? Double.NaN
                : Duration.between(judging.queued(), started).toMillis();
    }

    private StoredSubmission handIn(Viewer student, int number) {
        byte[] source = ("public class Main { /* " + number + " */ }\n" + "// and so on\n".repeat(100)).getBytes(UTF_8);
        return new HandIn(database, CLOCK)
                .handIn(
                        student,
                        "bench",
                        "week1",
                        problem.id(),
                        List.of(new SourceFile("Main.java", source)),
                        null,
                        Origin.WEB,
                        null);
    }

    private void fill() {
        Instant now = CLOCK.instant();
        database.write(tables -> {
            long course = tables.courses().add("bench", "Bench", now).id();
            for (int i = 0; i < STUDENTS; i++) {
                String login = "student" + i;
                long person =
                        tables.people().add(login, login, SiteRole.STUDENT, now).id();
                tables.courses().enroll(course, person, CourseRole.STUDENT, null, now);
                students.add(new Viewer(person, login, login, SiteRole.STUDENT));
            }
            long of = tables.problems().add(problem.id(), null, now).id();
            long version = tables.problems()
                    .addVersion(of, "v1", tables.blobs().put(new byte[] {1}), "{}", 1, null, now)
                    .id();
            Assignment assignment = tables.assignments()
                    .put(new Assignment(
                            0,
                            course,
                            "week1",
                            "Week 1",
                            now,
                            null,
                            null,
                            0,
                            Feedback.FULL,
                            null,
                            Counting.BEST,
                            Duration.ZERO,
                            now));
            tables.assignments()
                    .setProblems(assignment.id(), List.of(new AssignedProblem(assignment.id(), 1, of, version, 10)));
            return true;
        });
    }

    private Report nothing(Submission submission, Problem by, JudgingListener listener) {
        List<CaseSection> cases = new ArrayList<>();
        for (int i = 0; i < CASES; i++) {
            cases.add(new CaseSection("secret/" + i, Verdict.AC, 5, 5, 61.5, 80.25, 45_000_000L, null, 1, "stdout"));
        }
        return new Report(
                Report.VERSION,
                ReportId.next(),
                submission.contestant(),
                by.id(),
                "java",
                Verdict.AC,
                100,
                100,
                new CompileSection(true, "Main", "UTF-8", 800, null, List.of()),
                new LimitsSection(2_000, 4_000, 1 << 27, "heap", 1 << 28, 1 << 20, 2_000, 1, 25, null, List.of()),
                "none",
                List.of(),
                null,
                false,
                cases,
                List.of(),
                null);
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
