package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import judge.web.WebFixture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Rejudgings by programs. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class RejudgingByProgramIT {

    @AutoClose
    private final ApiScene scene;

    private final WebFixture fixture;
    private final ApiProgram teaching;
    private final ApiProgram learning;

    RejudgingByProgramIT(BothDatabases on) {
        scene = new ApiScene(on);
        fixture = scene.fixture;
        teaching = scene.teaching;
        learning = scene.learning;
    }

    @Test
    void judgesAgainAside() {
        scene.course(scene.anna);
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
    void judgesASubmissionOrAProblemAgain() {
        scene.course(scene.anna);
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
        scene.course();

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
}
