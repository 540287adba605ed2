package judge.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.http.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Debian's nginx before a server, with the configuration that the document of the server has. */
@Tag("proxy")
class ProxyIT {

    private static final Path DOCUMENT = Path.of("judge/docs/online.md");
    private static final String MISSING = "this test needs nginx, and there is none here: apt-get install nginx-light";
    private static final int LARGE = 3 << 20;
    private static final int MOST_ATTEMPTS = 10;

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private final WebServer proxied =
            WebServer.start(new WebSettings("127.0.0.1", 0, null, true), web.services(), web.contests(), web.live());

    @TempDir
    private Path folder;

    private Process nginx;
    private String address;
    private SSLContext trusted;

    @BeforeEach
    void starts() throws Exception {
        KeyStore store = TestCertificate.in(folder, "RSA");
        trusted = TestCertificate.trusting(store);
        for (int attempt = 1; nginx == null || !isReady(); attempt++) {
            assertThat(attempt).as("ports that others had taken").isLessThan(MOST_ATTEMPTS);
            begins(freePort());
        }
    }

    private void begins(int port) throws IOException {
        address = "https://127.0.0.1:" + port;
        Path file = folder.resolve("nginx.conf");
        Files.writeString(file, surroundings(site(port)));
        nginx = new ProcessBuilder(program().toString(), "-p", folder.toString(), "-e", "errors", "-c", file.toString())
                .inheritIO()
                .start();
    }

    /** Waits until it listens; it gives up where another test has taken the port since that was found free. */
    private boolean isReady() {
        Eventually.until("nginx listens or gives up", () -> Files.exists(folder.resolve("pid")) || !nginx.isAlive());
        return nginx.isAlive();
    }

    @AfterEach
    void closes() throws Exception {
        if (nginx != null) {
            nginx.destroy();
            nginx.waitFor();
        }
        proxied.close();
        web.close();
    }

    /** The document's, with the places of this test. */
    private String site(int port) throws IOException {
        Matcher block = Pattern.compile("```nginx\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(DOCUMENT));
        assertThat(block.find()).isTrue();
        String site = block.group(1);
        for (List<String> change : List.of(
                List.of("listen 443 ssl;", "listen 127.0.0.1:" + port + " ssl;"),
                List.of("/etc/letsencrypt/live/judge.example.org/fullchain.pem", folder.resolve("cert.pem") + ""),
                List.of("/etc/letsencrypt/live/judge.example.org/privkey.pem", folder.resolve("key.pem") + ""),
                List.of("http://127.0.0.1:8080", "http://127.0.0.1:" + proxied.port()))) {
            assertThat(site).contains(change.get(0));
            site = site.replace(change.get(0), change.get(1));
        }
        return site;
    }

    private String surroundings(String site) {
        StringBuilder text = new StringBuilder("daemon off; pid " + folder.resolve("pid") + ";\n");
        if (System.getProperty("user.name").equals("root")) {
            text.append("user root;\n");
        }
        text.append("events {}\nhttp {\naccess_log off;\n");
        for (String kind : List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")) {
            text.append(kind).append("_temp_path ").append(folder.resolve(kind)).append(";\n");
        }
        return text.append(site).append("}\n").toString();
    }

    private static Path program() {
        return Stream.concat(Stream.of(System.getenv("PATH").split(":")), Stream.of("/usr/sbin"))
                .map(one -> Path.of(one, "nginx"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError(MISSING));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private TestBrowser browser() {
        return new TestBrowser(address, trusted).header("Origin", address);
    }

    @Test
    void passesOnPagesAndEventsAsTheyHappenAndKeepsTheSessionForHttps() throws Exception {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        TestBrowser anna = browser();
        HttpResponse<String> login = anna.logIn("anna", WebFixture.PASSWORD);

        assertThat(login.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie ->
                        assertThat(cookie).startsWith("__Host-judge-session=").contains("; Secure"));
        assertThat(anna.page("/")).contains("Course c");
        assertThat(anna.cookies().getCookieStore().getCookies()).allMatch(HttpCookie::getSecure);

        web.judge().hold();
        String location = TestBrowser.location(anna.upload(
                "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM,
                Map.of("source", "class Main {}"),
                Map.of()));
        try (BufferedReader events =
                new BufferedReader(new InputStreamReader(anna.stream(location + "/events"), UTF_8))) {
            // A listener who comes before the beginning is told the place first.
            assertThat(next(events, "event: phase")).isNotEmpty();
            web.judge().allow(2);
            assertThat(next(events, "data: {\"done\":1,"))
                    .as("comes while the judge goes on")
                    .isNotEmpty();
            web.judge().release();
            assertThat(next(events, "event: verdict")).isNotEmpty();
        }
    }

    private static String next(BufferedReader lines, String beginning) throws IOException {
        String line = lines.readLine();
        while (line != null && !line.startsWith(beginning)) {
            line = lines.readLine();
        }
        return line == null ? "" : line;
    }

    @Test
    void tellsItsOwnWordOfWhereABrowserIsAndNotTheBrowsers() {
        Viewer anna = web.person("anna", SiteRole.STUDENT);
        browser().header("X-Forwarded-For", "203.0.113.9").logIn("anna", WebFixture.PASSWORD);

        assertThat(web.services().keys().sessions(anna, "").get(0).address()).isEqualTo("127.0.0.1");
        TestBrowser evil = new TestBrowser(address, trusted)
                .header("X-Forwarded-Host", "evil.example")
                .header("Origin", "https://evil.example");
        assertThat(evil.post(Route.LOGIN, Map.of("login", "anna", "password", WebFixture.PASSWORD))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void letsThroughWhatTheServerItselfJudgesTheSizeOf() {
        web.person("teacher", SiteRole.TEACHER);
        TestBrowser teacher = browser();
        teacher.logIn("teacher", WebFixture.PASSWORD);

        HttpResponse<String> answer =
                teacher.upload("/teach/problems", Map.of(), "package", Map.of("large.zip", new byte[LARGE]));

        assertThat(answer.statusCode()).isLessThan(500).isNotEqualTo(413);
        assertThat(answer.headers().firstValue("Content-Security-Policy")).isPresent();
    }
}
