package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.web.WebFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Sets for practice, made and worked in by programs. */
@ParameterizedClass
@OnEachDatabase
class PracticeByProgramIT {

    private static final String SET = "/courses/algo/sets/basics";
    private static final String SUBMISSIONS = "/courses/algo/assignments/basics/submissions";

    private final ApiScene scene;
    private final ApiProgram teaching;
    private final ApiProgram guest;
    private final ApiProgram admin;

    PracticeByProgramIT(BothDatabases on) {
        scene = new ApiScene(on);
        scene.course(scene.anna);
        teaching = scene.teaching;
        Viewer stranger = scene.fixture.tokenHolder("guest", SiteRole.STUDENT);
        guest = ApiProgram.of(scene.fixture, stranger);
        admin = ApiProgram.of(scene.fixture, scene.fixture.tokenHolder("admin", SiteRole.ADMIN));
    }

    @AfterEach
    void closes() {
        scene.close();
    }

    private static String wish(String audience, String problem) {
        return "{\"name\": \"Basics\", \"audience\": \"" + audience + "\", \"problems\": [" + problem + "]}";
    }

    @Test
    void makesASetInWhichAGuestHandsIn() {
        String problem = "{\"id\": \"" + WebFixture.PROBLEM + "\", \"level\": \"easy\", \"tags\": [\"search\"]}";
        JsonNode made = ApiProgram.json(teaching.put(SET, wish("everybody", problem)));
        assertThat(made.path("problems").get(0).path("level").asText()).isEqualTo("easy");
        assertThat(made.path("problems").get(0).path("tags").get(0).asText()).isEqualTo("search");
        JsonNode again = ApiProgram.json(teaching.put(SET, wish("everybody", problem)));
        assertThat(again).as("twice is the same as once").isEqualTo(made);

        assertThat(guest.get("/courses/algo").statusCode()).isEqualTo(404);
        assertThat(ApiProgram.json(guest.get("/practice"))
                        .path("sets")
                        .get(0)
                        .path("set")
                        .asText())
                .isEqualTo("basics");
        long id = guest.handIn("algo/basics", ApiProgram.MAIN);
        guest.judged(id);
        JsonNode set = ApiProgram.json(guest.get(SET));
        assertThat(set.path("problems").get(0).path("progress").asText()).isEqualTo("solved");
        assertThat(set.path("problems").get(0).path("solvedPercent").isNull()).isTrue();
        assertThat(ApiProgram.json(guest.get("/practice"))
                        .path("sets")
                        .get(0)
                        .path("solved")
                        .asInt())
                .isEqualTo(1);
        assertThat(ApiProgram.json(teaching.get(SUBMISSIONS))
                        .path("submissions")
                        .get(0)
                        .path("name")
                        .asText())
                .isEqualTo("GUEST");

        assertThat(ApiProgram.json(teaching.get("/courses/algo/assignments")).toString())
                .doesNotContain("basics");
        for (String path : new String[] {"/gradebook", "/contest"}) {
            assertThat(teaching.get("/courses/algo/assignments/basics" + path).statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void refusesWithKeyAndValue() {
        refuses(wish("all", "{\"id\": \"" + WebFixture.PROBLEM + "\"}"), "audience", "all");
        refuses(wish("course", "{\"id\": \"poj3074\", \"level\": \"godlike\"}"), "problems[0].level", "godlike");
        refuses(wish("course", "{\"id\": \"poj3074\", \"tags\": \"dp\"}"), "problems[0].tags", "dp");
        refuses(wish("course", "{\"id\": \"poj3074\", \"points\": 5}"), "problems[0].points");
        refuses(wish("course", "{\"id\": \"nowhere\"}"), "nowhere");
        refuses(wish("course", "{\"id\": \"poj3074\", \"tags\": [\"" + "x".repeat(41) + "\"]}"), "poj3074", "xxx");
        refuses(wish("course", ""), "problem");
        assertThat(teaching.get(SET).statusCode()).isEqualTo(404);
        HttpResponse<String> taken = teaching.put("/courses/algo/sets/a1", wish("course", "{\"id\": \"poj3074\"}"));
        assertThat(taken.statusCode()).isEqualTo(409);
        assertThat(taken.body()).contains("set-is-assignment", "a1");
    }

    private void refuses(String json, String... said) {
        HttpResponse<String> answer = teaching.put(SET, json);
        assertThat(answer.statusCode()).as(json).isEqualTo(400);
        assertThat(answer.body()).contains(said);
    }

    @Test
    void letsOnlyAnAdministratorShowSetsWithoutALogin() {
        String path = "/practice/without-login";
        assertThat(teaching.put(path, "{\"allowed\": true}").statusCode()).isEqualTo(403);
        assertThat(admin.put(path, "{}").statusCode()).isEqualTo(400);
        assertThat(ApiProgram.json(admin.put(path, "{\"allowed\": true}"))
                        .path("allowed")
                        .asBoolean())
                .isTrue();
        assertThat(ApiProgram.json(guest.get(path)).path("allowed").asBoolean()).isTrue();
        assertThat(scene.nobody.get("/practice").statusCode()).isEqualTo(401);
    }
}
