package judge.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import judge.Eventually;
import judge.online.Viewer;
import judge.web.TestBrowser;
import judge.web.WebFixture;

/** A program with somebody's token; each answer that it gets has to be as the API's description says. */
final class ApiProgram {

    static final String MAIN = "class Main { public static void main(String[] a) {} }\n";

    private static final ApiDescription DESCRIPTION = new ApiDescription();
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String BOUNDARY = "one-of-a-kind";

    private final WebFixture fixture;
    private final String token;

    private ApiProgram(WebFixture fixture, String token) {
        this.fixture = fixture;
        this.token = token;
    }

    static ApiProgram of(WebFixture fixture, Viewer viewer) {
        return new ApiProgram(fixture, fixture.services().accounts().tokens().make(viewer.person(), "test"));
    }

    static ApiProgram ofNobody(WebFixture fixture) {
        return new ApiProgram(fixture, "");
    }

    String token() {
        return token;
    }

    private TestBrowser browser(String... headers) {
        TestBrowser browser = fixture.browser();
        if (!token.isEmpty()) {
            browser.header("Authorization", "Bearer " + token);
        }
        for (int i = 0; i < headers.length; i += 2) {
            browser.header(headers[i], headers[i + 1]);
        }
        return browser;
    }

    HttpResponse<String> get(String path, String... headers) {
        return described("GET", path, browser(headers).get(full(path)));
    }

    InputStream stream(String path) {
        return browser().stream(full(path));
    }

    HttpResponse<String> put(String path, String json) {
        return send("PUT", path, "application/json", json.getBytes(StandardCharsets.UTF_8));
    }

    HttpResponse<String> post(String path, String json) {
        return send("POST", path, "application/json", json.getBytes(StandardCharsets.UTF_8));
    }

    HttpResponse<String> send(String method, String path, String type, byte[] body, String... headers) {
        return described(method, path, browser(headers).send(method, full(path), type, body));
    }

    /** Hands in with these fields and files. */
    HttpResponse<String> handIn(
            String assignment, Map<String, String> fields, Map<String, byte[]> files, String... headers) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        fields.forEach((name, value) -> part(body, "name=\"" + name + "\"", value.getBytes(StandardCharsets.UTF_8)));
        files.forEach((name, content) -> part(body, "name=\"file\"; filename=\"" + name + "\"", content));
        write(body, "--" + BOUNDARY + "--\r\n");
        return send(
                "POST",
                submissions(assignment),
                "multipart/form-data; boundary=" + BOUNDARY,
                body.toByteArray(),
                headers);
    }

    /** Hands in {@code Main.java} for the usual problem, and gives the number. */
    long handIn(String assignment, String source) {
        HttpResponse<String> answer = handIn(
                assignment,
                Map.of("problem", WebFixture.PROBLEM),
                Map.of("Main.java", source.getBytes(StandardCharsets.UTF_8)));
        if (answer.statusCode() != 201) {
            throw new AssertionError(answer.statusCode() + " " + answer.body());
        }
        return json(answer).path("id").asLong();
    }

    /** Waits until a submission is judged. */
    JsonNode judged(long id) {
        return until("/submissions/" + id, "state", "done");
    }

    /** Asks until a key has a value. */
    JsonNode until(String path, String key, String value) {
        AtomicReference<JsonNode> now = new AtomicReference<>();
        Eventually.until(path + " becomes " + value, () -> {
            HttpResponse<String> answer = get(path);
            if (answer.statusCode() != 200) {
                throw new AssertionError(path + " answers " + answer.statusCode() + " " + answer.body());
            }
            now.set(json(answer));
            return now.get().path(key).asText().equals(value);
        });
        return now.get();
    }

    static String submissions(String assignment) {
        return "/courses/" + assignment.replace("/", "/assignments/") + "/submissions";
    }

    static JsonNode json(HttpResponse<String> answer) {
        try {
            return MAPPER.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String full(String path) {
        return path.startsWith("/metrics") ? path : ApiRoutes.BASE + path;
    }

    private static HttpResponse<String> described(String method, String path, HttpResponse<String> answer) {
        DESCRIPTION.requireDescribed(method, full(path), answer);
        return answer;
    }

    private static void part(ByteArrayOutputStream body, String disposition, byte[] content) {
        write(body, "--" + BOUNDARY + "\r\nContent-Disposition: form-data; " + disposition + "\r\n\r\n");
        body.writeBytes(content);
        write(body, "\r\n");
    }

    private static void write(ByteArrayOutputStream body, String text) {
        body.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
