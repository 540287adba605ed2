package judge.cli.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.report.SafeText;
import judge.submission.SourceFile;

/** A server as a program sees it: JSON below {@code /api/v1}. Its answers are not trusted. */
final class RemoteServer {

    private static final Duration CONNECT = Duration.ofSeconds(10);
    /** A file is long, and lines are slow. */
    private static final Duration TAKEN_IN = Duration.ofSeconds(60);
    /** A question is short: where no answer comes, the server or the connection has ended, and it is asked again. */
    private static final Duration ANSWER = Duration.ofSeconds(10);

    /** The time that a person who interrupts a try waits for the server to hear of it. */
    private static final Duration GIVING_UP = Duration.ofSeconds(2);

    private static final int MOST_BYTES = 32 << 20;
    private static final int TRIES = 4;
    private static final long PAUSE_MILLIS = 500;

    /**
     * The status codes of a proxy while the server behind it starts again; the server itself answers 503 where it is
     * full.
     */
    private static final Set<Integer> TRY_AGAIN = Set.of(502, 503, 504);

    private static final int ERRORS = 400;
    private static final int FAILED = 500;

    /** The code of the failure where nobody answers. */
    static final String UNREACHABLE = "error.unreachable";

    private final Session session;
    private final URI base;
    private final String token;
    private final ObjectMapper mapper = new ObjectMapper();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT)
            // A token is for the server that was named.
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    /** A server by its address, and who asks. */
    RemoteServer(Session session, String address, String token) throws CommandFailure {
        this.session = session;
        this.token = token;
        base = base(address);
        mapper.getFactory().setCharacterEscapes(new SafeText());
    }

    private static URI base(String address) throws CommandFailure {
        try {
            URI uri = URI.create(address.replaceAll("/+$", ""));
            boolean http = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            if (http && uri.getHost() != null && uri.getRawQuery() == null && uri.getRawFragment() == null) {
                return uri;
            }
        } catch (IllegalArgumentException e) {
            throw new CommandFailure("error.no-address", "address", address);
        }
        throw new CommandFailure("error.no-address", "address", address);
    }

    /**
     * Hands in, and tries again where no answer comes: by the key the server knows that it is the same.
     *
     * @return the submission's number
     */
    long handIn(String course, String assignment, String problem, List<SourceFile> sources, String key)
            throws CommandFailure, InterruptedException {
        return number(sent(form(course, assignment, "/submissions", MultipartBody.of(problem, sources))
                .header("Idempotency-Key", key)
                .build()));
    }

    /** Has a program tried; returns the number of the try. */
    long begin(String course, String assignment, MultipartBody program) throws CommandFailure, InterruptedException {
        return number(sent(form(course, assignment, "/tries", program).build()));
    }

    private HttpRequest.Builder form(String course, String assignment, String what, MultipartBody body) {
        return request(path(course, assignment) + what)
                .header("Content-Type", body.contentType())
                .POST(HttpRequest.BodyPublishers.ofByteArray(body.content()))
                .timeout(TAKEN_IN);
    }

    private long number(JsonNode answer) throws CommandFailure {
        JsonNode id = answer.path("id");
        if (!id.isIntegralNumber()) {
            throw notUnderstood();
        }
        return id.asLong();
    }

    /** Asks how far a try is. */
    RemoteTry tried(long id) throws CommandFailure, InterruptedException {
        JsonNode tree = sent(request("/tries/" + id).GET().timeout(ANSWER).build());
        try {
            return RemoteTry.of(tree, mapper.writeValueAsString(tree));
        } catch (IOException e) {
            throw notUnderstood();
        }
    }

    /** Gives a try up. */
    void giveUp(long id) throws InterruptedException {
        try {
            HttpRequest.Builder end = request("/tries/" + id).DELETE();
            client.send(end.timeout(GIVING_UP).build(), HttpResponse.BodyHandlers.discarding());
        } catch (IOException e) {
            // What nobody asks for is forgotten by itself.
        }
    }

    /** Asks for everything that the server tells of a submission. */
    RemoteSubmission submission(long id) throws CommandFailure, InterruptedException {
        JsonNode tree = sent(request("/submissions/" + id).GET().timeout(ANSWER).build());
        try {
            return RemoteSubmission.of(tree, mapper.writeValueAsString(tree));
        } catch (IOException e) {
            throw notUnderstood();
        }
    }

    /** The events of a submission, for as long as the connection lasts. */
    InputStream events(long id) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = client.send(
                request("/submissions/" + id + "/events")
                        .header("Accept", "text/event-stream")
                        .GET()
                        .build(),
                HttpResponse.BodyHandlers.ofInputStream());
        if (response.statusCode() != 200) {
            response.body().close();
            throw new IOException("status " + response.statusCode());
        }
        return response.body();
    }

    /** The list that an answer has under a key. */
    JsonNode list(String path, String key) throws CommandFailure, InterruptedException {
        return sent(request(path).GET().timeout(ANSWER).build()).path(key);
    }

    /** The path of an assignment. */
    static String path(String course, String assignment) {
        return "/courses/" + encoded(course) + "/assignments/" + encoded(assignment);
    }

    ObjectMapper mapper() {
        return mapper;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(base + "/api/v1" + path))
                .header("Authorization", "Bearer " + token)
                .header("Accept-Language", session.messages().language().tag());
    }

    private JsonNode sent(HttpRequest request) throws CommandFailure, InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                HttpResponse<InputStream> response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
                byte[] body;
                try (InputStream in = response.body()) {
                    body = in.readNBytes(MOST_BYTES);
                }
                if (attempt == TRIES || !isAway(response)) {
                    return answer(response.statusCode(), body);
                }
            } catch (ConnectException e) {
                throw unreachable(e);
            } catch (IOException e) {
                if (attempt == TRIES) {
                    throw unreachable(e);
                }
            }
            Thread.sleep(PAUSE_MILLIS << (attempt - 1));
        }
    }

    /** Tells whether a proxy has answered, or a server that is just ending: the judge itself explains its failures. */
    private static boolean isAway(HttpResponse<?> response) {
        boolean explained =
                response.headers().firstValue("Content-Type").orElse("").contains("json");
        return TRY_AGAIN.contains(response.statusCode()) || (response.statusCode() == FAILED && !explained);
    }

    private JsonNode answer(int status, byte[] body) throws CommandFailure {
        JsonNode tree;
        try {
            tree = mapper.readTree(body);
        } catch (JsonProcessingException e) {
            tree = mapper.missingNode();
        } catch (IOException e) {
            throw unreachable(e);
        }
        if (status >= ERRORS) {
            String detail = tree.path("detail").asText(tree.path("title").asText(""));
            throw new CommandFailure("error.server-refused", "status", status, "message", detail);
        }
        if (status >= 300 || !tree.isObject()) {
            throw notUnderstood();
        }
        return tree;
    }

    private CommandFailure notUnderstood() {
        return new CommandFailure("error.no-judge-server", "address", base);
    }

    private CommandFailure unreachable(IOException e) {
        String cause = e instanceof ConnectException && e.getMessage() == null
                ? session.text("cause.nobody-listens")
                : session.cause(e);
        return new CommandFailure(UNREACHABLE, "address", base, "cause", cause);
    }

    static String encoded(String segment) {
        return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
