package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static judge.bench.OnlineClient.percentile;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.file.PathUtils;

/**
 * The command {@code serve} as somebody types it, built and with the class archive: how long until it listens, what it
 * has in memory when it has nothing to do, how long it takes to end.
 */
final class ServeBench {

    private static final int STARTS = 5;
    private static final long SETTLING_MILLIS = 10_000;
    private static final double WISHED_MILLIS = 1_000;
    private static final long WISHED_MEBIBYTES = 200;
    private static final Pattern ADDRESS = Pattern.compile("https?://\\S+");
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");

    private ServeBench() {}

    static void run() throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        Path none = Files.createDirectory(data.resolve("no-problems"));
        try {
            // With nothing to verify; the first makes the data, and the class archive where there is none yet.
            List<String> usual = List.of("--data", data.resolve("data").toString(), "--problems", none.toString());
            Started first = start(usual, 0);
            List<Started> starts = new ArrayList<>();
            for (int i = 0; i < STARTS; i++) {
                starts.add(start(usual, i == 0 ? SETTLING_MILLIS : 0));
            }
            double[] millis =
                    starts.stream().mapToDouble(Started::listeningMillis).toArray();
            double[] ending = starts.stream().mapToDouble(Started::endingMillis).toArray();
            System.out.printf(
                    "from the command to the address: median of %d %.0f ms, the slowest %.0f ms (at most %.0f);"
                            + " the first with new data %.0f ms%n",
                    STARTS, percentile(millis, 50), percentile(millis, 100), WISHED_MILLIS, first.listeningMillis());
            System.out.printf(
                    "resident when idle: %d MiB (at most %d); from SIGTERM to the end: median %.0f ms%n",
                    starts.get(0).residentMebibytes(), WISHED_MEBIBYTES, percentile(ending, 50));
            Started demo = start(List.of("--demo"), SETTLING_MILLIS);
            System.out.printf(
                    "--demo: listens after %.0f ms, %d MiB resident while it judges%n",
                    demo.listeningMillis(), demo.residentMebibytes());
        } finally {
            PathUtils.deleteDirectory(data);
        }
    }

    /** The figures of one start. */
    private record Started(double listeningMillis, long residentMebibytes, double endingMillis) {}

    private static Started start(List<String> options, long settlingMillis) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of("./runner.sh", "serve", "--port", "0"));
        line.addAll(options);
        long begun = System.nanoTime();
        Process server = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader said = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8))) {
            String text = said.readLine();
            while (text != null && !ADDRESS.matcher(text).find()) {
                text = said.readLine();
            }
            OnlineClient.require(text != null, "it does not listen");
            double listening = OnlineClient.millis(begun);
            Thread.sleep(settlingMillis);
            long resident = resident(server.pid());
            long told = System.nanoTime();
            server.destroy();
            OnlineClient.require(server.waitFor(30, TimeUnit.SECONDS), "it does not end");
            return new Started(listening, resident, OnlineClient.millis(told));
        } finally {
            server.destroyForcibly();
        }
    }

    /** The shell has become the server. */
    private static long resident(long process) throws IOException {
        Matcher resident = RESIDENT.matcher(Files.readString(Path.of("/proc", String.valueOf(process), "status")));
        OnlineClient.require(resident.find(), "no memory of " + process);
        return Long.parseLong(resident.group(1)) >> 10;
    }
}
