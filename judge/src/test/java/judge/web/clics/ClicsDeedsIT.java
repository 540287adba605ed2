package judge.web.clics;

import static judge.web.clics.ContestRequests.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import judge.database.BothDatabases;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What programs of the field do in a contest, and who may not. */
class ClicsDeedsIT {

    @ParameterizedTest
    @EnumSource
    void teamsHandInAndOthersCannot(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            Viewer boris = scene.team("boris", "Boris", false);
            Viewer stranger = scene.person("stranger", SiteRole.STUDENT);
            String token = scene.token(anna);
            String posts = scene.base() + "/submissions";
            String zip = Base64.getEncoder().encodeToString(ContestScene.zip("class Main { 9 }"));
            String good =
                    "{\"problem_id\":\"poj3074\",\"language_id\":\"java\",\"files\":[{\"data\":\"" + zip + "\"}]}";
            int early = scene.post(posts, anna, token, good).statusCode();
            String problems = scene.get(scene.base() + "/problems", anna, token);
            scene.clock.pass(Duration.ofMinutes(20));

            HttpResponse<String> made = scene.post(posts, anna, token, good);

            assertThat(early).isEqualTo(400);
            assertThat(problems).isEqualTo("[]");
            assertThat(made.statusCode()).isEqualTo(201);
            assertThat(made.headers().firstValue("Location")).hasValue(posts + "/1");
            assertThat(json(made.body()).get("team_id").asText()).isEqualTo(Long.toString(anna.person()));
            assertThat(scene.get(scene.base() + "/teams", null, ""))
                    .contains("\"Anna\"")
                    .doesNotContain("\"anna\"");
            assertThat(scene.get(posts, anna, token)).contains(scene.id() + "/submissions/1/files");
            assertThat(scene.get(posts, boris, scene.token(boris))).contains("\"files\":[]");
            assertThat(scene.status(posts + "/1/files", anna, token)).isEqualTo(200);
            assertThat(scene.status(posts + "/1/files", boris, scene.token(boris)))
                    .isEqualTo(404);
            assertThat(scene.status(posts + "/1/files", null, "")).isEqualTo(404);
            assertThat(scene.post(posts, scene.teacher, scene.token(scene.teacher), good)
                            .statusCode())
                    .isEqualTo(403);
            assertThat(scene.post(posts, stranger, scene.token(stranger), good).statusCode())
                    .isEqualTo(403);
            assertThat(scene.post(posts, anna, "judge_wrong", good).statusCode())
                    .isEqualTo(401);
            teamsAskAndTheJuryAnswers(scene, anna, token);
            for (String bad : List.of(
                    good.replace("poj3074", "nothing"),
                    good.replace("java", "cobol"),
                    good.replace("java", "cpp"),
                    good.replace("{\"problem_id", "{\"time\":\"now\",\"problem_id"),
                    good.replace(zip, "?"),
                    "{}",
                    "[")) {
                HttpResponse<String> answer = scene.post(posts, anna, token, bad);
                assertThat(answer.statusCode()).as(bad).isEqualTo(400);
                assertThat(json(answer.body()).get("code").asInt()).isEqualTo(400);
                assertThat(json(answer.body()).get("message").asText()).isNotEmpty();
            }
        }
    }

    private static void teamsAskAndTheJuryAnswers(ContestScene scene, Viewer anna, String token) {
        String path = scene.base() + "/clarifications";
        String jury = scene.token(scene.teacher);
        String id = Long.toString(anna.person());
        String boris = Long.toString(anna.person() + 1);

        HttpResponse<String> asked = scene.post(path, anna, token, "{\"problem_id\":\"poj3074\",\"text\":\"Round?\"}");
        String question = json(asked.body()).get("id").asText();
        HttpResponse<String> answered = scene.post(
                path,
                scene.teacher,
                jury,
                "{\"reply_to_id\":\"" + question + "\",\"to_team_ids\":[\"" + id + "\"],\"text\":\"Yes.\"}");
        HttpResponse<String> told =
                scene.post(path, scene.teacher, jury, "{\"to_team_ids\":[\"" + boris + "\"],\"text\":\"Be quiet.\"}");

        assertThat(asked.statusCode()).isEqualTo(201);
        assertThat(asked.headers().firstValue("Location")).hasValue(path + "/" + question);
        assertThat(json(asked.body()).get("from_team_id").asText()).isEqualTo(id);
        assertThat(json(answered.body()).get("reply_to_id").asText()).isEqualTo(question);
        assertThat(told.statusCode()).isEqualTo(201);
        assertThat(scene.get(path, anna, token)).contains("Round?", "Yes.").doesNotContain("Be quiet.");
        assertThat(scene.get(path, null, "")).isEqualTo("[]");
        for (String bad : List.of(
                "{}",
                "{\"text\":\" \"}",
                "{\"text\":\"x\",\"id\":\"7\"}",
                "{\"text\":\"x\",\"problem_id\":\"nothing\"}",
                "{\"text\":\"x\",\"to_team_ids\":[\"" + boris + "\"]}",
                "{\"text\":\"x\",\"to_group_ids\":[\"g\"]}",
                "{\"text\":\"x\",\"reply_to_id\":\"" + question + "\"}")) {
            assertThat(scene.post(path, anna, token, bad).statusCode()).as(bad).isEqualTo(400);
        }
        String other = "{\"text\":\"x\",\"from_team_id\":\"" + boris + "\"}";
        assertThat(scene.post(path, anna, token, other).statusCode()).isEqualTo(403);
    }

    @ParameterizedTest
    @EnumSource
    void whoTeachesSetsWhenItBeginsAndIsThawed(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            String token = scene.token(scene.teacher);
            String contest = scene.base();
            Duration later = Duration.ofMinutes(7);
            String starts = "\"start_time\":\"" + scene.starts.plus(later) + "\"}";
            String start = "{\"id\":\"" + scene.id() + "\"," + starts;

            assertThat(scene.get(contest + "/access", scene.teacher, token))
                    .contains("[\"contest_start\",\"contest_thaw\",\"post_clar\"]");
            // Each version has names of its own for it, and its schema no others.
            String older = contest.replace("2026-01", "2023-06") + "/access";
            assertThat(scene.get(older, scene.teacher, token)).contains("[\"contest_start\",\"contest_thaw\"]");
            assertThat(scene.get(contest + "/access", anna, scene.token(anna)))
                    .contains("[\"team_submit\",\"post_clar\"]");
            assertThat(scene.get(older, anna, scene.token(anna))).contains("[\"team_submit\",\"team_clar\"]");
            assertThat(scene.patch(contest, anna, scene.token(anna), start).statusCode())
                    .isEqualTo(403);
            assertThat(scene.patch(contest, scene.teacher, token, "{\"id\":\"0\"," + starts)
                            .statusCode())
                    .isEqualTo(409);
            JsonNode moved =
                    json(scene.patch(contest, scene.teacher, token, start).body());
            assertThat(moved.get("start_time").asText()).startsWith("2026-11-22T10:17:00");
            assertThat(moved.get("duration").asText()).isEqualTo("5:00:00.000");
            assertThat(moved.get("scoreboard_freeze_duration").asText()).isEqualTo("1:00:00.000");
            String open = "{\"id\":\"" + scene.id() + "\",\"start_time\":null}";
            assertThat(scene.patch(contest, scene.teacher, token, open).statusCode())
                    .isEqualTo(403);

            scene.clock.pass(Duration.ofMinutes(17).minusSeconds(20));
            assertThat(scene.patch(contest, scene.teacher, token, start).statusCode())
                    .isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T12:00:00Z")).isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T16:00:00.000+00")).isEqualTo(204);
            assertThat(thaw(scene, token, "soon")).isEqualTo(400);
            scene.clock.pass(Duration.ofMinutes(300));
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("thawed")
                            .isNull())
                    .isTrue();
            assertThat(thaw(scene, token, "2026-11-22T12:00:00Z")).isEqualTo(403);
            assertThat(thaw(scene, token, "2026-11-22T15:18:00Z")).isEqualTo(204);
            scene.clock.pass(Duration.ofMinutes(2));
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("thawed")
                            .asText())
                    .startsWith("2026-11-22T15:18:00");
            assertThat(thaw(scene, token, "2026-11-22T17:00:00Z")).isEqualTo(403);
        }
    }

    private static int thaw(ContestScene scene, String token, String at) {
        String sent = "{\"id\":\"" + scene.id() + "\",\"scoreboard_thaw_time\":\"" + at + "\"}";
        return scene.patch(scene.base(), scene.teacher, token, sent).statusCode();
    }

    @ParameterizedTest
    @EnumSource
    void passwordsAreTakenFromProgramsHereAndNowhereElse(BothDatabases on) {
        try (ContestScene scene = new ContestScene(on, ContestKind.ICPC)) {
            Viewer anna = scene.team("anna", "Anna", false);
            String hash = scene.services.accounts().hashed(ContestScene.PASSWORD);
            scene.database.write(tables -> {
                tables.people().setPassword(anna.person(), hash, false);
                return hash;
            });
            String account = scene.base() + "/account";

            assertThat(scene.get(account, anna, ContestScene.PASSWORD))
                    .contains("\"team_id\":\"" + anna.person() + "\"");
            assertThat(scene.status(account, anna, "wrong " + ContestScene.PASSWORD))
                    .isEqualTo(401);
            assertThat(scene.status("/api/v1/courses", anna, ContestScene.PASSWORD))
                    .isEqualTo(401);
            HttpResponse<String> foreign =
                    scene.send(scene.request(scene.base() + "/submissions", anna, ContestScene.PASSWORD)
                            .header("Sec-Fetch-Site", "cross-site")
                            .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{}"))
                            .build());
            assertThat(foreign.statusCode()).isEqualTo(403);
            scene.database.write(tables -> {
                tables.people().setPassword(anna.person(), null, false);
                return hash;
            });
            assertThat(scene.status(account, anna, ContestScene.PASSWORD)).isEqualTo(401);
        }
    }
}
