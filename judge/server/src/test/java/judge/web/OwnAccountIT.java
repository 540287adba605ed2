package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.web.http.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The page of a user's own account: its password, zone and language, its tokens, and the places where it is logged in.
 */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class OwnAccountIT extends StudentOfACourse {

    OwnAccountIT(BothDatabases on) {
        super(on);
    }

    @Test
    void changesTheFirstPasswordBeforeAnythingElse() {
        web.services().accounts().add("ben", "Ben", SiteRole.STUDENT, "first password", true);
        TestBrowser browser = web.browser();

        assertThat(TestBrowser.location(browser.logIn("ben", "first password"))).isEqualTo(Route.PASSWORD);
        assertThat(TestBrowser.location(browser.get("/"))).isEqualTo(Route.PASSWORD);
        assertThat(browser.page(Route.PASSWORD)).contains("At least 8 characters");
        assertThat(browser.post(Route.PASSWORD, Map.of("old", "first password", "fresh", "sevench", "again", "sevench"))
                        .body())
                .contains("has 7 characters, and needs at least 8");
        HttpResponse<String> changed = browser.post(
                Route.PASSWORD, Map.of("old", "first password", "fresh", "my own words", "again", "my own words"));

        assertThat(changed.statusCode()).as(changed.body()).isEqualTo(303);
        assertThat(browser.page("/")).contains("The password is changed").contains("Ben");
        assertThat(browser.page("/")).doesNotContain("The password is changed");
    }

    @Test
    void seesTimesInAZoneOfOnesOwn() {
        TestBrowser browser = student(Feedback.FULL);

        browser.post("/account", Map.of("language", "zh", "zone", "Asia/Shanghai"));

        Instant closes = web.services()
                .assignments()
                .get(teacher, "c", "a1")
                .assignment()
                .closes();
        assertThat(browser.page("/courses/c"))
                .contains("Asia/Shanghai", "截止")
                .contains(DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm")
                        .format(closes.atZone(ZoneId.of("Asia/Shanghai"))));
    }

    @Test
    void makesATokenThatIsShownOnce() {
        TestBrowser browser = student(Feedback.FULL);

        String page = browser.post("/account/token", Map.of("label", "laptop")).body();

        Matcher token = Pattern.compile("<code class=\"token\">([^<]+)</code>").matcher(page);
        assertThat(token.find()).isTrue();
        assertThat(web.services().accounts().tokens().viewer(token.group(1)))
                .hasValueSatisfying(viewer -> assertThat(viewer.login()).isEqualTo("anna"));
        assertThat(browser.page("/account")).doesNotContain(token.group(1));
    }

    @Test
    void seesTokensAndEndsThem() {
        TestBrowser browser = student(Feedback.FULL);
        String page =
                browser.post("/account/token", Map.of("label", "<laptop>")).body();
        Matcher token = Pattern.compile("<code class=\"token\">([^<]+)</code>").matcher(page);
        assertThat(token.find()).isTrue();
        assertThat(browser.page("/account")).contains("&lt;laptop&gt;", "never");
        web.services().accounts().tokens().viewer(token.group(1));
        String used = browser.page("/account");
        assertThat(used).doesNotContain("never");

        Matcher id = Pattern.compile("name=\"id\" value=\"(\\d+)\"").matcher(used);
        assertThat(id.find()).isTrue();
        web.person("mallory", SiteRole.STUDENT);
        assertThat(web.loggedIn("mallory")
                        .post("/account/token/end", Map.of("id", id.group(1)))
                        .statusCode())
                .isEqualTo(404);
        assertThat(web.services().accounts().tokens().viewer(token.group(1))).isPresent();
        assertThat(browser.post("/account/token/end", Map.of("id", id.group(1))).statusCode())
                .isEqualTo(303);

        assertThat(web.services().accounts().tokens().viewer(token.group(1))).isEmpty();
        assertThat(browser.page("/account")).doesNotContain("&lt;laptop&gt;");
    }

    @Test
    void seesWhereTheyAreLoggedInAndLogsOutThere() {
        TestBrowser browser = student(Feedback.FULL);
        TestBrowser other = web.browser().header("User-Agent", "<Lab> 7");
        other.logIn("anna", WebFixture.PASSWORD);
        String page = browser.page("/account");
        assertThat(page).contains("&lt;Lab&gt; 7", "127.0.0.1", "This browser");
        assertThat(page.split("name=\"session\"", -1))
                .as("the own one is not offered")
                .hasSize(2);

        Matcher handle =
                Pattern.compile("name=\"session\" value=\"([0-9a-f]{16})\"").matcher(page);
        assertThat(handle.find()).isTrue();
        web.person("mallory", SiteRole.STUDENT);
        assertThat(web.loggedIn("mallory")
                        .post("/account/session/end", Map.of("session", handle.group(1)))
                        .statusCode())
                .isEqualTo(404);
        assertThat(other.get("/account").statusCode()).isEqualTo(200);
        browser.post("/account/session/end", Map.of("session", handle.group(1)));

        assertThat(other.get("/account").statusCode()).isEqualTo(302);
        assertThat(browser.page("/account")).doesNotContain("&lt;Lab&gt;");
    }

    @Test
    void choosesALanguage() {
        TestBrowser browser = web.browser();

        browser.post("/language", Map.of("language", "zh", "back", "/login"));

        assertThat(browser.page(Route.LOGIN)).contains("登录", "lang=\"zh\"");
        assertThat(browser.get("/nowhere").body()).contains("没有").contains("lang=\"zh\"");
    }

    @Test
    void seesOnTheAccountsPageTheLanguageThatWasChosenBeforeLoggingIn() {
        web.person("anna", SiteRole.STUDENT);
        TestBrowser browser = web.browser();
        browser.post("/language", Map.of("language", "zh", "back", Route.LOGIN));
        browser.post(Route.LOGIN, Map.of("login", "anna", "password", WebFixture.PASSWORD));
        assertThat(browser.page("/account")).contains("lang=\"zh\"", "<option value=\"zh\" selected>");

        browser.post("/account", Map.of("language", "", "zone", ""));
        assertThat(browser.page("/account")).contains("lang=\"en\"", "<option value=\"\" selected>");
    }

    @Test
    void isSentToNoOtherSite() {
        web.person("anna", SiteRole.STUDENT);

        for (String to : List.of("//evil.example/", "https://evil.example/", "/\\evil.example", "\\\\evil")) {
            HttpResponse<String> answer =
                    web.browser().post(Route.LOGIN, Map.of("login", "anna", "password", WebFixture.PASSWORD, "to", to));
            assertThat(answer.headers().firstValue("Location"))
                    .as(to)
                    .hasValueSatisfying(location -> assertThat(location).matches("(" + web.address() + ")?/"));
        }
    }
}
