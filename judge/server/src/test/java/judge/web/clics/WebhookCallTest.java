package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import judge.Eventually;
import judge.online.contest.Reach;
import judge.online.contest.WebhookUrl;
import judge.web.TestCertificate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebhookCallTest {

    private static final Map<String, String> NAMES = Map.of(
            "tool.example", "203.0.113.7",
            "school.example", "10.1.2.3",
            "near.example", "127.0.0.1",
            "localhost", "127.0.0.1");
    private static final byte[] BODY = "{\"contest_id\":\"1\",\"notifications\":[]}".getBytes(StandardCharsets.UTF_8);
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();

    @TempDir
    private Path folder;

    @AfterEach
    void closes() {
        timer.shutdownNow();
    }

    private static WebhookUrl url(String text) {
        return WebhookUrl.of(text).orElseThrow();
    }

    private void post(WebhookNetwork network, String url, Reach reach) throws IOException {
        new WebhookCall(network, timer, Eventually.HANG).post(url(url), reach, "secret", BODY);
    }

    @Test
    void saysTheTokenAndAsksForTheAddressOnce() throws IOException {
        CalledProgram.Network network = new CalledProgram.Network(NAMES);
        try (CalledProgram program = new CalledProgram()) {
            post(network, program.url("tool.example"), Reach.INTERNET);

            assertThat(program.heads()).singleElement().satisfies(head -> assertThat(head)
                    .containsEntry("Webhook-token", List.of("secret"))
                    .containsEntry("Content-type", List.of("application/json"))
                    .containsEntry("Host", List.of("tool.example:" + program.port())));
        }
        assertThat(network.resolved).containsExactly("tool.example");
    }

    @ParameterizedTest
    @CsvSource({
        "school.example, INTERNET",
        "near.example, INTERNET",
        "near.example, NETWORK",
    })
    void callsNothingThatIsTooNearWhateverItIsCalled(String host, Reach reach) {
        try (CalledProgram program = new CalledProgram()) {
            assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), program.url(host), reach))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("too near");

            assertThat(program.calls()).isZero();
        }
    }

    @Test
    void callsAtItsOwnMachineForAdministratorsAlone() throws IOException {
        try (CalledProgram program = new CalledProgram()) {
            post(WebhookNetwork.OWN, program.url("127.0.0.1"), Reach.HOST);

            assertThat(program.calls()).isEqualTo(1);
            assertThat(WebhookNetwork.OWN.isOwn(InetAddress.getLoopbackAddress()))
                    .isTrue();
        }
    }

    @Test
    void isNotSentElsewhere() {
        try (CalledProgram program = new CalledProgram();
                CalledProgram other = new CalledProgram()) {
            program.redirect(other.url("near.example"));

            assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), program.url("near.example"), Reach.HOST))
                    .hasMessageContaining("307");
            assertThat(other.calls()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 400, 404, 410, 500, 503})
    void whatIsNotAnsweredByASuccessIsNotReceived(int status) {
        try (CalledProgram program = new CalledProgram()) {
            program.answer(call -> status);

            assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), program.url("tool.example"), Reach.HOST))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining(Integer.toString(status));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 201, 202, 204, 299})
    void anySuccessIsOne(int status) throws IOException {
        try (CalledProgram program = new CalledProgram()) {
            program.answer(call -> status);

            post(new CalledProgram.Network(NAMES), program.url("tool.example"), Reach.HOST);
        }
    }

    @Test
    void whoDoesNotAnswerIsLetGo() {
        try (CalledProgram program = new CalledProgram()) {
            program.answer(call -> 0);
            WebhookCall call = new WebhookCall(new CalledProgram.Network(NAMES), timer, Duration.ofMillis(200));

            assertThatThrownBy(() -> call.post(url(program.url("tool.example")), Reach.HOST, "secret", BODY))
                    .isInstanceOf(IOException.class);
        }
    }

    /** Answers what it is told to whoever calls first, and goes on as long as that one is there. */
    private static int saying(String first, String again) throws IOException {
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(() -> {
            try (server;
                    Socket socket = server.accept();
                    InputStream in = socket.getInputStream();
                    OutputStream out = socket.getOutputStream()) {
                in.readNBytes(BODY.length);
                out.write(first.getBytes(StandardCharsets.US_ASCII));
                while (!again.isEmpty()) {
                    out.write(again.getBytes(StandardCharsets.US_ASCII));
                }
                out.flush();
            } catch (IOException e) {
                // The caller is gone.
                return;
            }
        });
        thread.setDaemon(true);
        thread.start();
        return server.getLocalPort();
    }

    @Test
    void ofAnAnswerThatNeverEndsNoMoreThanItsBeginningIsRead() throws IOException {
        int port = saying("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n", "x".repeat(1000));

        post(new CalledProgram.Network(NAMES), "http://tool.example:" + port, Reach.INTERNET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"HTTP/1.1 200 OK\r\n", "HTTP/1.1 100 Continue\r\n\r\n", ""})
    void aHeadThatNeverEndsIsNone(String first) throws IOException {
        int port = saying(first, "X: y\r\n");

        assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), "http://tool.example:" + port, Reach.INTERNET))
                .isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SSH-2.0-OpenSSH\r\n", "HTTP/1.1 200", "HTTP/2 200\r\n\r\n", "\r\n\r\n", ""})
    void whatSpeaksSomethingElseReceivesNothing(String first) throws IOException {
        int port = saying(first, "");

        assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), "http://tool.example:" + port, Reach.INTERNET))
                .isInstanceOf(IOException.class);
    }

    @Test
    void whatIsSecuredIsWhoItSaysItIs() throws Exception {
        KeyStore store = TestCertificate.in(folder, "EC");
        SSLContext own = SSLContext.getInstance("TLS");
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, "changeit".toCharArray());
        own.init(keys.getKeyManagers(), null, null);
        CalledProgram.Network trusting =
                new CalledProgram.Network(NAMES, TestCertificate.trusting(store).getSocketFactory());
        try (CalledProgram program = new CalledProgram(own)) {
            String known = program.url("localhost").replace("http:", "https:");
            String other = program.url("tool.example").replace("http:", "https:");

            post(trusting, known, Reach.HOST);

            assertThat(program.calls()).isEqualTo(1);
            assertThatThrownBy(() -> post(trusting, other, Reach.HOST)).isInstanceOf(SSLException.class);
            assertThatThrownBy(() -> post(new CalledProgram.Network(NAMES), known, Reach.HOST))
                    .isInstanceOf(SSLException.class);
            assertThat(program.calls()).isEqualTo(1);
        }
    }
}
