package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import judge.submission.SourceFile;

/** Sends the requests of browsers and programs to a server, with the tokens of several people. */
final class OnlineClient {

    static final String PROBLEM = "noip2009sudoku";
    static final String ASSIGNMENT = "/courses/class/assignments/a";
    static final String API = "/api/v1";

    private final String url;
    private final ObjectMapper json = new ObjectMapper();
    private final HttpClient http = HttpClient.newHttpClient();

    OnlineClient(String url) {
        this.url = url;
    }

    int port() {
        return URI.create(url).getPort();
    }

    HttpResponse<String> get(String token, String path) throws IOException, InterruptedException {
        return send(request(token, path));
    }

    /** The milliseconds until all of a page is there. */
    double pageMillis(String token, String path) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        HttpResponse<String> answer = get(token, path);
        require(answer.statusCode() == 200, path + ": " + answer.statusCode());
        return millis(begun);
    }

    void put(String token, String path, Object value) throws IOException, InterruptedException {
        HttpResponse<String> answer = send(request(token, path)
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(value))));
        require(answer.statusCode() < 300, answer.body());
    }

    void putText(String token, String path, String type, String value) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                send(request(token, path).header("Content-Type", type).PUT(HttpRequest.BodyPublishers.ofString(value)));
        require(answer.statusCode() < 300, answer.body());
    }

    /** Hands in, and gives the number. */
    long handIn(String token, List<SourceFile> sources) throws IOException, InterruptedException {
        return sent(token, "/submissions", sources);
    }

    /** Has a program tried on the samples, and gives the number. */
    long begin(String token, List<SourceFile> sources) throws IOException, InterruptedException {
        return sent(token, "/tries", sources);
    }

    private long sent(String token, String what, List<SourceFile> sources) throws IOException, InterruptedException {
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
        HttpResponse<String> answer = send(request(token, API + ASSIGNMENT + what)
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
        require(answer.statusCode() == 201, answer.body());
        return json.readTree(answer.body()).path("id").asLong();
    }

    /** Listens, as the page of a submission does, until there is a verdict. */
    void awaitVerdict(String token, long id) throws IOException, InterruptedException {
        HttpResponse<InputStream> events = http.send(
                request(token, API + "/submissions/" + id + "/events").build(),
                HttpResponse.BodyHandlers.ofInputStream());
        require(events.statusCode() == 200, "events: " + events.statusCode());
        require(readToVerdict(events.body()), "no verdict of " + id);
    }

    /** Listens to a try, as the page of its problem does, and asks for it each time that it has moved on. */
    void awaitTry(String token, long id) throws IOException, InterruptedException {
        String path = API + "/tries/" + id;
        HttpResponse<InputStream> events =
                http.send(request(token, path + "/events").build(), HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(events.body(), UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                boolean moved = line.startsWith("event") && line.contains("changed");
                if (moved && get(token, path).body().contains("\"state\":\"done\"")) {
                    return;
                }
            }
        }
        throw new IllegalStateException("nothing comes of try " + id);
    }

    /** Reads events; tells whether a verdict comes. */
    static boolean readToVerdict(InputStream events) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(events, UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("event") && line.contains("verdict")) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the number of the assignment's submissions that are not judged. */
    long left(String token) throws IOException, InterruptedException {
        Map<?, ?> page = json.readValue(
                get(token, API + ASSIGNMENT + "/submissions?limit=100").body(), Map.class);
        return page.values().stream()
                .filter(List.class::isInstance)
                .flatMap(list -> ((List<?>) list).stream())
                .filter(one -> one instanceof Map<?, ?> map && !"done".equals(map.get("state")))
                .count();
    }

    private HttpRequest.Builder request(String token, String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    static double millis(long begun) {
        return (System.nanoTime() - begun) / 1e6;
    }

    static double percentile(double[] values, int percent) {
        if (values.length == 0) {
            return Double.NaN;
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(sorted.length * percent / 100.0) - 1)];
    }

    static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalStateException(what);
        }
    }
}
