package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Requests that no client of good faith sends are refused in a sentence, and cost little. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class BrokenRequestsIT {

    @AutoClose
    private final WebFixture fixture;

    private final String token;

    BrokenRequestsIT(BothDatabases on) {
        // The clock stands still: after half a minute there would be another attempt at passwords.
        fixture = new WebFixture(on, Clock.fixed(Instant.now(), ZoneOffset.UTC));
        token = fixture.services().accounts().tokens().make(fixture.person("root", SiteRole.ADMIN), "test");
    }

    @Test
    void saysInEachLanguageThatItDoesNotUnderstandAnAddress() throws IOException {
        for (String path : List.of("/%00", "/courses/%zz", "/%c0%af", "/courses/%", "/\\x", "/" + "a".repeat(20_000))) {
            assertThat(answer("GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"))
                    .as(path)
                    .startsWith("HTTP/1.1 4")
                    .contains("This request cannot be understood.", "无法理解这个请求。", "Content-Security-Policy: ")
                    .doesNotContain("HTTP ERROR");
        }
    }

    @Test
    void saysToWhoTriesTooManyPasswordsThatItIsTooOften() throws IOException {
        String basic = Base64.getEncoder().encodeToString("root:wrong".getBytes(StandardCharsets.UTF_8));
        String last = "";
        for (int i = 0; i < 11; i++) {
            last = answer("GET /api/contests HTTP/1.1\r\nHost: x\r\nAuthorization: Basic " + basic + "\r\n\r\n");
        }
        assertThat(last).startsWith("HTTP/1.1 429").contains("Retry-After: ", "Too many attempts to log in.");
    }

    @Test
    void takesNoLargeBodyThatDoesNotSayHowLargeItIs() throws IOException {
        String chunk = "10000\r\n" + "x".repeat(0x10000) + "\r\n";

        assertThat(answer(put("Transfer-Encoding: chunked") + chunk.repeat(200) + "0\r\n\r\n"))
                .startsWith("HTTP/1.1 400")
                .contains("length-needed");
        assertThat(answer(put("Transfer-Encoding: chunked") + chunk + "0\r\n\r\n"))
                .startsWith("HTTP/1.1 400")
                .doesNotContain("length-needed");
    }

    @Test
    void writesNothingIntoTheLogOfABodyThatBreaksOff() throws IOException {
        Failures failures = new Failures();
        Logger log = Logger.getLogger(WebServer.class.getName());
        log.addHandler(failures);
        try (Socket socket = socket()) {
            send(socket, put("Content-Length: 100") + "{");
            socket.shutdownOutput();

            assertThat(rest(socket)).satisfiesAnyOf(said -> assertThat(said).isEmpty(), said -> assertThat(said)
                    .startsWith("HTTP/1.1 400"));
        } finally {
            log.removeHandler(failures);
        }
        assertThat(failures.seen).isFalse();
    }

    private static final class Failures extends Handler {

        private volatile boolean seen;

        @Override
        public void publish(LogRecord line) {
            seen |= line.getLevel().equals(Level.SEVERE);
        }

        @Override
        public void flush() {
            // Nothing is kept.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }

    private String put(String length) {
        return "PUT /api/v1/problems/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + token + "\r\n" + length
                + "\r\n\r\n";
    }

    private String answer(String request) throws IOException {
        try (Socket socket = socket()) {
            send(socket, request.replaceFirst("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
            return rest(socket);
        }
    }

    private Socket socket() throws IOException {
        Socket socket = new Socket("127.0.0.1", fixture.server().port());
        socket.setSoTimeout((int) Eventually.HANG.toMillis());
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String rest(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
