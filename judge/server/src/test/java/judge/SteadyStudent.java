package judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A student who hands in one submission after the other, by whatever server answers: what had no answer is sent again
 * with the same key. All are wrong answers.
 */
final class SteadyStudent implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern TOKEN = Pattern.compile("judge_[\\w-]{30,}");

    private static final String ASSIGNMENT =
            """
            {"name": "W", "opens": "2026-01-01T08:00:00+08:00", "closes": "2099-01-01T08:00:00+08:00",
             "feedback": "full", "problems": [{"id": "poj3074", "points": 10}]}
            """;

    private final HttpClient http;
    private final Set<Long> confirmed = ConcurrentHashMap.newKeySet();
    private final AtomicInteger again = new AtomicInteger();
    private final AtomicBoolean enough = new AtomicBoolean();
    private final Thread thread = new Thread(this::handsIn, "steady student");
    private volatile List<String> servers = List.of();
    private volatile String token = "";

    SteadyStudent(HttpClient http) {
        this.http = http;
    }

    /** Has it ask these servers by turns from now on. */
    void asks(List<String> addresses) {
        servers = List.copyOf(addresses);
    }

    /** Makes a course with a teacher's token, which is somewhere in what a command has said, and begins. */
    void begins(String said) {
        Matcher found = TOKEN.matcher(said);
        assertThat(found.find()).as(said).isTrue();
        token = found.group();
        String course = "/courses/algo";
        assertThat(status("PUT", course, "application/json", "{\"name\": \"Algo\"}"))
                .isBetween(200, 299);
        assertThat(status("PUT", course + "/roster", "text/csv", "id,name\ns1,S1\n"))
                .isBetween(200, 299);
        Eventually.until("the problem is sound", () -> {
            TimeUnit.SECONDS.sleep(1);
            return status("PUT", course + "/assignments/w", "application/json", ASSIGNMENT) < 300;
        });
        thread.start();
    }

    /** Waits until so many more are confirmed. */
    void handsInMore(int many) {
        int before = confirmed.size();
        Eventually.until("more submissions", () -> {
            assertThat(thread.isAlive()).as("was refused").isTrue();
            return confirmed.size() >= before + many;
        });
    }

    /** Ends, waits until all that was confirmed is judged, and returns how many that are. */
    int endsWithAllJudged() throws InterruptedException {
        enough.set(true);
        thread.join();
        for (long submission : confirmed) {
            Eventually.until("the verdict of " + submission, () -> isJudged(submission));
        }
        return confirmed.size();
    }

    /** Returns how often there was no answer, or the answer that it is to come back. */
    int sentAgain() {
        return again.get();
    }

    /** The status of an answer; 0: there was none. */
    int status(String method, String path, String type, String body) {
        try {
            HttpRequest request = request(0, path)
                    .header("Content-Type", type)
                    .method(method, HttpRequest.BodyPublishers.ofString(body))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
        } catch (IOException e) {
            return 0;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        enough.set(true);
    }

    private void handsIn() {
        for (int number = 0; !enough.get(); number++) {
            String key = UUID.randomUUID().toString();
            String body = part("problem", "poj3074") + part("for", "s1")
                    + "--X\r\nContent-Disposition: form-data; name=\"file\"; filename=\"main.py\"\r\n\r\n"
                    + "print(1) # " + key + "\r\n--X--\r\n";
            int turn = number;
            Eventually.until("an answer", () -> isConfirmed(turn, key, body));
        }
    }

    private static String part(String key, String value) {
        return "--X\r\nContent-Disposition: form-data; name=\"" + key + "\"\r\n\r\n" + value + "\r\n";
    }

    private boolean isConfirmed(int turn, String key, String body) throws InterruptedException {
        try {
            HttpRequest request = request(turn, "/courses/algo/assignments/w/submissions")
                    .header("Content-Type", "multipart/form-data; boundary=X")
                    .header("Idempotency-Key", key)
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() < 300) {
                confirmed.add(JSON.readTree(answer.body()).path("id").asLong());
                return true;
            }
            assertThat(answer.statusCode()).as(answer.body()).isIn(429, 502, 503);
        } catch (IOException e) {
            // Who was asked is away.
        }
        again.incrementAndGet();
        TimeUnit.MILLISECONDS.sleep(500);
        return false;
    }

    private boolean isJudged(long submission) throws InterruptedException {
        TimeUnit.MILLISECONDS.sleep(200);
        try {
            HttpRequest request = request(0, "/submissions/" + submission).build();
            JsonNode answer = JSON.readTree(
                    http.send(request, HttpResponse.BodyHandlers.ofString()).body());
            return answer.path("state").asText().equals("done")
                    && answer.path("verdict").asText().equals("WA");
        } catch (IOException e) {
            return false;
        }
    }

    private HttpRequest.Builder request(int turn, String path) {
        List<String> now = servers;
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(now.get(turn % now.size()) + "/api/v1" + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }
}
