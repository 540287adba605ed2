package judge.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import judge.Eventually;
import judge.web.http.Csrf;
import judge.web.http.Route;

/** Somebody's browser without scripts: it keeps cookies, and follows no redirect by itself. */
public final class TestBrowser {

    /** The name of the cookie of a session. */
    static final String SESSION = "judge-session";

    private static final Pattern TOKEN = Pattern.compile("name=\"" + Csrf.FIELD + "\" value=\"([^\"]*)\"");
    private static final String BOUNDARY = "test-boundary";

    private final String address;
    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client;
    private final Map<String, String> headers = new LinkedHashMap<>();

    TestBrowser(String address) {
        this(address, HttpClient.newBuilder());
    }

    /** Makes a browser that trusts a certificate of the test's own. */
    TestBrowser(String address, SSLContext trusted) {
        this(address, HttpClient.newBuilder().sslContext(trusted));
    }

    private TestBrowser(String address, HttpClient.Builder builder) {
        this.address = address;
        client = builder.cookieHandler(cookies)
                .version(HttpClient.Version.HTTP_1_1)
                .build();
    }

    /** Sends this header from now on. */
    public TestBrowser header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    /** The cookies of this browser. */
    public CookieManager cookies() {
        return cookies;
    }

    /** The value of the cookie of its session, if it has one. */
    public Optional<String> session() {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals(SESSION))
                .map(HttpCookie::getValue)
                .findFirst();
    }

    /** Loads a page. */
    public HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    /** The text of a page that there must be. */
    public String page(String path) {
        HttpResponse<String> answer = get(path);
        if (answer.statusCode() != 200) {
            throw new AssertionError(path + " answers " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body();
    }

    /** The token that forms of this person carry. */
    public String csrf() {
        HttpResponse<String> page = get("/");
        Matcher token = TOKEN.matcher(page.statusCode() == 200 ? page.body() : page(Route.LOGIN));
        if (!token.find()) {
            throw new AssertionError("no token in " + page.body());
        }
        return token.group(1);
    }

    /** Sends a form with the right token. */
    public HttpResponse<String> post(String path, Map<String, String> fields) {
        Map<String, String> all = new LinkedHashMap<>(fields);
        all.put(Csrf.FIELD, csrf());
        return postBare(path, all);
    }

    /** Sends a form with these fields alone. */
    public HttpResponse<String> postBare(String path, Map<String, String> fields) {
        String form = fields.entrySet().stream()
                .map(field -> URLEncoder.encode(field.getKey(), StandardCharsets.UTF_8) + "="
                        + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form)));
    }

    /** Sends a form with files, by the names that they have on the sender's computer, in the field {@code file}. */
    public HttpResponse<String> upload(String path, Map<String, String> fields, Map<String, byte[]> files) {
        return upload(path, fields, "file", files);
    }

    /** The same with files of another field. */
    public HttpResponse<String> upload(
            String path, Map<String, String> fields, String fileField, Map<String, byte[]> files) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        Map<String, String> all = new LinkedHashMap<>(fields);
        all.put(Csrf.FIELD, csrf());
        all.forEach((name, value) ->
                part(body, "form-data; name=\"" + name + "\"", value.getBytes(StandardCharsets.UTF_8)));
        files.forEach((name, content) ->
                part(body, "form-data; name=\"" + fileField + "\"; filename=\"" + name + "\"", content));
        body.writeBytes(("--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return send(request(path)
                .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                .POST(BodyPublishers.ofByteArray(body.toByteArray())));
    }

    private static void part(ByteArrayOutputStream body, String disposition, byte[] content) {
        String head = "--" + BOUNDARY + "\r\nContent-Disposition: " + disposition + "\r\n\r\n";
        body.writeBytes(head.getBytes(StandardCharsets.UTF_8));
        body.writeBytes(content);
        body.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
    }

    /** Sends a request with a body of one's own, as a program does. */
    public HttpResponse<String> send(String method, String path, String contentType, byte[] body) {
        BodyPublisher publisher = BodyPublishers.ofByteArray(body);
        return send(request(path).header("Content-Type", contentType).method(method, publisher));
    }

    /** Logs in by the form. */
    public HttpResponse<String> logIn(String login, String password) {
        HttpResponse<String> answer = post(Route.LOGIN, Map.of("login", login, "password", password));
        if (answer.statusCode() != 303) {
            throw new AssertionError("log in answers " + answer.statusCode() + ": " + answer.body());
        }
        return answer;
    }

    /** Has a session from now on that was begun elsewhere, as if an answer had brought its cookie. */
    void takeSession(String token) {
        try {
            cookies.put(URI.create(address), Map.of("Set-Cookie", List.of(SESSION + "=" + token + "; Path=/")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * An answer that goes on, such as events; whoever takes it closes it. It ends by itself after a time that only a
     * hang takes: reading it would not end with the time of the test.
     */
    public InputStream stream(String path) {
        try {
            HttpResponse<InputStream> answer = client.send(request(path).GET().build(), BodyHandlers.ofInputStream());
            if (answer.statusCode() != 200) {
                throw new AssertionError(path + " answers " + answer.statusCode());
            }
            CompletableFuture.delayedExecutor(Eventually.HANG.toSeconds(), TimeUnit.SECONDS)
                    .execute(() -> end(answer.body()));
            return answer.body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static void end(InputStream stream) {
        try {
            stream.close();
        } catch (IOException e) {
            // It has ended.
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).timeout(Eventually.HANG);
        headers.forEach(request::header);
        return request;
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** A header of an answer; empty where there is none. */
    static String headerOf(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    /** Returns the address that an answer sends the browser to, from the first slash on. */
    public static String location(HttpResponse<?> answer) {
        String location = headerOf(answer, "Location");
        return location.startsWith("http") ? URI.create(location).getPath() : location;
    }
}
