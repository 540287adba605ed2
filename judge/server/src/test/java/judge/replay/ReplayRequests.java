package judge.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import judge.Eventually;
import org.jspecify.annotations.Nullable;

/** The requests of clients to the web machines. */
final class ReplayRequests {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Set<Integer> TRY_AGAIN = Set.of(429, 503);

    private final HttpClient client = HttpClient.newHttpClient();

    /** A header by which somebody logs in with a token. */
    static String basic(String login, String token) {
        return "Basic " + Base64.getEncoder().encodeToString((login + ":" + token).getBytes(UTF_8));
    }

    private static HttpRequest.Builder request(String url, @Nullable String authorization) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url));
        return authorization == null ? request : request.header("Authorization", authorization);
    }

    /** Opens an answer; a client that is told that there are too many, or that the server is too busy, comes again. */
    InputStream open(String url, @Nullable String authorization) throws IOException, InterruptedException {
        for (long refused = 0; ; refused++) {
            HttpResponse<InputStream> answer =
                    client.send(request(url, authorization).build(), BodyHandlers.ofInputStream());
            if (answer.statusCode() == 200) {
                return answer.body();
            }
            answer.body().close();
            if (refused == Eventually.HANG.toSeconds() || !TRY_AGAIN.contains(answer.statusCode())) {
                throw new IOException(url + ": " + answer.statusCode());
            }
            TimeUnit.SECONDS.sleep(1);
        }
    }

    JsonNode get(String url, @Nullable String authorization) throws IOException, InterruptedException {
        try (InputStream in = open(url, authorization)) {
            return JSON.readTree(in);
        }
    }

    /** The lines of a feed up to now: the state of the contest comes last. */
    List<String> beginning(String feed, @Nullable String authorization) throws IOException, InterruptedException {
        List<String> lines = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(open(feed, authorization), UTF_8))) {
            String line = "";
            while (line != null && !line.startsWith("{\"type\":\"state\"")) {
                line = reader.readLine();
                if (line != null && !line.isEmpty()) {
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    /** Hands in as DOMjudge's client does, and gives the number. */
    long handIn(String contest, String authorization, String problem, String language, String name, String source)
            throws IOException, InterruptedException {
        String boundary = UUID.randomUUID().toString();
        String body = part(boundary, "name=\"problem\"", problem)
                + part(boundary, "name=\"language\"", language)
                + part(boundary, "name=\"code[]\"; filename=\"" + name + "\"", source)
                + "--" + boundary + "--\r\n";
        HttpResponse<String> answer = client.send(
                request(contest + "/submissions", authorization)
                        .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException(answer.statusCode() + " " + answer.body());
        }
        return JSON.readTree(answer.body()).get("id").asLong();
    }

    private static String part(String boundary, String what, String value) {
        return "--" + boundary + "\r\nContent-Disposition: form-data; " + what + "\r\n\r\n" + value + "\r\n";
    }

    /** Looks at a page, unless it is the same as before; what it is now. */
    String look(String url, String known) throws IOException, InterruptedException {
        HttpRequest.Builder request = request(url, null).header("Accept-Encoding", "gzip");
        HttpResponse<Void> answer = client.send(
                (known.isEmpty() ? request : request.header("If-None-Match", known)).build(),
                BodyHandlers.discarding());
        if (answer.statusCode() != 200 && answer.statusCode() != 304) {
            throw new IOException(url + ": " + answer.statusCode());
        }
        return answer.headers().firstValue("ETag").orElse("");
    }
}
