package judge.bench;

import static judge.bench.OnlineClient.percentile;
import static judge.bench.OnlineClient.require;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.server.JudgeServer;
import judge.server.ServerSettings;
import judge.server.Upkeep;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.apache.commons.io.file.PathUtils;

/**
 * A server on this machine as a class sees it: how long a verdict takes over judging alone, how long a submission waits
 * where a processor is free, what a class page and the students' pages cost, what 2,000 listening browsers and
 * thousands that say nothing do, and a class of forty that hands in for ten minutes.
 *
 * <p>{@code ./runner.sh bench online}; {@code -Djudge.bench.times=N}: how often each thing is done;
 * {@code listeners=N} and {@code idle=N}: so many browsers that listen, and connections that say nothing;
 * {@code minutes=N}: how long the class hands in, and a tenth of that the class page is looked at.
 */
final class OnlineBench {

    private static final Path WORK = Path.of("solutions/dancing-links/" + OnlineClient.PROBLEM);
    private static final String PAGE = "/teach" + OnlineClient.ASSIGNMENT;
    private static final Duration PATIENCE = Duration.ofMinutes(30);

    private static final int WARMUP = 3;
    private static final int EACH_MINUTE = 5;
    private static final int MINUTES = Integer.getInteger("judge.bench.minutes", 10);
    /** Verifying a package takes all processors for minutes, and longer beside something else. */
    private static final Duration VERIFYING = Duration.ofMinutes(3L * MINUTES);

    private final int times = Integer.getInteger("judge.bench.times", 10);
    private final Path data;
    private final List<SourceFile> sources = sources();

    private OnlineBench(Path data) throws IOException {
        this.data = data;
    }

    static void run() throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        try {
            new OnlineBench(data).measure();
        } finally {
            PathUtils.deleteDirectory(data);
        }
    }

    private void measure() throws Exception {
        String database = Bench.database(data);
        Path problems = Files.createDirectory(data.resolve("problems"));
        Path problem = Files.createDirectory(problems.resolve(OnlineClient.PROBLEM));
        PathUtils.copyDirectory(Path.of("problems", OnlineClient.PROBLEM), problem);
        JudgeOptions alone = JudgeOptions.usual().anew();
        ThisHost host = new ThisHost(ToolchainPreloader.none(), Clock.systemUTC());
        try (JudgeServer server = JudgeServer.start(
                        new ServerSettings(
                                "127.0.0.1",
                                0,
                                data,
                                database,
                                problems,
                                List.of(),
                                false,
                                true,
                                JudgeOptions.usual(),
                                null,
                                null,
                                Upkeep.none()),
                        Clock.systemUTC(),
                        host::open);
                OpenJudge judge = host.open(alone)) {
            OnlineClient client = new OnlineClient(server.url());
            OnlineSchool school = new OnlineSchool(database, data);
            OnlineCrowd crowd = new OnlineCrowd(client);
            school.people();
            prepare(client, school);
            school.assistants();
            verdicts(client, school, judge, PackageReader.read(problem));
            tries(client, school, judge, PackageReader.read(problem));
            classPage(client, school);
            new OnlinePages(client).look(school, sources);
            crowd.idle(school.teacher(), PAGE, times * 10);
            crowd.listen(school.student(1), school.watchers());
            school.day(client, sources);
        }
    }

    private void prepare(OnlineClient client, OnlineSchool school) throws Exception {
        Instant end = Instant.now().plus(VERIFYING);
        String problem = OnlineClient.API + "/problems/" + OnlineClient.PROBLEM;
        System.out.println("the package is verified, which takes some minutes");
        while (!client.get(school.teacher(), problem).body().contains("sound")) {
            if (Instant.now().isAfter(end)) {
                System.out.println("it still is, and disturbs what follows");
                break;
            }
            Thread.sleep(500);
        }
        String course = OnlineClient.API + "/courses/class";
        client.put(school.teacher(), course, Map.of("name", "Class"));
        client.putText(school.teacher(), course + "/roster", "text/csv", school.roster());
        client.put(
                school.teacher(),
                OnlineClient.API + OnlineClient.ASSIGNMENT,
                Map.of(
                        "name",
                        "A",
                        "opens",
                        Instant.now().minusSeconds(60).toString(),
                        "feedback",
                        "full",
                        "problems",
                        List.of(Map.of("id", OnlineClient.PROBLEM, "points", 100))));
    }

    /**
     * Measures from the request to the verdict at a listener, and judging alone, in turn: both meet the same machine.
     */
    private void verdicts(OnlineClient client, OnlineSchool school, OpenJudge judge, Problem problem) throws Exception {
        double[] alone = new double[times];
        double[] served = new double[times];
        double[] over = new double[times];
        long first = 0;
        for (int i = -WARMUP; i < times; i++) {
            Submission submission = Submission.of(
                    "s" + i, "anna", problem.id(), sources, problem.limits().codeBytes());
            long begun = System.nanoTime();
            judge.judge().judge(submission, problem);
            double itself = OnlineClient.millis(begun);
            begun = System.nanoTime();
            long id = client.handIn(school.student(0), sources);
            client.awaitVerdict(school.student(0), id);
            if (i >= 0) {
                first = i == 0 ? id : first;
                served[i] = OnlineClient.millis(begun);
                alone[i] = itself;
                over[i] = served[i] - itself;
            }
        }
        System.out.printf(
                "judged alone by a warm judge: median %.0f ms, p95 %.0f ms; from the request to the verdict: median"
                        + " %.0f ms, p95 %.0f ms%n",
                percentile(alone, 50), percentile(alone, 95), percentile(served, 50), percentile(served, 95));
        System.out.printf(
                "request to verdict, over judging alone just before: median %.0f ms, p95 %.0f ms (at most 150);"
                        + " p95 over p95 %.0f ms%n",
                percentile(over, 50), percentile(over, 95), percentile(served, 95) - percentile(alone, 95));
        double[] waits = school.waits(first);
        System.out.printf(
                "wait in the queue, processors free: median %.0f ms, p95 %.0f ms (at most 50)%n",
                percentile(waits, 50), percentile(waits, 95));
    }

    /** Measures from the click on "Try" to the output, and compiling and running the samples alone, in turn. */
    private void tries(OnlineClient client, OnlineSchool school, OpenJudge judge, Problem problem) throws Exception {
        double[] over = new double[times];
        double[] tried = new double[times];
        Problem samples =
                judge.judge().limited(problem).onSamples(problem.data().sampleRuns());
        for (int i = -WARMUP; i < times; i++) {
            Submission submission = Submission.of(
                    "t" + i, "anna", problem.id(), sources, problem.limits().codeBytes());
            long begun = System.nanoTime();
            judge.judge().judge(submission, samples);
            double itself = OnlineClient.millis(begun);
            String student = school.student(Math.floorMod(i, OnlineSchool.CLASS)); // A person has twelve a minute.
            begun = System.nanoTime();
            client.awaitTry(student, client.begin(student, sources));
            if (i >= 0) {
                tried[i] = OnlineClient.millis(begun);
                over[i] = tried[i] - itself;
            }
        }
        System.out.printf(
                "a try on the samples, from the click to the output: median %.0f ms, p95 %.0f ms; over compiling and"
                        + " running alone just before: median %.0f ms, p95 %.0f ms (at most 400)%n",
                percentile(tried, 50), percentile(tried, 95), percentile(over, 50), percentile(over, 95));
    }

    /** Looked at again and again, while one after the other hands in, five of them a minute. */
    private void classPage(OnlineClient client, OnlineSchool school) throws Exception {
        for (int i = 0; i < OnlineSchool.CLASS; i++) {
            client.handIn(school.student(i), sources);
        }
        awaitNothingLeft(client, school);
        AtomicBoolean over = new AtomicBoolean();
        Thread handsIn = new Thread(() -> {
            try {
                for (int i = 0; !over.get(); i++) {
                    client.handIn(school.student(i % OnlineSchool.CLASS), sources);
                    Thread.sleep(60_000 / EACH_MINUTE);
                }
            } catch (IOException | InterruptedException e) {
                System.out.println("nothing more is handed in: " + e);
            }
        });
        handsIn.setDaemon(true);
        handsIn.start();
        List<Double> busy = new ArrayList<>();
        long end = System.nanoTime()
                + Math.max(1, MINUTES / 10) * Duration.ofMinutes(1).toNanos();
        while (System.nanoTime() < end) {
            busy.add(client.pageMillis(school.teacher(), PAGE));
            Thread.sleep(200);
        }
        over.set(true);
        handsIn.interrupt();
        awaitNothingLeft(client, school);
        double[] quiet = new double[times * 10];
        for (int i = 0; i < quiet.length; i++) {
            quiet[i] = client.pageMillis(school.teacher(), PAGE);
        }
        double[] millis = busy.stream().mapToDouble(Double::doubleValue).toArray();
        System.out.printf(
                "class page of %d while %d a minute are judged, %d times: median %.1f ms, p95 %.1f ms (at most 50);"
                        + " again while nothing changes: median %.1f ms, p95 %.1f ms (at most 20)%n",
                OnlineSchool.CLASS,
                EACH_MINUTE,
                millis.length,
                percentile(millis, 50),
                percentile(millis, 95),
                percentile(quiet, 50),
                percentile(quiet, 95));
    }

    private static void awaitNothingLeft(OnlineClient client, OnlineSchool school) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (client.left(school.teacher()) > 0) {
            require(Instant.now().isBefore(end), "the class is not judged");
            Thread.sleep(200);
        }
    }

    private static List<SourceFile> sources() throws IOException {
        List<SourceFile> sources = new ArrayList<>();
        try (var files = Files.list(WORK)) {
            for (Path file : files.sorted().toList()) {
                sources.add(new SourceFile(file.getFileName().toString(), Files.readAllBytes(file)));
            }
        }
        return sources;
    }
}
