package judge.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import judge.Eventually;
import judge.database.BothDatabases;
import judge.web.WebFixture;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Contests as a jury scripts them. */
@ParameterizedClass
@EnumSource(names = "SQLITE")
class ContestByProgramIT {

    private static final String PATH = "/courses/algo/assignments/a1";
    private static final String CONTEST = PATH + "/contest";

    @AutoClose
    private final ApiScene scene;

    private final ApiProgram teaching;
    private final ApiProgram learning;

    ContestByProgramIT(BothDatabases on) {
        scene = new ApiScene(on);
        teaching = scene.teaching;
        learning = scene.learning;
    }

    private JsonNode done(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return ApiProgram.json(answer);
    }

    private void times(Instant opens, Instant closes) {
        done(teaching.put(
                PATH,
                "{\"name\": \"A 1\", \"opens\": \"" + opens + "\", \"closes\": \"" + closes
                        + "\", \"problems\": [{\"id\": \"" + WebFixture.PROBLEM + "\", \"points\": 10}]}"));
    }

    private void balloonsAndPaper() {
        JsonNode balloon =
                done(teaching.get(CONTEST + "/balloons")).path("balloons").path(0);
        assertThat(balloon.path("state").asText()).isEqualTo("waits");
        assertThat(balloon.path("problem").asText()).isEqualTo(WebFixture.PROBLEM);
        assertThat(balloon.path("first").asBoolean()).isTrue();
        String taken = "{\"login\": \"" + balloon.path("login").asText() + "\", \"problem\": \"" + WebFixture.PROBLEM
                + "\", \"deed\": \"take\"}";
        assertThat(done(teaching.post(CONTEST + "/balloons", taken))
                        .path("balloons")
                        .path(0)
                        .path("state")
                        .asText())
                .isEqualTo("taken");
        assertThat(teaching.post(CONTEST + "/balloons", taken).statusCode()).isEqualTo(409);
        assertThat(learning.get(CONTEST + "/balloons").statusCode()).isEqualTo(403);

        JsonNode sent = done(learning.post(CONTEST + "/prints", "{\"file\": \"a.txt\", \"text\": \"#\\\"\\\"\"}"));
        String paper =
                CONTEST + "/prints/" + sent.path("prints").path(0).path("id").asLong();
        assertThat(learning.get(paper).statusCode()).isEqualTo(403);
        assertThat(done(teaching.get(paper)).path("text").asText()).isEqualTo("#\"\"");
        done(teaching.post(paper, "{}"));
        assertThat(done(learning.get(CONTEST + "/prints"))
                        .path("prints")
                        .path(0)
                        .path("state")
                        .asText())
                .isEqualTo("printed");
    }

    @Test
    void aContestIsMadeRunExtendedAndEnded() {
        scene.course(scene.anna);
        Instant opens = Instant.now().minus(Duration.ofHours(2));
        times(opens, Instant.now().plus(Duration.ofHours(3)));
        JsonNode made = done(teaching.put(
                CONTEST,
                "{\"kind\": \"icpc\", \"freezes\": \"" + opens.plus(Duration.ofHours(1)) + "\", \"gold\": 1,"
                        + " \"openBoard\": true, \"problems\": [{\"id\": \"" + WebFixture.PROBLEM
                        + "\", \"label\": \"Q\", \"rgb\": \"#ff8800\", \"color\": \"orange\"}]}"));
        assertThat(made.path("problems").path(0).path("label").asText()).isEqualTo("Q");
        assertThat(done(learning.get(PATH)).path("feedback").asText()).isEqualTo("verdict");
        assertThat(done(learning.get("/contests")).path("contests")).hasSize(1);
        JsonNode teams = done(teaching.put(
                CONTEST + "/teams",
                "{\"teams\": [{\"login\": \"team-7\", \"name\": \"#\\\"\\\"\", \"label\": \"7\","
                        + " \"country\": \"DEU\"}]}"));
        assertThat(teams.path("accounts").path(0).path("password").asText()).isNotEmpty();
        assertThat(done(learning.get(CONTEST + "/teams"))
                        .path("teams")
                        .path(0)
                        .path("login")
                        .isNull())
                .isTrue();

        learning.judged(learning.handIn("algo/a1", ApiProgram.MAIN));
        String board = CONTEST + "/scoreboard?audience=jury";
        Eventually.until(
                "it is solved",
                () -> done(teaching.get(board))
                                .path("rows")
                                .path(0)
                                .path("solved")
                                .asInt()
                        == 1);
        JsonNode jury = done(teaching.get(board));
        balloonsAndPaper();
        JsonNode open = done(learning.get(CONTEST + "/scoreboard?audience=public"));

        assertThat(jury.path("rows").path(0).path("cells").path(0).path("first").asBoolean())
                .isTrue();
        assertThat(open.path("rows").path(0).path("solved").asInt())
                .as("it is frozen")
                .isZero();
        assertThat(open.path("own").path("solved").asInt()).isEqualTo(1);
        assertThat(learning.get(CONTEST + "/scoreboard?audience=jury").statusCode())
                .isEqualTo(403);
        assertThat(learning.get(CONTEST + "/scoreboard?audience=me").statusCode())
                .isEqualTo(400);

        Instant closes = Instant.now().plus(Duration.ofHours(4));
        JsonNode extended = done(teaching.post(CONTEST + "/extend", "{\"closes\": \"" + closes + "\"}"));
        assertThat(Instant.parse(extended.path("ends").asText()).toEpochMilli()).isEqualTo(closes.toEpochMilli());
        assertThat(teaching.post(CONTEST + "/final", "{}").statusCode()).isEqualTo(409);
        times(opens, Instant.now());
        assertThat(done(teaching.get(CONTEST + "/thaw")).path("steps")).hasSize(1);
        assertThat(learning.get(CONTEST + "/thaw").statusCode()).isEqualTo(403);
        JsonNode thawing = done(teaching.post(CONTEST + "/thaw", "{\"show\": \"next\"}"));
        assertThat(thawing.path("board").path("rows").path(0).path("solved").asInt())
                .isEqualTo(1);
        done(teaching.post(CONTEST + "/thaw", "{\"show\": \"back\"}"));
        done(teaching.post(CONTEST + "/thaw", "{\"show\": \"all\"}"));
        done(teaching.post(CONTEST + "/thaw", "{\"show\": \"nothing\"}"));
        assertThat(learning.post(CONTEST + "/thaw", "{\"show\": \"all\"}").statusCode())
                .isEqualTo(403);
        done(teaching.post(CONTEST + "/thaw", "{\"show\": \"all\"}"));
        assertThat(done(learning.get(CONTEST + "/awards")).path("awards")).isEmpty();
        JsonNode awards = done(teaching.post(CONTEST + "/final", "{}"));
        assertThat(awards.path("awards")).hasSize(3);
        assertThat(done(learning.get(CONTEST + "/awards"))).isEqualTo(awards);
        assertThat(learning.post(CONTEST + "/begin", "{}").statusCode()).isEqualTo(409);
    }

    @Test
    void whoAsksTheJuryIsAnswered() {
        scene.course(scene.anna);
        times(Instant.now().minus(Duration.ofHours(2)), Instant.now().plus(Duration.ofHours(3)));
        assertThat(learning.get(CONTEST).statusCode()).isEqualTo(404);
        assertThat(learning.put(CONTEST, "{\"kind\": \"oi\"}").statusCode()).isEqualTo(403);
        for (String wrong : List.of(
                "{}",
                "{\"kind\": \"acm\"}",
                "{\"kind\": \"oi\", \"penalty\": -1}",
                "{\"kind\": \"oi\", \"virtual\": 1}",
                "{\"kind\": \"oi\", \"problems\": [{\"id\": \"none\", \"label\": \"A\"}]}")) {
            assertThat(teaching.put(CONTEST, wrong).statusCode()).as(wrong).isEqualTo(400);
        }
        done(teaching.put(CONTEST, "{\"kind\": \"oi\"}"));
        JsonNode asked = done(learning.post(CONTEST + "/clarifications", "{\"text\": \"Why?\"}"));
        long id = asked.path("clarifications").path(0).path("id").asLong();
        done(teaching.post(CONTEST + "/clarifications/" + id, "{\"text\": \"So.\"}"));
        done(teaching.post(CONTEST + "/clarifications", "{\"text\": \"To all!\"}"));

        JsonNode told = done(learning.get(CONTEST + "/clarifications")).path("clarifications");

        assertThat(told).hasSize(3);
        assertThat(told.path(2).path("answered").asBoolean()).isTrue();
        assertThat(learning.post(CONTEST + "/clarifications/" + id, "{\"text\": \"Me.\"}")
                        .statusCode())
                .isEqualTo(403);
        done(teaching.put(CONTEST + "/problems/" + WebFixture.PROBLEM, "{\"removed\": true}"));
        assertThat(done(learning.get(CONTEST + "/scoreboard")).path("kind").asText())
                .isEqualTo("oi");
        assertThat(done(teaching.post(CONTEST + "/teams/anna/remove", "{}")).path("teams"))
                .isEmpty();
    }
}
