package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import judge.web.http.Csrf;
import judge.web.http.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Requests that are too large or never end are refused, and keep nobody else waiting. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class SlowRequestsIT {

    /** A number of slow requests that exceeds the server's threads. */
    private static final int MANY_SLOW = 300;

    private static final int HANG_MILLIS = (int) Eventually.HANG.toMillis();

    @AutoClose
    private final WebFixture fixture;

    SlowRequestsIT(BothDatabases on) {
        fixture = new WebFixture(on);
        fixture.person("root", SiteRole.ADMIN);
    }

    @Test
    void readsNoFormThatIsTooLarge() {
        TestBrowser browser = fixture.loggedIn("root");
        String token = browser.csrf();
        HttpResponse<String> answer =
                browser.postBare("/admin/people", Map.of("login", "x", "name", "x".repeat(2 << 20), Csrf.FIELD, token));

        assertThat(answer.statusCode()).isEqualTo(413);
    }

    @Test
    void waitsForNobodyWhoSendsAByteNowAndThen() throws IOException, InterruptedException {
        try (Socket socket = new Socket("127.0.0.1", fixture.server().port())) {
            socket.setSoTimeout(HANG_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                            + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            while (in.available() == 0) {
                try {
                    out.write('x');
                } catch (SocketException e) {
                    break; // The server has ended it.
                }
                Thread.sleep(100);
            }
            assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 408");
        }
        assertThat(fixture.browser().get(Route.LOGIN).statusCode()).isEqualTo(200);
    }

    /** A busy machine or a slow connection sends in parts. */
    @Test
    void readsAShortFormOfWhichAPartComesLater() throws IOException, InterruptedException {
        try (Socket socket = new Socket("127.0.0.1", fixture.server().port())) {
            socket.setSoTimeout(HANG_MILLIS);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                            + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nlog")
                    .getBytes(StandardCharsets.US_ASCII));
            Thread.sleep(500);
            out.write("in=x".getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 403");
        }
    }

    @Test
    void answersWhatItHasBegunBeforeItEnds() throws IOException, InterruptedException {
        WebServer other = fixture.another(0);
        int port = other.port();
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(HANG_MILLIS);
            OutputStream out = socket.getOutputStream();
            String cookie = "judge-visit=" + "0".repeat(64);
            out.write(("POST /login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 7\r\nCookie: "
                            + cookie + "\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readNBytes(25), StandardCharsets.US_ASCII))
                    .isEqualTo("HTTP/1.1 100 Continue\r\n\r\n");
            Thread end = new Thread(other::close);
            end.start();
            Eventually.until("it takes nothing new", () -> !takes(port));

            out.write("login=x".getBytes(StandardCharsets.US_ASCII));

            assertThat(new String(in.readNBytes(12), StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 403");
            end.join();
        }
    }

    private static boolean takes(int port) {
        try (Socket socket = new Socket("127.0.0.1", port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void answersOthersWhileHundredsSendFormsThatNeverEnd() throws IOException {
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < MANY_SLOW; i++) {
                Socket socket = new Socket("127.0.0.1", fixture.server().port(), InetAddress.getByName("127.0.0.2"), 0);
                slow.add(socket);
                socket.getOutputStream()
                        .write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                                        + "\r\nContent-Type: multipart/form-data; boundary=b"
                                        + "\r\nContent-Length: 60000\r\n\r\n--b\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(fixture.browser().get(Route.LOGIN).statusCode()).isEqualTo(200);
            assertThat(fixture.loggedIn("root").get("/").statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void readsOfStrangersNoMoreThanALoginNeeds() throws IOException {
        assertThat(answerTo("Content-Length: 66000", "x".repeat(100))).contains(" 413 ");
        assertThat(answerTo("Transfer-Encoding: chunked", "5\r\nlogin\r\n")).contains(" 4");
    }

    @Test
    void saysHowMuchAFormMayHaveBeforeMoreOfItComes() throws IOException {
        String session = fixture.loggedIn("root").session().orElseThrow();
        try (Socket socket = new Socket("127.0.0.1", fixture.server().port())) {
            socket.setSoTimeout(HANG_MILLIS);
            socket.getOutputStream()
                    .write(("POST /teach/problems HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: judge-session="
                                    + session + "\r\nContent-Type: multipart/form-data; boundary=b"
                                    + "\r\nContent-Length: 200000000\r\n\r\n--b\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains(" 413 ", "the server takes at most 64 MiB");
        }
    }

    @Test
    void tellsWhoWasLoggedOutMeanwhile() {
        TestBrowser stranger = fixture.browser();
        stranger.page(Route.LOGIN);

        AtomicReference<String> said = new AtomicReference<>();
        Eventually.until("an answer that did not go down with the connection", () -> {
            upload(stranger, "a.zip", 100_000).ifPresent(answer -> said.set(answer.body()));
            return said.get() != null;
        });
        assertThat(said.get()).contains("too large for somebody who is not logged in", "Log in, and send it again.");
        assertThat(stranger.postBare("/teach/courses", Map.of("csrf", "that-of-the-session"))
                        .body())
                .contains("you have been logged out");
    }

    /** The answer that comes before the whole promised body is sent. */
    private String answerTo(String length, String beginning) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", fixture.server().port())) {
            socket.setSoTimeout(HANG_MILLIS);
            socket.getOutputStream()
                    .write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                                    + "\r\nContent-Type: multipart/form-data; boundary=b\r\n" + length + "\r\n\r\n"
                                    + beginning)
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(16), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void letsOnePersonSendFewLargeFilesAtATimeAndGivesTurnsBack() throws Exception {
        TestBrowser browser = fixture.loggedIn("root");
        List<Socket> slow = new ArrayList<>();
        try {
            AtomicReference<HttpResponse<String>> refused = new AtomicReference<>();
            Eventually.until("two have got their turns, and a third is told that they have", () -> {
                slow.add(slowUpload(browser));
                refused.set(largeUpload(browser).orElse(null));
                return refused.get() != null && refused.get().statusCode() == 503;
            });
            assertThat(refused.get().headers().firstValue("Connection"))
                    .as("its body is not read")
                    .contains("close");
            assertThat(browser.upload("/teach/problems", Map.of(), "package", Map.of("small.zip", new byte[100]))
                            .statusCode())
                    .isEqualTo(400);
            for (Socket socket : slow) {
                socket.close();
            }
            Eventually.until("the server knows that they have gone", () -> {
                Optional<Integer> status = largeUpload(browser).map(HttpResponse::statusCode);
                assertThat(status.orElse(503)).isIn(400, 503);
                return status.equals(Optional.of(400));
            });
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** An upload that has a turn and keeps it: its body does not come. */
    private Socket slowUpload(TestBrowser browser) throws IOException {
        Socket socket = new Socket("127.0.0.1", fixture.server().port());
        socket.getOutputStream()
                .write(("POST /teach/problems HTTP/1.1\r\nHost: x\r\nCookie: judge-session="
                                + browser.session().orElseThrow()
                                + "\r\nContent-Type: multipart/form-data; boundary=b"
                                + "\r\nContent-Length: 6000000\r\n\r\n--b\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** An answer, or none: a refusal ends the connection, perhaps before the client has read it. */
    private static Optional<HttpResponse<String>> largeUpload(TestBrowser browser) {
        return upload(browser, "large.zip", 2 << 20);
    }

    /** The answer; empty where the server closed the connection before the body had come, as it may. */
    private static Optional<HttpResponse<String>> upload(TestBrowser browser, String file, int bytes) {
        try {
            return Optional.of(browser.upload("/teach/problems", Map.of(), "package", Map.of(file, new byte[bytes])));
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
    }
}
