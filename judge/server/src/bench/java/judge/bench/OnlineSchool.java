package judge.bench;

import static judge.bench.OnlineClient.percentile;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import judge.database.Database;
import judge.online.CourseRole;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.submission.SourceFile;

/** A class of forty, its teacher, and those who may see what anybody hands in. */
final class OnlineSchool {

    static final int CLASS = 40;

    private static final int ATTEMPTS = 5;
    private static final int MINUTES = Integer.getInteger("judge.bench.minutes", 10);
    private static final int WATCHERS =
            (OnlineCrowd.LISTENERS + OnlineCrowd.LISTENING_EACH - 1) / OnlineCrowd.LISTENING_EACH;

    private final String database;
    private final Path data;
    private String teacher = "";
    private final List<String> students = new ArrayList<>();
    private final List<String> watchers = new ArrayList<>();

    OnlineSchool(String database, Path data) {
        this.database = database;
        this.data = data;
    }

    /** The teacher's token. */
    String teacher() {
        return teacher;
    }

    String student(int number) {
        return students.get(number);
    }

    List<String> watchers() {
        return watchers;
    }

    void people() {
        try (Database opened = Database.open(database)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), data);
            teacher = token(services, "teacher", SiteRole.TEACHER);
            for (int i = 0; i < CLASS; i++) {
                students.add(token(services, "student" + i, SiteRole.STUDENT));
            }
        }
    }

    /** Assistants of a course that there is now. */
    void assistants() {
        try (Database opened = Database.open(database)) {
            OnlineServices services = OnlineServices.on(opened, Clock.systemUTC(), data);
            Person known = services.accounts().find("teacher").orElseThrow();
            Viewer owner = new Viewer(known.id(), known.login(), known.name(), known.role());
            for (int i = 0; i < WATCHERS; i++) {
                String login = "watcher" + i;
                watchers.add(token(services, login, SiteRole.STUDENT));
                services.courses().setRole(owner, "class", login, CourseRole.ASSISTANT);
            }
        }
    }

    private static String token(OnlineServices services, String login, SiteRole role) {
        long person = services.accounts().add(login, login, role, null, false).id();
        return services.accounts().tokens().make(person, "bench");
    }

    String roster() {
        StringBuilder roster = new StringBuilder("id,name\n");
        for (int i = 0; i < CLASS; i++) {
            roster.append("student").append(i).append(",Student ").append(i).append('\n');
        }
        return roster.toString();
    }

    /** Returns the waiting times in the queue, in milliseconds, of the submissions from that number on. */
    double[] waits(long first) {
        try (Database opened = Database.open(database)) {
            return opened.read(tables -> tables
                    .submissions()
                    .of(tables.assignments()
                            .find(tables.courses().find("class").orElseThrow().id(), "a")
                            .orElseThrow()
                            .id())
                    .stream()
                    .filter(submission -> submission.id() >= first)
                    .map(submission -> tables.judgings().active(submission.id()).orElseThrow())
                    .filter(judging -> judging.started() != null)
                    .mapToDouble(judging -> Duration.between(judging.queued(), judging.started())
                            .toMillis())
                    .toArray());
        }
    }

    /** All of them, five times each, at moments of their own; each looks at pages before and after. */
    void day(OnlineClient client, List<SourceFile> sources) throws InterruptedException {
        Queue<Double> pages = new ConcurrentLinkedQueue<>();
        Queue<Double> verdicts = new ConcurrentLinkedQueue<>();
        AtomicInteger failed = new AtomicInteger();
        Random random = new Random(CLASS);
        List<Thread> threads = new ArrayList<>();
        long begun = System.nanoTime();
        for (String token : students) {
            double[] moments =
                    random.doubles(ATTEMPTS, 0, MINUTES * 60_000.0).sorted().toArray();
            Thread thread = new Thread(() -> {
                for (double moment : moments) {
                    try {
                        Thread.sleep((long) Math.max(0, moment - OnlineClient.millis(begun)));
                        attempt(client, token, sources, pages, verdicts);
                    } catch (InterruptedException e) {
                        return;
                    } catch (Exception e) {
                        failed.incrementAndGet();
                        System.out.println("failed: " + e);
                    }
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.printf(
                "%d students x %d submissions in %d minutes: judged %d, failed %d; from handing in to the verdict"
                        + " median %.0f ms, p95 %.0f ms; %d pages, median %.0f ms, p95 %.0f ms, the slowest %.0f ms"
                        + " (at most 1000)%n",
                CLASS,
                ATTEMPTS,
                MINUTES,
                verdicts.size(),
                failed.get(),
                percentile(array(verdicts), 50),
                percentile(array(verdicts), 95),
                pages.size(),
                percentile(array(pages), 50),
                percentile(array(pages), 95),
                percentile(array(pages), 100));
    }

    private static void attempt(
            OnlineClient client, String token, List<SourceFile> sources, Queue<Double> pages, Queue<Double> verdicts)
            throws Exception {
        String task = OnlineClient.ASSIGNMENT + "/problems/" + OnlineClient.PROBLEM;
        pages.add(client.pageMillis(token, "/"));
        pages.add(client.pageMillis(token, task));
        long begun = System.nanoTime();
        long id = client.handIn(token, sources);
        pages.add(OnlineClient.millis(begun));
        pages.add(client.pageMillis(token, "/submissions/" + id));
        client.awaitVerdict(token, id);
        verdicts.add(OnlineClient.millis(begun));
        pages.add(client.pageMillis(token, "/submissions/" + id));
        pages.add(client.pageMillis(token, task + "/attempts"));
    }

    private static double[] array(Queue<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
