package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.database.BothDatabases;
import judge.intake.Zips;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Handing in by programs, and what they see of it. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class HandingInByProgramIT {

    private static final Map<String, String> PROBLEM = Map.of("problem", WebFixture.PROBLEM);
    private static final Map<String, byte[]> MAIN = Map.of("Main.java", bytes(ApiProgram.MAIN));

    private final WebFixture fixture;
    private final Viewer teacher;
    private final ApiProgram teaching;
    private final ApiProgram anna;
    private final ApiProgram bob;

    HandingInByProgramIT(BothDatabases on) {
        fixture = new WebFixture(on);
        teacher = fixture.tokenHolder("teacher", SiteRole.TEACHER);
        Viewer annaViewer = fixture.tokenHolder("anna", SiteRole.STUDENT);
        Viewer bobViewer = fixture.tokenHolder("bob", SiteRole.STUDENT);
        fixture.course(teacher, "algo", Feedback.FULL, annaViewer, bobViewer);
        teaching = ApiProgram.of(fixture, teacher);
        anna = ApiProgram.of(fixture, annaViewer);
        bob = ApiProgram.of(fixture, bobViewer);
    }

    @AfterEach
    void closes() {
        fixture.close();
    }

    @Test
    void judgesWhatIsHandedIn() {
        HttpResponse<String> answer = anna.handIn("algo/a1", PROBLEM, MAIN);

        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        long id = ApiProgram.json(answer).path("id").asLong();
        assertThat(answer.headers().firstValue("Location")).contains("/api/v1/submissions/" + id);
        JsonNode judged = anna.judged(id);
        assertThat(judged.path("verdict").asText()).isEqualTo("AC");
        assertThat(judged.path("score").asDouble())
                .isEqualTo(judged.path("maxScore").asDouble());
        assertThat(judged.path("attempt").asInt()).isEqualTo(1);
        assertThat(judged.path("report").path("cases")).isNotEmpty();
    }

    @Test
    void tellsThePlaceInTheQueue() {
        fixture.judge().hold();
        List<Long> ids = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            ids.add(anna.handIn("algo/a1", ApiProgram.MAIN));
        }

        JsonNode last = ApiProgram.json(anna.get("/submissions/" + ids.get(3)));
        assertThat(last.path("state").asText()).isEqualTo("queued");
        assertThat(last.path("place").asInt()).isBetween(1, 4);
        fixture.judge().release();
        anna.judged(ids.get(3));
    }

    @Test
    void keepsADraftThatAnOlderOneDoesNotOverwriteAndNobodyElseSees() {
        String path = "/courses/algo/assignments/a1/problems/" + WebFixture.PROBLEM + "/draft";
        assertThat(ApiProgram.json(anna.get(path)).path("version").asInt()).isZero();

        HttpResponse<String> kept = anna.put(path, draft(0, "java", "class Main {}\n"));

        assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
        assertThat(ApiProgram.json(anna.get(path))).isEqualTo(ApiProgram.json(kept));
        assertThat(ApiProgram.json(kept).path("source").asText()).isEqualTo("class Main {}\n");
        HttpResponse<String> older = anna.put(path, draft(0, "java", "class Older {}"));
        assertThat(older.statusCode()).isEqualTo(409);
        assertThat(older.body()).contains("draft-newer");
        assertThat(ApiProgram.json(anna.get(path))).isEqualTo(ApiProgram.json(kept));
        for (ApiProgram other : List.of(bob, teaching)) {
            assertThat(other.get(path).body()).doesNotContain("Main");
        }
        for (String wrong : List.of(
                draft(1, "klingon", ""), draft(1, "java", "x".repeat(140_000)), "{\"version\": 1, \"source\": \"\"}")) {
            assertThat(anna.put(path, wrong).statusCode()).isIn(400, 413);
        }
    }

    private static String draft(int version, String language, String source) {
        return "{\"version\": " + version + ", \"language\": \"" + language + "\", \"source\": \""
                + source.replace("\n", "\\n") + "\"}";
    }

    @Test
    void handsInOnceForOneKey() {
        HttpResponse<String> first = anna.handIn("algo/a1", PROBLEM, MAIN, "Idempotency-Key", "key-1");
        HttpResponse<String> again = anna.handIn("algo/a1", PROBLEM, MAIN, "Idempotency-Key", "key-1");
        HttpResponse<String> other = anna.handIn("algo/a1", PROBLEM, MAIN, "Idempotency-Key", "key-2");
        HttpResponse<String> bobs = bob.handIn("algo/a1", PROBLEM, MAIN, "Idempotency-Key", "key-1");

        assertThat(again.statusCode()).isEqualTo(201);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(ApiProgram.json(other).path("attempt").asInt()).isEqualTo(2);
        assertThat(bobs.body()).isNotEqualTo(first.body());
        assertThat(anna.handIn("algo/a1", PROBLEM, MAIN, "Idempotency-Key", "two words")
                        .statusCode())
                .isEqualTo(400);
        assertThat(submissions(anna)).hasSize(2);
    }

    private static JsonNode submissions(ApiProgram program) {
        return ApiProgram.json(program.get(ApiProgram.submissions("algo/a1"))).path("submissions");
    }

    @Test
    void takesSeveralFilesAndZipsOfThem() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>(MAIN);
        files.put("util/Util.java", bytes("package util;\n"));
        files.put("more.zip", zip(Map.of("a/A.java", "class A {}\n", "notes.txt", "left out\n")));

        long id = ApiProgram.json(anna.handIn("algo/a1", PROBLEM, files))
                .path("id")
                .asLong();

        JsonNode source = ApiProgram.json(anna.get("/submissions/" + id + "/source"));
        assertThat(source.path("files").findValuesAsText("path"))
                .containsExactlyInAnyOrder("Main.java", "util/Util.java", "a/A.java");
        assertThat(source.path("files").findValuesAsText("text")).contains(ApiProgram.MAIN);
        HttpResponse<String> zipped = anna.get("/submissions/" + id + "/source", "Accept", "application/zip");
        assertThat(zipped.body()).startsWith("PK");
    }

    @Test
    void asksForTheCharsetOfNamesThatReadAsWellInAnotherOne() {
        Map<String, byte[]> zip = Map.of(
                "a.zip",
                Zips.in("IBM850")
                        .add("Übung.java", "class A {}")
                        .add("Main.java", ApiProgram.MAIN)
                        .bytes());
        Map<String, String> named = new LinkedHashMap<>(PROBLEM);
        named.put("charset", "IBM850");

        assertThat(anna.handIn("algo/a1", PROBLEM, zip).body())
                .contains("\"status\":400", "archive-charset", "IBM850: Übung", "macintosh: öbung");
        assertThat(submissions(anna)).isEmpty();
        JsonNode handed = ApiProgram.json(anna.handIn("algo/a1", named, zip));

        assertThat(handed.path("attempt").asInt()).isEqualTo(1);
        assertThat(handed.path("charsets").toString()).isEqualTo("[\"IBM850\"]");
        assertThat(ApiProgram.json(anna.get("/submissions/" + handed.path("id").asLong() + "/source"))
                        .path("files")
                        .findValuesAsText("path"))
                .containsExactlyInAnyOrder("Main.java", "Übung.java");
    }

    /** It would be a compile error, and one of the attempts that somebody has. */
    @Test
    void takesNothingThatHasNoSource() {
        List<Map<String, byte[]>> all = List.of(
                Map.of("work.tar.xz", bytes("x")),
                Map.of("essay.docx", bytes("x"), "sum.h", bytes("int a;")),
                Map.of("a.zip", zip(Map.of("w/work.tar.xz", "x", "Main.class", "x"))),
                Map.of("a.zip", zip(Map.of())));
        for (Map<String, byte[]> files : all) {
            HttpResponse<String> refused = anna.handIn("algo/a1", PROBLEM, files);

            assertThat(refused.statusCode()).as(refused.body()).isEqualTo(400);
            assertThat(refused.body())
                    .contains("of the files that you sent is a source (*.java, *.cpp, *.c, *.py, ", "*.out, *.yaml)");
        }
        assertThat(ApiProgram.json(anna.handIn("algo/a1", PROBLEM, MAIN))
                        .path("attempt")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void refusesWhatCannotBeHandedIn() throws IOException {
        byte[] outside = zip(Map.of("../Main.java", "class Main {}\n"));
        Map<String, byte[]> many = new LinkedHashMap<>();
        for (int i = 0; i <= 200; i++) {
            many.put("A" + i + ".java", bytes("class A" + i + " {}"));
        }

        assertThat(anna.handIn("algo/a1", Map.of(), MAIN).statusCode()).isEqualTo(400);
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of()).statusCode()).isEqualTo(400);
        assertThat(anna.handIn("algo/a1", Map.of("problem", "other"), MAIN).statusCode())
                .isBetween(400, 404);
        assertThat(anna.handIn("algo/a9", PROBLEM, MAIN).statusCode()).isEqualTo(404);
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of("a.zip", outside)).statusCode())
                .isEqualTo(400);
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of("a.zip", bytes("none")))
                        .body())
                .contains("\"status\":400", "a.zip is not taken: a.zip cannot be read as a zip.");
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of("Main.java", new byte[5 << 20]))
                        .body())
                .contains("\"status\":413", "All files together are larger than 4 MiB");
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of("../Main.java", bytes("class Main {}")))
                        .statusCode())
                .isEqualTo(400);
        assertThat(anna.handIn("algo/a1", PROBLEM, many).statusCode()).isEqualTo(413);
        assertThat(anna.handIn("algo/a1", PROBLEM, Map.of("Main.java", new byte[9 << 20]))
                        .statusCode())
                .isEqualTo(413);
        assertThat(anna.post(ApiProgram.submissions("algo/a1"), "{}").statusCode())
                .isEqualTo(400);
        assertThat(submissions(anna)).isEmpty();
    }

    @Test
    void saysWhyItIsTooLateOrTooOften() {
        String problems = "\"problems\": [{\"id\": \"" + WebFixture.PROBLEM + "\", \"points\": 1}]}";
        teaching.put(
                "/courses/algo/assignments/over",
                "{\"name\": \"A\", \"opens\": \"2020-01-01T00:00:00Z\", \"closes\": \"2020-01-02T00:00:00Z\", "
                        + problems);
        teaching.put(
                "/courses/algo/assignments/later",
                "{\"name\": \"A\", \"opens\": \"2099-01-01T00:00:00Z\", " + problems);
        teaching.put("/courses/algo/assignments/once", "{\"name\": \"A\", \"attempts\": 1, " + problems);
        teaching.put("/courses/algo/assignments/slow", "{\"name\": \"A\", \"interval\": 3600, " + problems);
        anna.handIn("algo/once", ApiProgram.MAIN);
        Instant before = Instant.now();
        anna.handIn("algo/slow", ApiProgram.MAIN);

        assertThat(anna.handIn("algo/over", PROBLEM, MAIN).statusCode()).isEqualTo(403);
        assertThat(anna.handIn("algo/later", PROBLEM, MAIN).statusCode()).isEqualTo(404);
        assertThat(anna.handIn("algo/once", PROBLEM, MAIN).statusCode()).isEqualTo(403);
        HttpResponse<String> soon = anna.handIn("algo/slow", PROBLEM, MAIN);
        assertThat(soon.statusCode()).isEqualTo(429);
        long gone = Duration.between(before, Instant.now()).toSeconds();
        assertThat(Long.parseLong(soon.headers().firstValue("Retry-After").orElse("0")))
                .isBetween(3599 - gone, 3600L);
    }

    @Test
    void letsTeachersHandInForAStudent() {
        Map<String, String> forAnna = Map.of("problem", WebFixture.PROBLEM, "for", "anna");

        HttpResponse<String> made = teaching.handIn("algo/a1", forAnna, MAIN);

        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        assertThat(anna.judged(ApiProgram.json(made).path("id").asLong())
                        .path("login")
                        .asText())
                .isEqualTo("anna");
        assertThat(bob.handIn("algo/a1", forAnna, MAIN).statusCode()).isEqualTo(403);
    }

    @Test
    void hidesSubmissionsFromOtherStudents() {
        long id = anna.handIn("algo/a1", ApiProgram.MAIN);

        for (String path : List.of("", "/source", "/events")) {
            assertThat(bob.get("/submissions/" + id + path).statusCode()).isEqualTo(404);
            assertThat(bob.get("/submissions/" + (id + 1000) + path).statusCode())
                    .isEqualTo(404);
        }
        assertThat(bob.get("/submissions/x").statusCode()).isEqualTo(404);
        assertThat(submissions(bob)).isEmpty();
        assertThat(submissions(teaching)).hasSize(1);
    }

    @Test
    void givesListsInPages() {
        for (int i = 0; i < 3; i++) {
            anna.handIn("algo/a1", ApiProgram.MAIN);
        }
        String path = ApiProgram.submissions("algo/a1");

        JsonNode first = ApiProgram.json(anna.get(path + "?limit=2"));
        JsonNode second = ApiProgram.json(
                anna.get(path + "?limit=2&cursor=" + first.path("next").asText()));

        assertThat(first.path("submissions").findValuesAsText("attempt")).containsExactly("3", "2");
        assertThat(second.path("submissions").findValuesAsText("attempt")).containsExactly("1");
        assertThat(second.path("next").isNull()).isTrue();
        for (String query : List.of("limit=0", "limit=501", "limit=x", "cursor=x", "cursor=-1")) {
            assertThat(anna.get(path + "?" + query).statusCode()).as(query).isEqualTo(400);
        }
    }

    @Test
    void showsTheSameBytesBeforeAndAfterWhereTheVerdictIsHidden() {
        Instant now = Instant.now();
        fixture.assignment(teacher, "algo", "exam", Feedback.NONE, now.minusSeconds(60), now.plusSeconds(3600));
        fixture.judge().hold();
        long id = anna.handIn("algo/exam", "WRONG");
        String list = ApiProgram.submissions("algo/exam");
        HttpResponse<String> before = anna.get("/submissions/" + id);
        HttpResponse<String> listed = anna.get(list);

        fixture.judge().release();
        assertThat(teaching.judged(id).path("verdict").asText()).isEqualTo("WA");

        HttpResponse<String> after = anna.get("/submissions/" + id);
        assertThat(after.body()).isEqualTo(before.body());
        assertThat(anna.get(list).body()).isEqualTo(listed.body());
        assertThat(ApiProgram.json(after).path("hidden").asBoolean()).isTrue();
        assertThat(ApiProgram.json(after).path("verdict").isNull()).isTrue();
    }

    @Test
    void tellsWhatHappensAsItHappens() throws IOException {
        fixture.judge().hold();
        long id = anna.handIn("algo/a1", ApiProgram.MAIN);
        List<String> told = new ArrayList<>();
        try (BufferedReader events = new BufferedReader(
                new InputStreamReader(anna.stream("/submissions/" + id + "/events"), StandardCharsets.UTF_8))) {
            fixture.judge().release();
            String line = events.readLine();
            while (line != null) {
                told.add(line);
                line = events.readLine();
            }
        }

        assertThat(told).contains("event: verdict");
        assertThat(told).anyMatch(line -> line.startsWith("data: {\"verdict\":\"AC\""));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zip(Map<String, String> files) {
        Zips zip = Zips.utf8();
        files.forEach(zip::add);
        return zip.bytes();
    }
}
