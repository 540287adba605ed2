package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.commons.io.file.PathUtils;
import org.jspecify.annotations.Nullable;

/** Readers of an event feed that leave and come back with their last token while verdicts come. */
final class FeedReconnects {

    private static final int RECONNECTS = 1_000;
    private static final int READERS = 20;
    private static final int TEAMS = 50;
    private static final int LINES = 30;
    private static final long EACH_MILLIS = 50;
    private static final long MOST_SECONDS = 240;
    private static final long AGAIN_MILLIS = 200;
    private static final Set<Integer> BUSY = Set.of(429, 503);
    private static final int MOST_SHOWN = 200;

    private final HttpClient client = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();
    private final AtomicInteger reconnects = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicReference<@Nullable String> trouble = new AtomicReference<>();
    private final String feed;
    private volatile int last = -1;

    private FeedReconnects(String feed) {
        this.feed = feed;
    }

    static void measure(FigureTable table) throws Exception {
        Path data = Files.createTempDirectory("judge-bench-");
        Process server = null;
        try (BenchContest contest = new BenchContest(data, TEAMS)) {
            contest.fill();
            server = ScoreboardBench.start(data);
            String url = ScoreboardBench.address(server) + "/api/2026-01/contests/" + contest.id() + "/event-feed";
            new FeedReconnects(url).measure(contest, table);
        } finally {
            ScoreboardBench.end(server);
            PathUtils.deleteDirectory(data);
        }
    }

    private void measure(BenchContest contest, FigureTable table) throws Exception {
        List<Thread> readers = new ArrayList<>();
        List<Map<String, Integer>> told = new ArrayList<>();
        for (int i = 0; i < READERS; i++) {
            Map<String, Integer> its = new TreeMap<>();
            told.add(its);
            Random random = new Random(i);
            Thread reader = new Thread(() -> reads(its, random));
            reader.start();
            readers.add(reader);
        }
        long begun = System.nanoTime();
        int verdicts = 0;
        while (reconnects.get() < RECONNECTS && trouble.get() == null && seconds(begun) < MOST_SECONDS) {
            contest.verdict();
            verdicts++;
            TimeUnit.MILLISECONDS.sleep(EACH_MILLIS);
        }
        int all = contest.submissions();
        last = all;
        for (Thread reader : readers) {
            reader.join(TimeUnit.SECONDS.toMillis(MOST_SECONDS));
        }
        long gaps = told.stream().filter(its -> its.size() != all).count();
        long twice = told.stream()
                .mapToLong(
                        its -> its.values().stream().filter(many -> many != 1).count())
                .sum();
        table.add(
                "event feed, " + RECONNECTS + " reconnects of " + READERS + " readers during " + verdicts + " verdicts",
                "no gap, none twice",
                "%s%d reconnects, %d while it was too busy; %d readers with a gap, %d submissions told twice",
                trouble.get() == null ? "" : "FAILED: " + trouble.get() + "; ",
                reconnects.get(),
                refused.get(),
                gaps,
                twice);
    }

    private static long seconds(long begun) {
        return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
    }

    /** Reads the feed until all events are known. */
    private void reads(Map<String, Integer> told, Random random) {
        @Nullable String token = null;
        long begun = System.nanoTime();
        try {
            while (told.size() != last && seconds(begun) < 2 * MOST_SECONDS) {
                token = connect(told, token, random);
            }
        } catch (IOException | InterruptedException | RuntimeException e) {
            trouble.compareAndSet(null, e.toString());
        }
    }

    /** Reads some lines, and leaves; what came after the last token does not count, as it comes again. */
    private @Nullable String connect(Map<String, Integer> told, @Nullable String from, Random random)
            throws IOException, InterruptedException {
        String url = feed + (from == null ? "" : "?since_token=" + URLEncoder.encode(from, UTF_8));
        HttpResponse<InputStream> answer =
                client.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofInputStream());
        if (answer.statusCode() != 200) {
            String why = new String(answer.body().readNBytes(MOST_SHOWN), UTF_8);
            if (!BUSY.contains(answer.statusCode())) {
                throw new IOException(answer.statusCode() + " " + why);
            }
            refused.incrementAndGet();
            TimeUnit.MILLISECONDS.sleep(AGAIN_MILLIS);
            return from;
        }
        reconnects.incrementAndGet();
        @Nullable String token = from;
        List<String> waiting = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8))) {
            int most = from == null ? Integer.MAX_VALUE : 1 + random.nextInt(LINES);
            for (int read = 0; read < most && told.size() != last; read++) {
                String line = lines.readLine();
                if (line == null) {
                    return token;
                }
                if (line.isEmpty()) {
                    continue;
                }
                JsonNode event = json.readTree(line);
                if (event.get("type").asText().equals("submissions")) {
                    waiting.add(event.get("id").asText());
                }
                if (event.hasNonNull("token")) {
                    waiting.forEach(id -> told.merge(id, 1, Integer::sum));
                    waiting.clear();
                    token = event.get("token").asText();
                    most = Math.min(most, read + 1 + random.nextInt(LINES));
                }
            }
        }
        return token;
    }
}
