package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.Login;
import judge.web.TestBrowser;
import judge.web.WebFixture;
import judge.web.http.Route;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Courses, assignments, problems, grades, rejudgings and figures, asked for by programs. */
@ParameterizedClass
@EnumSource
class TeachingByProgramIT {

    private final WebFixture fixture;
    private final Viewer teacher;
    private final Viewer anna;
    private final ApiProgram teaching;
    private final ApiProgram learning;
    private final ApiProgram nobody;

    TeachingByProgramIT(BothDatabases on) {
        fixture = new WebFixture(on);
        teacher = fixture.tokenHolder("teacher", SiteRole.TEACHER);
        anna = fixture.tokenHolder("anna", SiteRole.STUDENT);
        teaching = ApiProgram.of(fixture, teacher);
        learning = ApiProgram.of(fixture, anna);
        nobody = ApiProgram.ofNobody(fixture);
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    @Test
    void describesExactlyWhatIsAnswered() {
        TreeSet<String> answered = fixture.server().routes().stream()
                .filter(route ->
                        route.path().startsWith("/api/") || route.path().equals("/metrics"))
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
                .filter(route ->
                        route.path().startsWith("/api/") || route.path().equals("/metrics"))
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
    void makesCoursesAndRenamesThem() {
        assertThat(teaching.put("/courses/algo", "{\"name\": \"Algorithms\"}").statusCode())
                .isEqualTo(200);
        teaching.put("/courses/algo", "{\"name\": \"Algorithms 2\"}");

        JsonNode course = ApiProgram.json(teaching.get("/courses/algo"));
        assertThat(course.path("name").asText()).isEqualTo("Algorithms 2");
        assertThat(course.path("role").asText()).isEqualTo("teacher");
        assertThat(ApiProgram.json(teaching.get("/courses")).path("courses")).hasSize(1);
    }

    @Test
    void letsNoStudentMakeACourse() {
        assertThat(learning.put("/courses/algo", "{\"name\": \"Mine\"}").statusCode())
                .isEqualTo(403);
        assertThat(ApiProgram.json(learning.get("/courses")).path("courses")).isEmpty();
    }

    @Test
    void hasNoCourseForWhoIsNotInIt() {
        fixture.course(teacher, "algo", Feedback.FULL);
        Viewer other = fixture.tokenHolder("other", SiteRole.TEACHER);

        for (String path : List.of("", "/assignments", "/assignments/a1", "/assignments/a1/gradebook")) {
            assertThat(learning.get("/courses/algo" + path).statusCode()).isEqualTo(404);
            assertThat(ApiProgram.of(fixture, other).get("/courses/algo" + path).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void givesFirstPasswordsToARosterOnce() {
        fixture.course(teacher, "algo", Feedback.FULL);
        byte[] roster = "id,name\ns01,Bob\ns02,刘洋\n".getBytes(StandardCharsets.UTF_8);

        JsonNode first = ApiProgram.json(teaching.send("PUT", "/courses/algo/roster", "text/csv", roster));
        JsonNode second = ApiProgram.json(teaching.send("PUT", "/courses/algo/roster", "text/csv", roster));

        assertThat(first.path("students").asInt()).isEqualTo(2);
        assertThat(first.path("accounts").findValuesAsText("login")).containsExactly("s01", "s02");
        assertThat(first.path("accounts").findValuesAsText("password"))
                .doesNotContain("")
                .doesNotHaveDuplicates();
        assertThat(second.path("accounts")).isEmpty();
        assertThat(learning.send("PUT", "/courses/algo/roster", "text/csv", roster)
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void setsAssignments() {
        fixture.course(teacher, "algo", Feedback.FULL);

        HttpResponse<String> answer = teaching.put(
                "/courses/algo/assignments/week-2",
                """
                {"name": "Week 2", "opens": "2026-11-01T08:00:00+08:00", "closes": "2026-12-01T18:00:00Z",
                 "lateUntil": "2026-12-02T18:00:00Z", "lateDeduction": 0.25, "feedback": "first-failing",
                 "attempts": 3, "problems": [{"id": "poj3074", "points": 20}]}
                """);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode made = ApiProgram.json(teaching.get("/courses/algo/assignments/week-2"));
        assertThat(made).isEqualTo(ApiProgram.json(answer));
        assertThat(made.path("opens").asText()).isEqualTo("2026-11-01T00:00:00Z");
        assertThat(made.path("lateDeduction").asDouble()).isEqualTo(0.25);
        assertThat(made.path("feedback").asText()).isEqualTo("first-failing");
        assertThat(made.path("attempts").asInt()).isEqualTo(3);
        assertThat(made.path("problems").path(0).path("points").asDouble()).isEqualTo(20);
        assertThat(ApiProgram.json(teaching.get("/courses/algo/assignments")).path("assignments"))
                .hasSize(2);
    }

    @Test
    void setsTheSameAssignmentTwiceAsOnce() {
        fixture.course(teacher, "algo", Feedback.FULL);
        String wish = "{\"name\": \"Practice\", \"problems\": [{\"id\": \"poj3074\", \"points\": 1}]}";

        HttpResponse<String> once = teaching.put("/courses/algo/assignments/practice", wish);
        HttpResponse<String> twice = teaching.put("/courses/algo/assignments/practice", wish);

        assertThat(twice.body()).isEqualTo(once.body());
        assertThat(ApiProgram.json(once).path("own").path("phase").asText()).isEqualTo("open");
    }

    @Test
    void saysWhichKeyIsWrongAndHow() {
        fixture.course(teacher, "algo", Feedback.FULL);
        String problems = "\"problems\": [{\"id\": \"poj3074\", \"points\": 1}]";
        Map<String, List<String>> wrong = Map.ofEntries(
                Map.entry("{\"name\": \"A\", \"closed\": 1, " + problems + "}", List.of("closed")),
                Map.entry("{" + problems + "}", List.of("name")),
                Map.entry("{\"name\": \"A\"}", List.of("problems")),
                Map.entry("{\"name\": 7, " + problems + "}", List.of("name", "7")),
                Map.entry(
                        "{\"name\": \"A\", \"closes\": \"2026-12-01T18:00:00\", " + problems + "}",
                        List.of("closes", "2026-12-01T18:00:00")),
                Map.entry(
                        "{\"name\": \"A\", \"closes\": \"tomorrow\", " + problems + "}", List.of("closes", "tomorrow")),
                Map.entry("{\"name\": \"A\", \"closes\": 5, " + problems + "}", List.of("closes", "5")),
                Map.entry("{\"name\": \"A\", \"feedback\": \"all\", " + problems + "}", List.of("feedback", "all")),
                Map.entry("{\"name\": \"A\", \"attempts\": 1.5, " + problems + "}", List.of("attempts", "1.5")),
                Map.entry("{\"name\": \"A\", \"problems\": {}}", List.of("problems")),
                Map.entry("{\"name\": \"A\", \"problems\": [3]}", List.of("problems[0]", "3")),
                Map.entry(
                        "{\"name\": \"A\", \"problems\": [{\"id\": \"poj3074\", \"points\": 1, \"point\": 2}]}",
                        List.of("problems[0].point")),
                Map.entry(
                        "{\"name\": \"A\", \"problems\": [{\"id\": \"poj3074\", \"points\": \"1\"}]}",
                        List.of("problems[0].points", "1")));

        wrong.forEach((body, said) -> {
            HttpResponse<String> answer = teaching.put("/courses/algo/assignments/a2", body);
            assertThat(answer.statusCode()).as(body).isEqualTo(400);
            assertThat(ApiProgram.json(answer).path("detail").asText()).contains(said);
        });
        assertThat(teaching.get("/courses/algo/assignments/a2").statusCode()).isEqualTo(404);
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
        String large = "{\"name\": \"" + "x".repeat(300_000) + "\"}";
        assertThat(teaching.put("/courses/algo", large).statusCode()).isEqualTo(413);
    }

    @Test
    void takesPackagesAndVerifiesThemLater() throws IOException {
        HttpResponse<String> put =
                teaching.send("PUT", "/problems/noip2009sudoku", "application/zip", zipped("noip2009sudoku"));

        assertThat(put.statusCode()).as(put.body()).isEqualTo(202);
        JsonNode problem = ApiProgram.json(teaching.get("/problems/noip2009sudoku"));
        assertThat(problem.path("version").asText()).isNotEmpty();
        assertThat(problem.path("verification").path("state").asText()).isEqualTo("verifying");
        assertThat(ApiProgram.json(teaching.get("/problems")).path("problems")).hasSize(1);
        assertThat(learning.get("/problems/noip2009sudoku").statusCode()).isEqualTo(404);
    }

    @Test
    void takesNoPackageThatIsNone() {
        byte[] nonsense = "no zip".getBytes(StandardCharsets.UTF_8);

        assertThat(teaching.send("PUT", "/problems/mine", "application/zip", nonsense)
                        .statusCode())
                .isEqualTo(400);
        assertThat(teaching.send("PUT", "/problems/mine", "application/zip", new byte[3 << 20])
                        .statusCode())
                .isEqualTo(400);
        assertThat(learning.send("PUT", "/problems/mine", "application/zip", nonsense)
                        .statusCode())
                .isEqualTo(403);
        assertThat(teaching.get("/problems/mine").statusCode()).isEqualTo(404);
    }

    private static byte[] zipped(String problem) throws IOException {
        Path folder = Path.of("problems").resolve(problem);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes);
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(new ZipEntry(folder.relativize(file).toString()));
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    @Test
    void givesGradesAsJsonOrCsv() throws InterruptedException {
        fixture.course(teacher, "algo", Feedback.FULL, anna);
        learning.judged(learning.handIn("algo/a1", ApiProgram.MAIN));

        HttpResponse<String> json = teaching.get("/courses/algo/assignments/a1/gradebook");
        HttpResponse<String> csv =
                teaching.get("/courses/algo/assignments/a1/gradebook", "Accept", "text/csv, */*;q=0.1");

        assertThat(json.body()).contains("\"total\":10,");
        JsonNode row = ApiProgram.json(json).path("students").path(0);
        assertThat(row.path("login").asText()).isEqualTo("anna");
        assertThat(row.path("total").asDouble()).isEqualTo(10);
        assertThat(row.path("problems").path(0).path("verdict").asText()).isEqualTo("AC");
        assertThat(csv.headers().firstValue("Content-Type").orElse("")).startsWith("text/csv");
        assertThat(csv.body()).contains("anna").contains("ANNA");
        assertThat(teaching.get("/courses/algo/assignments/a1/gradebook", "Accept", "*/*")
                        .body())
                .isEqualTo(json.body());
        assertThat(learning.get("/courses/algo/assignments/a1/gradebook").statusCode())
                .isEqualTo(403);
    }

    @Test
    void judgesAgainAside() throws InterruptedException {
        fixture.course(teacher, "algo", Feedback.FULL, anna);
        long id = learning.handIn("algo/a1", ApiProgram.MAIN);
        learning.judged(id);

        HttpResponse<String> begun = teaching.post("/rejudgings", "{\"assignment\": \"algo/a1\", \"reason\": \"why\"}");
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        String path = "/rejudgings/" + ApiProgram.json(begun).path("id").asLong();
        JsonNode ready = teaching.until(path, "state", "ready");

        assertThat(begun.headers().firstValue("Location")).contains("/api/v1" + path);
        assertThat(ready.path("total").asInt()).isEqualTo(1);
        assertThat(ready.path("changes")).isEmpty();
        assertThat(learning.get(path).statusCode()).isEqualTo(404);
        assertThat(learning.post(path + "/apply", "").statusCode()).isEqualTo(404);
        assertThat(ApiProgram.json(teaching.post(path + "/apply", ""))
                        .path("state")
                        .asText())
                .isEqualTo("applied");
        assertThat(ApiProgram.json(teaching.post(path + "/undo", ""))
                        .path("state")
                        .asText())
                .isEqualTo("undone");
        assertThat(teaching.post(path + "/drop", "").statusCode()).isEqualTo(409);
    }

    @Test
    void judgesASubmissionOrAProblemAgain() throws InterruptedException {
        fixture.course(teacher, "algo", Feedback.FULL, anna);
        long id = learning.handIn("algo/a1", ApiProgram.MAIN);
        learning.judged(id);
        ApiProgram admin = ApiProgram.of(fixture, fixture.tokenHolder("root", SiteRole.ADMIN));

        JsonNode one = ApiProgram.json(teaching.post("/rejudgings", "{\"submission\": " + id + "}"));
        JsonNode all = ApiProgram.json(admin.post("/rejudgings", "{\"problem\": \"" + WebFixture.PROBLEM + "\"}"));
        String path = "/rejudgings/" + one.path("id").asLong();
        teaching.until(path, "state", "ready");

        assertThat(one.path("kind").asText()).isEqualTo("submission");
        assertThat(all.path("kind").asText()).isEqualTo("problem");
        assertThat(ApiProgram.json(teaching.post(path + "/drop", ""))
                        .path("state")
                        .asText())
                .isEqualTo("dropped");
        assertThat(learning.post("/rejudgings", "{\"submission\": " + id + "}").statusCode())
                .isEqualTo(403);
    }

    @Test
    void judgesNothingAgainThatIsNotNamed() {
        fixture.course(teacher, "algo", Feedback.FULL);

        for (String body : List.of(
                "{}",
                "{\"assignment\": \"algo\"}",
                "{\"assignment\": \"algo/a1\", \"submission\": 1}",
                "{\"submission\": \"1\"}",
                "{\"course\": \"algo\"}")) {
            assertThat(teaching.post("/rejudgings", body).statusCode()).as(body).isEqualTo(400);
        }
        assertThat(teaching.post("/rejudgings", "{\"submission\": 99}").statusCode())
                .isEqualTo(404);
        assertThat(teaching.post("/rejudgings", "{\"assignment\": \"algo/a9\"}").statusCode())
                .isEqualTo(404);
    }

    @Test
    void givesFiguresToAdministratorsAlone() throws InterruptedException {
        fixture.course(teacher, "algo", Feedback.FULL, anna);
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

    @Test
    void takesASessionOnlyWithItsToken() {
        fixture.person("tina", SiteRole.TEACHER);
        Login session = fixture.services().accounts().login("tina", WebFixture.PASSWORD, "here", "a browser");
        byte[] wish = "{\"name\": \"A\"}".getBytes(StandardCharsets.UTF_8);
        TestBrowser browser = fixture.browser().header("Cookie", "judge-session=" + session.token());

        HttpResponse<String> bare = browser.send("PUT", "/api/v1/courses/algo", "application/json", wish);
        assertThat(bare.statusCode()).isEqualTo(403);
        assertThat(browser.get("/api/v1/courses/algo").statusCode()).isEqualTo(404);
        browser.header("X-CSRF-Token", session.csrf());
        HttpResponse<String> guarded = browser.send("PUT", "/api/v1/courses/algo", "application/json", wish);
        assertThat(guarded.statusCode()).isEqualTo(200);
    }

    @Test
    void readsJsonThatSomeToolCallsAForm() {
        byte[] wish = "{\"name\": \"A=1&B\"}".getBytes(StandardCharsets.UTF_8);

        HttpResponse<String> made = teaching.send("PUT", "/courses/algo", "application/x-www-form-urlencoded", wish);

        assertThat(ApiProgram.json(made).path("name").asText()).isEqualTo("A=1&B");
    }
}
