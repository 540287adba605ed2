package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;
import judge.database.BothDatabases;
import judge.online.Feedback;
import judge.online.SiteRole;
import judge.online.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * The task for editors beside one that Competitive Companion's own tests publish ({@code companion/kattis.json}, under
 * the licence beside it). The extension adds {@code batch} when it sends.
 */
class CompanionIT {

    private static final String TASK = "/courses/c/assignments/a1/problems/" + WebFixture.PROBLEM;
    private static final Path SAMPLES = Path.of("problems", WebFixture.PROBLEM, "data/sample");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final WebFixture web = new WebFixture(BothDatabases.SQLITE);
    private final TestBrowser anna;

    CompanionIT() {
        Viewer teacher = web.person("teacher", SiteRole.TEACHER);
        web.course(teacher, "c", Feedback.FULL, web.person("anna", SiteRole.STUDENT));
        anna = web.loggedIn("anna");
    }

    @AfterEach
    void closes() {
        web.close();
    }

    private JsonNode task() throws Exception {
        return MAPPER.readTree(anna.page("/api/v1" + TASK + "/task.json"));
    }

    @Test
    void hasWhatTheExtensionsParsersSendInTheSameTypes() throws Exception {
        JsonNode published;
        try (InputStream in = Objects.requireNonNull(CompanionIT.class.getResourceAsStream("companion/kattis.json"))) {
            published = MAPPER.readTree(in).path("result");
        }
        JsonNode task = task();

        requireAlike("", published, task);
        assertThat(task.properties()).hasSize(published.size() + 1);
        assertThat(UUID.fromString(task.path("batch").path("id").asText()).version())
                .isEqualTo(4);
        assertThat(task.path("batch").path("size").asInt()).isEqualTo(1);
    }

    private static void requireAlike(String place, JsonNode published, JsonNode ours) {
        assertThat(ours.getNodeType()).as(place).isEqualTo(published.getNodeType());
        published.properties().forEach(one -> {
            String key = place + "/" + one.getKey();
            assertThat(ours.has(one.getKey())).as(key).isTrue();
            requireAlike(key, one.getValue(), ours.path(one.getKey()));
        });
        if (published.isArray()) {
            ours.forEach(one -> requireAlike(place + "[]", published.path(0), one));
        }
    }

    @Test
    void saysTheProblemItsLimitsAndItsSamples() throws Exception {
        JsonNode task = task();

        assertThat(task.path("name").asText()).isEqualTo("Sudoku (poj3074)");
        assertThat(task.path("group").asText()).isEqualTo("Course c - Assignment a1");
        assertThat(task.path("url").asText()).isEqualTo(web.address() + TASK);
        assertThat(task.path("timeLimit").asLong()).isEqualTo(1_000);
        assertThat(task.path("memoryLimit").asLong()).isEqualTo(64);
        assertThat(task.path("languages").path("java").path("taskClass").asText())
                .isEqualTo("SudokuPoj3074");
        assertThat(task.path("tests")).hasSize(1);
        JsonNode test = task.path("tests").path(0);
        assertThat(test.path("input").asText()).isEqualTo(Files.readString(SAMPLES.resolve("01.in")));
        assertThat(test.path("output").asText()).isEqualTo(Files.readString(SAMPLES.resolve("01.ans")));
    }

    @Test
    void isNamedInTheReadersLanguageWithLettersForNamesOfFiles() throws Exception {
        anna.header("Accept-Language", "zh");

        assertThat(task().path("name").asText()).isEqualTo("数独 (poj3074)");
        assertThat(task().path("languages").path("java").path("taskClass").asText())
                .isEqualTo("Poj3074");
        assertThat(anna.page(TASK)).contains("发送到我的编辑器", "/api/v1" + TASK + "/task.json");
    }

    @Test
    void editorsMayBeReachedFromPagesOfProblemsAlone() {
        assertThat(policy(TASK)).contains("connect-src 'self' http://localhost:27121 ", "default-src 'none'");
        assertThat(policy(TASK).replaceFirst("connect-src[^;]*;", "").replaceFirst("; style-src-attr.*", ""))
                .as("nothing else is weaker")
                .isEqualTo(policy("/").replaceFirst("connect-src[^;]*;", ""));
        for (String other : new String[] {"/", "/courses/c", "/mine", TASK + "/attempts"}) {
            assertThat(policy(other)).contains("connect-src 'self';").doesNotContain("localhost");
        }
    }

    private String policy(String page) {
        return TestBrowser.headerOf(anna.get(page), "Content-Security-Policy");
    }
}
