package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import judge.database.BothDatabases;
import judge.intake.PackageZip;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.WebFixture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Courses, assignments, problems and grades, asked for by programs. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class TeachingByProgramIT {

    @AutoClose
    private final ApiScene scene;

    private final WebFixture fixture;
    private final ApiProgram teaching;
    private final ApiProgram learning;

    TeachingByProgramIT(BothDatabases on) {
        scene = new ApiScene(on);
        fixture = scene.fixture;
        teaching = scene.teaching;
        learning = scene.learning;
    }

    @Test
    void makesCoursesAndRenamesThem() {
        assertThat(teaching.put("/courses/algo", "{\"name\": \"Algorithms\"}").statusCode())
                .isEqualTo(200);
        teaching.put("/courses/algo", "{\"name\": \"Algorithms 2\"}");
        HttpResponse<String> over = teaching.put("/courses/algo", "{\"name\": \"Algorithms 2\", \"archived\": true}");
        assertThat(ApiProgram.json(over).path("archived").asText()).isNotEmpty();
        teaching.put("/courses/algo", "{\"name\": \"Algorithms 2\", \"archived\": false}");

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
        scene.course();
        Viewer other = fixture.tokenHolder("other", SiteRole.TEACHER);

        for (String path : List.of("", "/assignments", "/assignments/a1", "/assignments/a1/gradebook")) {
            assertThat(learning.get("/courses/algo" + path).statusCode()).isEqualTo(404);
            assertThat(ApiProgram.of(fixture, other).get("/courses/algo" + path).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void givesFirstPasswordsToARosterOnce() {
        scene.course();
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
    void readsARosterInTheCharsetThatItTellsAndAsksForTheOneThatItDoesNot() {
        scene.course();
        byte[] clear = "id,name\nm1,Müller\nm2,Jörg König\n".getBytes(Charset.forName("windows-1252"));
        byte[] unclear = "id,name\nm3,Izabelė Æ\nm4,Æ\n".getBytes(Charset.forName("windows-1257"));
        String path = "/courses/algo/roster";

        JsonNode read = ApiProgram.json(teaching.send("PUT", path, "text/csv", clear));
        HttpResponse<String> refused = teaching.send("PUT", path, "text/csv", unclear);
        HttpResponse<String> none = teaching.send("PUT", path + "?charset=klingon", "text/csv", unclear);

        assertThat(read.path("accounts").findValuesAsText("name")).containsExactly("Müller", "Jörg König");
        assertThat(read.path("charset").asText()).isEqualTo("windows-1252");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(ApiProgram.json(refused).path("title").asText()).isEqualTo("roster-charset");
        assertThat(ApiProgram.json(refused).path("detail").asText())
                .contains("windows-1257: Izabelė Æ", "Say which one it is with charset");
        assertThat(none.statusCode()).isEqualTo(400);
        assertThat(none.body()).contains("klingon");
        assertThat(ApiProgram.json(teaching.get("/courses/algo")).toString()).doesNotContain("Izabel");
        JsonNode said = ApiProgram.json(teaching.send("PUT", path + "?charset=windows-1257", "text/csv", unclear));
        assertThat(said.path("accounts").findValuesAsText("name")).containsExactly("Izabelė Æ", "Æ");
    }

    @Test
    void makesTheFirstPasswordsOfAWholeClassAnewAtOnce() {
        scene.course();
        String roster = IntStream.range(0, 400)
                .mapToObj(i -> "r" + i + ",Student " + i)
                .collect(Collectors.joining("\n", "id,name\n", "\n"));
        JsonNode lost = ApiProgram.json(
                teaching.send("PUT", "/courses/algo/roster", "text/csv", roster.getBytes(StandardCharsets.UTF_8)));

        JsonNode made = ApiProgram.json(teaching.post("/courses/algo/roster/passwords", ""));

        assertThat(made.path("accounts").findValuesAsText("login")).hasSize(400).contains("r0", "r399");
        assertThat(made.path("accounts").findValuesAsText("password"))
                .doesNotHaveDuplicates()
                .doesNotContainAnyElementsOf(lost.path("accounts").findValuesAsText("password"));
        String password = made.path("accounts").get(0).path("password").asText();
        String login = made.path("accounts").get(0).path("login").asText();
        assertThat(fixture.services()
                        .accounts()
                        .login(login, password, "::1", "")
                        .mustChange())
                .isTrue();
        assertThat(learning.post("/courses/algo/roster/passwords", "").statusCode())
                .isEqualTo(404);
    }

    @Test
    void saysForWhatColumnsWereTakenAndTakesThemForWhatIsSaid() {
        scene.course();
        byte[] roster = "a,b,c\nt01,Bob,lab 1\nt02,Ann,lab 2\n".getBytes(StandardCharsets.UTF_8);
        String path = "/courses/algo/roster?heads=true&columns=";

        HttpResponse<String> answer = teaching.send("PUT", path + "id,name,group", "text/csv", roster);

        assertThat(ApiProgram.json(answer).path("columns").toString())
                .isEqualTo("[{\"head\":\"a\",\"use\":\"id\"},{\"head\":\"b\",\"use\":\"name\"},"
                        + "{\"head\":\"c\",\"use\":\"group\"}]");
        assertThat(teaching.send("PUT", path + "id,id", "text/csv", roster).statusCode())
                .isEqualTo(400);
        assertThat(teaching.send("PUT", path + "id,team", "text/csv", roster).body())
                .contains("column-unknown", "team");
    }

    @Test
    void namesThoseWhoMayBeSomebodyElseAndDoesNothingUntilItIsSaid() {
        scene.course();
        byte[] first = "id,name\ns01,Bob\ns02,刘阳\n".getBytes(StandardCharsets.UTF_8);
        byte[] other = "id,name\ns01,Ben\ns02,刘洋\ns03,Cy\n".getBytes(StandardCharsets.UTF_8);
        teaching.send("PUT", "/courses/algo/roster", "text/csv", first);

        HttpResponse<String> refused = teaching.send("PUT", "/courses/algo/roster", "text/csv", other);
        HttpResponse<String> half = teaching.send("PUT", "/courses/algo/roster?same=s01", "text/csv", other);
        HttpResponse<String> done =
                teaching.send("PUT", "/courses/algo/roster?same=s01&renamed=s02", "text/csv", other);

        assertThat(refused.statusCode()).isEqualTo(409);
        JsonNode problem = ApiProgram.json(refused);
        assertThat(problem.path("title").asText()).isEqualTo("roster-people");
        assertThat(problem.path("detail").asText())
                .contains(
                        "Line 2: the login s01 belongs to Bob, but the list says Ben.",
                        "Line 3: the login s02 belongs to 刘阳, but the list says 刘洋.");
        assertThat(half.statusCode()).isEqualTo(409);
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        assertThat(ApiProgram.json(done).path("added").asInt()).isEqualTo(1);
    }

    @Test
    void setsAssignments() {
        scene.course();

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
        scene.course();
        String settings = "{\"name\": \"Practice\", \"problems\": [{\"id\": \"poj3074\", \"points\": 1}]}";

        HttpResponse<String> once = teaching.put("/courses/algo/assignments/practice", settings);
        HttpResponse<String> twice = teaching.put("/courses/algo/assignments/practice", settings);

        assertThat(twice.body()).isEqualTo(once.body());
        assertThat(ApiProgram.json(once).path("own").path("phase").asText()).isEqualTo("open");
    }

    @Test
    void saysWhichKeyIsWrongAndHow() {
        scene.course();
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
    void takesPackagesAndVerifiesThemLater() throws IOException {
        HttpResponse<String> put = teaching.send(
                "PUT",
                "/problems/noip2009sudoku",
                "application/zip",
                PackageZip.of(Path.of("problems", "noip2009sudoku")));

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

    @Test
    void givesGradesAsJsonOrCsv() {
        scene.course(scene.anna);
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
}
