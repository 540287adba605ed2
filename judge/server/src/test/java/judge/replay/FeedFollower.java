package judge.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A program that follows a contest by its event feed, and comes back with its last token, to another web machine, where
 * a connection ends: after some lines, if it is one that leaves. It keeps what it was told, and counts what it was told
 * twice.
 */
final class FeedFollower {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Set<String> NEVER_AGAIN = Set.of("submissions", "judgements", "runs");

    private static final long AGAIN_MILLIS = 500;

    private final ReplayRequests requests;
    private final List<String> feeds;
    private final @Nullable String authorization;
    private final int lines;
    private final Random random;
    private final Map<String, JsonNode> told = new TreeMap<>();
    private final List<String> twice = new ArrayList<>();
    private @Nullable String token;
    private int connections;
    private long events;
    private volatile boolean over;

    /**
     * Makes a follower that has not begun.
     *
     * @param feeds addresses of the same feed on several machines
     * @param lines the approximate number after which it leaves; 0: it stays
     */
    FeedFollower(ReplayRequests requests, List<String> feeds, @Nullable String authorization, int lines, long seed) {
        this.requests = requests;
        this.feeds = List.copyOf(feeds);
        this.authorization = authorization;
        this.lines = lines;
        this.random = new Random(seed);
    }

    /** Returns the objects that a client knows after reading this beginning of a feed. */
    static Map<String, JsonNode> told(ReplayRequests requests, String feed, @Nullable String authorization)
            throws IOException, InterruptedException {
        FeedFollower reader = new FeedFollower(requests, List.of(feed), authorization, 0, 0);
        List<JsonNode> events = new ArrayList<>();
        for (String line : requests.beginning(feed, authorization)) {
            events.add(JSON.readTree(line));
        }
        reader.keep(events);
        return reader.told();
    }

    FeedFollower start() {
        Thread thread = new Thread(this::follow, "feed follower");
        thread.setDaemon(true);
        thread.start();
        return this;
    }

    private void follow() {
        while (!over) {
            try {
                connect();
            } catch (IOException e) {
                failed(e); // It comes back.
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void failed(IOException e) {
        System.out.println("a follower of the feed: " + e);
        try {
            Thread.sleep(AGAIN_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void connect() throws IOException, InterruptedException {
        String from = token == null ? "" : "?since_token=" + URLEncoder.encode(token, UTF_8);
        String url = feeds.get(connections++ % feeds.size()) + from;
        int most = lines == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(2 * lines);
        List<JsonNode> waiting = new ArrayList<>();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(requests.open(url, authorization), UTF_8))) {
            int read = 0;
            while (read < most && !over) {
                String line = reader.readLine();
                if (line == null) {
                    return;
                }
                if (!line.isEmpty()) {
                    JsonNode event = JSON.readTree(line);
                    waiting.add(event);
                    if (event.hasNonNull("token")) {
                        // It leaves only here: before, it would come back to the same lines, and might do so forever.
                        read += waiting.size();
                        keep(waiting);
                        token = event.get("token").asText();
                        waiting.clear();
                    }
                }
            }
        }
    }

    /** Keeps the events up to a token: they do not come again. */
    private synchronized void keep(List<JsonNode> read) {
        for (JsonNode event : read) {
            String type = event.get("type").asText();
            JsonNode data = event.get("data");
            events++;
            if (!event.hasNonNull("id") && data.isArray()) {
                told.keySet().removeIf(key -> key.startsWith(type + "/"));
                data.forEach(one -> told.put(type + "/" + one.get("id").asText(), one));
            } else {
                String key =
                        type + "/" + (event.hasNonNull("id") ? event.get("id").asText() : "");
                JsonNode before = data.isNull() ? told.remove(key) : told.put(key, data);
                if (data.equals(before) && NEVER_AGAIN.contains(type)) {
                    twice.add(key);
                }
            }
        }
    }

    /** All that it knows, by type and id. */
    synchronized Map<String, JsonNode> told() {
        return new TreeMap<>(told);
    }

    /** Returns the objects that it was told though it knew them. */
    synchronized List<String> twice() {
        return List.copyOf(twice);
    }

    int connections() {
        return connections;
    }

    synchronized long events() {
        return events;
    }

    void end() {
        over = true;
    }
}
