package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.database.BothDatabases;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.SiteRole;
import judge.service.account.Login;
import judge.web.TestBrowser;
import judge.web.WebFixture;
import judge.web.http.Route;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules for all requests of programs, and the answers about the server itself. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class ApiForProgramsIT {

    @AutoClose
    private final ApiScene scene;

    private final WebFixture fixture;
    private final ApiProgram teaching;
    private final ApiProgram learning;
    private final ApiProgram nobody;

    ApiForProgramsIT(BothDatabases on) {
        scene = new ApiScene(on);
        fixture = scene.fixture;
        teaching = scene.teaching;
        learning = scene.learning;
        nobody = scene.nobody;
    }

    /**
     * Tells whether a route is our own: routes for programs of the field are described by a specification of theirs.
     */
    private static boolean isOurOwn(Route route) {
        return route.path().startsWith("/api/v1/") || route.path().equals("/metrics");
    }

    @Test
    void describesExactlyWhatIsAnswered() {
        TreeSet<String> answered = fixture.server().routes().stream()
                .filter(ApiForProgramsIT::isOurOwn)
                .map(Route::toString)
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(new ApiDescription().operations()).isEqualTo(answered);
        assertThat(ApiProgram.json(nobody.get("/openapi.json"))).isEqualTo(new ApiDescription().document());
    }

    @Test
    void saysToAnybodyThatItIsWell() {
        HttpResponse<String> health = nobody.get("/health");

        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(health.body()).isEqualTo("{\"status\":\"ok\",\"database\":true}");
    }

    @Test
    void saysThatItIsNotWellWhenItsDatabaseIsGone() {
        fixture.database().close();

        HttpResponse<String> health = fixture.browser().get("/api/v1/health");

        assertThat(health.statusCode()).isEqualTo(503);
        assertThat(health.body()).isEqualTo("{\"status\":\"failing\",\"database\":false}");
    }

    @Test
    void knowsWhoseATokenIs() {
        assertThat(learning.get("/me").body()).isEqualTo("{\"login\":\"anna\",\"name\":\"ANNA\",\"role\":\"student\"}");
    }

    @Test
    void wantsALogInForEverythingButHealthAndDescription() {
        List<Route> closed = fixture.server().routes().stream()
                .filter(ApiForProgramsIT::isOurOwn)
                .filter(route ->
                        !route.path().endsWith("/health") && !route.path().endsWith("/openapi.json"))
                .toList();
        assertThat(closed).hasSizeGreaterThan(20);

        for (Route route : closed) {
            String path = route.path().replaceAll("\\{[a-z]+}", "1");
            HttpResponse<String> answer = fixture.browser()
                    .header("Authorization", "Bearer nonsense")
                    .send(route.method().name(), path, "application/json", new byte[0]);
            assertThat(answer.statusCode()).as(route.toString()).isEqualTo(401);
            assertThat(answer.headers().firstValue("WWW-Authenticate")).contains("Bearer");
            assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
            assertThat(answer.body())
                    .as("a program cannot log in on a page")
                    .contains(Messages.in(DisplayLanguage.EN).text("refusal.credentials-unknown"));
        }
    }

    @Test
    void refusesInTheLanguageThatIsAskedFor() {
        HttpResponse<String> answer = teaching.get("/courses/none", "Accept-Language", "zh-CN,en;q=0.5");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(ApiProgram.json(answer).path("detail").asText())
                .isEqualTo(Messages.in(DisplayLanguage.ZH).text("refusal.not-found"));
    }

    @Test
    void readsNoJsonThatIsBrokenOrEndless() {
        List<String> broken = List.of(
                "",
                "{",
                "[]",
                "{\"name\": \"A\"} {}",
                "{\"name\": \"A\", \"name\": \"B\"}",
                "{\"name\": " + "[".repeat(5000) + "]".repeat(5000) + "}");

        for (String body : broken) {
            assertThat(teaching.put("/courses/algo", body).statusCode())
                    .as(body.length() > 50 ? "deep" : body)
                    .isEqualTo(400);
        }
        assertThat(teaching.put("/courses/algo", broken.get(4)).body()).contains("repeats a key");
        String large = "{\"name\": \"" + "x".repeat(300_000) + "\"}";
        assertThat(teaching.put("/courses/algo", large).statusCode()).isEqualTo(413);
    }

    @Test
    void readsJsonThatSomeToolCallsAForm() {
        byte[] settings = "{\"name\": \"A=1&B\"}".getBytes(StandardCharsets.UTF_8);

        HttpResponse<String> made =
                teaching.send("PUT", "/courses/algo", "application/x-www-form-urlencoded", settings);

        assertThat(ApiProgram.json(made).path("name").asText()).isEqualTo("A=1&B");
    }

    @Test
    void takesASessionOnlyWithItsToken() {
        fixture.person("tina", SiteRole.TEACHER);
        Login session = fixture.services().accounts().login("tina", WebFixture.PASSWORD, "here", "a browser");
        byte[] settings = "{\"name\": \"A\"}".getBytes(StandardCharsets.UTF_8);
        TestBrowser browser = fixture.browser().header("Cookie", "judge-session=" + session.token());

        HttpResponse<String> bare = browser.send("PUT", "/api/v1/courses/algo", "application/json", settings);
        assertThat(bare.statusCode()).isEqualTo(403);
        assertThat(browser.get("/api/v1/courses/algo").statusCode()).isEqualTo(404);
        browser.header("X-CSRF-Token", session.csrf());
        HttpResponse<String> guarded = browser.send("PUT", "/api/v1/courses/algo", "application/json", settings);
        assertThat(guarded.statusCode()).isEqualTo(200);
    }

    @Test
    void givesFiguresToAdministratorsAlone() {
        scene.course(scene.anna);
        learning.judged(learning.handIn("algo/a1", ApiProgram.MAIN));
        learning.judged(learning.handIn("algo/a1", "WRONG"));
        ApiProgram scraper = ApiProgram.of(fixture, fixture.tokenHolder("root", SiteRole.ADMIN));

        HttpResponse<String> metrics = scraper.get("/metrics");

        assertThat(metrics.headers().firstValue("Content-Type")).contains("text/plain; version=0.0.4; charset=utf-8");
        assertThat(metrics.body())
                .contains("judge_queue_length 0\n")
                .contains("judge_queue_oldest_seconds 0\n")
                .contains("judge_judged_total 2\n")
                .contains("judge_verdicts_total{verdict=\"AC\"} 1\n")
                .contains("judge_verdicts_total{verdict=\"WA\"} 1\n")
                .contains("judge_phase_seconds_count{phase=\"judging\"} 2\n")
                .contains("judge_phase_seconds_count{phase=\"compiling\"} ")
                .contains("judge_phase_seconds_count{phase=\"running\"} ")
                .contains("judge_phase_seconds_bucket{phase=\"waiting\",le=\"+Inf\"} 2\n");
        assertThat(metrics.body().lines())
                .allMatch(line -> line.matches("# (HELP|TYPE) .+|[a-z_]+(\\{[^}]*})? [0-9.]+"));
        assertThat(teaching.get("/metrics").statusCode()).isEqualTo(404);
        assertThat(nobody.get("/metrics").statusCode()).isEqualTo(401);
    }
}
