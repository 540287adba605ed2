package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A crowd that holds connections and does nothing with them; {@code bench online} has ten thousand. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class CrowdIT {

    private static final int MANY = 500;
    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;

    private final WebFixture web;
    private final List<Socket> crowd = new ArrayList<>();

    CrowdIT(BothDatabases on) {
        web = new WebFixture(on);
    }

    /** The behaviour of each client in the crowd. */
    enum Doing {
        SAYS_NOTHING,
        SAYS_HALF_A_REQUEST,
        READS_NO_ANSWER
    }

    @BeforeEach
    void fills() {
        web.course(web.person("teacher", SiteRole.TEACHER), "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
    }

    @AfterEach
    void closes() throws IOException {
        for (Socket one : crowd) {
            one.close();
        }
        web.close();
    }

    @ParameterizedTest
    @EnumSource
    void isNotNoticedByOthers(Doing doing) throws Exception {
        TestBrowser browser = web.loggedIn("anna");
        Matcher script = Pattern.compile("/static/[0-9a-f]+/").matcher(browser.page(TASK));
        assertThat(script.find()).isTrue();
        for (int i = 0; i < MANY; i++) {
            joins(doing, script.group() + "editor.js");
        }
        if (doing == Doing.READS_NO_ANSWER) {
            for (Socket one : crowd) {
                Eventually.until("an answer begins", () -> one.getInputStream().available() > 0);
            }
        }

        assertThat(browser.get(TASK).statusCode()).isEqualTo(200);
        String submission = TestBrowser.location(browser.upload(TASK, Map.of("source", "class Main { }"), Map.of()));
        assertThat(submission).startsWith("/submissions/");
        Eventually.until("a verdict", () -> !browser.page(submission).contains("data-live"));
        assertThat(browser.page(submission)).contains("badge big AC");
        // By a connection of its own, which the server takes after all those.
        assertThat(web.loggedIn("anna").page("/")).contains("Course c");
    }

    private void joins(Doing doing, String large) throws IOException {
        Socket socket = new Socket();
        crowd.add(socket);
        socket.setReceiveBufferSize(4096);
        // From another address, as there are bounds for one.
        socket.bind(new InetSocketAddress(InetAddress.getByName("127.0.0.2"), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", web.server().port()));
        String said =
                switch (doing) {
                    case SAYS_NOTHING -> "";
                    case SAYS_HALF_A_REQUEST -> "GET /login HTTP/1.1\r\nHost: x\r\nX-";
                    case READS_NO_ANSWER -> "GET " + large + " HTTP/1.1\r\nHost: x\r\n\r\n";
                };
        socket.getOutputStream().write(said.getBytes(StandardCharsets.US_ASCII));
    }
}
