package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.function.Supplier;
import judge.database.BothDatabases;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.account.Accounts;
import judge.web.http.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Answers do no harm in a browser, whatever the names of people are. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class HarmlessAnswersIT {

    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String BIDI = "evil\u202Egpj.exe";

    @AutoClose
    private final WebFixture fixture;

    private final Accounts accounts;

    HarmlessAnswersIT(BothDatabases on) {
        fixture = new WebFixture(on);
        accounts = fixture.services().accounts();
        fixture.person("root", SiteRole.ADMIN);
    }

    @Test
    void showsNamesAsTextWhateverTheyAre() {
        Viewer teacher = fixture.person("teacher", SiteRole.TEACHER);
        accounts.add("mallory", SCRIPT, SiteRole.STUDENT, WebFixture.PASSWORD, false);
        accounts.add("trent", BIDI, SiteRole.STUDENT, WebFixture.PASSWORD, false);
        fixture.course(teacher, "c1", Feedback.FULL);
        for (String login : List.of("mallory", "trent")) {
            fixture.services().courses().setRole(teacher, "c1", login, CourseRole.STUDENT);
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
            assertThat(TestBrowser.headerOf(answer, "Content-Security-Policy"))
                    .as(path)
                    .contains("default-src 'none'; script-src 'self'; style-src 'self';")
                    .contains("frame-ancestors 'none'; base-uri 'none'")
                    .doesNotContain("script-src 'self' 'unsafe");
            assertThat(TestBrowser.headerOf(answer, "X-Content-Type-Options"))
                    .as(path)
                    .isEqualTo("nosniff");
            assertThat(TestBrowser.headerOf(answer, "Referrer-Policy")).as(path).isEqualTo("same-origin");
            assertThat(TestBrowser.headerOf(answer, "Cache-Control")).as(path).contains("no-store");
            assertThat(answer.headers().firstValue("Server")).as(path).isEmpty();
            assertThat(answer.body()).as(path).doesNotContain(" onclick=").doesNotContainPattern("<script>");
        }
    }

    @Test
    void setsCookiesThatNoScriptReadsAndNoOtherSiteSends() {
        TestBrowser browser = fixture.browser();
        String visit = TestBrowser.headerOf(browser.get(Route.LOGIN), "Set-Cookie");
        String session = browser.logIn("root", WebFixture.PASSWORD).headers().allValues("Set-Cookie").stream()
                .filter(one -> one.startsWith(TestBrowser.SESSION + "="))
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
}
