package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static judge.bench.OnlineClient.require;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;

/**
 * The public scoreboard under many eyes: a server on one processor, whoever looks on the others. {@code
 * -Djudge.bench.connections=N}: so many; {@code seconds=N}: for how long; {@code pause=N}: seconds between two looks of
 * one of them.
 */
final class ScoreboardBench {

    private static final int CONNECTIONS = Integer.getInteger("judge.bench.connections", 4_000);
    private static final Duration LASTING = Duration.ofSeconds(Integer.getInteger("judge.bench.seconds", 30));
    private static final Duration PAUSE = Duration.ofSeconds(Integer.getInteger("judge.bench.pause", 10));
    private static final int BUSY_CONNECTIONS = 16;
    private static final int VERDICTS = 20;
    private static final int WARMUP = 60;
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9.]+:[0-9]+");
    private static final double TICKS_EACH_SECOND = 100;
    private static final int USER_TIME = 11;

    private ScoreboardBench() {}

    static void run() throws Exception {
        measure(300);
        measure(1_000);
    }

    private static void measure(int teams) throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        Process server = null;
        try (BenchContest contest = new BenchContest(data, teams)) {
            contest.fill();
            server = start(data);
            URI address = URI.create(address(server) + BenchContest.BOARD);
            looks(teams, address);
            verdicts(teams, contest, address, server.pid());
        } finally {
            if (server != null) {
                server.destroy();
                server.waitFor(20, TimeUnit.SECONDS);
                server.destroyForcibly();
            }
            PathUtils.deleteDirectory(data);
        }
    }

    private static void looks(int teams, URI address) throws IOException {
        new BoardCrowd(address, BUSY_CONNECTIONS, Duration.ZERO, false).look(Duration.ofSeconds(10));
        BoardCrowd.Seen many = new BoardCrowd(address, CONNECTIONS, PAUSE, false).look(LASTING);
        System.out.printf(
                "%d x %d, %d bytes compressed, %d connections that look every %d s: %.0f answers/s, median %.0f ms,"
                        + " p95 %.0f ms (at most 500), %d errors%n",
                teams,
                BenchContest.PROBLEMS,
                many.bytes(),
                CONNECTIONS,
                PAUSE.toSeconds(),
                many.eachSecond(),
                many.millis(50),
                many.millis(95),
                many.errors());
        for (boolean known : new boolean[] {false, true}) {
            BoardCrowd.Seen busy =
                    new BoardCrowd(address, BUSY_CONNECTIONS, Duration.ZERO, known).look(Duration.ofSeconds(10));
            System.out.printf(
                    "%d x %d, %d connections as fast as they can, %s: %.0f answers/s (5000 wished)%n",
                    teams,
                    BenchContest.PROBLEMS,
                    BUSY_CONNECTIONS,
                    known ? "who know it already (304)" : "all of it",
                    busy.eachSecond());
        }
    }

    private static void verdicts(int teams, BenchContest contest, URI address, long server) throws Exception {
        for (int i = 0; i < WARMUP; i++) {
            contest.verdict();
            Thread.sleep(500);
        }
        Thread.sleep(2_000);
        HttpClient browser = HttpClient.newHttpClient();
        double before = cpuSeconds(server);
        for (int i = 0; i < VERDICTS; i++) {
            Thread.sleep(1_000);
            look(browser, address);
        }
        double idle = cpuSeconds(server) - before;
        before = cpuSeconds(server);
        for (int i = 0; i < VERDICTS; i++) {
            contest.verdict();
            Thread.sleep(1_000);
            look(browser, address);
        }
        double busy = cpuSeconds(server) - before;
        System.out.printf(
                "%d x %d, a verdict: %.1f ms of the server's processor until the new public board is there for"
                        + " who asks (20 wished)%n",
                teams, BenchContest.PROBLEMS, (busy - idle) * 1_000 / VERDICTS);
        require(
                new BoardCrowd(address, 1, Duration.ZERO, false)
                                .look(Duration.ofSeconds(1))
                                .errors()
                        == 0,
                "errors");
    }

    /** A board is written when somebody asks for it. */
    private static void look(HttpClient browser, URI address) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("Accept-Encoding", "gzip")
                .build();
        int status =
                browser.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        require(status == 200, "status " + status);
    }

    /** User and system time so far; proc(5). */
    private static double cpuSeconds(long process) throws IOException {
        String stat = Files.readString(Path.of("/proc", String.valueOf(process), "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return (Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[USER_TIME + 1])) / TICKS_EACH_SECOND;
    }

    private static Process start(Path data) throws IOException {
        Path none = Files.createDirectories(data.resolve("no-problems"));
        return new ProcessBuilder(List.of(
                        "taskset",
                        "-c",
                        "0",
                        "./runner.sh",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        data.toString(),
                        "--problems",
                        none.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String address(Process server) throws IOException {
        // Nothing more is said, so that it can be left to the end of the process.
        BufferedReader said = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return address.group();
            }
        }
        throw new IllegalStateException("it does not listen");
    }
}
