package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpCookie;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import judge.database.BothDatabases;
import judge.online.AuditEntry;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Accounts;
import judge.web.http.Csrf;
import judge.web.http.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a server has to expect of those who mean no good. */
@ParameterizedClass
@EnumSource
class HostileRequestsIT {

    private static final String FRESH = "battery staple 4";
    private static final String SESSION = "judge-session";
    /** More than the server has threads. */
    private static final int MANY_SLOW = 300;

    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String BIDI = "evil\u202Egpj.exe";

    private final WebFixture fixture;
    private final Accounts accounts;
    private final Viewer root;

    HostileRequestsIT(BothDatabases on) {
        fixture = new WebFixture(on);
        accounts = fixture.services().accounts();
        root = fixture.person("root", SiteRole.ADMIN);
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    @Test
    void changesNothingForAFormWithoutItsToken() {
        TestBrowser browser = fixture.loggedIn("root");
        Map<String, String> form = Map.of("login", "x", "name", "X", "role", "admin");

        assertThat(browser.postBare("/admin/people", form).statusCode()).isEqualTo(403);
        assertThat(browser.postBare("/admin/people", with(form, "0".repeat(64))).statusCode())
                .isEqualTo(403);
        assertThat(browser.postBare("/admin/people", with(form, "")).statusCode())
                .isEqualTo(403);
        String others = fixture.loggedIn("root").csrf();
        assertThat(browser.postBare("/admin/people", with(form, others)).statusCode())
                .as("the token of another session of the same person")
                .isEqualTo(403);
        assertThat(accounts.find("x")).isEmpty();
        assertThat(browser.post("/admin/people", form).statusCode()).isLessThan(400);
        assertThat(accounts.find("x")).isPresent();
    }

    @Test
    void changesNothingForAFormOfAnotherSite() {
        TestBrowser browser = fixture.loggedIn("root");
        Map<String, String> form = with(Map.of("login", "x", "name", "X", "role", "admin"), browser.csrf());
        List<Map<String, String>> foreign = List.of(
                Map.of("Origin", "https://evil.example"),
                Map.of("Origin", "null"),
                Map.of("Origin", fixture.address().replace("http:", "https:")),
                Map.of("Origin", fixture.address() + "0"),
                Map.of("Sec-Fetch-Site", "cross-site"),
                Map.of("Sec-Fetch-Site", "same-site"));
        for (Map<String, String> headers : foreign) {
            TestBrowser from = sameSession(browser);
            headers.forEach(from::header);
            assertThat(from.postBare("/admin/people", form).statusCode())
                    .as(headers.toString())
                    .isEqualTo(403);
        }
        assertThat(accounts.find("x")).isEmpty();

        TestBrowser own = sameSession(browser).header("Origin", fixture.address());
        assertThat(own.header("Sec-Fetch-Site", "same-origin")
                        .postBare("/admin/people", form)
                        .statusCode())
                .isLessThan(400);
    }

    @Test
    void logsNobodyInByAFormOfAnotherSite() {
        TestBrowser browser = fixture.browser();
        Map<String, String> form = Map.of("login", "root", "password", WebFixture.PASSWORD);

        assertThat(browser.postBare(Route.LOGIN, form).statusCode()).isEqualTo(403);
        browser.get(Route.LOGIN);
        assertThat(browser.postBare(Route.LOGIN, with(form, "0".repeat(64))).statusCode())
                .isEqualTo(403);
        assertThat(cookie(browser)).isEmpty();
    }

    @Test
    void takesNoSessionThatSomebodyElseHasChosen() {
        TestBrowser browser = fixture.browser();
        set(browser, SESSION, "chosen-by-somebody-else");
        browser.logIn("root", WebFixture.PASSWORD);
        String first = cookie(browser).orElseThrow();

        assertThat(first).isNotEqualTo("chosen-by-somebody-else");
        assertThat(accounts.session("chosen-by-somebody-else")).isEmpty();
        browser.logIn("root", WebFixture.PASSWORD);
        assertThat(cookie(browser).orElseThrow()).isNotEqualTo(first);
        assertThat(accounts.session(first)).as("the one before the login").isEmpty();
    }

    @Test
    void endsAllOtherSessionsWhenThePasswordIsChanged() {
        TestBrowser here = fixture.loggedIn("root");
        TestBrowser elsewhere = fixture.loggedIn("root");
        String before = cookie(here).orElseThrow();
        HttpResponse<String> changed =
                here.post(Route.PASSWORD, Map.of("old", WebFixture.PASSWORD, "fresh", FRESH, "again", FRESH));

        assertThat(changed.statusCode()).isEqualTo(303);
        assertThat(here.get("/account").statusCode()).isEqualTo(200);
        assertThat(cookie(here).orElseThrow()).isNotEqualTo(before);
        assertThat(accounts.session(before)).isEmpty();
        assertThat(elsewhere.get("/account").statusCode()).isEqualTo(302);
    }

    @Test
    void endsTheSessionAtLogoutOnTheServerToo() {
        TestBrowser browser = fixture.loggedIn("root");
        String token = cookie(browser).orElseThrow();
        browser.post("/logout", Map.of());

        assertThat(accounts.session(token)).isEmpty();
        assertThat(browser.get("/account").statusCode()).isEqualTo(302);
    }

    @Test
    void saysTheSameToAKnownAndAnUnknownLogin() {
        String known = loginPage("root", "wrong");
        String unknown = loginPage("nobody", "wrong");

        assertThat(known).isEqualTo(unknown).contains("Login or password is wrong.");
    }

    @Test
    void letsNobodyTryPasswordsWithoutEnd() {
        for (String login : List.of("root", "nobody")) {
            TestBrowser browser = fixture.browser();
            for (int i = 0; i < 10; i++) {
                assertThat(attempt(browser, login, "wrong").statusCode()).isEqualTo(400);
            }
            HttpResponse<String> refused = attempt(browser, login, WebFixture.PASSWORD);
            assertThat(refused.statusCode()).as(login).isEqualTo(429);
            assertThat(refused.body()).contains("Too many attempts to log in.");
        }
    }

    @Test
    void showsNamesAsTextWhateverTheyAre() {
        Viewer teacher = fixture.person("teacher", SiteRole.TEACHER);
        accounts.add("mallory", SCRIPT, SiteRole.STUDENT, WebFixture.PASSWORD, false);
        accounts.add("trent", BIDI, SiteRole.STUDENT, WebFixture.PASSWORD, false);
        fixture.course(teacher, "c1", Feedback.FULL);
        for (String login : List.of("mallory", "trent")) {
            fixture.services().courses().setRole(teacher, "c1", login, judge.online.CourseRole.STUDENT);
        }
        TestBrowser asTeacher = fixture.loggedIn("teacher");
        TestBrowser asAdmin = fixture.loggedIn("root");
        List<Supplier<String>> pages = List.of(
                () -> asTeacher.page("/teach/courses/c1/members"),
                () -> asTeacher.page("/teach/courses/c1/assignments/a1"),
                () -> asTeacher.page("/teach/courses/c1/gradebook"),
                () -> asTeacher.page("/teach/courses/c1/assignments/a1/students/mallory"),
                () -> asTeacher.page("/teach/courses/c1/assignments/a1/students/trent"),
                () -> asAdmin.page("/admin/people"),
                () -> fixture.loggedIn("mallory").page("/"),
                () -> fixture.loggedIn("trent").page("/"),
                () -> fixture.loggedIn("mallory").page("/account"),
                () -> fixture.loggedIn("trent").page("/account"));
        int shown = 0;
        for (Supplier<String> page : pages) {
            String html = page.get();
            shown += html.contains("&lt;script&gt;alert(1)") ? 1 : 0;
            assertThat(html).doesNotContain(SCRIPT).doesNotContain("\u202E");
        }
        assertThat(shown).as("pages on which there is such a name").isGreaterThan(3);
    }

    @Test
    void tellsBrowsersToRunNothingAndToKeepNothing() {
        TestBrowser browser = fixture.loggedIn("root");
        for (String path : List.of("/", "/login", "/admin/people", "/nothing-here", "/api/v1/me", "/courses/none")) {
            HttpResponse<String> answer = browser.get(path);
            assertThat(header(answer, "Content-Security-Policy"))
                    .as(path)
                    .contains("default-src 'none'; script-src 'self'; style-src 'self';")
                    .contains("frame-ancestors 'none'; base-uri 'none'")
                    .doesNotContain("script-src 'self' 'unsafe");
            assertThat(header(answer, "X-Content-Type-Options")).as(path).isEqualTo("nosniff");
            assertThat(header(answer, "Referrer-Policy")).as(path).isEqualTo("same-origin");
            assertThat(header(answer, "Cache-Control")).as(path).contains("no-store");
            assertThat(answer.headers().firstValue("Server")).as(path).isEmpty();
            assertThat(answer.body()).as(path).doesNotContain(" onclick=").doesNotContainPattern("<script>");
        }
    }

    @Test
    void setsCookiesThatNoScriptReadsAndNoOtherSiteSends() {
        TestBrowser browser = fixture.browser();
        String visit = header(browser.get(Route.LOGIN), "Set-Cookie");
        String session = browser.logIn("root", WebFixture.PASSWORD).headers().allValues("Set-Cookie").stream()
                .filter(one -> one.startsWith(SESSION + "="))
                .reduce((first, last) -> last)
                .orElseThrow();

        for (String cookie : List.of(visit, session)) {
            assertThat(cookie)
                    .contains("; HttpOnly")
                    .contains("; SameSite=Lax")
                    .contains("; Path=/")
                    .doesNotContain("Secure")
                    .doesNotContain("Domain");
        }
    }

    @Test
    void believesForwardedAddressesOnlyBehindAProxy() {
        TestBrowser plain = fixture.browser().header("X-Forwarded-For", "203.0.113.9, 198.51.100.2");
        plain.logIn("root", WebFixture.PASSWORD);
        assertThat(addressOfTheLastLogin()).isEqualTo("127.0.0.1");

        WebSettings settings = new WebSettings("127.0.0.1", 0, null, true);
        try (WebServer proxied = WebServer.start(settings, fixture.services(), fixture.live())) {
            String address = "http://127.0.0.1:" + proxied.port();
            TestBrowser through = new TestBrowser(address).header("X-Forwarded-For", "203.0.113.9, 198.51.100.2");
            HttpResponse<String> page = through.get(Route.LOGIN);
            String cookie = header(page, "Set-Cookie");
            assertThat(cookie)
                    .startsWith("__Host-judge-visit=")
                    .contains("; Secure")
                    .contains("; Path=/");
            assertThat(header(page, "Strict-Transport-Security")).startsWith("max-age=");
            String token = cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
            through.header("Cookie", "__Host-judge-visit=" + token);
            Map<String, String> form = with(Map.of("login", "root", "password", WebFixture.PASSWORD), token);
            String own = address.replace("http:", "https:");

            assertThat(new TestBrowser(address)
                            .header("Cookie", "__Host-judge-visit=" + token)
                            .header("Origin", address)
                            .postBare(Route.LOGIN, form)
                            .statusCode())
                    .as("not the origin that browsers see")
                    .isEqualTo(403);
            assertThat(through.header("Origin", own).postBare(Route.LOGIN, form).statusCode())
                    .isEqualTo(303);
        }
        assertThat(addressOfTheLastLogin()).isEqualTo("198.51.100.2");
    }

    private String addressOfTheLastLogin() {
        return fixture.services().keys().sessions(root, "").get(0).address();
    }

    @Test
    void writesDownWhereEachDeedCameFrom() {
        TestBrowser browser = fixture.loggedIn("root");
        browser.post("/admin/people", Map.of("login", "x", "name", "X", "role", "student"));

        assertThat(fixture.services().people().log(root, null, 5))
                .filteredOn(line -> line.action().equals("person-added")
                        && Long.valueOf(root.person()).equals(line.person()))
                .extracting(AuditEntry::address)
                .containsExactly("127.0.0.1");
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
            socket.setSoTimeout(20_000);
            OutputStream out = socket.getOutputStream();
            out.write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                            + "\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            long begun = System.nanoTime();
            InputStream in = socket.getInputStream();
            while (in.available() == 0
                    && System.nanoTime() - begun < Duration.ofSeconds(15).toNanos()) {
                try {
                    out.write('x');
                } catch (SocketException e) {
                    break; // The server has ended it.
                }
                Thread.sleep(100);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(15));
        }
        assertThat(fixture.browser().get(Route.LOGIN).statusCode()).isEqualTo(200);
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
            long begun = System.nanoTime();
            assertThat(fixture.browser().get(Route.LOGIN).statusCode()).isEqualTo(200);
            assertThat(fixture.loggedIn("root").get("/").statusCode()).isEqualTo(200);
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
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

    /** Before all that was promised is sent. */
    private String answerTo(String length, String beginning) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", fixture.server().port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream()
                    .write(("POST /login HTTP/1.1\r\nHost: x\r\nCookie: judge-visit=" + "0".repeat(64)
                                    + "\r\nContent-Type: multipart/form-data; boundary=b\r\n" + length + "\r\n\r\n"
                                    + beginning)
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes(16), StandardCharsets.US_ASCII);
        }
    }

    @Test
    @Timeout(120)
    void letsOnePersonSendFewLargeFilesAtATimeAndGivesTurnsBack() throws Exception {
        TestBrowser browser = fixture.loggedIn("root");
        String session = cookie(browser).orElseThrow();
        List<Socket> slow = new ArrayList<>();
        try {
            Map<String, byte[]> file = Map.of("large.zip", new byte[2 << 20]);
            int status = 400;
            while (status == 400) { // until two have got their turns
                Socket socket = new Socket("127.0.0.1", fixture.server().port());
                slow.add(socket);
                socket.getOutputStream()
                        .write(("POST /teach/problems HTTP/1.1\r\nHost: x\r\nCookie: judge-session=" + session
                                        + "\r\nContent-Type: multipart/form-data; boundary=b"
                                        + "\r\nContent-Length: 6000000\r\n\r\n--b\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                status = browser.upload("/teach/problems", Map.of(), "package", file)
                        .statusCode();
            }
            assertThat(status).isEqualTo(503);
            assertThat(browser.upload("/teach/problems", Map.of(), "package", Map.of("small.zip", new byte[100]))
                            .statusCode())
                    .isEqualTo(400);
            for (Socket socket : slow) {
                socket.close();
            }
            do { // until the server knows that they have gone
                Thread.sleep(500);
                status = browser.upload("/teach/problems", Map.of(), "package", file)
                        .statusCode();
            } while (status == 503);
            assertThat(status).isEqualTo(400);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    private static Map<String, String> with(Map<String, String> form, String token) {
        Map<String, String> all = new java.util.LinkedHashMap<>(form);
        all.put(Csrf.FIELD, token);
        return all;
    }

    private TestBrowser sameSession(TestBrowser browser) {
        TestBrowser same = fixture.browser();
        set(same, SESSION, cookie(browser).orElseThrow());
        return same;
    }

    private void set(TestBrowser browser, String name, String value) {
        HttpCookie cookie = new HttpCookie(name, value);
        cookie.setPath("/");
        cookie.setDomain("127.0.0.1");
        cookie.setVersion(0);
        browser.cookies().getCookieStore().add(URI.create(fixture.address()), cookie);
    }

    private static Optional<String> cookie(TestBrowser browser) {
        return browser.cookies().getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals(SESSION))
                .map(HttpCookie::getValue)
                .findFirst();
    }

    private HttpResponse<String> attempt(TestBrowser browser, String login, String password) {
        return browser.post(Route.LOGIN, Map.of("login", login, "password", password));
    }

    /** What is answered, without what is of this one request. */
    private String loginPage(String login, String password) {
        HttpResponse<String> answer = attempt(fixture.browser(), login, password);
        return (answer.statusCode() + answer.body())
                .replaceAll("[0-9a-f]{64}", "TOKEN")
                .replace(login, "LOGIN");
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
