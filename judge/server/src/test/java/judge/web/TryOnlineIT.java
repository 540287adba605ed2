package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.online.Counting;
import judge.online.CourseRole;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.service.course.AssignmentSettings;
import judge.service.course.ProblemPoints;
import judge.service.submission.TryResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Programs that are tried on a page and by the API, and run by a real judge. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TryOnlineIT {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");
    private static final String TASK = "/courses/c/assignments/a/problems/";
    private static final String API = "/api/v1/courses/c/assignments/a/tries";

    private Toolchain toolchain;
    private WebFixture web;
    private Viewer tina;
    private TestBrowser anna;
    private TestBrowser boris;

    @BeforeAll
    void opens(@TempDir Path temp) throws Exception {
        toolchain = Toolchains.open();
        web = new WebFixture(BothDatabases.SQLITE, new LocalJudge(toolchain, new JudgingRules(false, false, false)));
        tina = web.person("tina", SiteRole.TEACHER);
        web.services().problems().putFolder(SUM);
        web.services().problems().putFolder(guess(temp.resolve("guess")));
        web.services().courses().put(tina, "c", "Course");
        for (String login : List.of("anna", "boris")) {
            web.person(login, SiteRole.STUDENT);
            web.services().courses().setRole(tina, "c", login, CourseRole.STUDENT);
        }
        web.services()
                .assignments()
                .put(
                        tina,
                        "c",
                        "a",
                        new AssignmentSettings(
                                "Tried",
                                Instant.now().minus(Duration.ofHours(1)),
                                Instant.now().plus(Duration.ofDays(1)),
                                null,
                                0,
                                Feedback.FULL,
                                1,
                                Counting.BEST,
                                Duration.ZERO,
                                List.of(new ProblemPoints("sum", 10), new ProblemPoints("guess", 10))));
        anna = web.loggedIn("anna");
        boris = web.loggedIn("boris");
    }

    @AfterAll
    void closes() throws IOException {
        web.close();
        toolchain.close();
    }

    /** A problem whose validator thinks of the number that the input names. */
    private static Path guess(Path folder) throws IOException {
        write(
                folder,
                "problem.yaml",
                """
                problem_format_version: 2025-09
                name: Guess
                type: interactive
                limits: {time_limit: 1}
                """);
        write(folder, "statement/problem.en.md", "Guess.\n");
        for (String name : List.of("sample/1", "secret/1")) {
            write(folder, "data/" + name + ".in", "7\n");
            write(folder, "data/" + name + ".ans", "");
        }
        write(
                folder,
                "output_validator/check.py",
                """
                import sys
                number = open(sys.argv[1]).read().strip()
                print("guess", flush=True)
                sys.exit(42 if sys.stdin.readline().strip() == number else 43)
                """);
        return folder;
    }

    private static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String tried(TestBrowser browser, String problem, Map<String, String> fields) {
        Map<String, String> all = new LinkedHashMap<>(fields);
        all.put("language", "python3");
        HttpResponse<String> answer = browser.upload(TASK + problem + "/tries", all, Map.of());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(303);
        String place = TestBrowser.location(answer);
        Eventually.until("tried", () -> !browser.page(place).contains("http-equiv=\"refresh\""));
        return place;
    }

    @Test
    void samplesAreRunAndWhatIsWrongIsShownBesideWhatWasExpected() {
        String wrong = tried(anna, "sum", Map.of("source", "a, b = map(int, input().split())\nprint(a - b)\n"));

        assertThat(anna.page(wrong)).contains("badge", "WA", "sample/1", "-1").doesNotContain("secret/");
        assertThat(anna.page(wrong + "/result")).contains("WA").doesNotContain("<html");
        assertThat(anna.page("/courses/c/assignments/a")).doesNotContain("WA");
        assertThat(anna.page(TASK + "sum")).as("no attempt").contains("1 of 1");
        long number = Long.parseLong(wrong.substring("/tries/".length()));
        byte[] stored = web.database()
                .read(tables -> tables.tries().find(number))
                .orElseThrow()
                .result();
        assertThat(TryResult.read(stored).report().fingerprint())
                .as("it is kept nowhere")
                .isNull();
        assertThat(boris.get(wrong).statusCode()).isEqualTo(404);
        assertThat(boris.get(wrong + "/events").statusCode()).isEqualTo(404);
        assertThat(web.loggedIn("tina").get(wrong).statusCode()).isEqualTo(404);
    }

    @Test
    void anInputOfOnesOwnIsRunAndNothingIsCompared() {
        String source =
                """
                import sys
                a, b = map(int, input().split())
                print("<b>", file=sys.stderr)
                print(a * b)
                """;
        String place = tried(boris, "sum", Map.of("source", source, "own", "yes", "input", "6 7\r\n"));

        assertThat(boris.page(place))
                .contains("The program ended without an error", "<pre tabindex=\"0\">42", "Standard error", "&lt;b&gt;")
                .containsSubsequence("<h3>Output</h3>", "<h3>Input</h3>", "<pre tabindex=\"0\">6 7")
                .doesNotContain("<b>");

        assertThat(boris.page(TASK + "sum")).as("to be changed and run again").contains("\">\n6 7\n</textarea>");

        String crash = tried(boris, "sum", Map.of("source", "print(1 // 0)", "own", "yes", "input", ""));
        assertThat(boris.page(crash))
                .contains("RTE", "ZeroDivisionError", "your input")
                .doesNotContain("ended without", "own-input");
    }

    @Test
    void whereTheProgramTalksTheTalkIsShown() {
        String place = tried(anna, "guess", Map.of("source", "input()\nprint(7)\n", "sample", "sample/1"));

        assertThat(anna.page(place)).contains("AC", "guess");
        assertThat(anna.page(TASK + "guess")).contains("value=\"sample/1\"").doesNotContain("name=\"input\"");
        HttpResponse<String> own =
                anna.upload(TASK + "guess/tries", Map.of("source", "print(7)", "own", "yes", "input", "1"), Map.of());
        assertThat(own.statusCode()).isEqualTo(400);
        assertThat(own.body()).contains("talks with the judge");
    }

    @Test
    void theLastOneIsOnThePageOfItsProblemUntilItIsGivenUp() {
        String place = tried(anna, "sum", Map.of("source", "print('here I am')\n", "sample", "sample/1"));
        assertThat(anna.page(TASK + "sum")).contains("Your last try", "here I am");
        assertThat(anna.page(TASK + "guess")).doesNotContain("here I am");
        assertThat(boris.page(TASK + "sum")).doesNotContain("here I am");

        assertThat(boris.post(place + "/cancel", Map.of()).statusCode()).isEqualTo(404);
        HttpResponse<String> answer = anna.post(place + "/cancel", Map.of());
        assertThat(TestBrowser.location(answer)).startsWith(TASK + "sum");
        assertThat(anna.page(TASK + "sum")).doesNotContain("here I am");
        assertThat(anna.get(place).statusCode()).isEqualTo(404);
    }

    @Test
    void programsDoTheSameByTheApi() throws Exception {
        Viewer chen = web.tokenHolder("chen", SiteRole.STUDENT);
        web.services().courses().setRole(tina, "c", "chen", CourseRole.STUDENT);
        String token = web.services().accounts().tokens().make(chen.person(), "test");
        TestBrowser program = new TestBrowser(web.address()).header("Authorization", "Bearer " + token);
        ObjectMapper mapper = new ObjectMapper();

        HttpResponse<String> begun = program.upload(
                API,
                Map.of("problem", "sum", "input", "2 3\n"),
                Map.of("a.py", "print(input())".getBytes(StandardCharsets.UTF_8)));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        String place = TestBrowser.location(begun);
        try (BufferedReader events =
                new BufferedReader(new InputStreamReader(program.stream(place + "/events"), StandardCharsets.UTF_8))) {
            assertThat(events.readLine()).startsWith("retry:");
            events.readLine();
            assertThat(events.readLine()).isEqualTo("event: changed");
        }
        Eventually.until("done", () -> program.page(place).contains("\"state\":\"done\""));
        JsonNode tried = mapper.readTree(program.page(place));

        assertThat(tried.at("/report/cases/0/output/text").asText()).isEqualTo("2 3\n");
        assertThat(tried.at("/report/fingerprint").isNull()).isTrue();
        assertThat(tried.at("/problem").asText()).isEqualTo("sum");
        assertThat(program.send("DELETE", place, "application/json", new byte[0])
                        .statusCode())
                .isEqualTo(204);
        assertThat(program.get(place).statusCode()).isEqualTo(404);
        HttpResponse<String> unknown =
                program.upload(API, Map.of("problem", "sum", "sample", "secret/1"), Map.of("a.py", new byte[] {'1'}));
        assertThat(unknown.statusCode()).isEqualTo(400);
        assertThat(unknown.body()).contains("sample/1");
        HttpResponse<String> large = program.upload(
                API, Map.of("problem", "sum", "input", "1".repeat((1 << 20) + 1)), Map.of("a.py", new byte[] {'1'}));
        assertThat(large.statusCode()).isEqualTo(413);
    }
}
