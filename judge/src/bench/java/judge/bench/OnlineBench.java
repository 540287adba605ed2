package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.database.Database;
import judge.online.CourseRole;
import judge.online.Person;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.problem.PackageReader;
import judge.problem.Problem;
import judge.server.JudgeServer;
import judge.server.ServerSettings;
import judge.service.OnlineServices;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.apache.commons.io.file.PathUtils;

/**
 * A server on this machine as a class sees it: how long a verdict takes over judging alone, how long a submission waits
 * where a processor is free, what a class page costs while others hand in, and what 2,000 listening browsers do.
 *
 * <p>{@code ./runner.sh bench online}; {@code -Djudge.bench.times=N}: how often each thing is done;
 * {@code listeners=N} and {@code idle=N}: so many browsers that listen, and connections that say nothing.
 */
final class OnlineBench {

    private static final String PROBLEM = "noip2009sudoku";
    private static final String OTHER = "poj3074";
    private static final Path WORK = Path.of("solutions/dancing-links/noip2009sudoku");
    private static final int LISTENERS = Integer.getInteger("judge.bench.listeners", 2_000);
    private static final int STALLED = Math.min(20, LISTENERS / 10);
    /** A person may have twelve connections of events. */
    private static final int LISTENING_EACH = 10;

    private static final int WATCHERS = (LISTENERS + LISTENING_EACH - 1) / LISTENING_EACH;
    private static final int IDLE = Integer.getInteger("judge.bench.idle", 9_000);
    private static final int CLASS = 40;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http = HttpClient.newHttpClient();
    private final int times = Integer.getInteger("judge.bench.times", 10);
    private String url = "";
    private String teacher = "";
    private final List<String> students = new ArrayList<>();
    private final List<String> watchers = new ArrayList<>();

    static void run() throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        try {
            new OnlineBench().measure(data);
        } finally {
            PathUtils.deleteDirectory(data);
        }
    }

    private void measure(Path data) throws Exception {
        String database = Bench.database(data);
        List<SourceFile> sources = sources();
        JudgeOptions options = JudgeOptions.usual().judging(false, true, false, false);
        double alone = alone(options, sources);
        System.out.printf("judged alone by a warm judge: %.0f ms (median of %d)%n", alone, times);
        try (JudgeServer server = JudgeServer.start(
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        data,
                        database,
                        Path.of("problems"),
                        List.of(),
                        false,
                        JudgeOptions.usual(),
                        false,
                        Path.of("solutions")),
                Clock.systemUTC(),
                new ThisHost(ToolchainPreloader.none(), Clock.systemUTC())::open)) {
            url = server.url();
            school(database, data);
            awaitProblems();
            watch(database, data);
            verdicts(sources, alone);
            waits(database);
            classPage(sources);
            idle();
            listeners(sources);
        }
    }

    private double alone(JudgeOptions options, List<SourceFile> sources) throws Exception {
        Problem problem = PackageReader.read(Path.of("problems", PROBLEM));
        double[] millis = new double[times];
        try (OpenJudge open = new ThisHost(ToolchainPreloader.none(), Clock.systemUTC()).open(options)) {
            for (int i = -2; i < times; i++) {
                Submission submission = Submission.of(
                        "s" + i, "anna", PROBLEM, sources, problem.limits().codeBytes());
                long begun = System.nanoTime();
                open.judge().judge(submission, problem);
                if (i >= 0) {
                    millis[i] = millis(begun);
                }
            }
        }
        return percentile(millis, 50);
    }

    private void school(String address, Path data) throws Exception {
        try (Database database = Database.open(address)) {
            OnlineServices services = OnlineServices.on(database, Clock.systemUTC(), data);
            teacher = token(services, "teacher", SiteRole.TEACHER);
            for (int i = 0; i < CLASS; i++) {
                students.add(token(services, "student" + i, SiteRole.STUDENT));
            }
        }
    }

    /** Assistants, who may see what anybody hands in. */
    private void watch(String address, Path data) {
        try (Database database = Database.open(address)) {
            OnlineServices services = OnlineServices.on(database, Clock.systemUTC(), data);
            Person known = services.accounts().find("teacher").orElseThrow();
            Viewer owner = new Viewer(known.id(), known.login(), known.name(), known.role());
            for (int i = 0; i < WATCHERS; i++) {
                String login = "watcher" + i;
                watchers.add(token(services, login, SiteRole.STUDENT));
                services.courses().setRole(owner, "class", login, CourseRole.ASSISTANT);
            }
        }
    }

    /** A page while many connections are open that say nothing. */
    private void idle() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try {
            while (sockets.size() < IDLE) {
                sockets.add(new Socket("127.0.0.1", URI.create(url).getPort()));
            }
        } catch (IOException e) {
            // Both ends are of this process, so that each takes two of the files that it may have open.
            System.out.println("no more connections: " + e.getMessage());
            for (int i = 0; i < 200 && !sockets.isEmpty(); i++) {
                sockets.remove(sockets.size() - 1).close();
            }
        }
        double[] millis = new double[times * 10];
        for (int i = 0; i < millis.length; i++) {
            long begun = System.nanoTime();
            require(
                    get(teacher, "/api/v1/courses/class/assignments/a/gradebook")
                                    .statusCode()
                            == 200,
                    "gradebook");
            millis[i] = millis(begun);
        }
        System.out.printf(
                "gradebook beside %d idle connections (10,000 are wished): median %.1f ms, p95 %.1f ms (at most 50)%n",
                sockets.size(), percentile(millis, 50), percentile(millis, 95));
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private static String token(OnlineServices services, String login, SiteRole role) {
        long person = services.accounts().add(login, login, role, null, false).id();
        return services.accounts().apiToken(person, "bench");
    }

    private void awaitProblems() throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        // Verifying the packages of a new server takes both processors for two minutes.
        while (!get(teacher, "/api/v1/problems/" + PROBLEM).body().contains("sound")
                || !get(teacher, "/api/v1/problems/" + OTHER).body().contains("sound")) {
            require(Instant.now().isBefore(end), "the problems are not verified");
            Thread.sleep(500);
        }
        require(put("/api/v1/courses/class", Map.of("name", "Class")) < 300, "course");
        StringBuilder roster = new StringBuilder("id,name\n");
        for (int i = 0; i < CLASS; i++) {
            roster.append("student").append(i).append(",Student ").append(i).append('\n');
        }
        HttpResponse<String> made = send(request(teacher, "/api/v1/courses/class/roster")
                .header("Content-Type", "text/csv")
                .PUT(HttpRequest.BodyPublishers.ofString(roster.toString())));
        require(made.statusCode() < 300, made.body());
        require(
                put(
                                "/api/v1/courses/class/assignments/a",
                                Map.of(
                                        "name",
                                        "A",
                                        "opens",
                                        Instant.now().minusSeconds(60).toString(),
                                        "feedback",
                                        "full",
                                        "problems",
                                        List.of(Map.of("id", PROBLEM, "points", 100))))
                        < 300,
                "assignment");
    }

    /** From the request to the verdict at a listener, over judging alone. */
    private void verdicts(List<SourceFile> sources, double alone) throws Exception {
        double[] over = new double[times];
        for (int i = -2; i < times; i++) {
            long begun = System.nanoTime();
            long id = handIn(students.get(0), sources);
            awaitVerdict(students.get(0), id);
            if (i >= 0) {
                over[i] = millis(begun) - alone;
            }
        }
        System.out.printf(
                "request to verdict, over judging alone: median %.0f ms, p95 %.0f ms (at most 150)%n",
                percentile(over, 50), percentile(over, 95));
    }

    private void waits(String address) {
        try (Database database = Database.open(address)) {
            double[] waits = database.read(tables -> tables
                    .submissions()
                    .of(tables.assignments()
                            .find(tables.courses().find("class").orElseThrow().id(), "a")
                            .orElseThrow()
                            .id())
                    .stream()
                    .map(submission -> tables.judgings().active(submission.id()).orElseThrow())
                    .filter(judging -> judging.started() != null)
                    .mapToDouble(judging -> Duration.between(judging.queued(), judging.started())
                            .toMillis())
                    .toArray());
            System.out.printf(
                    "wait in the queue, processors free: median %.0f ms, p95 %.0f ms (at most 50)%n",
                    percentile(waits, 50), percentile(waits, 95));
        }
    }

    private void classPage(List<SourceFile> sources) throws Exception {
        for (int i = 0; i < CLASS; i++) {
            handIn(students.get(i), sources);
        }
        String page = "/api/v1/courses/class/assignments/a/gradebook";
        double[] millis = new double[times * 10];
        for (int i = 0; i < millis.length; i++) {
            long begun = System.nanoTime();
            require(get(teacher, page).statusCode() == 200, page);
            millis[i] = millis(begun);
        }
        System.out.printf(
                "gradebook of %d while all of them are judged: median %.1f ms, p95 %.1f ms (at most 50)%n",
                CLASS, percentile(millis, 50), percentile(millis, 95));
    }

    /** All listen to one submission; some never read. */
    private void listeners(List<SourceFile> sources) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (json.readTree(get(teacher, "/api/v1/courses/class/assignments/a/submissions?limit=1")
                        .body())
                .toString()
                .contains("queued")) {
            require(Instant.now().isBefore(end), "the class is not judged");
            Thread.sleep(100);
        }
        long id = handIn(students.get(1), sources);
        CountDownLatch told = new CountDownLatch(LISTENERS - STALLED);
        Queue<Long> moments = new ConcurrentLinkedQueue<>();
        List<Socket> sockets = new ArrayList<>();
        for (int i = 0; i < LISTENERS; i++) {
            Socket socket = new Socket("127.0.0.1", URI.create(url).getPort());
            sockets.add(socket);
            OutputStream out = socket.getOutputStream();
            out.write(("GET /api/v1/submissions/" + id + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer "
                            + watchers.get(i / LISTENING_EACH) + "\r\n\r\n")
                    .getBytes(UTF_8));
            out.flush();
            if (i >= STALLED) {
                Thread reader = new Thread(() -> {
                    if (readToVerdict(socket)) {
                        moments.add(System.nanoTime());
                        told.countDown();
                    }
                });
                reader.setDaemon(true);
                reader.start();
            }
        }
        boolean all = told.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        System.gc();
        long heap = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        long first = moments.stream().mapToLong(Long::longValue).min().orElse(0);
        double[] after =
                moments.stream().mapToDouble(moment -> (moment - first) / 1e6).toArray();
        System.out.printf(
                "%d listeners, %d of them stalled: %d told; after the first median %.0f ms, p99 %.0f ms (at most 500);"
                        + " heap with those who listen %d MiB (at most 300)%n",
                LISTENERS, STALLED, after.length, percentile(after, 50), percentile(after, 99), heap >> 20);
        require(all, "some were not told");
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    private static boolean readToVerdict(Socket socket) {
        try (InputStream in = socket.getInputStream();
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("event: verdict") || line.startsWith("event:verdict")) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            return false;
        }
    }

    private void awaitVerdict(String token, long id) throws Exception {
        HttpResponse<InputStream> events = http.send(
                request(token, "/api/v1/submissions/" + id + "/events").build(),
                HttpResponse.BodyHandlers.ofInputStream());
        require(events.statusCode() == 200, "events: " + events.statusCode());
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(events.body(), UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("event") && line.contains("verdict")) {
                    return;
                }
            }
        }
        throw new IllegalStateException("no verdict of " + id);
    }

    private long handIn(String token, List<SourceFile> sources) throws Exception {
        String boundary = UUID.randomUUID().toString();
        StringBuilder body = new StringBuilder(
                "--" + boundary + "\r\nContent-Disposition: form-data; name=\"problem\"\r\n\r\n" + PROBLEM + "\r\n");
        for (SourceFile source : sources) {
            body.append("--")
                    .append(boundary)
                    .append("\r\nContent-Disposition: form-data; name=\"file\"; filename=\"")
                    .append(source.path())
                    .append("\"\r\nContent-Type: text/plain\r\n\r\n")
                    .append(new String(source.content(), UTF_8))
                    .append("\r\n");
        }
        body.append("--").append(boundary).append("--\r\n");
        HttpResponse<String> answer = send(request(token, "/api/v1/courses/class/assignments/a/submissions")
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
        require(answer.statusCode() == 201, answer.body());
        return json.readTree(answer.body()).path("id").asLong();
    }

    private int put(String path, Object value) throws Exception {
        HttpResponse<String> answer = send(request(teacher, path)
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(value))));
        if (answer.statusCode() >= 300) {
            System.err.println(answer.body());
        }
        return answer.statusCode();
    }

    private HttpResponse<String> get(String token, String path) throws Exception {
        return send(request(token, path));
    }

    private HttpRequest.Builder request(String token, String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
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

    private static double millis(long begun) {
        return (System.nanoTime() - begun) / 1e6;
    }

    private static double percentile(double[] values, int percent) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.min(sorted.length - 1, (int) Math.ceil(sorted.length * percent / 100.0) - 1)];
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalStateException(what);
        }
    }
}
