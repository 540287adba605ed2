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
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/**
 * The public scoreboard under many eyes: a server on one processor, whoever looks on the others. Of 300 teams while the
 * contest goes on, with a verdict each second; of 1,000 as fast as a few can ask, and after each single verdict. {@code
 * -Djudge.bench.connections=N}: so many look; {@code seconds=N}: for how long; {@code pause=N}: seconds between two
 * looks of one of them.
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
        measure(new FigureTable());
    }

    static void measure(FigureTable table) throws Exception {
        measure(300, (contest, address, server) -> looks(table, 300, contest, address));
        measure(1_000, (contest, address, server) -> {
            answers(table, 1_000, address);
            verdicts(table, 1_000, contest, address, server);
        });
    }

    /** A measuring of a contest, at the address of its board and by the number of the server's process. */
    @FunctionalInterface
    private interface Measure {
        void of(BenchContest contest, URI address, long server) throws Exception;
    }

    private static void measure(int teams, Measure measure) throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        Process server = null;
        try (BenchContest contest = new BenchContest(data, teams)) {
            contest.fill();
            server = start(data);
            URI address = URI.create(address(server) + BenchContest.BOARD);
            new BoardCrowd(address, BUSY_CONNECTIONS, Duration.ZERO, false).look(Duration.ofSeconds(10));
            measure.of(contest, address, server.pid());
        } finally {
            end(server);
            PathUtils.deleteDirectory(data);
        }
    }

    static void end(@Nullable Process server) throws InterruptedException {
        if (server != null) {
            server.destroy();
            server.waitFor(20, TimeUnit.SECONDS);
            server.destroyForcibly();
        }
    }

    private static String board(int teams) {
        return "scoreboard of " + teams + " x " + BenchContest.PROBLEMS + ", web on one processor";
    }

    private static void looks(FigureTable table, int teams, BenchContest contest, URI address) throws IOException {
        ScheduledExecutorService going = Executors.newSingleThreadScheduledExecutor();
        going.scheduleAtFixedRate(contest::verdict, 1, 1, TimeUnit.SECONDS);
        BoardCrowd.Seen many;
        try {
            many = new BoardCrowd(address, CONNECTIONS, PAUSE, false).look(LASTING);
        } finally {
            going.shutdown();
        }
        table.add(
                board(teams) + ", a verdict each second, " + CONNECTIONS + " connections that look every "
                        + PAUSE.toSeconds() + " s",
                "p95 500 ms, 0 errors",
                "%.0f answers/s of %d bytes, median %.0f ms, p95 %.0f ms, %d errors, %d asked again",
                many.eachSecond(),
                many.bytes(),
                many.millis(50),
                many.millis(95),
                many.errors(),
                many.again());
    }

    private static void answers(FigureTable table, int teams, URI address) throws IOException {
        for (boolean known : new boolean[] {false, true}) {
            BoardCrowd.Seen busy =
                    new BoardCrowd(address, BUSY_CONNECTIONS, Duration.ZERO, known).look(Duration.ofSeconds(10));
            table.add(
                    board(teams) + ", " + BUSY_CONNECTIONS + " connections as fast as they can, "
                            + (known ? "who know it already (304)" : "all of it"),
                    "5,000 answers/s",
                    "%.0f answers/s",
                    busy.eachSecond());
        }
    }

    private static void verdicts(FigureTable table, int teams, BenchContest contest, URI address, long server)
            throws Exception {
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
        double[] waits = new double[VERDICTS];
        for (int i = 0; i < VERDICTS; i++) {
            contest.verdict();
            Thread.sleep(1_000);
            long asked = System.nanoTime();
            look(browser, address);
            waits[i] = OnlineClient.millis(asked);
        }
        double busy = cpuSeconds(server) - before;
        Arrays.sort(waits);
        table.add(
                board(teams) + ", one verdict",
                "new bytes within 20 ms",
                "%.1f ms of its processor; the first to ask waits %.1f ms (median; at most %.1f)",
                (busy - idle) * 1_000 / VERDICTS,
                OnlineClient.percentile(waits, 50),
                waits[VERDICTS - 1]);
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

    static Process start(Path data) throws IOException {
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

    static String address(Process server) throws IOException {
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
