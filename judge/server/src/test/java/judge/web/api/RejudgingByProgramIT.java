package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import judge.web.WebFixture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Rejudgings by programs. */
@ParameterizedClass
@OnEachDatabase
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
    void judgesAgainWhatAFilterFindsAfterSayingHowMany() {
        scene.course(scene.anna);
        learning.judged(learning.handIn("algo/a1", ApiProgram.MAIN));
        learning.judged(learning.handIn("algo/a1", "class Main { /* WRONG */ }\n"));
        String wrong = "/courses/algo/submissions/rejudge?assignment=a1&verdict=WA";

        assertThat(teaching.get(wrong).body()).isEqualTo("{\"count\":1}");
        assertThat(teaching.get(wrong + "&late=true").body()).isEqualTo("{\"count\":0}");
        HttpResponse<String> other = teaching.post(wrong, "{\"count\": 2}");
        assertThat(other.statusCode()).isEqualTo(409);
        assertThat(other.body()).contains("there are 1 now");
        HttpResponse<String> begun = teaching.post(wrong, "{\"count\": 1, \"reason\": \"why\"}");

        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
        JsonNode rejudging = ApiProgram.json(begun);
        assertThat(rejudging.path("kind").asText()).isEqualTo("selection");
        assertThat(rejudging.path("total").asInt()).isEqualTo(1);
        assertThat(rejudging.path("reason").asText()).isEqualTo("why");
        teaching.until("/rejudgings/" + rejudging.path("id").asLong(), "state", "ready");
    }

    @Test
    void aFilterThatIsMisspeltOrThereTwiceHasNothingJudgedAgain() {
        scene.course(scene.anna);
        learning.judged(learning.handIn("algo/a1", ApiProgram.MAIN));
        String all = "/courses/algo/submissions/rejudge";

        for (String query : List.of("?verdit=WA", "?verdict=AC&verdict=WA", "?verdict=ac", "?limit=1", "?search=%00")) {
            assertThat(teaching.get(all + query).statusCode()).as(query).isEqualTo(400);
            assertThat(teaching.post(all + query, "{\"count\": 1}").statusCode())
                    .as(query)
                    .isEqualTo(400);
        }
        assertThat(teaching.post(all, "{}").statusCode()).isEqualTo(400);
        assertThat(teaching.get(all + "?assignment=none").statusCode()).isEqualTo(404);
        assertThat(learning.get(all).statusCode()).isEqualTo(403);
        assertThat(learning.post(all, "{\"count\": 1}").statusCode()).isEqualTo(403);
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
