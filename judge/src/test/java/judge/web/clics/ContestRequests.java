package judge.web.clics;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Asks a server as the field's programs do. */
abstract class ContestRequests {

    static final String STATE = "{\"type\":\"state\"";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client = HttpClient.newHttpClient();

    /** Where a path of the server is. */
    abstract String url(String path);

    static ObjectNode json(String text) {
        try {
            return (ObjectNode) JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    /** A request by login and secret, or by nobody. */
    HttpRequest.Builder request(String path, @Nullable Viewer viewer, String secret) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url(path)));
        if (viewer != null) {
            byte[] said = (viewer.login() + ":" + secret).getBytes(StandardCharsets.UTF_8);
            request.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(said));
        }
        return request;
    }

    HttpResponse<String> send(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    String get(String path, @Nullable Viewer viewer, String secret) {
        return send(request(path, viewer, secret).GET().build()).body();
    }

    int status(String path, @Nullable Viewer viewer, String secret) {
        return send(request(path, viewer, secret).GET().build()).statusCode();
    }

    HttpResponse<String> post(String path, Viewer viewer, String secret, String json) {
        return send(request(path, viewer, secret)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build());
    }

    HttpResponse<String> patch(String path, Viewer viewer, String secret, String json) {
        return send(request(path, viewer, secret)
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString(json))
                .build());
    }

    /** What a feed begins with: up to how far the contest is, which comes last. */
    List<String> beginning(String path, @Nullable Viewer viewer, String secret) {
        try (FeedReader reader = new FeedReader(open(path, viewer, secret))) {
            return reader.until(STATE);
        }
    }

    InputStream open(String path, @Nullable Viewer viewer, String secret) {
        try {
            return client.send(request(path, viewer, secret).GET().build(), BodyHandlers.ofInputStream())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
