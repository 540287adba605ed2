package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.online.AuditEntry;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.account.Accounts;
import judge.web.http.Csrf;
import judge.web.http.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Sessions and forms belong to who has logged in, whatever somebody else sends. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class HostileRequestsIT {

    private static final String FRESH = "battery staple 4";

    private final BothDatabases on;

    @AutoClose
    private final WebFixture fixture;

    private final Accounts accounts;
    private final Viewer root;

    HostileRequestsIT(BothDatabases on) {
        this.on = on;
        fixture = new WebFixture(on);
        accounts = fixture.services().accounts();
        root = fixture.person("root", SiteRole.ADMIN);
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
        assertThat(browser.session()).isEmpty();
    }

    @Test
    void takesNoSessionThatSomebodyElseHasChosen() {
        TestBrowser browser = fixture.browser();
        set(browser, TestBrowser.SESSION, "chosen-by-somebody-else");
        browser.logIn("root", WebFixture.PASSWORD);
        String first = browser.session().orElseThrow();

        assertThat(first).isNotEqualTo("chosen-by-somebody-else");
        assertThat(accounts.session("chosen-by-somebody-else")).isEmpty();
        browser.logIn("root", WebFixture.PASSWORD);
        assertThat(browser.session().orElseThrow()).isNotEqualTo(first);
        assertThat(accounts.session(first)).as("the one before the login").isEmpty();
    }

    @Test
    void endsAllOtherSessionsWhenThePasswordIsChanged() {
        TestBrowser here = fixture.loggedIn("root");
        TestBrowser elsewhere = fixture.loggedIn("root");
        String before = here.session().orElseThrow();
        HttpResponse<String> changed =
                here.post(Route.PASSWORD, Map.of("old", WebFixture.PASSWORD, "fresh", FRESH, "again", FRESH));

        assertThat(changed.statusCode()).isEqualTo(303);
        assertThat(here.get("/account").statusCode()).isEqualTo(200);
        assertThat(here.session().orElseThrow()).isNotEqualTo(before);
        assertThat(accounts.session(before)).isEmpty();
        assertThat(elsewhere.get("/account").statusCode()).isEqualTo(302);
    }

    @Test
    void endsTheSessionAtLogoutOnTheServerToo() {
        TestBrowser browser = fixture.loggedIn("root");
        String token = browser.session().orElseThrow();
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
        // In half a minute there would be another attempt.
        try (WebFixture stopped = new WebFixture(on, Clock.fixed(Instant.now(), ZoneOffset.UTC))) {
            stopped.person("root", SiteRole.ADMIN);
            for (String login : List.of("root", "nobody")) {
                TestBrowser browser = stopped.browser();
                for (int i = 0; i < 10; i++) {
                    assertThat(attempt(browser, login, "wrong").statusCode()).isEqualTo(400);
                }
                HttpResponse<String> refused = attempt(browser, login, WebFixture.PASSWORD);
                assertThat(refused.statusCode()).as(login).isEqualTo(429);
                assertThat(refused.body()).contains("Too many attempts to log in.");
            }
        }
    }

    @Test
    void believesForwardedAddressesOnlyBehindAProxy() {
        TestBrowser plain = fixture.browser().header("X-Forwarded-For", "203.0.113.9, 198.51.100.2");
        plain.logIn("root", WebFixture.PASSWORD);
        assertThat(addressOfTheLastLogin()).isEqualTo("127.0.0.1");

        WebSettings settings = new WebSettings("127.0.0.1", 0, null, true);
        try (WebServer proxied = WebServer.start(settings, fixture.services(), fixture.contests(), fixture.live())) {
            String address = "http://127.0.0.1:" + proxied.port();
            TestBrowser through = new TestBrowser(address).header("X-Forwarded-For", "203.0.113.9, 198.51.100.2");
            HttpResponse<String> page = through.get(Route.LOGIN);
            String cookie = TestBrowser.headerOf(page, "Set-Cookie");
            assertThat(cookie)
                    .startsWith("__Host-judge-visit=")
                    .contains("; Secure")
                    .contains("; Path=/");
            assertThat(TestBrowser.headerOf(page, "Strict-Transport-Security")).startsWith("max-age=");
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

    /** Some proxies leave the browser's own line as it is, and send theirs after it. */
    @Test
    void believesTheLastLineOfForwardedAddresses() throws Exception {
        WebSettings settings = new WebSettings("127.0.0.1", 0, null, true);
        String token = accounts.tokens().make(root, "test");
        try (WebServer proxied = WebServer.start(settings, fixture.services(), fixture.contests(), fixture.live())) {
            URI course = URI.create("http://127.0.0.1:" + proxied.port() + "/api/v1/courses/c");
            HttpRequest request = HttpRequest.newBuilder(course)
                    .header("Authorization", "Bearer " + token)
                    .header("X-Forwarded-For", "203.0.113.9")
                    .header("X-Forwarded-For", "198.51.100.2")
                    .PUT(HttpRequest.BodyPublishers.ofString("{\"name\":\"C\"}"))
                    .build();
            assertThat(HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isLessThan(300);
        }
        assertThat(fixture.services().people().log(root, null, 5))
                .filteredOn(line -> line.action().equals("course-made"))
                .extracting(AuditEntry::address)
                .containsExactly("198.51.100.2");
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
    void takesNoTextWithANulWhichNotEveryDatabaseTakes() {
        HttpResponse<String> answer = fixture.loggedIn("root").post("/account/token", Map.of("label", "a\0b"));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(fixture.services().keys().tokens(root)).isEmpty();
    }

    private static Map<String, String> with(Map<String, String> form, String token) {
        Map<String, String> all = new LinkedHashMap<>(form);
        all.put(Csrf.FIELD, token);
        return all;
    }

    private TestBrowser sameSession(TestBrowser browser) {
        TestBrowser same = fixture.browser();
        set(same, TestBrowser.SESSION, browser.session().orElseThrow());
        return same;
    }

    private void set(TestBrowser browser, String name, String value) {
        HttpCookie cookie = new HttpCookie(name, value);
        cookie.setPath("/");
        cookie.setDomain("127.0.0.1");
        cookie.setVersion(0);
        browser.cookies().getCookieStore().add(URI.create(fixture.address()), cookie);
    }

    private HttpResponse<String> attempt(TestBrowser browser, String login, String password) {
        return browser.post(Route.LOGIN, Map.of("login", login, "password", password));
    }

    /** Returns the answer to a login, without the parts that belong to this one request. */
    private String loginPage(String login, String password) {
        HttpResponse<String> answer = attempt(fixture.browser(), login, password);
        return (answer.statusCode() + answer.body())
                .replaceAll("[0-9a-f]{64}", "TOKEN")
                .replace(login, "LOGIN");
    }
}
