package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
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
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/** Asks a server as the field's programs do. */
abstract class ContestRequests {

    static final String STATE = "{\"type\":\"state\"";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client = HttpClient.newHttpClient();

    /** Returns the address of a path on the server. */
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
        if (viewer != null && path.startsWith("/api/v1/")) {
            request.header("Authorization", "Bearer " + secret);
        } else if (viewer != null) {
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

    /** The bytes that are answered. */
    byte[] bytes(String path, Viewer viewer, String secret) {
        try (InputStream in = open(path, viewer, secret)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a zip. */
    HttpResponse<String> bring(String path, Viewer viewer, String secret, byte[] zip) {
        return send(request(path, viewer, secret)
                .header("Content-Type", "application/zip")
                .POST(BodyPublishers.ofByteArray(zip))
                .build());
    }

    /** The files in a zip. */
    static Map<String, byte[]> unzipped(byte[] zip) throws IOException {
        byte[] end = Arrays.copyOfRange(zip, zip.length - 22, zip.length);
        assertThat(end).as("the end of a zip").startsWith('P', 'K', 5, 6);
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), in.readAllBytes());
            }
        }
        return files;
    }

    /** Files as a zip, in a folder of it. */
    static byte[] zipped(Map<String, byte[]> files, String folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                out.putNextEntry(new ZipEntry(folder + file.getKey()));
                out.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    HttpResponse<String> patch(String path, Viewer viewer, String secret, String json) {
        return send(request(path, viewer, secret)
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString(json))
                .build());
    }

    /** Returns the beginning of a feed: up to the state of the contest, which comes last. */
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
