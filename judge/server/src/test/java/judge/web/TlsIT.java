package judge.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Clock;
import judge.database.Database;
import judge.service.OnlineServices;
import judge.service.account.LightPasswords;
import judge.service.contest.ContestServices;
import judge.web.live.LiveEvents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TlsIT {

    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"RSA", "EC", "Ed25519"})
    void speaksHttpsWithKeysOfEveryUsualKind(String algorithm) throws Exception {
        KeyStore store = TestCertificate.in(folder, algorithm);
        WebSettings settings = new WebSettings(
                "127.0.0.1", 0, new WebSettings.Tls(folder.resolve("cert.pem"), folder.resolve("key.pem")), false);
        try (Database database = Database.open(Database.inFolder(folder))) {
            OnlineServices services = OnlineServices.on(database, Clock.systemUTC(), folder, LightPasswords.make());
            LiveEvents live =
                    new LiveEvents(services.submissions(), services.tries(), Clock.systemUTC(), LiveEvents.Caps.USUAL);
            try (ContestServices contests = ContestServices.on(database, Clock.systemUTC(), services);
                    WebServer server = WebServer.start(settings, services, contests, live)) {
                HttpResponse<String> login = HttpClient.newBuilder()
                        .sslContext(TestCertificate.trusting(store))
                        .build()
                        .send(
                                HttpRequest.newBuilder(URI.create("https://localhost:" + server.port() + "/login"))
                                        .build(),
                                HttpResponse.BodyHandlers.ofString());

                assertThat(login.statusCode()).isEqualTo(200);
                assertThat(login.headers().firstValue("Strict-Transport-Security"))
                        .isPresent();
            }
        }
    }

    @Test
    void namesTheFileThatIsNoKey() throws Exception {
        TestCertificate.in(folder, "EC");
        Files.writeString(
                folder.resolve("key.pem"), "-----BEGIN EC PRIVATE KEY-----\nAAAA\n-----END EC PRIVATE KEY-----\n");

        assertThatThrownBy(() -> PemKeys.store(folder.resolve("cert.pem"), folder.resolve("key.pem"), PASSWORD.clone()))
                .hasMessageContaining("key.pem is no private key in PEM and PKCS #8");
        assertThatThrownBy(() -> PemKeys.store(folder.resolve("key.pem"), folder.resolve("key.pem"), PASSWORD.clone()))
                .hasMessageContaining("key.pem is no certificate in PEM");
    }

    @ParameterizedTest
    @ValueSource(strings = {"RSA", "EC", "Ed25519"})
    void takesNoKeyOfAnotherCertificate(String algorithm) throws Exception {
        TestCertificate.in(folder, "RSA");
        Path other = Files.createDirectory(folder.resolve("other"));
        TestCertificate.another(other, algorithm);

        assertThatThrownBy(() -> PemKeys.store(folder.resolve("cert.pem"), other.resolve("key.pem"), PASSWORD.clone()))
                .isInstanceOf(UnusableKeys.class)
                .hasMessageContaining("is not that of the certificate");
    }
}
