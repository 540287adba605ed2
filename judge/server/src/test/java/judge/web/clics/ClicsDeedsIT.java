package judge.web.clics;

import static judge.web.clics.ContestRequests.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import judge.database.BothDatabases;
import judge.intake.Zips;
import judge.online.CourseRole;
import judge.online.SiteRole;
import judge.online.Viewer;
import judge.online.contest.ContestKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The changes that programs of the field make in a contest, and who may make them. */
class ClicsDeedsIT {

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
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
            List<String> endings = new ArrayList<>();
            json("{\"all\":" + scene.get(scene.base() + "/languages", anna, token) + "}")
                    .findValues("extensions")
                    .forEach(
                            some -> some.forEach(one -> endings.add(one.asText().toLowerCase(Locale.ROOT))));
            assertThat(endings)
                    .as("as DOMjudge's submit looks for them: of one language each")
                    .contains("c", "cpp", "py", "java", "go", "rs", "js", "pas")
                    .doesNotHaveDuplicates();
            teamsAskAndTheJuryAnswers(scene, anna, token);
            whoItIsIsToldToTheJuryAndToItself(scene, anna, boris);
            String capitals = Base64.getEncoder()
                    .encodeToString(
                            Zips.utf8().add("Main.JAVA", "class Main { 8 }").bytes());
            assertThat(scene.post(posts, anna, token, good.replace(zip, capitals))
                            .statusCode())
                    .as("endings in capitals tell the language, too")
                    .isEqualTo(201);
            for (String bad : List.of(
                    good.replace("poj3074", "nothing"),
                    good.replace("java", "cobol"),
                    good.replace("java", "cpp"),
                    good.replace("{\"problem_id", "{\"time\":\"now\",\"problem_id"),
                    good.replace(zip, "?"),
                    "{\"files\":[" + "{},".repeat(6_000) + good + "]}",
                    "{}",
                    "[")) {
                HttpResponse<String> answer = scene.post(posts, anna, token, bad);
                assertThat(answer.statusCode()).as(bad).isEqualTo(400);
                // A text that is longer than anybody needs is not read to its end: in memory it is many times as large.
                assertThat(answer.body().contains("line 1"))
                        .as(bad)
                        .isEqualTo(bad.length() > 10_000 || bad.equals("["));
                assertThat(json(answer.body()).get("code").asInt()).isEqualTo(400);
                assertThat(json(answer.body()).get("message").asText()).isNotEmpty();
            }
        }
    }

    private static void whoItIsIsToldToTheJuryAndToItself(ContestScene scene, Viewer anna, Viewer boris) {
        String jury = scene.token(scene.teacher);
        String own = "{\"id\":\"" + anna.person() + "\",\"username\":\"anna\",\"name\":\"anna\",\"type\":\"team\","
                + "\"team_id\":\"" + anna.person() + "\",\"person_id\":\"" + anna.person() + "\"}";
        for (String base : List.of(scene.base(), scene.base().replace("2026-01", "2023-06"))) {
            String accounts = base + "/accounts";
            assertThat(scene.get(accounts, anna, scene.token(anna))).isEqualTo("[" + own + "]");
            assertThat(scene.get(base + "/account", anna, scene.token(anna))).isEqualTo(own);
            assertThat(scene.get(accounts + "/" + anna.person(), scene.teacher, jury))
                    .isEqualTo(own);
            assertThat(scene.get(accounts, scene.teacher, jury))
                    .contains(own, "\"username\":\"boris\"", "\"type\":\"judge\"");
            assertThat(scene.get(base + "/persons", boris, scene.token(boris)))
                    .contains("\"role\":\"contestant\"", "[\"" + boris.person() + "\"]")
                    .doesNotContain("anna");
            assertThat(scene.get(base + "/persons", scene.teacher, jury)).contains("\"role\":\"staff\"");
            assertThat(scene.status(accounts + "/" + anna.person(), boris, scene.token(boris)))
                    .isEqualTo(404);
            for (String people : List.of("/account", "/accounts", "/persons")) {
                assertThat(scene.status(base + people, null, "")).as(people).isEqualTo(404);
            }
        }
        try (FeedReader feed = new FeedReader(scene.open(scene.base() + "/event-feed", scene.teacher, jury))) {
            feed.until(ContestScene.STATE);
            scene.person("helper", SiteRole.STUDENT);
            scene.services.courses().setRole(scene.teacher, "finals", "helper", CourseRole.ASSISTANT);
            List<String> told = feed.until(scene.mark());
            assertThat(told).anyMatch(line -> line.contains("\"persons\"") && line.contains("\"name\":\"helper\""));
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
                "{\"text\":7}",
                "{\"text\":\"x\\u0000\"}",
                "{\"text\":\"x\",\"id\":\"7\"}",
                "{\"text\":\"x\",\"problem_id\":\"nothing\"}",
                "{\"text\":\"x\",\"to_team_ids\":[\"" + boris + "\"]}",
                "{\"text\":\"x\",\"to_group_ids\":[\"g\"]}",
                "{\"text\":\"x\",\"reply_to_id\":\"" + question + "\"}")) {
            assertThat(scene.post(path, anna, token, bad).statusCode()).as(bad).isEqualTo(400);
        }
        assertThat(scene.post(path, anna, token, "{\"text\":\"x\\u0000\"}").body())
                .contains("The key text has the value \\\"x\\\\u0000\\\", but has to be a text.");
        String other = "{\"text\":\"x\",\"from_team_id\":\"" + boris + "\"}";
        assertThat(scene.post(path, anna, token, other).statusCode()).isEqualTo(403);
    }

    @ParameterizedTest
    @EnumSource(names = "SQLITE")
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
            String id = "{\"id\":\"" + scene.id() + "\",\"start_time\":";
            JsonNode held = json(
                    scene.patch(contest, scene.teacher, token, id + "null}").body());
            assertThat(held.get("start_time").isNull()).isTrue();
            assertThat(held.get("countdown_pause_time").asText()).isEqualTo("0:17:00.000");
            assertThat(held.get("duration").asText()).isEqualTo("5:00:00.000");
            String ten = id + "null,\"countdown_pause_time\":\"0:10:00\"}";
            assertThat(json(scene.patch(contest, scene.teacher, token, ten).body())
                            .get("countdown_pause_time")
                            .asText())
                    .isEqualTo("0:10:00.000");
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("started")
                            .isNull())
                    .isTrue();
            for (String wrong : List.of(
                    "null,\"countdown_pause_time\":\"ten\"}",
                    "\"2026-11-22T10:30:00Z\",\"countdown_pause_time\":\"0:10:00\"}")) {
                assertThat(scene.patch(contest, scene.teacher, token, id + wrong)
                                .statusCode())
                        .isEqualTo(400);
            }
            scene.clock.pass(Duration.ofDays(2));
            assertThat(json(scene.get(contest + "/state", null, ""))
                            .get("started")
                            .isNull())
                    .isTrue();
            scene.clock.pass(Duration.ofDays(-2));
            JsonNode again =
                    json(scene.patch(contest, scene.teacher, token, start).body());
            assertThat(again.get("start_time").asText()).startsWith("2026-11-22T10:17:00");
            assertThat(again.has("countdown_pause_time")).isFalse();
            assertThat(again.get("scoreboard_freeze_duration").asText()).isEqualTo("1:00:00.000");

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
    @EnumSource(names = "SQLITE")
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
